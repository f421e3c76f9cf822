import type { Database } from '../db/database';
import type { Figure } from '../module';

/** How many jobs are due and wait to be taken up. */
export function createDepthFigure(database: Database): Figure {
  return {
    name: 'mastlight_jobs_due',
    help: 'Jobs that are due and wait to be taken up.',
    kind: 'gauge',
    async read() {
      const { rows } = await database.query<{ count: number }>(
        'system',
        'select count(*)::int as count from graphile_worker._private_jobs where is_available and run_at <= now()',
      );
      return rows[0]!.count;
    },
  };
}
