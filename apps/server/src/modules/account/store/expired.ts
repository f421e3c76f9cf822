import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { forgetDaysBefore } from '../../../platform/person-day';

/** Deletes what can have no effect any more. It waits for nobody: rows that a call holds just now are left to the next time. */
export async function deleteExpired(tx: Transaction, nowMs: number): Promise<void> {
  const dayMs = 24 * 3_600_000;
  const deleteOlder = async (table: string, column: string, ms: number): Promise<void> => {
    const sql = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} <= $1 for update skip locked))`;
    await connectionOf(tx).query(sql, [new Date(nowMs - ms)]);
  };
  await deleteOlder('account_session', 'expires_at', 0);
  await deleteOlder('account_scan_ticket', 'created_at', dayMs);
  await deleteOlder('account_wechat_callback', 'seen_at', 3_600_000);
  // Limits per phone look back a day.
  await deleteOlder('account_sms_code', 'created_at', 2 * dayMs);
  await deleteOlder('account_sms_hour', 'hour_from', 2 * dayMs);
  await deleteOlder('account_password_guard', 'updated_at', 2 * dayMs);
  await deleteOlder('account_known_browser', 'seen_at', 180 * dayMs);
  // Free money is given by the month.
  await deleteOlder('account_left_phone', 'left_at', 31 * dayMs);
  await forgetDaysBefore(tx, shanghaiDay(nowMs));
}
