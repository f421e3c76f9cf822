import type { Transaction } from '../../platform/db/transaction';
import { addJob } from '../../platform/queue/queue';

/** The job that decodes what waits. */
export const decodeJobName = 'intake.decode';

/** Asks for decoding, exactly if the transaction commits; requests that wait are one. */
export function requestDecoding(transaction: Transaction): Promise<void> {
  return addJob(transaction, { name: decodeJobName }, {}, { key: decodeJobName });
}
