import type { Database } from '../db/database';
import type { Figure } from '../module';

/** How many messages lie aside. */
export function createDeadLetterFigure(database: Database): Figure {
  return {
    name: 'mastlight_dead_letters',
    help: 'Events and jobs that this build cannot read and that wait for one that does.',
    kind: 'gauge',
    async read() {
      const { rows } = await database.query<{ count: number }>('system', 'select count(*)::int as count from platform_dead_letter');
      return rows[0]!.count;
    },
  };
}
