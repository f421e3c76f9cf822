import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { BillingParts } from '../parts';
import { deleteAnswersBefore } from '../store';

const deleteAnswersJob = defineJob('billing.delete-answers', 1, noBody);

/** So long a key stands for its call (L-03), in ms; what was paid for stays paid for by its business key. */
export const keysKeptMs = 24 * 3_600_000;

/** Deletes answers whose keys stand for nothing any more. */
export async function deleteAnswers({ database, clock }: BillingParts): Promise<void> {
  await inTransaction(database, 'system', (tx) => deleteAnswersBefore(tx, clock.nowMs() - keysKeptMs));
}

/** Once an hour. */
export function defineDeleteAnswers(parts: BillingParts): JobHandler {
  return workOn(deleteAnswersJob, () => deleteAnswers(parts), { cron: '23 * * * *' });
}
