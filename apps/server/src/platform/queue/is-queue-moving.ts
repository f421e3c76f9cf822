import type { Database } from '../db/database';

/**
 * Whether jobs are taken up: none that is due has waited longer than `limitMs`
 * for its first attempt since it was due, by the database's clock.
 */
export async function isQueueMoving(database: Database, limitMs: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'system',
    `select 1 from graphile_worker._private_jobs
     where is_available and run_at < now() - make_interval(secs => $1) limit 1`,
    [limitMs / 1000],
  );
  return rowCount === 0;
}
