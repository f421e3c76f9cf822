import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '@mastlight/domain/file/file-kind';
import { fileUrl } from '@mastlight/domain/file/file-url';
import { inTransaction, type OwnerScope, type Transaction } from '../../../platform/db/transaction';
import { makeToken } from '../../../platform/ids';
import type { MadeFile } from '../file-door';
import type { FileParts } from '../parts';
import { refuseStore } from '../refuse-store';
import { deleteFile, insertFile, lockObject, markKept } from '../store';

/** 192 bits: nobody finds a file by guessing. */
const addressBytes = 24;

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly digest: string;
  readonly kind: FileKind;
  readonly name: string;
}

/**
 * Keeps a file of this machine and gives its url. Its row first: from then on nobody takes its object for one that is
 * not needed.
 *
 * @param check asked in the transaction that adds the row
 * @throws BusinessError 503 when the object store is away, and whatever `check` throws.
 */
export async function keepFile(
  { database, clock, store }: FileParts,
  scope: OwnerScope,
  userId: number,
  { digest, bytes, kind, name, path }: KeptFile,
  check: (tx: Transaction) => Promise<void> = async () => {},
): Promise<string> {
  const { ownerKey } = scope;
  const address = makeToken(addressBytes);
  await inTransaction(database, scope, async (tx) => {
    await check(tx);
    await lockObject(tx, digest);
    await insertFile(tx, { address, ownerKey, userId, digest, bytes, kind, name }, clock.nowMs());
  });
  try {
    await store.put(digest, { path, bytes });
  } catch (error) {
    await inTransaction(database, { ownerKey }, (tx) => deleteFile(tx, address));
    throw refuseStore(error);
  }
  await inTransaction(database, scope, (tx) => markKept(tx, address));
  return fileUrl(address);
}

/** Keeps a file that nobody uploaded; see `FileDoor`. */
export async function keepMade(
  parts: FileParts,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  { bytes, kind, name }: MadeFile,
): Promise<string> {
  await mkdir(parts.incomingDir, { recursive: true, mode: 0o700 });
  const path = join(parts.incomingDir, makeToken(16));
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const digest = createHash('sha256').update(bytes).digest('hex');
    return await keepFile(parts, { ownerKey }, userId, { path, bytes: bytes.length, digest, kind, name });
  } finally {
    await rm(path, { force: true });
  }
}
