import type { FileKind } from '@mastlight/domain/file/file-kind';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { DescribedFile, FileUse } from './file-door';

/** A file that is about to be kept. */
export interface NewFile {
  readonly address: string;
  readonly ownerKey: string;
  readonly userId: number;
  readonly digest: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly bytes: number;
}

/** First of two numbers that name a lock: what is locked by the second one. */
const [ownerLocks, objectLocks] = [7_301, 7_302];

/** Lets uploads of one identity be counted one after the other, until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock($1, hashtext($2))', [ownerLocks, ownerKey]);
}

/** Lets nobody begin or stop to need an object, until the transaction ends. */
export async function lockObject(tx: Transaction, digest: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock($1, hashtext($2))', [objectLocks, digest]);
}

/** What an identity has of uploads since an instant; an invoice is the tax office's, an exported list ours. */
export async function countUploaded(tx: Transaction, ownerKey: string, sinceMs: number): Promise<{ files: number; bytes: number }> {
  const { rows } = await connectionOf(tx).query<{ files: number; bytes: number }>(
    `select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes
     from file_stored where owner_key = $1 and created_at > $2 and coalesce(used_as, '') not in ('invoice', 'export')`,
    [ownerKey, new Date(sinceMs)],
  );
  return rows[0]!;
}

export async function insertFile(tx: Transaction, file: NewFile, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into file_stored (address, owner_key, uploaded_by, digest, kind, name, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [file.address, file.ownerKey, file.userId, file.digest, file.kind, file.name, file.bytes, new Date(nowMs)],
  );
}

/** The object store has its bytes: it may be fetched and used. */
export async function markKept(tx: Transaction, address: string): Promise<void> {
  await connectionOf(tx).query('update file_stored set is_kept = true where address = $1', [address]);
}

export async function deleteFile(tx: Transaction, address: string): Promise<void> {
  await connectionOf(tx).query('delete from file_stored where address = $1', [address]);
}

/** Puts an owner's file to a use, and into the hands of `keeperKey`; false when it is not there, not his, or used for something else. */
export async function markUsed(tx: Transaction, { address, ownerKey, keeperKey, use, kinds }: UseOfFile): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update file_stored set used_as = $4, owner_key = $3
     where address = $1 and owner_key = $2 and is_kept and (used_as is null or used_as = $4) and kind = any($5::text[])`,
    [address, ownerKey, keeperKey, use, kinds],
  );
  return rowCount === 1;
}

/** What an owner's kept file is; null when he has none there. */
export async function selectKept(tx: Transaction, ownerKey: string, address: string): Promise<DescribedFile | null> {
  const { rows } = await connectionOf(tx).query<{ kind: FileKind; bytes: number; name: string }>(
    'select kind, bytes, name from file_stored where address = $1 and owner_key = $2 and is_kept',
    [address, ownerKey],
  );
  return rows[0] ?? null;
}

export interface UseOfFile {
  readonly address: string;
  readonly ownerKey: string;
  readonly keeperKey: string;
  readonly use: FileUse;
  readonly kinds: readonly FileKind[];
}

/** Deletes files of an owner: the one at an address, or all of them. */
export async function deleteOwned(tx: Transaction, ownerKey: string, address: string | null): Promise<void> {
  await connectionOf(tx).query('delete from file_stored where owner_key = $1 and ($2::text is null or address = $2)', [ownerKey, address]);
}

/** Deletes files that were put to no use, and those whose upload never ended. */
export async function deleteUnused(tx: Transaction, beforeMs: { readonly unused: number; readonly unkept: number }): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    'delete from file_stored where (used_as is null and created_at < $1) or (not is_kept and created_at < $2)',
    [new Date(beforeMs.unused), new Date(beforeMs.unkept)],
  );
  return rowCount;
}

/** Whether any file still needs an object. */
export async function isNeeded(tx: Transaction, digest: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query('select from file_stored where digest = $1 limit 1', [digest]);
  return rowCount > 0;
}
