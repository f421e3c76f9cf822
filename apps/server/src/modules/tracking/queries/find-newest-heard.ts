import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** Port time of the newest fact of a port; see `TrackingDoor.newestHeardMs`. */
export async function findNewestHeard(database: Database, port: PortCode): Promise<number | null> {
  const { rows } = await database.query<{ heard_at: Date }>(
    'system',
    'select heard_at from tracking_port_heard where port = $1',
    [port],
    'tracking-newest-heard',
  );
  return rows[0]?.heard_at.getTime() ?? null;
}
