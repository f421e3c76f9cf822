import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { intakeRefusals as refusals } from '@mastlight/domain/intake/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { addJob } from '../../../platform/queue/queue';
import type { Outcome } from '../intake-door';
import { requireRawKept } from '../queries/find-messages';
import { findReceipts } from '../queries/find-receipts';
import { writeReceiptsAsked } from '../receipts-asked';

/** Writing takes a worker some hundredths of a second, of a large file some seconds. */
const retryAfterSeconds = 1;

/**
 * The receipts to a message as they were written; null where none is due (yet).
 * Those that are still to be written are asked of a worker.
 *
 * @throws Refusal `rawExpired` when nothing is kept to tell them by, `receiptsInWork` until a worker has written them.
 */
export async function askReceipts({ database }: Pick<Platform, 'database'>, outcome: Outcome): Promise<Buffer | null> {
  const { messageId } = outcome;
  const found = await findReceipts(database, outcome);
  if (found.state === 'written') return found.bytes;
  await requireRawKept(database, messageId);
  if (found.state === 'none') return null;
  await inTransaction(database, 'system', (transaction) =>
    addJob(transaction, writeReceiptsAsked, { messageId }, { key: `${writeReceiptsAsked.name}:${messageId}` }),
  );
  throw refuse(refusals.receiptsInWork, {}, { retryAfterSeconds });
}
