/** Filings as they are written. */
import type { VgmRecordKind } from '@mastlight/domain/vgm/record';
import type { ReceiptHeard, VgmStatus } from '@mastlight/domain/vgm/status';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { TypedContainer, TypedFiling } from './write-vgm';

/** Has an owner's filings be made one after the other; gives how many there are. */
export async function countFilings(tx: Transaction, ownerKey: string): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`vgm ${ownerKey}`], 'vgm-hold-owner');
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from vgm_filing f where owner_key = $1
       and not exists (select from vgm_paid p where p.owner_key = $1 and p.filing_id = f.id)`,
    [ownerKey],
    'vgm-count',
  );
  return rows[0]!.count;
}

/** The numbers by which a filing is searched for. */
const searchNumbersOf = ({ billNo, containers }: TypedFiling): string =>
  searchText([billNo, ...containers.map(({ containerNo }) => containerNo)]);

export async function insertFiling(
  tx: Transaction,
  {
    ownerKey,
    userId,
    filing,
    nowMs,
  }: { readonly ownerKey: string; readonly userId: number; readonly filing: TypedFiling; readonly nowMs: number },
): Promise<{ readonly id: number; readonly version: number }> {
  const { billNo, vesselName, voyage, carrier, wharf, remark } = filing;
  const { rows } = await connectionOf(tx).query<{ id: number; version: number }>(
    `insert into vgm_filing (owner_key, user_id, bill_no, vessel_name, voyage, carrier, wharf, remark, created_ms, updated_ms, search_numbers)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) returning id, version`,
    [ownerKey, userId, billNo, vesselName, voyage, carrier, wharf, remark, nowMs, searchNumbersOf(filing)],
    'vgm-insert',
  );
  const { id, version } = rows[0]!;
  await insertContainers(tx, id, ownerKey, filing.containers);
  return { id, version };
}

async function insertContainers(tx: Transaction, id: number, ownerKey: string, containers: readonly TypedContainer[]): Promise<void> {
  await connectionOf(tx).query(
    `insert into vgm_container (filing_id, owner_key, place, container_no, size_type, method, tare_kg, net_kg, gross_kg, location, address, sign,
       weighed_at)
     select $1, $2, c.* from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::float8[], $9::float8[], $10::text[], $11::text[], $12::text[],
       $13::timestamptz[]) as c`,
    [
      id,
      ownerKey,
      containers.map((_, place) => place),
      containers.map(({ containerNo }) => containerNo),
      containers.map(({ sizeType }) => sizeType),
      containers.map(({ method }) => method),
      containers.map(({ tareKg }) => tareKg),
      containers.map(({ netKg }) => netKg),
      containers.map(({ grossKg }) => grossKg),
      containers.map(({ location }) => location),
      containers.map(({ address }) => address),
      containers.map(({ sign }) => sign),
      containers.map(({ weighedAt = null }) => weighedAt),
    ],
    'vgm-insert-containers',
  );
}

/** Puts what was typed in the place of what stood there. */
export async function replaceFiling(tx: Transaction, id: number, ownerKey: string, filing: TypedFiling, nowMs: number): Promise<void> {
  const { billNo, vesselName, voyage, carrier, wharf, remark, containers } = filing;
  const connection = connectionOf(tx);
  await connection.query(
    `update vgm_filing set bill_no = $3, vessel_name = $4, voyage = $5, carrier = $6, wharf = $7, remark = $8, updated_ms = $9,
       search_numbers = $10, version = version + 1 where id = $1 and owner_key = $2`,
    [id, ownerKey, billNo, vesselName, voyage, carrier, wharf, remark, nowMs, searchNumbersOf(filing)],
    'vgm-replace',
  );
  await connection.query('delete from vgm_container where filing_id = $1 and owner_key = $2', [id, ownerKey], 'vgm-delete-containers');
  await insertContainers(tx, id, ownerKey, containers);
}

/** A filing that this transaction holds. */
export interface HeldFiling {
  readonly id: number;
  readonly ownerKey: string;
  readonly status: VgmStatus;
  readonly receipt: ReceiptHeard;
  readonly submissionNo: number;
  readonly openReference: string | null;
  readonly version: number;
}

/** Filings of an owner, held in the order of their numbers until the transaction ends. */
export async function holdFilings(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly HeldFiling[]> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    owner_key: string;
    status: VgmStatus;
    receipt: ReceiptHeard;
    submission_no: number;
    open_reference: string | null;
    version: number;
  }>(
    `select id, owner_key, status, receipt, submission_no, open_reference, version from vgm_filing
     where owner_key = $1 and id = any($2::bigint[]) order by id for update`,
    [ownerKey, ids],
    'vgm-hold',
  );
  return rows.map((row) => ({
    id: row.id,
    ownerKey: row.owner_key,
    status: row.status,
    receipt: row.receipt,
    submissionNo: row.submission_no,
    openReference: row.open_reference,
    version: row.version,
  }));
}

/** How a filing stands from now on; what is left out stays. */
export interface NextStanding {
  readonly status: VgmStatus;
  readonly receipt?: ReceiptHeard;
  readonly reason?: string;
  readonly submissionNo?: number;
  /** Null: nothing of it is on its way. */
  readonly openReference?: string | null;
  readonly sentMs?: number;
  readonly deletedMs?: number | null;
  readonly updatedMs?: number;
}

/** Keeps how a filing stands; gives its version from now on. */
export async function keepStanding(
  tx: Transaction,
  { id, ownerKey }: Pick<HeldFiling, 'id' | 'ownerKey'>,
  next: NextStanding,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `update vgm_filing set status = $3, receipt = coalesce($4, receipt), reason = coalesce($5, reason),
       submission_no = coalesce($6, submission_no), open_reference = case when $7 then $8 else open_reference end,
       sent_ms = coalesce($9, sent_ms), deleted_ms = case when $10 then $11 else deleted_ms end,
       updated_ms = coalesce($12, updated_ms), version = version + 1 where id = $1 and owner_key = $2 returning version`,
    [
      id,
      ownerKey,
      next.status,
      next.receipt ?? null,
      next.reason ?? null,
      next.submissionNo ?? null,
      next.openReference !== undefined,
      next.openReference ?? null,
      next.sentMs ?? null,
      next.deletedMs !== undefined,
      next.deletedMs ?? null,
      next.updatedMs ?? null,
    ],
    'vgm-keep-standing',
  );
  return rows[0]!.version;
}

/** A submission as it is made. */
export interface NewVgmSubmission {
  readonly filingId: number;
  readonly no: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly kind: 'first' | 'update';
  readonly reference: string;
  readonly filing: TypedFiling;
  readonly held: readonly string[];
  readonly feeFen: number;
  readonly submittedMs: number;
}

export async function insertSubmission(tx: Transaction, fresh: NewVgmSubmission): Promise<void> {
  await connectionOf(tx).query(
    `insert into vgm_submission (filing_id, no, owner_key, user_id, kind, reference, filing, held, fee_fen, submitted_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      fresh.filingId,
      fresh.no,
      fresh.ownerKey,
      fresh.userId,
      fresh.kind,
      fresh.reference,
      JSON.stringify(fresh.filing),
      fresh.held,
      fresh.feeFen,
      fresh.submittedMs,
    ],
    'vgm-insert-submission',
  );
}

