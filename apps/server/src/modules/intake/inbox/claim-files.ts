import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isIntakeSource, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { startOf } from '../../../platform/process-start';
import type { InboxFolders } from './inbox-folders';
import { inFolders } from './lay-file';
import { entryPath, type WaitingFile } from './list-waiting';

/** Beside the files of a batch: what they were called. */
const manifestName = 'names.json';

/** A file that this process has taken out of everybody's sight, under a name of ours. */
export interface ClaimedFile extends WaitingFile {
  readonly path: string;
  readonly folder: string;
}

/** What reading a claimed file gave. */
export type ReadFile = Buffer | 'gone' | 'growing' | 'too-large' | 'unreadable';

/** What a claimed file is called in its batch. */
const claimEntry = /^(?:\d{1,6}|r[0-9a-f]{12})$/;

/** By what a claim is known in the database: its batch and its place in it. */
export function claimOf({ path, folder }: Pick<ClaimedFile, 'path' | 'folder'>): string {
  return `${basename(folder)}/${basename(path)}`;
}

/**
 * Claims files of one source by moving them: of two processes that want one,
 * the first gets it. The batch's folder says whose they are and whose claim it
 * is; their names are written down before, so that they can be told whatever
 * becomes of this process.
 *
 * @param onImmovable is told of files that cannot be moved; they stay where they lie.
 */
export async function claimFiles(
  folders: InboxFolders,
  source: IntakeSource,
  files: readonly WaitingFile[],
  onImmovable: (file: WaitingFile, error: unknown) => void,
): Promise<ClaimedFile[]> {
  if (files.length === 0) return [];
  const folder = join(folders.taken, `${process.pid}-${startOf(process.pid)}-${randomBytes(9).toString('hex')}-${source}`);
  await inFolders(folders, () => mkdir(folder, { mode: 0o700 }));
  try {
    await writeFile(join(folder, manifestName), JSON.stringify(files.map(({ name }) => name.toString('hex'))), { mode: 0o600 });
  } catch (error) {
    await leaveFolder(folder);
    throw error;
  }
  const claimed = await Promise.all(
    files.map(async (file, index): Promise<ClaimedFile | null> => {
      const path = join(folder, String(index));
      try {
        await rename(file.path, path);
        return { ...file, path, folder };
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOENT') onImmovable(file, error);
        return null;
      }
    }),
  );
  const got = claimed.filter((file) => file !== null);
  if (got.length === 0) await leaveFolder(folder);
  return got;
}

/**
 * Files that a process claimed which has ended since; those of a living one
 * are its own. An earlier version kept claims in a folder named for their
 * source, under the names they came with.
 *
 * @param onStrange is told of what is neither; it stays where it lies.
 */
export async function recoverClaims(folders: InboxFolders, onStrange: (name: string) => void): Promise<ClaimedFile[]> {
  const recovered: ClaimedFile[] = [];
  for (const batch of await readdir(folders.taken, { withFileTypes: true })) {
    const owner = ownerOf(batch.name);
    if (!batch.isDirectory() || !owner) onStrange(batch.name);
    else if (!owner.isAlive) recovered.push(...(await recoverBatch(join(folders.taken, batch.name), owner.source)));
  }
  return recovered;
}

async function recoverBatch(folder: string, source: IntakeSource): Promise<ClaimedFile[]> {
  const recovered: ClaimedFile[] = [];
  const names = await readManifest(folder);
  for (const entry of await readdir(folder, { encoding: 'buffer' }).catch(noneIfGone)) {
    const text = entry.toString('latin1');
    if (!isClaimEntry(text)) continue;
    const isOurs = claimEntry.test(text);
    // A name of ours from here on, so that the rest need not know of bytes.
    const path = join(folder, isOurs ? text : `r${randomBytes(6).toString('hex')}`);
    if (!isOurs) await rename(entryPath(folder, entry), path).catch(nullIfGone);
    // Gone: another process that starts recovers them too.
    const stats = await lstat(path).catch(nullIfGone);
    if (stats) recovered.push({ source, name: isOurs ? Buffer.from(names[Number(text)] ?? '', 'hex') : entry, path, folder, stats });
  }
  await leaveFolder(folder);
  return recovered;
}

/** Whose files a batch holds, and whether the process that made it lives. */
export function ownerOf(batch: string): { readonly source: IntakeSource; readonly isAlive: boolean } | null {
  if (isIntakeSource(batch)) return { source: batch, isAlive: false };
  const [, pid, start, source] = /^(\d+)-(\w*)-[0-9a-f]+-([\w-]+)$/.exec(batch) ?? [];
  if (source === undefined || !isIntakeSource(source)) return null;
  return { source, isAlive: start !== '' && startOf(Number(pid)) === start };
}

/** Whether an entry of a batch is a file that was claimed; a batch of an earlier version has names of senders. */
export function isClaimEntry(name: string): boolean {
  return name !== manifestName;
}

async function readManifest(folder: string): Promise<readonly (string | undefined)[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
    return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : undefined)) : [];
  } catch {
    // Cut off while it was written: the files are there, their names are lost.
    return [];
  }
}

/** For `catch`: what is gone is null. */
export function nullIfGone(error: { code?: string }): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function noneIfGone(error: { code?: string }): Buffer[] {
  return nullIfGone(error) ?? [];
}

/** Takes a batch's folder away once nothing but the names is left in it. */
export async function leaveFolder(folder: string): Promise<void> {
  const left = await readdir(folder, { encoding: 'buffer' }).catch(() => []);
  if (left.some((name) => name.toString('latin1') !== manifestName)) return;
  await rm(join(folder, manifestName), { force: true });
  await rmdir(folder).catch(() => {});
}

/**
 * Reads a claimed file as a whole; one that is not what it was when it was looked at still grows.
 *
 * @throws what the machine lacks for it now (open files, memory, a disk that answers).
 */
export async function readClaimed({ path, stats }: Pick<ClaimedFile, 'path' | 'stats'>): Promise<ReadFile> {
  if (stats.size > messageBytesMax) return 'too-large';
  // Not blocking: what was a file a moment ago may be a pipe now.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(unreadableUnlessLacking);
  if (typeof file === 'string') return file;
  try {
    const before = await file.stat();
    if (!before.isFile()) return 'unreadable';
    // Memory is given for what was counted, and for no byte more.
    if (before.size !== stats.size) return 'growing';
    const bytes = Buffer.alloc(before.size);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) return 'growing';
      read += bytesRead;
    }
    const after = await file.stat();
    return after.size === before.size && after.mtimeMs === before.mtimeMs ? bytes : 'growing';
  } catch (error) {
    return unreadableUnlessLacking(error as { code?: string });
  } finally {
    await file.close();
  }
}

function unreadableUnlessLacking(error: { code?: string }): 'gone' | 'unreadable' {
  if (/^(?:EMFILE|ENFILE|ENOMEM|EIO)$/.test(error.code ?? '')) throw error;
  return error.code === 'ENOENT' ? 'gone' : 'unreadable';
}
