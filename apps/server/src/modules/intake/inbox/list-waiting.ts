import { lstat, open, readdir } from 'node:fs/promises';
import { constants, type Stats } from 'node:fs';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import { makeWaiting, type InboxFolders } from './inbox-folders';

/** A file that ends like a whole message is taken when it has not grown for so long. */
const settledMs = 60;
/** A file that seems to end in the middle is given so long to grow. */
const unfinishedMs = 3_000;
/** So many stray folders are told of. */
const foldersToldMax = 20;
/** Files looked at at once. */
const lookedAtOnce = 256;

/** An entry of an inbox folder, by its bytes: a name need not be text. */
export interface WaitingFile {
  readonly source: IntakeSource;
  readonly name: Buffer;
  readonly path: Buffer | string;
  readonly stats: Stats;
}

/** The path of an entry below a folder, whatever bytes its name has. */
export function entryPath(folder: string, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), name]);
}

/** Whether a name says "not yet": whoever writes the file renames it when it is whole. */
export function isNotYet(name: Buffer): boolean {
  return /^\.|\.(?:tmp|part)$/.test(name.toString('latin1'));
}

/**
 * What lies in the folder of a source, which is made again when it is gone.
 *
 * @param withUnfinished also what waits to be renamed; to tell what is forgotten.
 */
export async function listWaiting(folders: InboxFolders, source: IntakeSource, withUnfinished: boolean): Promise<WaitingFile[]> {
  const found: WaitingFile[] = [];
  const folder = folders.waiting(source);
  await makeWaiting(folder);
  const names: Buffer[] = [];
  let strayFolders = 0;
  // What cannot be a message is not looked at: a sender may leave any number of folders.
  for (const entry of await readdir(folder, { encoding: 'buffer', withFileTypes: true })) {
    if (entry.isDirectory() ? withUnfinished && strayFolders++ < foldersToldMax : withUnfinished || !isNotYet(entry.name))
      names.push(entry.name);
  }
  for (let from = 0; from < names.length; from += lookedAtOnce) {
    const part = await Promise.all(
      names.slice(from, from + lookedAtOnce).map(async (name): Promise<WaitingFile | null> => {
        const path = entryPath(folder, name);
        // Gone since the folder was read: somebody else has taken it.
        const stats = await lstat(path).catch(() => null);
        return stats && { source, name, path, stats };
      }),
    );
    for (const file of part) if (file) found.push(file);
  }
  return found;
}

/** Messages count in the order in which they were written; those of one time by name. */
export function oldestFirst(a: Pick<WaitingFile, 'stats' | 'name'>, b: Pick<WaitingFile, 'stats' | 'name'>): number {
  return a.stats.mtimeMs - b.stats.mtimeMs || Buffer.compare(a.name, b.name);
}

/** How long to wait until a file may be whole, ms; 0: it is. */
export async function waitUntilWhole({ path, stats }: Pick<WaitingFile, 'path' | 'stats'>, nowMs: number): Promise<number> {
  const quietMs = nowMs - stats.mtimeMs;
  // A time to come is another machine's clock, or a sender's joke.
  if (quietMs < 0 || quietMs >= unfinishedMs) return 0;
  if (quietMs < settledMs) return settledMs - quietMs;
  return (await looksFinished(path, stats.size)) ? 0 : unfinishedMs - quietMs;
}

/** Whether the last characters close what the first ones open. A guess that only shortens the wait. */
async function looksFinished(path: Buffer | string, size: number): Promise<boolean> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  // What cannot be opened is told when it is taken.
  if (!file) return true;
  try {
    const [head, tail] = [Buffer.alloc(Math.min(size, 64)), Buffer.alloc(Math.min(size, 256))];
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    // An interchange goes on behind its messages.
    const isInterchange = /^\s*(?:UNA.{6}\s*)?UNB\+/s.test(head.toString('latin1'));
    return (isInterchange ? /UNZ\+[^']*'\s*$/ : /(?:99:\d+'|UN[TZ]\+[^']*'|[}\]>])\s*$/).test(tail.toString('latin1'));
  } finally {
    await file.close();
  }
}
