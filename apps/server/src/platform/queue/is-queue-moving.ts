import type { Database } from '../db/database';
import type { Log } from '../log';

/**
 * Gives the check whether jobs are taken up: none of the names that this build
 * knows is due and has waited longer than `limitMs` for its first attempt since
 * it was due, by the database's clock. Jobs of other names, of a build before or
 * after this one, say nothing about the workers of this one: how many wait is
 * told in the log whenever it changes.
 */
export function createQueueCheck(database: Database, limitMs: number, names: readonly string[], log: Log): () => Promise<boolean> {
  let unknownCount = 0;
  return async () => {
    const { rows } = await database.query<{ known: number; unknown: number }>(
      'system',
      `select count(*) filter (where identifier = any($2))::int as known, count(*) filter (where identifier <> all($2))::int as unknown
       from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
       where is_available and run_at < now() - make_interval(secs => $1)`,
      [limitMs / 1000, [...names]],
    );
    const { known, unknown } = rows[0]!;
    if (unknown > 0 && unknown !== unknownCount) log.warn({ count: unknown }, 'jobs wait that this build does not know');
    unknownCount = unknown;
    return known === 0;
  };
}
