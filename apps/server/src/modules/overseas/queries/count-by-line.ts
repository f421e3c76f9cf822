import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** How many shipments of a port an owner follows at each line. */
export async function countByLine(database: Database, ownerKey: string, port: PortCode): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ line: string; count: number }>(
    { ownerKey },
    'select line, count(*)::int as count from overseas_subscription where owner_key = $1 and port = $2 and ended_ms is null group by line',
    [ownerKey, port],
    'overseas-count-by-line',
  );
  return new Map(rows.map(({ line, count }) => [line, count]));
}
