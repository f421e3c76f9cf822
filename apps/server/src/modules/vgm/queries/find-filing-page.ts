import type { VgmRow } from '@mastlight/domain/vgm/contract';
import type { ListedStatus } from '@mastlight/domain/vgm/columns';
import { pageSizeDefault } from '@mastlight/domain/vgm/limits';
import { vgmReceiptWords, vgmStatusWords } from '@mastlight/domain/vgm/messages';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import type { ReceiptHeard, VgmStatus } from '@mastlight/domain/vgm/status';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfName, wharfsNamed } from '@mastlight/domain/vocabulary/wharf';
import type { Database } from '../../../platform/db/database';
import { idsStatement, isSortable, pageStatement, type ListStatement, type ListWish } from '../../../platform/list/list-statement';
import { foundSql, wordsSql } from '../../../platform/list/search';
import { wireTime } from '../../../platform/list/wire-time';
import { vgmPort } from '@mastlight/domain/vgm/limits';

interface FilingRecord {
  readonly id: number;
  readonly user_id: number;
  readonly status: VgmStatus;
  readonly bill_no: string;
  readonly vessel_name: string;
  readonly voyage: string;
  readonly carrier: string;
  readonly wharf: string;
  readonly remark: string;
  readonly receipt: ReceiptHeard;
  readonly reason: string;
  readonly is_updating: boolean;
  readonly updated_ms: number;
  readonly sent_ms: number | null;
  readonly deleted_ms: number | null;
  readonly version: number;
  readonly container_nos: string;
  readonly masses: string;
}

/** The list of filings; `$1` is the owner. Deleted ones stand in their own list and among all. */
export const filingList: ListStatement = {
  from: `vgm_filing s left join lateral (
      select coalesce(string_agg(c.container_no, '、' order by c.place), '') as container_nos,
        coalesce(string_agg(coalesce(c.gross_kg::text, '-'), '、' order by c.place), '') as masses
      from vgm_container c where c.filing_id = s.id) c on true`,
  own: 's.owner_key = $1',
  record: `s.id, s.user_id, s.status, s.bill_no, s.vessel_name, s.voyage, s.carrier, s.wharf, s.remark, s.receipt, s.reason,
    s.status = 2 and s.open_reference is not null as is_updating, s.updated_ms, s.sent_ms, s.deleted_ms, s.version, c.container_nos, c.masses`,
  sort: {
    billNo: 's.bill_no',
    vgmReceiptMsg: 's.receipt',
    remark: 's.remark',
    completionstatus: 's.status',
    operator: 's.user_id',
    vesselvoyage: "s.vessel_name || '/' || s.voyage",
    shipCompany: 's.carrier',
    wharf: 's.wharf',
    updateTime: 's.updated_ms',
    sendTime: 's.sent_ms',
    deleteTime: 's.deleted_ms',
  },
  pinned: 'false',
  needs: { status: 's.status', changed_ms: 's.updated_ms' },
  groups: {
    waiting: 'status = 0',
    sending: 'status = 1',
    failed: 'status = -1',
    sent: 'status = 2',
    deleted: 'status = -2',
  },
  // What failed first, then what waits, then the newest.
  order: 'case when status = -1 then 0 when status = 0 then 1 when status = 1 then 2 else 3 end, changed_ms desc',
};

const groupOf: Readonly<Record<VgmStatus, string>> = { [-2]: 'deleted', [-1]: 'failed', [0]: 'waiting', [1]: 'sending', [2]: 'sent' };

export interface FilingFilter {
  readonly status: ListedStatus;
  readonly keyword?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** @throws BusinessError 400 for a sort column that does not exist. */
function readWish(ownerKey: string, { status, keyword, sort, ids }: FilingFilter): ListWish {
  const values: unknown[] = [ownerKey];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const terms = keyword === undefined ? null : readSearchTerms(keyword);
  if (terms !== null) {
    const found = foundSql(terms, param, {
      numbers: ['s.search_numbers'],
      words: [wordsSql("s.vessel_name || ' ' || s.voyage"), 's.own_words'],
    });
    conditions.push(`(${found} or s.wharf = any(${param(wharfsNamed(vgmPort, terms))}::text[]))`);
  }
  if (ids !== undefined) conditions.push(`s.id = any(${param(ids)}::bigint[])`);
  if (sort && !isSortable(filingList, sort)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  return { conditions, values, group: status === 3 ? undefined : groupOf[status], sort };
}

/** Ids of all of an owner's filings that a filter leaves, in the order of the screen. */
export async function findFilingIds(database: Database, ownerKey: string, filter: FilingFilter): Promise<number[]> {
  const { text, values } = idsStatement(filingList, readWish(ownerKey, filter));
  const { rows } = await database.query<{ id: number }>({ ownerKey }, text, values);
  return rows.map(({ id }) => id);
}

/** A row of the list, but for the names of people and company. */
export type FoundRow = Omit<VgmRow, 'companyName' | 'operator'> & { readonly userId: number };

/** One page of an owner's filings with its counts. @throws BusinessError 400 for a sort column that does not exist. */
export async function findFilingPage(database: Database, ownerKey: string, filter: FilingFilter & Parameters<typeof readPaging>[0]) {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const statement = pageStatement(filingList, readWish(ownerKey, filter), pageSize, offset);
  type Counts = { total: number; count_all: number; count_0: number; count_1: number; count_2: number; count_3: number; count_4: number };
  const { rows } = await database.query<FilingRecord & Counts>({ ownerKey }, statement.text, statement.values);
  const first = rows[0]!;
  return {
    list: rows.filter((row) => row.id !== null).map(rowOf),
    total: first.total,
    pageNo,
    pageSize,
    counts: {
      all: first.count_all,
      waiting: first.count_0,
      sending: first.count_1,
      failed: first.count_2,
      sent: first.count_3,
      deleted: first.count_4,
    },
  };
}

function rowOf(record: FilingRecord): FoundRow {
  const carrier = carriers.find(({ code }) => code === record.carrier);
  return {
    id: record.id,
    userId: record.user_id,
    status: record.status,
    billNo: record.bill_no,
    vgmReceiptMsg: vgmReceiptWords[record.receipt],
    receipt: record.receipt,
    reason: record.reason,
    remark: record.remark,
    completionstatus: vgmStatusWords[record.status],
    ctnNoList: record.container_nos,
    vgmGrossWeightList: record.masses,
    vesselvoyage: callName(record.vessel_name || null, record.voyage || null) ?? '',
    vesselName: record.vessel_name,
    voyage: record.voyage,
    shipCompany: carrier?.nameCn ?? record.carrier,
    wharf: record.wharf === '' ? '' : wharfName(vgmPort, record.wharf),
    isUpdating: record.is_updating,
    updateTime: wireTime(record.updated_ms),
    sendTime: wireTime(record.sent_ms),
    deleteTime: wireTime(record.deleted_ms),
    version: record.version,
  };
}
