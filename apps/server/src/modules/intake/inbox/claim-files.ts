import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntakeSource, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { startOf } from '../../../platform/process-start';
import type { InboxFolders } from './inbox-folders';
import { entryPath, type WaitingFile } from './list-waiting';

/** Beside the files of a batch: whose they are and what they were called. */
const manifestName = 'names.json';

/** A file that this process has taken out of everybody's sight, under a name of ours. */
export interface ClaimedFile extends WaitingFile {
  readonly path: string;
  readonly folder: string;
}

/** What reading a claimed file gave. */
export type ReadFile = Buffer | 'gone' | 'growing' | 'too-large' | 'unreadable';

interface ManifestLine {
  readonly source: IntakeSource;
  /** Bytes of the name, hex. */
  readonly name: string;
}

/**
 * Claims files by moving them: of two processes that want one, the first gets
 * it. Names are written down before, so that a process that ends leaves none
 * behind without its name.
 *
 * @param onImmovable is told of files that cannot be moved; they stay where they lie.
 */
export async function claimFiles(
  folders: InboxFolders,
  files: readonly WaitingFile[],
  onImmovable: (file: WaitingFile, error: unknown) => void,
): Promise<ClaimedFile[]> {
  const folder = join(folders.taken, `${process.pid}-${startOf(process.pid)}-${randomBytes(9).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  const lines = files.map(({ source, name }): ManifestLine => ({ source, name: name.toString('hex') }));
  await writeFile(join(folder, manifestName), JSON.stringify(lines), { mode: 0o600 });
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
 * Files that a process claimed which has ended since, before it had handed
 * them in; those of a living one are its own. An earlier version kept claims in
 * a folder named for their source, under the names they came with.
 */
export async function recoverClaims(folders: InboxFolders): Promise<ClaimedFile[]> {
  const recovered: ClaimedFile[] = [];
  for (const batch of await readdir(folders.taken, { withFileTypes: true })) {
    if (!batch.isDirectory() || isHeld(batch.name)) continue;
    const folder = join(folders.taken, batch.name);
    const lines = await readManifest(folder);
    for (const entry of await readdir(folder, { encoding: 'buffer' }).catch(noneIfGone)) {
      const text = entry.toString('latin1');
      if (text === manifestName) continue;
      const line = /^\d{1,6}$/.test(text) ? lines[Number(text)] : undefined;
      const source = line && isIntakeSource(line.source) ? line.source : isIntakeSource(batch.name) ? batch.name : 'upload';
      const name = line ? Buffer.from(line.name, 'hex') : entry;
      // A name of ours from here on, so that the rest need not know of bytes.
      const path = join(folder, `r${randomBytes(6).toString('hex')}`);
      // Gone: another process that starts recovers them too.
      const stats = await rename(entryPath(folder, entry), path).then(() => lstat(path)).catch(nullIfGone);
      if (stats) recovered.push({ source, name, path, folder, stats });
    }
    await leaveFolder(folder);
  }
  return recovered;
}

/** Whether the process that made a batch still lives. */
function isHeld(batch: string): boolean {
  const [, pid, start] = /^(\d+)-(\w*)-[0-9a-f]+$/.exec(batch) ?? [];
  return pid !== undefined && start !== '' && startOf(Number(pid)) === start;
}

function nullIfGone(error: { code?: string }): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function noneIfGone(error: { code?: string }): Buffer[] {
  return nullIfGone(error) ?? [];
}

async function readManifest(folder: string): Promise<readonly (ManifestLine | undefined)[]> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as ManifestLine[];
  } catch {
    // Cut off while it was written: the files are there, their names are lost.
    return [];
  }
}

/** Takes a batch's folder away once nothing but the names is left in it. */
export async function leaveFolder(folder: string): Promise<void> {
  const left = await readdir(folder, { encoding: 'buffer' }).catch(() => []);
  if (left.some((name) => name.toString('latin1') !== manifestName)) return;
  await rm(join(folder, manifestName), { force: true });
  await rmdir(folder).catch(() => {});
}

/** Reads a claimed file as a whole; whoever still writes to it is waited for. */
export async function readClaimed({ path, stats }: Pick<ClaimedFile, 'path' | 'stats'>): Promise<ReadFile> {
  if (stats.size > messageBytesMax) return 'too-large';
  // Not blocking: what was a file a moment ago may be a pipe now.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error: { code?: string }) =>
    error.code === 'ENOENT' ? ('gone' as const) : ('unreadable' as const),
  );
  if (typeof file === 'string') return file;
  try {
    const before = await file.stat();
    if (!before.isFile()) return 'unreadable';
    if (before.size > messageBytesMax) return 'too-large';
    const bytes = Buffer.alloc(before.size);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) return 'growing';
      read += bytesRead;
    }
    const after = await file.stat();
    return after.size === before.size && after.mtimeMs === before.mtimeMs ? bytes : 'growing';
  } catch {
    return 'unreadable';
  } finally {
    await file.close();
  }
}
