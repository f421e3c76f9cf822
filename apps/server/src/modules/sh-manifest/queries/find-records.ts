import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { compareFilings } from '@mastlight/domain/sh-manifest/compare-filings';
import type { ChangeRow, shManifest } from '@mastlight/domain/sh-manifest/contract';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { customsWords, manifestStatusWords, shManifestTexts as texts, submissionWords } from '@mastlight/domain/sh-manifest/messages';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { CustomsHeard, ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { wireTime } from '../../../platform/list/wire-time';
import { readStoredFiling } from '../read-stored-filing';
import { containing } from './containing';

/** A correction comes with both its filings: no page has more of them (ADR 0041). */
const rowsMax = 100;

type Filter = RequestOf<typeof shManifest.listChanges>;
interface SubmissionRecord {
  readonly id: number;
  readonly filing_id: number;
  readonly kind: string;
  readonly state: string;
  readonly message: string | null;
  readonly reason: string | null;
  readonly filing: unknown;
  readonly before: unknown;
  readonly bill_no: string;
  readonly vessel_name: string;
  readonly voyage: string;
  readonly submitted_at: Date;
  readonly settled_at: Date | null;
  readonly version: number;
}

function rowOf(record: SubmissionRecord): ChangeRow {
  const { id } = record;
  return {
    id,
    updateid: id,
    manifestId: record.filing_id,
    // The columns are checked to hold nothing else.
    kind: record.kind as ChangeRow['kind'],
    vesselname: record.vessel_name,
    voyageno: record.voyage,
    billno: record.bill_no,
    completionstatus: submissionWords[record.state as keyof typeof submissionWords],
    message: record.message,
    reason: record.reason,
    createTime: formatShanghai(record.submitted_at.getTime()),
    settledTime: wireTime(record.settled_at?.getTime()),
    changes: record.before === null ? [] : compareFilings(readStoredFiling(record.before), readStoredFiling(record.filing)),
    version: record.version,
  };
}

/** What went to customs of one manifest, newest first. */
export async function findReceipts(database: Database, ownerKey: string, filingId: number): Promise<ChangeRow[]> {
  const { rows } = await database.query<SubmissionRecord>(
    { ownerKey },
    `select s.id, s.filing_id, s.kind, s.state, s.message, s.reason, s.filing, s.before, f.bill_no, f.vessel_name, f.voyage, s.submitted_at, s.settled_at, s.version
     from sh_manifest_submission s join sh_manifest_filing f on f.id = s.filing_id
     where s.owner_key = $1 and s.filing_id = $2 order by s.id desc limit ${rowsMax}`,
    [ownerKey, filingId],
    'sh-manifest-receipts',
  );
  return rows.map(rowOf);
}

/** A manifest as customs have accepted it last, and whether they have deleted it since; null: they never did. */
export async function findAccepted(
  database: Database,
  ownerKey: string,
  filingId: number,
): Promise<{ readonly filing: ManifestFiling; readonly isDeleted: boolean } | null> {
  const { rows } = await database.query<{ filing: unknown; last_kind: string }>(
    { ownerKey },
    `select filing, (select l.kind from sh_manifest_submission l where l.owner_key = $1 and l.filing_id = $2 and l.state = 'accepted'
       order by l.id desc limit 1) as last_kind
     from sh_manifest_submission where owner_key = $1 and filing_id = $2 and state = 'accepted' and kind <> 'cancel' order by id desc limit 1`,
    [ownerKey, filingId],
    'sh-manifest-accepted',
  );
  const [row] = rows;
  return row ? { filing: readStoredFiling(row.filing), isDeleted: row.last_kind === 'cancel' } : null;
}

/** What went to customs of a manifest and what became of it, oldest first, without what it said: the newest hundred. */
export async function findSteps(
  database: Database,
  ownerKey: string,
  filingId: number,
): Promise<
  readonly {
    readonly kind: ChangeRow['kind'];
    readonly state: keyof typeof submissionWords;
    readonly message: string;
    readonly atMs: number;
    readonly settledMs: number | null;
  }[]
> {
  const { rows } = await database.query<{
    kind: string;
    state: string;
    message: string | null;
    submitted_at: Date;
    settled_at: Date | null;
  }>(
    { ownerKey },
    `select kind, state, message, submitted_at, settled_at from sh_manifest_submission
     where owner_key = $1 and filing_id = $2 order by id desc limit ${rowsMax}`,
    [ownerKey, filingId],
    'sh-manifest-steps',
  );
  return rows.toReversed().map((row) => ({
    // The columns are checked to hold nothing else.
    kind: row.kind as ChangeRow['kind'],
    state: row.state as keyof typeof submissionWords,
    message: row.message ?? '',
    atMs: row.submitted_at.getTime(),
    settledMs: row.settled_at?.getTime() ?? null,
  }));
}

/** What is found is carried by its numbers alone: with what each says it would be written to disk to be counted. */
export const changesStatement = `with found as (
    select id from sh_manifest_submission where owner_key = $1 and kind in ('modify', 'cancel')
      and filing_id in (select id from sh_manifest_filing where owner_key = $1 and bill_no ilike $2)
  ), page as (select id from found order by id desc limit $3 offset $4)
  select (select count(*)::int from found) as total, s.id, s.filing_id, s.kind, s.state, s.message, s.reason, s.filing, s.before,
    f.bill_no, f.vessel_name, f.voyage, s.submitted_at, s.settled_at, s.version
  from (select) as one left join page on true
  left join sh_manifest_submission s on s.owner_key = $1 and s.id = page.id
  left join sh_manifest_filing f on f.owner_key = $1 and f.id = s.filing_id order by s.id desc`;

/** One page of corrections and deletions, newest first (R-2.2-09). */
export async function findChanges(
  database: Database,
  ownerKey: string,
  filter: Filter,
): Promise<ResponseOf<typeof shManifest.listChanges>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault, rowsMax);
  const { rows } = await database.query<SubmissionRecord & { total: number }>(
    { ownerKey },
    changesStatement,
    [ownerKey, containing(filter.keyword), pageSize, offset],
    'sh-manifest-changes',
  );
  return { list: rows.filter(({ id }) => id !== null).map(rowOf), total: rows[0]!.total, pageNo, pageSize };
}

