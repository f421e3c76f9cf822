import { watch, type FSWatcher } from 'node:fs';
import { lstat, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { intakeSources, isIntakeSource, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { Clock } from '../../../platform/clock/clock';
import type { Log } from '../../../platform/log';
import type { IntakeDoor } from '../intake-door';
import { isMessageAtFault } from '../message-fault';
import { fileNameOfEntry } from '../read-file-name';
import { claimFiles, claimOf, leaveFolder, readClaimed, recoverClaims, type ClaimedFile } from './claim-files';
import { openFolders, storedName } from './inbox-folders';
import { isNotYet, listWaiting, oldestFirst, waitUntilWhole, type WaitingFile } from './list-waiting';
import { moveInto, sortDecided } from './sort-decided';

/** After a first sign of life files come in numbers; one look serves them all. */
const gatherMs = 60;
/** Looked at so often without any sign: not every file system tells of changes. */
const lookMs = 2_000;
/** After a failure of database or disk. */
const retryMs = 1_000;
/** Files handed in with one commit. */
const batchFilesMax = 200;
const batchBytesMax = 8 * 1024 * 1024;
/** A claimed file that changed while it was read is left alone for twice as long each time, and refused in the end. */
const growingPauseMaxMs = 10_000;
const growingTriesMax = 20;
/** Whoever has not renamed a hidden or .part file by then has forgotten it. */
const abandonedMs = 3_600_000;
/** How often it is looked for what lies in the inbox and is not taken. */
const tellMs = 30_000;
/** So many odd entries are told of, each once. */
const toldMax = 200;

export interface InboxParts {
  readonly door: Pick<IntakeDoor, 'receiveMessages' | 'findClaimed' | 'findOutcome' | 'findUnsorted' | 'markSorted' | 'writeReceipts'>;
  readonly log: Log;
  readonly clock: Clock;
  /** The folder that holds one folder per source. */
  readonly directory: string;
}

export interface Inbox {
  /** Messages were decided: their files wait to be sorted. */
  wake(): void;
  stop(): Promise<void>;
}

/** A file that waits, or one that this inbox has claimed and not handed in yet. */
type ReadyFile = WaitingFile | ClaimedFile;
const isClaimed = (file: ReadyFile): file is ClaimedFile => 'folder' in file;

/**
 * Takes each file that lies in `inbox/<source>/`, once it has stopped growing,
 * oldest first, and hands it in. Files are listed and claimed in batches, so
 * that the cost of one does not grow with how many wait; the sources take
 * turns, so that none holds up another; the watcher only wakes. What cannot be
 * taken goes to `.refused/<source>/` with its reason and is logged. Two
 * processes may serve one folder: a file is claimed by moving it.
 *
 * @throws Error with a text for people when the folders are not safe.
 */
export async function watchInbox({ door, log, clock, directory }: InboxParts): Promise<Inbox> {
  const folders = await openFolders(directory);
  const told = new Set<string>();

  /** Tells once of what lies in the inbox and stays there. */
  const tellOnce = (what: string, name: Buffer, error?: unknown): void => {
    const key = `${what} ${name.toString('latin1')}`;
    if (told.has(key) || told.size > toldMax) return;
    told.add(key);
    if (told.size > toldMax) log.warn('further odd entries of the inbox are not told');
    else log.warn({ file: fileNameOfEntry(name), ...(error === undefined ? {} : { err: error }) }, what);
  };

  /** Left by a process before this one, still growing, or held up by a failure. */
  let held: readonly ClaimedFile[] = await recoverClaims(folders, (name) => tellOnce('claim of the inbox is none of ours', Buffer.from(name)));
  let isRecovered = false;
  /** Not whole yet when they were looked at, and not claimed. */
  let growing: readonly WaitingFile[] = [];
  /** Claimed files that changed while they were read: how often, and when to look again. */
  const restless = new Map<string, { readonly tries: number; readonly dueMs: number }>();
  /** Handed in, and not yet where it belongs: path and place. */
  const handedIn = new Map<string, string>();
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  const refuse = async (file: ClaimedFile, reason: string): Promise<void> => {
    const target = join(folders.sorted('refused', file.source), claimOf(file).replace('/', '-'));
    const name = fileNameOfEntry(file.name);
    await writeFile(`${target}.reason.txt`, `${intakeTexts.fileOfMessage(name, null)}\n${reason}\n`, { mode: 0o600 });
    await moveInto(file.path, target);
    restless.delete(file.path);
    log.warn({ source: file.source, file: name, reason }, 'inbox file refused');
  };

  const place = async (path: string): Promise<void> => {
    await moveInto(path, handedIn.get(path)!);
    handedIn.delete(path);
    restless.delete(path);
  };

  const waitForGrowth = async (file: ClaimedFile, hold: (file: ClaimedFile) => void): Promise<void> => {
    const tries = (restless.get(file.path)?.tries ?? 0) + 1;
    if (tries > growingTriesMax) return refuse(file, intakeTexts.keepsChanging);
    restless.set(file.path, { tries, dueMs: clock.nowMs() + Math.min(gatherMs * 2 ** (tries - 1), growingPauseMaxMs) });
    hold(file);
  };

  /** Gives the bytes of a claimed file; null when it was placed or refused, is held, or is gone. */
  const readOrRefuse = async (file: ClaimedFile, hold: (file: ClaimedFile) => void): Promise<Buffer | null> => {
    if (handedIn.has(file.path)) await place(file.path);
    else if (!file.stats.isFile()) await refuse(file, intakeTexts.notAFile);
    else {
      const bytes = await readClaimed(file);
      if (typeof bytes !== 'string') return bytes;
      if (bytes === 'growing') await waitForGrowth(file, hold);
      else if (bytes === 'too-large') await refuse(file, intakeTexts.tooLarge(messageBytesMax / 1_048_576));
      else if (bytes === 'unreadable') await refuse(file, intakeTexts.cannotBeRead);
    }
    return null;
  };

  const noteHandedIn = (file: ClaimedFile, stored: { readonly messageId: number; readonly sha256: string }): void =>
    void handedIn.set(file.path, join(folders.sorted('done', file.source), storedName(stored)));

  const handIn = async (files: readonly { readonly file: ClaimedFile; readonly bytes: Buffer }[]): Promise<void> => {
    if (files.length === 0) return;
    try {
      const messages = files.map(({ file, bytes }) => ({ source: file.source, fileName: fileNameOfEntry(file.name), bytes, inbox: folders.id, claim: claimOf(file) }));
      const receipts = await door.receiveMessages(messages);
      for (const [index, { file }] of files.entries()) noteHandedIn(file, receipts[index]!);
    } catch (error) {
      if (!isMessageAtFault(error)) throw error;
      // One of them cannot be stored; alone it is refused, its neighbours go in.
      if (files.length === 1) return refuse(files[0]!.file, intakeTexts.cannotBeStored);
      for (const one of files) await handIn([one]);
      return;
    }
    for (const { file } of files) await place(file.path);
  };

  /** What a process before this one had handed in when it ended is placed, not handed in again. */
  const recover = async (): Promise<void> => {
    if (isRecovered) return;
    const stored = await door.findClaimed(folders.id, held.map(claimOf));
    for (const file of held) {
      const found = stored.get(claimOf(file));
      if (found) noteHandedIn(file, found);
    }
    isRecovered = true;
  };

  const takeBatch = async (source: IntakeSource, files: readonly ReadyFile[], hold: (file: ClaimedFile) => void): Promise<void> => {
    const fresh = await claimFiles(folders, source, files.filter((file) => !isClaimed(file)), (file, error) => tellOnce('inbox file cannot be moved', file.name, error));
    // Looked at again: what nobody else can reach now is as large as it is.
    const claimed = (await lookAgain([...files.filter(isClaimed), ...fresh])).sort(oldestFirst);
    const count = countOfBatch(claimed);
    claimed.slice(count).forEach(hold);
    const batch = claimed.slice(0, count);
    try {
      const read = await Promise.all(batch.map(async (file) => ({ file, bytes: await readOrRefuse(file, hold) })));
      await handIn(read.filter((entry): entry is typeof entry & { bytes: Buffer } => entry.bytes !== null));
    } catch (error) {
      // What of the batch was stored is not known; storing the same bytes twice does nothing.
      batch.forEach(hold);
      throw error;
    }
    for (const folder of new Set(batch.map((file) => file.folder))) await leaveFolder(folder);
  };

  /** Looks at everything that lies there, or only at what was not whole before. */
  const look = async (isNews: boolean): Promise<readonly ReadyFile[]> => {
    if (!isNews) return lookAgain([...held, ...growing]);
    const nowMs = Date.now();
    const isRound = nowMs - toldAtMs > tellMs;
    if (isRound) {
      toldAtMs = nowMs;
      await tellOfStrays();
    }
    const found: ReadyFile[] = await lookAgain(held);
    for (const source of intakeSources) {
      // A folder that cannot be read holds up no other source.
      const listed = await listWaiting(folders, source, isRound).catch((error: unknown) => {
        tellOnce('folder of a source cannot be read', Buffer.from(source), error);
        return [];
      });
      for (const file of listed) {
        if (file.stats.isDirectory()) tellOnce('folder in the inbox is left alone', file.name);
        else if (!isNotYet(file.name)) found.push(file);
        else if (nowMs - file.stats.mtimeMs > abandonedMs) tellOnce('inbox file is waited for and not renamed', file.name);
      }
    }
    return found;
  };

  /** Takes what is whole. @returns when the first of the rest may be, ms from now. */
  const takeAll = async (isNews: boolean): Promise<number> => {
    const ready = new Map<IntakeSource, ReadyFile[]>();
    const next: ReadyFile[] = [];
    let againMs = lookMs;
    const wait = (file: ReadyFile, waitMs: number): void => {
      next.push(file);
      againMs = Math.min(againMs, Math.max(gatherMs, waitMs));
    };
    const nowMs = Date.now();
    for (const file of [...(await look(isNews))].sort(oldestFirst)) {
      const restMs = isClaimed(file) ? (restless.get(file.path)?.dueMs ?? 0) - clock.nowMs() : 0;
      const waitMs = restMs > 0 || !file.stats.isFile() ? Math.max(0, restMs) : await waitUntilWhole(file, nowMs);
      if (waitMs > 0) wait(file, waitMs);
      else if (ready.has(file.source)) ready.get(file.source)!.push(file);
      else ready.set(file.source, [file]);
    }
    try {
      while (ready.size > 0 && !isStopped) {
        for (const [source, files] of ready) {
          if (isStopped) break;
          const batch = files.splice(0, countOfBatch(files));
          if (files.length === 0) ready.delete(source);
          await takeBatch(source, batch, (file) => wait(file, gatherMs));
          await sortDecided(folders, door, clock.nowMs(), log);
        }
      }
    } finally {
      held = [...next, ...[...ready.values()].flat()].filter(isClaimed);
      growing = next.filter((file) => !isClaimed(file));
    }
    return againMs;
  };

  const tellOfStrays = async (): Promise<void> => {
    for (const name of await readdir(directory, { encoding: 'buffer' })) {
      const text = name.toString('latin1');
      if (!text.startsWith('.') && !isIntakeSource(text)) tellOnce('entry of the inbox belongs to no source and is not read', name);
    }
  };

  let isAwake = false;
  let hasFailed = false;
  let resting: AbortController | null = null;

  const rest = async (ms: number): Promise<void> => {
    if (isStopped) return;
    resting = new AbortController();
    await sleep(ms, undefined, { signal: resting.signal }).catch(() => {});
    resting = null;
  };
  const wake = (): void => {
    isAwake = true;
    if (!hasFailed) resting?.abort();
  };

  const serve = async (): Promise<void> => {
    let lookedAtMs = Number.NEGATIVE_INFINITY;
    while (!isStopped) {
      let againMs = retryMs;
      const isNews = isAwake || hasFailed || Date.now() - lookedAtMs >= lookMs;
      if (isNews) lookedAtMs = Date.now();
      isAwake = false;
      try {
        await recover();
        againMs = await takeAll(isNews);
        if (!isStopped) await sortDecided(folders, door, clock.nowMs(), log);
        if (hasFailed) log.warn('inbox works again');
        hasFailed = false;
      } catch (error) {
        // Told once, however often it is tried; the files stay where they are.
        if (!hasFailed) log.error({ err: error }, 'inbox cannot hand files in');
        hasFailed = true;
      }
      if (!isAwake || hasFailed) await rest(againMs);
      if (isAwake) await rest(gatherMs);
    }
  };

  const watchers = intakeSources.flatMap((source) => watchFolder(folders.waiting(source), wake, log));
  const serving = serve();
  return {
    wake,
    async stop() {
      isStopped = true;
      for (const watcher of watchers) watcher.close();
      resting?.abort();
      await serving;
    },
  };
}

/** The files of one commit: bounded by number and by bytes, one at least. */
function countOfBatch(files: readonly ReadyFile[]): number {
  let bytes = 0;
  for (const [at, { stats }] of files.entries()) {
    bytes += stats.size;
    if (at > 0 && (bytes > batchBytesMax || at >= batchFilesMax)) return at;
  }
  return files.length;
}

/** Files as they are now; those that are gone were another process's. */
async function lookAgain<File extends ReadyFile>(files: readonly File[]): Promise<File[]> {
  const looked = await Promise.all(files.map(async (file) => ({ file, stats: await lstat(file.path).catch(() => null) })));
  return looked.flatMap(({ file, stats }) => (stats ? [{ ...file, stats }] : []));
}

/** A watcher that only wakes; where the system cannot give one, the regular look remains. */
function watchFolder(folder: string, wake: () => void, log: Log): FSWatcher[] {
  try {
    const watcher = watch(folder, { encoding: 'buffer' }, wake);
    watcher.on('error', (error) => log.warn({ err: error }, 'inbox cannot be watched'));
    return [watcher];
  } catch (error) {
    log.warn({ err: error }, 'inbox cannot be watched');
    return [];
  }
}
