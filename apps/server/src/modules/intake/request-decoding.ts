import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import type { Transaction } from '../../platform/db/transaction';
import { addJob } from '../../platform/queue/queue';

/** The job that decodes what waits. */
export const decodeMessages = defineJob('intake.decode', 1, noBody);

/** Asks for decoding, exactly if the transaction commits; requests that wait are one. */
export function requestDecoding(transaction: Transaction): Promise<void> {
  return addJob(transaction, decodeMessages, {}, { key: decodeMessages.name });
}