/** One page of what was sent and stands so at customs, newest first (R-2.2-05, R-3.9-16). */
export async function findSent(database: Database, ownerKey: string, filter: Filter): Promise<ResponseOf<typeof shManifest.listSent>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { rows } = await database.query<{
    total: number;
    id: number | null;
    bill_no: string;
    vessel_name: string;
    voyage: string;
    subject: string;
    status: number;
    customs_heard: string;
    sent_at: Date | null;
    version: number;
  }>(
    { ownerKey },
    `with found as (
       select id, bill_no, vessel_name, voyage, subject, status, customs_heard, sent_at, version from sh_manifest_filing
       where owner_key = $1 and status = 2 and sent_at is not null and bill_no ilike $2
     ), page as (select * from found order by sent_at desc, id desc limit $3 offset $4)
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true order by sent_at desc, id desc`,
    [ownerKey, containing(filter.keyword), pageSize, offset],
    'sh-manifest-sent',
  );
  const list = rows.flatMap((row) => {
    if (row.id === null) return [];
    const status = manifestStatusWords[row.status as ManifestStatus];
    return [
      {
        id: row.id,
        vesselname: row.vessel_name,
        voyageno: row.voyage,
        billno: row.bill_no,
        status,
        subject: row.subject,
        billnozhuizhi: status,
        billnohaiguan: customsWords[row.customs_heard as CustomsHeard],
        sendtime: wireTime(row.sent_at?.getTime()),
        version: row.version,
      },
    ];
  });
  return { list, total: rows[0]!.total, pageNo, pageSize };
}

/** One page of counter deletions, newest first (R-2.2-06, R-3.9-17). */
export async function findCounterDeletions(
  database: Database,
  ownerKey: string,
  filter: Filter,
): Promise<ResponseOf<typeof shManifest.listCounterDeletions>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { rows } = await database.query<{
    total: number;
    id: number | null;
    bill_no: string;
    remarks: string;
    status: number;
    submitted_at: Date;
    version: number;
  }>(
    { ownerKey },
    `with found as (
       select c.id, c.bill_no, c.remarks, f.status, c.submitted_at, c.version from sh_manifest_counter c join sh_manifest_filing f on f.id = c.filing_id
       where c.owner_key = $1 and c.bill_no ilike $2
     ), page as (select * from found order by id desc limit $3 offset $4)
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true order by id desc`,
    [ownerKey, containing(filter.keyword), pageSize, offset],
    'sh-manifest-counter-list',
  );
  const list = rows.flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            id: row.id,
            billno: row.bill_no,
            remarks: row.remarks,
            money: texts.counterMoney,
            status: row.status === -3 ? manifestStatusWords[-3] : texts.counterStatus,
            message: null,
            submittime: formatShanghai(row.submitted_at.getTime()),
            version: row.version,
          },
        ],
  );
  return { list, total: rows[0]!.total, pageNo, pageSize };
}
