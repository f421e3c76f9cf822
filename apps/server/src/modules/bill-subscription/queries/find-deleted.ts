import { billRow, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import { deletionReasonCodes, deletionReasonText } from '@mastlight/domain/vocabulary/deletion-reason';
import { lifeOf } from '@mastlight/domain/bill-subscription/life';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { foundSql, wordsSql } from '../../../platform/list/search';
import type { SubscriptionRecord } from '../schema';
import { billRowOf } from './bill-row';

interface DeletedFilter {
  readonly systemKey: PortCode;
  readonly keyword?: string | undefined;
  readonly reason?: number | undefined;
}

/** What a deleted subscription is without what the port says of its bill. */
type DeletedRecord = Omit<SubscriptionRecord, keyof typeof nothingHeard> & {
  readonly deleted_ms: number;
  readonly delete_reason: number;
  readonly ended_row: unknown;
};

/**
 * Deleted subscriptions with their reasons (R-4.10-19), the latest first. They
 * tell what the list showed when they ended: of a bill that is followed no more
 * nobody is told any news.
 */
export async function findDeleted(
  database: Database,
  ownerKey: string,
  filter: DeletedFilter & Parameters<typeof readPaging>[0],
  portNowMs: number,
) {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const terms = filter.keyword === undefined ? null : readSearchTerms(filter.keyword);
  const values: unknown[] = [ownerKey, filter.systemKey, pageSize, offset, filter.reason ?? null];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const texts = { numbers: ["s.bill_no || ' ' || s.typed_search"], words: ['s.own_words', wordsSql("s.ended_row ->> 'shipInfo'")] };
  const found = terms === null ? 'true' : foundSql(terms, param, texts);
  const counts = deletionReasonCodes.map((code) => `count(*) filter (where delete_reason = ${code})::int as count_${code}`);
  const { rows } = await database.query<DeletedRecord & { total: number; count_all: number } & Readonly<Record<`count_${number}`, number>>>(
    { ownerKey },
    `with mine as (
       select s.id, s.deleted_ms, s.delete_reason from bill_subscription s
       where s.owner_key = $1 and s.port = $2 and s.deleted_ms is not null
         and ${found}
     ), counted as (
       select ${counts.join(', ')}, count(*)::int as count_all, count(*) filter (where $5::int is null or delete_reason = $5)::int as total from mine
     ), page as (
       select id, deleted_ms from mine where $5::int is null or delete_reason = $5 order by deleted_ms desc, id desc limit $3 offset $4
     )
     select counted.*, found.* from counted left join page on true
     left join lateral (select s.deleted_ms, s.delete_reason, s.ended_row, s.id, s.user_id::float8 as user_id, s.port, s.bill_no, s.created_ms, s.version, s.client_name,
         s.remark, s.transport, s.auto_subscribe, s.speed_type, s.typed_vessel, s.typed_voyage, s.topped_ms, s.created_ms as since_ms
       from bill_subscription s where s.id = page.id and s.owner_key = $1) found on true
     order by page.deleted_ms desc, page.id desc`,
    values,
  );
  const [first] = rows;
  return {
    list: rows
      .filter((row) => row.id !== null)
      .map((row) => ({
        ...endedRowOf(row, portNowMs),
        deleteReason: row.delete_reason,
        deleteReasonText: deletionReasonText(row.delete_reason),
        deleteTime: formatShanghai(row.deleted_ms),
      })),
    total: first!.total,
    counts: { all: first!.count_all, ...Object.fromEntries(deletionReasonCodes.map((code) => [code, first![`count_${code}`] ?? 0])) },
    pageNo,
    pageSize,
  };
}

/** What the list showed when the subscription ended; of one that an older build deleted, the user's own words alone. */
function endedRowOf(record: DeletedRecord, portNowMs: number): BillRow {
  const own = billRowOf({ ...record, ...nothingHeard }, portNowMs, null);
  // Rows that ended before a list told who answers for a bill do not say it.
  const kept = billRow.safeParse({ userId: own.userId, ...(record.ended_row as object | null) });
  const shown = kept.success ? { ...kept.data, version: own.version, top: false } : { ...own, sentence: '', lastestStatus: null };
  // What asking had found is no word of the port's.
  const said = shown.state === 'failed' && shown.failReason !== 'cancelled' ? 'waiting' : shown.state;
  const { state, reason } = lifeOf({ said, askedReason: null, endedReason: record.delete_reason });
  return { ...shown, state, failReason: reason };
}

const nothingHeard = {
  status: null,
  state: 'waiting',
  fail_reason: null,
  near_bill_no: null,
  pass_flag: null,
  acknowledged: null,
  is_port_heard: true,
  truck_arrivals: null,
} as const;
