import type { MailedList } from '@mastlight/domain/export-task/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

const timeOf = (at: Date | null): string | null => at && formatShanghai(at.getTime());

/** The lists that somebody has sent to him in an identity, the latest first, with what became of each the last time. */
export async function listMailed(
  database: Database,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
): Promise<MailedList[]> {
  const { rows } = await database.query<
    Pick<MailedList, 'id' | 'list' | 'name' | 'weekdays' | 'hours' | 'lastState'> & {
      nextAt: Date | null;
      lastAt: Date | null;
      reason: string | null;
    }
  >(
    { ownerKey },
    `select l.id, l.list, l.name, l.weekdays, l.hours, l.next_at as "nextAt", m.sent_for_at as "lastAt", m.state as "lastState", m.reason
     from export_task_mailed l left join lateral (
       select sent_for_at, state, reason from export_task_mailing where mailed_id = l.id order by sent_for_at desc limit 1) m on true
     where l.owner_key = $1 and l.user_id = $2 order by l.id desc`,
    [ownerKey, userId],
    'export-task-list-mailed',
  );
  return rows.map(({ nextAt, lastAt, reason, ...row }) => ({
    ...row,
    isPaused: nextAt === null,
    nextTime: timeOf(nextAt),
    lastTime: timeOf(lastAt),
    lastReason: reason ?? '',
  }));
}
