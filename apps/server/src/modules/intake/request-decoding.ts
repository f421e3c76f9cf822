import type { Transaction } from '../../platform/db/transaction';
import { addJob } from '../../platform/queue/queue';

/**
 * The job that decodes what waits. It has a queue of its own: only one can have
 * its turn anyway, and others that waited for it would hold every worker.
 */
export const decodeJobName = 'intake.decode';

/** Asks for decoding, exactly if the transaction commits; requests that wait are one. */
export function requestDecoding(transaction: Transaction): Promise<void> {
  return addJob(transaction, { name: decodeJobName, queue: decodeJobName }, {}, { key: decodeJobName });
}
