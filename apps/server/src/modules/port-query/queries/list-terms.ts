import type { TermType } from '@mastlight/domain/port-query/contract';
import { termsKept } from '@mastlight/domain/port-query/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** What an owner asked for last, the newest first (R-7.4-23). */
export async function listTerms(
  database: Database,
  ownerKey: string,
  type: TermType,
): Promise<{ id: number; keyword: string; createTime: string }[]> {
  const { rows } = await database.query<{ id: number; keyword: string; asked_at: Date }>(
    { ownerKey },
    'select id, keyword, asked_at from port_query_term where owner_key = $1 and type = $2 order by asked_at desc, id desc limit $3',
    [ownerKey, type, termsKept],
    'port-query-terms',
  );
  return rows.map(({ id, keyword, asked_at }) => ({ id, keyword, createTime: formatShanghai(asked_at.getTime()) }));
}
