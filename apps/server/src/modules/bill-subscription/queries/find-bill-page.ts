import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { Database } from '../../../platform/db/database';
import { exceptionCodes, recordColumns, type SubscriptionRecord } from '../schema';
import { billRowOf } from './bill-row';
import { countColumns, filterSql, type BillFilter } from './bill-filter';

export interface BillPage {
  readonly list: BillRow[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly counts: Record<string, number>;
}

type Paging = Parameters<typeof readPaging>[0];

/**
 * One page of an owner's list with its counts, in one statement: the filter
 * runs once, the wide columns are read for the rows of the page alone.
 *
 * @param portNowMs port time; exceptions are those of this instant.
 */
export async function findBillPage(
  database: Database,
  ownerKey: string,
  filter: BillFilter & Paging,
  portNowMs: number,
): Promise<BillPage> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { values, text, name } = billPageStatement(ownerKey, filter, portNowMs, pageSize, offset);
  const { rows } = await database.query<CountedRecord>({ ownerKey }, text, values, name);
  // The counts stand in every row, and in one row without a subscription when the page is empty.
  const [first] = rows;
  return {
    list: rows.filter((row) => row.id !== null).map((row) => billRowOf(row, portNowMs)),
    total: first!.total,
    pageNo,
    pageSize,
    counts: {
      // What the list holds without its exception filter, for the chip that lets go of it.
      all: first!.count_all,
      ...Object.fromEntries(exceptionCodes.map((code, index) => [code, first![`count_${index}`] ?? 0])),
    },
  };
}

type CountedRecord = SubscriptionRecord & { readonly total: number; readonly count_all: number } & Readonly<
    Record<`count_${number}`, number>
  >;

/** The statement behind a page; the benchmark drives the very same one. */
export function billPageStatement(
  ownerKey: string,
  filter: BillFilter,
  portNowMs: number,
  limit: number,
  offset: number,
): { text: string; values: unknown[]; name: string | undefined } {
  const { values, mine, chosen, orderBy } = filterSql(ownerKey, filter, portNowMs);
  values.push(limit, offset);
  const text = `
    with mine as materialized (${mine}),
    counted as (select ${countColumns}, count(*)::int as count_all,
      count(*) filter (where ${chosen})::int as total from mine),
    page as (
      select id, row_number() over (order by ${orderBy}) as place from mine where ${chosen}
      order by place limit $${values.length - 1} offset $${values.length}
    )
    select counted.*, ${recordColumns}
    from counted left join page on true
    left join bill_subscription s on s.id = page.id and s.owner_key = $1
    order by page.place`;
  // The plain list is asked for all day long: its plan is kept. Filters are many, their plans are not.
  return { text, values, name: values.length === 5 && !filter.sort && !filter.exception ? 'bill-subscription-page' : undefined };
}
