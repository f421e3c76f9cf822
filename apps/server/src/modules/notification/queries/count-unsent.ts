import type { Platform } from '../../../platform/module';

const overdueMs = 300_000;

/** Messages to channels that failed within a day, or should have gone out minutes ago. */
export async function countUnsent({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const nowMs = clock.nowMs();
  const { rows } = await database.query<{ count: number }>(
    'system',
    `select (count(*) filter (where state in ('failed', 'unsure') and ended_at > $1 and cardinality(message_ids) > 0) + count(*) filter (where state = 'waiting' and due_at < $2))::float8 as count
     from notification_delivery where created_at > $1`,
    [new Date(nowMs - 86_400_000), new Date(nowMs - overdueMs)],
    'notification-count-unsent',
  );
  return rows[0]!.count;
}
