import type { Platform } from '../../../platform/module';

/** How many shipments should have been asked after by now. */
export async function countDue({ database, portClock }: Pick<Platform, 'database' | 'portClock'>): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'system',
    'select count(*)::int as count from line_tracking_shipment where due_ms <= $1',
    [Math.trunc(portClock.nowMs())],
    'line-tracking-count-due',
  );
  return rows[0]!.count;
}
