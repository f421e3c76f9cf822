/** Wrong passwords, counted per account. */
import type { PasswordGuard } from '@mastlight/domain/account/count-wrong-password';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** The record of an account, locked until the transaction ends; null when there is none. */
export async function lockPasswordGuard(tx: Transaction, key: string): Promise<PasswordGuard | null> {
  const connection = connectionOf(tx);
  // The first try of all takes the same lock as every other one.
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const { rows } = await connection.query<{ failures: number; window_from: Date; locked_until: Date | null; locks: number }>(
    'select failures, window_from, locked_until, locks from account_password_guard where guard_key = $1',
    [key],
  );
  const row = rows[0];
  if (!row) return null;
  const lockedUntilMs = row.locked_until?.getTime() ?? null;
  return { failures: row.failures, windowFromMs: row.window_from.getTime(), lockedUntilMs, locks: row.locks };
}

export async function savePasswordGuard(tx: Transaction, key: string, guard: PasswordGuard, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_password_guard (guard_key, failures, window_from, locked_until, locks, updated_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (guard_key) do update set failures = excluded.failures, window_from = excluded.window_from,
       locked_until = excluded.locked_until, locks = excluded.locks, updated_at = excluded.updated_at`,
    [
      key,
      guard.failures,
      new Date(guard.windowFromMs),
      guard.lockedUntilMs === null ? null : new Date(guard.lockedUntilMs),
      guard.locks,
      new Date(nowMs),
    ],
  );
}

export async function deletePasswordGuards(tx: Transaction, keys: readonly string[]): Promise<void> {
  await connectionOf(tx).query('delete from account_password_guard where guard_key = any($1)', [keys]);
}
