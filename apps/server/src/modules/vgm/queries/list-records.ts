import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { pageSizeDefault } from '@mastlight/domain/vgm/limits';
import type { VgmChange, VgmRecordKind } from '@mastlight/domain/vgm/record';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { foundSql, wordsSql } from '../../../platform/list/search';
import type { DispatchDoor } from '../../dispatch/index';

interface RecordRow {
  readonly id: number;
  readonly filing_id: number;
  readonly bill_no: string;
  readonly user_id: number;
  readonly kind: VgmRecordKind;
  readonly reference: string | null;
  readonly changes: VgmChange[];
  readonly made_ms: number;
}

/**
 * A page of an owner's corrections and deletions, the newest first (R-2.2-23). A keyword is compared with his filings, of
 * which there are so many at most, and not with each of their records.
 *
 * @throws BusinessError 400 for a keyword of more words than are sought.
 */
export async function listVgmRecords(
  database: Database,
  dispatch: Pick<DispatchDoor, 'read'>,
  ownerKey: string,
  { keyword, ...fields }: { readonly keyword?: string | undefined } & Parameters<typeof readPaging>[0],
) {
  const { pageNo, pageSize, offset } = readPaging(fields, pageSizeDefault);
  const terms = keyword === undefined ? null : readSearchTerms(keyword);
  const values: unknown[] = [ownerKey];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const found = terms === null ? 'true' : foundSql(terms, param, { numbers: [wordsSql('f.bill_no')], words: [] });
  const mine = `select f.id from vgm_filing f where f.owner_key = $1 and ${found}`;
  const { rows } = await database.query<Partial<RecordRow> & { total: number }>(
    { ownerKey },
    `with found as (
       select id from vgm_record where owner_key = $1 and filing_id in (${mine})
     ), page as (select id from found order by id desc limit ${param(pageSize)} offset ${param(offset)})
     select (select count(*)::int from found) as total, r.id, r.filing_id, f.bill_no, r.user_id, r.kind, r.reference, r.changes, r.made_ms
     from (select) as one left join page on true
     left join vgm_record r on r.owner_key = $1 and r.id = page.id left join vgm_filing f on f.owner_key = $1 and f.id = r.filing_id
     order by r.id desc`,
    values,
  );
  // The total stands in every row, and in one row without a record when the page is empty.
  const records = rows.filter((row): row is typeof row & RecordRow => typeof row.id === 'number');
  const statuses = await dispatch.read(
    ownerKey,
    records.flatMap(({ reference }) => (reference === null ? [] : [reference])),
  );
  const list = records.map((row) => ({
    id: row.id,
    filingId: row.filing_id,
    billNo: row.bill_no,
    userId: row.user_id,
    kind: row.kind,
    state: (row.reference === null ? null : statuses.get(row.reference)?.state) ?? null,
    reason: (row.reference === null ? null : statuses.get(row.reference)?.reason) ?? '',
    changes: row.changes,
    time: formatShanghai(row.made_ms),
  }));
  return { list, total: rows[0]!.total, pageNo, pageSize };
}
