import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** One transaction at a time appends facts and derives statuses; see `takeTurn`. */
const turnLockId = 7_305_040;

/**
 * Waits until no other transaction appends facts or derives statuses. Two at
 * once would each derive without the other's facts, and the last one's status
 * would lack them until the next report.
 */
export async function takeTurn(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query('select pg_advisory_xact_lock($1)', [turnLockId]);
}

/** As `takeTurn`, without waiting; false when it is another's turn. */
export async function tryTakeTurn(transaction: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [turnLockId]);
  return rows[0]!.taken;
}
