import type { PaperKind } from '@mastlight/domain/bill-file/paper-kind';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { BillOfOwner } from './schema';

export interface NewBillFile extends BillOfOwner {
  readonly userId: number;
  readonly kind: PaperKind;
  readonly url: string;
  readonly name: string;
  readonly bytes: number;
}

/** Where a file of a deleted row lay. */
export interface LeftFile {
  readonly ownerKey: string;
  readonly url: string;
}

/** One file at a time is added for an account: its limits are sums. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('bill-file ' || $1, 0))::text as locked`, [ownerKey]);
}

/** Files on a bill, and bytes of all files of its account. */
export async function countFiles(tx: Transaction, { ownerKey, port, billNo }: BillOfOwner): Promise<{ files: number; bytes: number }> {
  const { rows } = await connectionOf(tx).query<{ files: number; bytes: number }>(
    `select (count(*) filter (where port = $2 and bill_no = $3))::int as files, coalesce(sum(bytes), 0)::bigint as bytes
     from bill_file_file where owner_key = $1`,
    [ownerKey, port, billNo],
    'bill-file-count',
  );
  return rows[0]!;
}

/** Whether a file stands on this bill already. */
export async function standsOn(tx: Transaction, { ownerKey, port, billNo }: BillOfOwner, url: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select from bill_file_file where owner_key = $1 and port = $2 and bill_no = $3 and url = $4',
    [ownerKey, port, billNo, url],
  );
  return rowCount === 1;
}

/** Puts a file on a bill; false where it stands on another one. */
export async function insertFile(tx: Transaction, file: NewBillFile, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into bill_file_file (owner_key, user_id, port, bill_no, kind, url, name, bytes, created_at, look_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (url) do nothing`,
    [file.ownerKey, file.userId, file.port, file.billNo, file.kind, file.url, file.name, file.bytes, new Date(nowMs)],
    'bill-file-insert',
  );
  return rowCount === 1;
}

/** The bill on which a file of an account stands; null: it has none such. */
export async function findBillOfFile(tx: Transaction, ownerKey: string, id: number): Promise<BillOfOwner | null> {
  const { rows } = await connectionOf(tx).query<BillOfOwner>(
    'select owner_key as "ownerKey", port, bill_no as "billNo" from bill_file_file where owner_key = $1 and id = $2',
    [ownerKey, id],
    'bill-file-find-bill',
  );
  return rows[0] ?? null;
}

/** Shows a file to the client of now, or to him no more; false: no such file stands on this bill. */
export async function setShown(tx: Transaction, { ownerKey, port, billNo }: BillOfOwner, id: number, isShown: boolean): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'update bill_file_file set is_shown = $3, client_changed_at = null where owner_key = $1 and id = $2 and port = $4 and bill_no = $5',
    [ownerKey, id, isShown, port, billNo],
    'bill-file-show',
  );
  return rowCount === 1;
}

/** Deletes a file of an account; where it lay, null: it has none such. */
export async function deleteFile(tx: Transaction, ownerKey: string, id: number): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ url: string }>(
    'delete from bill_file_file where owner_key = $1 and id = $2 returning url',
    [ownerKey, id],
    'bill-file-delete',
  );
  return rows[0]?.url ?? null;
}

/**
 * Files go with their bill to its corrected number, and no client is shown them there, nor what stood there before, until
 * somebody says so again.
 */
export async function moveFiles(tx: Transaction, { ownerKey, port, billNo }: BillOfOwner, toBillNo: string): Promise<void> {
  await connectionOf(tx).query(
    'update bill_file_file set bill_no = $4, is_shown = false where owner_key = $1 and port = $2 and bill_no in ($3, $4)',
    [ownerKey, port, billNo, toBillNo],
    'bill-file-move',
  );
}

/** Files of bills of an account are shown to nobody from now on, and say so: whom they were ticked for is not their client. */
export async function hideFiles(
  tx: Transaction,
  ownerKey: string,
  bills: readonly { readonly port: PortCode; readonly billNo: string }[],
  nowMs: number,
): Promise<void> {
  if (bills.length === 0) return;
  await connectionOf(tx).query(
    `update bill_file_file set is_shown = false, client_changed_at = $4 where id in (
       select f.id from unnest($2::text[], $3::text[]) as changed (port, bill_no)
       join bill_file_file f on f.port = changed.port and f.bill_no = changed.bill_no
       where f.owner_key = $1 and f.is_shown order by f.id for update of f)`,
    [ownerKey, bills.map(({ port }) => port), bills.map(({ billNo }) => billNo), new Date(nowMs)],
    'bill-file-hide',
  );
}

/** Has the files of bills that were let go looked at in the next night: another row of the account may follow them still. */
export async function lookAgain(
  tx: Transaction,
  bills: readonly { readonly ownerKey: string; readonly port: string; readonly subject: string }[],
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update bill_file_file set look_at = $4, ended_at = null where id in (
       select f.id from unnest($1::text[], $2::text[], $3::text[]) as gone (owner_key, port, bill_no)
       join bill_file_file f on f.owner_key = gone.owner_key and f.port = gone.port and f.bill_no = gone.bill_no
       order by f.id for update of f)`,
    [bills.map(({ ownerKey }) => ownerKey), bills.map(({ port }) => port), bills.map(({ subject }) => subject), new Date(nowMs)],
    'bill-file-look-again',
  );
}

/**
 * Notes of files that were looked at since when their bills are followed no more, from then on for no client; null: they are
 * followed. What was let go since they were looked at, at `nowMs`, is looked at again.
 */
export async function keepLooked(
  tx: Transaction,
  ids: readonly number[],
  { nowMs, endedMs, nextMs }: { readonly nowMs: number; readonly endedMs: number | null; readonly nextMs: number },
): Promise<void> {
  await connectionOf(tx).query(
    `update bill_file_file set ended_at = $2, is_shown = is_shown and $2::timestamptz is null, look_at = $3 where id in (
       select id from bill_file_file where id = any($1::bigint[]) and look_at <= $4 order by id for update)`,
    [ids, endedMs === null ? null : new Date(endedMs), new Date(nextMs), new Date(nowMs)],
    'bill-file-keep-looked',
  );
}

/** Deletes some files of bills that were followed no more since before an instant; one that is looked at again meanwhile stays. */
export async function deleteEnded(tx: Transaction, ids: readonly number[], beforeMs: number): Promise<readonly LeftFile[]> {
  const { rows } = await connectionOf(tx).query<LeftFile>(
    'delete from bill_file_file where id = any($1::bigint[]) and ended_at < $2 returning owner_key as "ownerKey", url',
    [ids, new Date(beforeMs)],
    'bill-file-delete-ended',
  );
  return rows;
}

/** Deletes all files of an account; where they lay. */
export async function deleteOfOwner(tx: Transaction, ownerKey: string): Promise<readonly LeftFile[]> {
  const { rows } = await connectionOf(tx).query<LeftFile>(
    `delete from bill_file_file where id in (select id from bill_file_file where owner_key = $1 order by id for update)
     returning owner_key as "ownerKey", url`,
    [ownerKey],
  );
  return rows;
}
