import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { Database } from '../../../platform/db/database';

export interface RecentEntry {
  readonly id: number;
  readonly userName: string;
  readonly blno: string | null;
  readonly carNo: string | null;
  readonly vesselsName: string | null;
  readonly voyage: string | null;
}

/** A page of the ticker's entries, the latest first, and how many there are; masked as they are stored. */
export async function listRecent(
  database: Database,
  { pageSize, offset }: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: RecentEntry[]; readonly total: number }> {
  const { rows } = await database.query<{ readonly list: RecentEntry[]; readonly total: number }>(
    'system',
    `select (select count(*)::int from recent_activity_entry) as total,
       coalesce((select json_agg(entry) from (
         select id, user_name as "userName", bill_no as blno, plate_no as "carNo", vessel_name as "vesselsName", voyage
         from recent_activity_entry order by id desc limit $1 offset $2) entry), '[]') as list`,
    [pageSize, offset],
    'recent-activity-list',
  );
  return rows[0]!;
}
