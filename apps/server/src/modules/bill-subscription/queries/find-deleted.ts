import { deletionReasonText } from '@mastlight/domain/bill-subscription/deletion-reason';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { wharfsNamed } from '@mastlight/domain/vocabulary/wharf';
import { searchPatterns } from '../../../platform/list/search-patterns';
import { recordColumns, subscribedBills, type SubscriptionRecord } from '../schema';
import { foundSql } from './bill-filter';
import { billRowOf } from './bill-row';

interface DeletedFilter {
  readonly systemKey: PortCode;
  readonly keyword?: string | undefined;
}

/** Deleted subscriptions with their reasons (R-4.10-19), the latest first. */
export async function findDeleted(
  database: Database,
  ownerKey: string,
  filter: DeletedFilter & Parameters<typeof readPaging>[0],
  portNowMs: number,
) {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const terms = filter.keyword === undefined ? null : readSearchTerms(filter.keyword);
  const { rows } = await database.query<SubscriptionRecord & { deleted_ms: number; delete_reason: number; total: number }>(
    { ownerKey },
    `with mine as (
       select s.id, s.deleted_ms from ${subscribedBills} where s.owner_key = $1 and s.port = $2 and s.deleted_ms is not null
         and ($3::text[] is null or ${foundSql('$3', '$6', terms ?? [])})
     ), page as (select id, deleted_ms from mine order by deleted_ms desc, id desc limit $4 offset $5)
     select total, found.*
     from (select count(*)::int as total from mine) counted left join page on true
     left join lateral (select s.deleted_ms, s.delete_reason, ${recordColumns} from ${subscribedBills}
       where s.id = page.id and s.owner_key = $1) found on true
     order by page.deleted_ms desc, page.id desc`,
    [ownerKey, filter.systemKey, terms && searchPatterns(terms), pageSize, offset, wharfsNamed(filter.systemKey, terms ?? [])],
  );
  return {
    list: rows
      .filter((row) => row.id !== null)
      .map((row) => ({
        ...billRowOf(row, portNowMs),
        deleteReason: row.delete_reason,
        deleteReasonText: deletionReasonText(row.delete_reason),
        deleteTime: formatShanghai(row.deleted_ms),
      })),
    total: rows[0]!.total,
    pageNo,
    pageSize,
  };
}
