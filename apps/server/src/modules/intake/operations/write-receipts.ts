import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import type { Outcome } from '../intake-door';
import { findBytes } from '../queries/find-messages';
import { findReceipts } from '../queries/find-receipts';
import { readGently } from '../read-gently';
import { receiptsTo } from '../receipts-to';
import { saveReceipts } from '../store/receipts';

/**
 * The receipts to a decided file, written and kept if they are not there yet.
 * Reads the whole file then: for the worker alone.
 *
 * @returns null where none is due, and when the bytes are kept no longer
 */
export async function writeReceipts({ database }: Pick<Platform, 'database'>, outcome: Outcome): Promise<Buffer | null> {
  const found = await findReceipts(database, outcome);
  if (found.state !== 'to-write') return found.state === 'written' ? found.bytes : null;
  const bytes = await findBytes(database, outcome.messageId);
  if (!bytes) return null;
  const written = await receiptsTo(await readGently(bytes), outcome);
  const { messageId, receivedMs } = outcome;
  await inTransaction(database, 'system', (transaction) => saveReceipts(transaction, [{ messageId, receivedMs, bytes: written }]));
  return written;
}
