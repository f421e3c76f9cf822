import type { Database } from '../../../platform/db/database';
import type { Outcome } from '../intake-door';
import { findOutcome } from './find-messages';

/** The receipts to a message: none is due (yet), they are there, or a worker has still to write them. */
export type FoundReceipts =
  | { readonly state: 'none' }
  | { readonly state: 'written'; readonly bytes: Buffer }
  | { readonly state: 'to-write' };

/**
 * The receipts to a message as they were written when it was read. To be
 * written are those to a file that repeats another, which was not read itself,
 * and to what an earlier version read. None is due while a file waits, to other
 * formats, and to what was never read to its end.
 */
export async function findReceipts(database: Database, outcome: Outcome): Promise<FoundReceipts> {
  const { messageId, duplicateOf } = outcome;
  if (outcome.state === 'received') return { state: 'none' };
  const first = outcome.format === null && duplicateOf !== null ? await findOutcome(database, duplicateOf) : null;
  if ((outcome.format ?? first?.format) !== 'edifact') return { state: 'none' };
  const { rows } = await database.query<{ bytes: Buffer | null }>(
    'system',
    'select bytes from intake_receipt where message_id = $1',
    [messageId],
    'intake-receipts',
  );
  if (!rows[0]) return { state: 'to-write' };
  return rows[0].bytes === null ? { state: 'none' } : { state: 'written', bytes: rows[0].bytes };
}
