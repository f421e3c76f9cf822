/** Everything that writes to the table of filings; rows are taken by id. */
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { summarize } from '@mastlight/domain/sh-manifest/summary';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { WrittenFiling } from '../judge-filing';
import { readStoredFiling } from '../read-stored-filing';

/** A filing that is held until the transaction ends. */
export interface HeldFiling {
  readonly id: number;
  readonly status: ManifestStatus;
  readonly version: number;
}

/** Who writes, and when. */
export interface Writing {
  readonly ownerKey: string;
  readonly userId: number;
  readonly nowMs: number;
}

/** Holds filings of an owner, in the order of their numbers; those that are not his are missing. */
export async function holdFilings(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<HeldFiling[]> {
  const { rows } = await connectionOf(tx).query<{ id: number; status: number; version: number }>(
    'select id, status, version from sh_manifest_filing where owner_key = $1 and id = any($2::bigint[]) order by id for update',
    [ownerKey, ids],
    'sh-manifest-hold',
  );
  // The column is checked to hold nothing else.
  return rows.map((row) => ({ ...row, status: row.status as ManifestStatus }));
}

/** A filing of an owner, held with what it says; null when it is none of his. */
export async function holdFiling(
  tx: Transaction,
  ownerKey: string,
  id: number,
): Promise<(HeldFiling & { readonly filing: ManifestFiling }) | null> {
  const [held] = await holdFilings(tx, ownerKey, [id]);
  if (held === undefined) return null;
  const { rows } = await connectionOf(tx).query<{ filing: unknown }>(
    'select filing from sh_manifest_filing where owner_key = $1 and id = $2',
    [ownerKey, id],
    'sh-manifest-hold-filing',
  );
  return { ...held, filing: readStoredFiling(rows[0]!.filing) };
}

function columnsOf({ filing, errors, warnings, validation }: WrittenFiling): unknown[] {
  const { head } = filing;
  const { houseBillNos, containerNos, sealNos, packages, total } = summarize(filing);
  return [
    JSON.stringify(filing),
    head.billNo,
    head.vesselName,
    head.voyage,
    head.carrier,
    head.wharf,
    head.subject,
    head.companyName,
    head.remark,
    houseBillNos,
    containerNos,
    sealNos,
    packages,
    total,
    errors,
    warnings,
    validation,
    searchText([head.billNo, ...houseBillNos, ...containerNos]),
  ];
}

/** Saves a new draft; null when its owner may not keep one more. */
export async function insertFiling(
  tx: Transaction,
  { ownerKey, userId, nowMs }: Writing,
  written: WrittenFiling,
  manifestsMax: number,
): Promise<{ readonly id: number; readonly version: number } | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; version: number }>(
    `insert into sh_manifest_filing (owner_key, user_id, operator_id, created_at, updated_at, filing, bill_no, vessel_name, voyage, carrier, wharf,
       subject, company_name, remark, house_bill_nos, container_nos, seal_nos, packages, total, errors, warnings, validation, search_numbers)
     select $1, $2, $2, $3, $3, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14::text[], $15::text[], $16::text[], $17, $18, $19, $20, $21, $22
     where (select count(*) from sh_manifest_filing where owner_key = $1) < $4
     returning id, version`,
    [ownerKey, userId, new Date(nowMs), manifestsMax, ...columnsOf(written)],
    'sh-manifest-insert',
  );
  return rows[0] ?? null;
}

/** What a filing takes, in bytes of JSON. */
export async function bytesOfFiling(tx: Transaction, id: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ bytes: number }>(
    'select octet_length(filing::text) as bytes from sh_manifest_filing where id = $1',
    [id],
    'sh-manifest-bytes',
  );
  return rows[0]!.bytes;
}

/** Writes a draft that is there; it is a draft again, and says why it was sent back until it goes again. Gives its version. */
export async function updateFiling(
  tx: Transaction,
  id: number,
  { ownerKey, userId, nowMs }: Writing,
  written: WrittenFiling,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `update sh_manifest_filing set operator_id = $2, updated_at = $3, filing = $5::jsonb, bill_no = $6, vessel_name = $7, voyage = $8, carrier = $9,
       wharf = $10, subject = $11, company_name = $12, remark = $13, house_bill_nos = $14::text[], container_nos = $15::text[],
       seal_nos = $16::text[], packages = $17, total = $18, errors = $19, warnings = $20, validation = $21, search_numbers = $22,
       status = 0, version = version + 1
     where owner_key = $1 and id = $4 returning version`,
    [ownerKey, userId, new Date(nowMs), id, ...columnsOf(written)],
    'sh-manifest-update',
  );
  return rows[0]!.version;
}

/** Moves filings to a status; `deletedAt` is set for the bin alone. */
export async function moveFilings(
  tx: Transaction,
  { ownerKey, userId, nowMs }: Writing,
  ids: readonly number[],
  status: ManifestStatus,
): Promise<void> {
  await connectionOf(tx).query(
    `update sh_manifest_filing set status = $3::integer, operator_id = $4, updated_at = $5::timestamptz, deleted_at = case when $3::integer = -2 then $5::timestamptz end, version = version + 1
     where owner_key = $1 and id = any($2::bigint[])`,
    [ownerKey, ids, status, userId, new Date(nowMs)],
    'sh-manifest-move',
  );
}

/** Deletes filings for good. */
export async function deleteFilings(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    'delete from sh_manifest_filing where owner_key = $1 and id = any($2::bigint[])',
    [ownerKey, ids],
    'sh-manifest-purge',
  );
}

/** Deletes what has been in the bin since before an instant, of everybody; some thousands at once. */
export async function deleteBinnedBefore(tx: Transaction, beforeMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `with target as (
       select id from sh_manifest_filing where status = -2 and deleted_at < $1 order by id limit 2000 for update skip locked
     )
     delete from sh_manifest_filing s using target where s.id = target.id returning s.id`,
    [new Date(beforeMs)],
    'sh-manifest-purge-bin',
  );
  return rows.length;
}
