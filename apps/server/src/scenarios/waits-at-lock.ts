import type { Database } from '../platform/db/database';

/** True when somebody waits for a lock of the test's database. */
export async function isSomebodyWaiting(database: Database): Promise<boolean> {
  const { rowCount } = await database.query(
    'system',
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount > 0;
}