/** A submission of which something is heard. */
export type HeldVgmSubmission = Pick<
  NewVgmSubmission,
  'filingId' | 'no' | 'ownerKey' | 'userId' | 'kind' | 'reference' | 'filing' | 'held'
> & {
  readonly settled: 'capture' | 'release' | null;
};

/** By our reference; its filing is held before it. */
export async function findSubmission(tx: Transaction, reference: string): Promise<HeldVgmSubmission | null> {
  const { rows } = await connectionOf(tx).query<{
    filing_id: number;
    no: number;
    owner_key: string;
    user_id: number;
    kind: 'first' | 'update';
    filing: TypedFiling;
    held: string[];
    settled: 'capture' | 'release' | null;
  }>(
    'select filing_id, no, owner_key, user_id, kind, filing, held, settled from vgm_submission where reference = $1',
    [reference],
    'vgm-find-submission',
  );
  const row = rows[0];
  if (!row) return null;
  const { no, kind, filing, held, settled } = row;
  return { filingId: row.filing_id, no, ownerKey: row.owner_key, userId: row.user_id, kind, reference, filing, held, settled };
}

/** Whether nothing of its filing was accepted after a submission; its filing is held. */
export async function isNewestTaken(tx: Transaction, { filingId, no }: Pick<HeldVgmSubmission, 'filingId' | 'no'>): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ found: boolean }>(
    `select exists (select from vgm_submission where filing_id = $1 and no > $2 and settled = 'capture') as found`,
    [filingId, no],
    'vgm-newest-taken',
  );
  return !rows[0]!.found;
}

export async function markSettled(tx: Transaction, reference: string, how: 'capture' | 'release'): Promise<void> {
  await connectionOf(tx).query('update vgm_submission set settled = $2 where reference = $1', [reference, how], 'vgm-mark-settled');
}

export async function insertPaid(tx: Transaction, ownerKey: string, filingId: number, containerNos: readonly string[]): Promise<void> {
  await connectionOf(tx).query(
    'insert into vgm_paid (filing_id, owner_key, container_no) select $1, $2, n from unnest($3::text[]) as n on conflict do nothing',
    [filingId, ownerKey, containerNos],
    'vgm-insert-paid',
  );
}

/** A correction or deletion, for its list. */
export async function insertRecord(
  tx: Transaction,
  record: {
    readonly filingId: number;
    readonly ownerKey: string;
    readonly userId: number;
    readonly kind: VgmRecordKind;
    readonly reference?: string;
    readonly changes?: readonly object[];
    readonly madeMs: number;
  },
): Promise<void> {
  await connectionOf(tx).query(
    'insert into vgm_record (filing_id, owner_key, user_id, kind, reference, changes, made_ms) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      record.filingId,
      record.ownerKey,
      record.userId,
      record.kind,
      record.reference ?? null,
      JSON.stringify(record.changes ?? []),
      record.madeMs,
    ],
    'vgm-insert-record',
  );
}

/** Forgets all but the newest `kept` marks of each of these filings that say that it was put away or taken back. */
export async function forgetOldMoves(tx: Transaction, ownerKey: string, filingIds: readonly number[], kept: number): Promise<void> {
  await connectionOf(tx).query(
    `delete from vgm_record r using (
       select id, row_number() over (partition by filing_id order by id desc) as place from vgm_record
       where owner_key = $1 and filing_id = any($2::bigint[]) and kind in ('delete', 'restore')) made
     where r.id = made.id and made.place > $3`,
    [ownerKey, filingIds, kept],
    'vgm-forget-old-moves',
  );
}
