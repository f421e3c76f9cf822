import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { PortSilence } from '@mastlight/domain/ports/index';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { Database } from '../../../platform/db/database';
import { pageStatement, type ListWish, type Statement } from '../../../platform/list/list-statement';
import { exceptionCodes, type SubscriptionRecord } from '../schema';
import { billRowOf } from './bill-row';
import { billList, readBillFilter, type BillFilter } from './bill-filter';

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
 * @param portNowMs port time; exceptions are those of this instant, and of a port that is silent those of when it was last heard.
 */
export async function findBillPage(
  database: Database,
  ownerKey: string,
  filter: BillFilter & Paging,
  portNowMs: number,
  silence: PortSilence | null = null,
): Promise<BillPage> {
  const asOfMs = silence?.sinceMs ?? portNowMs;
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { values, text, name } = billPageStatement(ownerKey, filter, asOfMs, pageSize, offset);
  const { rows } = await database.query<CountedRecord>({ ownerKey }, text, values, name);
  // The counts stand in every row, and in one row without a subscription when the page is empty.
  const [first] = rows;
  return {
    list: rows.filter((row) => row.id !== null).map((row) => billRowOf(row, portNowMs, undefined, { focus: filter.exception, silence })),
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

/** The plain list, and rows of it that have changed, are asked for all day long: their plans are kept. Filters are many, their plans are not. */
function nameOf({ values, sort, group }: ListWish, filter: BillFilter): string | undefined {
  if (sort || group) return undefined;
  if (values.length === 3) return 'bill-subscription-page';
  return values.length === 4 && filter.ids !== undefined ? 'bill-subscription-rows' : undefined;
}

/** The statement behind a page; the benchmark drives the very same one. */
export function billPageStatement(
  ownerKey: string,
  filter: BillFilter,
  portNowMs: number,
  limit: number,
  offset: number,
): Statement & { name: string | undefined } {
  const wish = readBillFilter(ownerKey, filter, portNowMs);
  return { ...pageStatement(billList, wish, limit, offset), name: nameOf(wish, filter) };
}
