import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { pageSizeDefault } from '@mastlight/domain/vgm/limits';
import type { VgmChange, VgmRecordKind } from '@mastlight/domain/vgm/record';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { foundSql, wordsSql } from '../../../platform/list/search';
import type { DispatchDoor } from '../../dispatch/index';

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
  const where = `r.owner_key = $1 and r.filing_id in (select f.id from vgm_filing f where f.owner_key = $1 and ${found})`;
  const counted = await database.query<{ total: number }>(
    { ownerKey },
    `select count(*)::int as total from vgm_record r where ${where}`,
    values,
  );
  const { rows } = await database.query<{
    id: number;
    filing_id: number;
    bill_no: string;
    user_id: number;
    kind: VgmRecordKind;
    reference: string | null;
    changes: VgmChange[];
    made_ms: number;
  }>(
    { ownerKey },
    `select r.id, r.filing_id, f.bill_no, r.user_id, r.kind, r.reference, r.changes, r.made_ms
     from vgm_record r join vgm_filing f on f.id = r.filing_id where ${where} order by r.id desc
     limit ${param(pageSize)} offset ${param(offset)}`,
    values,
  );
  const statuses = await dispatch.read(
    ownerKey,
    rows.flatMap(({ reference }) => (reference === null ? [] : [reference])),
  );
  const list = rows.map((row) => ({
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
  return { list, total: counted.rows[0]!.total, pageNo, pageSize };
}
