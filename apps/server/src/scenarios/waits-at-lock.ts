import type { Database } from '../platform/db/database';

/** How many wait for a lock of the test's database. */
export async function countWaiting(database: Database): Promise<number> {
  const { rowCount } = await database.query(
    'system',
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

/** True when somebody waits for a lock of the test's database. */
export const isSomebodyWaiting = async (database: Database): Promise<boolean> => (await countWaiting(database)) > 0;
