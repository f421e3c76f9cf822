import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { Clock } from '../../../platform/clock/clock';
import type { Log } from '../../../platform/log';
import type { IntakeDoor } from '../intake-door';
import { isMessageAtFault } from '../message-fault';
import { fileNameOfEntry } from '../read-file-name';
import { claimFiles, claimOf, leaveFolder, readClaimed, type ClaimedFile, type ReadFile } from './claim-files';
import { FileTrouble, isFileFault, pauseMs } from './file-trouble';
import { storedName, type InboxFolders } from './inbox-folders';
import { layFile, moveInto } from './lay-file';
import { oldestFirst, type WaitingFile } from './list-waiting';

/** Files handed in with one commit. */
const batchFilesMax = 200;
const batchBytesMax = 8 * 1024 * 1024;
/** A claimed file that changed while it was read, or that cannot be laid where it belongs, is left alone for twice as long each time. */
const [pauseMinMs, pauseMaxMs] = [60, 10_000];
/** One that still changes then is refused. */
const growingTriesMax = 20;

/** A file that waits, or one that this inbox has claimed and not handed in yet. */
export type ReadyFile = WaitingFile | ClaimedFile;

/** Whether this inbox has claimed a file. */
export function isClaimed(file: ReadyFile): file is ClaimedFile {
  return 'folder' in file;
}

export interface TakingParts {
  readonly folders: InboxFolders;
  readonly door: Pick<IntakeDoor, 'receiveMessages' | 'findClaimed'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Tells once of what lies in the inbox and stays there. */
  readonly tellOnce: (what: string, name: Buffer, error: unknown) => void;
}

/** What became of a batch: files to be taken again first of all, and files to be left alone for a while. */
export interface TakenBatch {
  readonly left: readonly ClaimedFile[];
  readonly paused: readonly ClaimedFile[];
  /** Why files are left. */
  readonly error: unknown;
}

/**
 * Claims files, hands them in, a batch with one commit, and lays them where
 * they belong. What can never be taken goes to `.refused/<source>/` with its
 * reason and is logged.
 */
export class FileTaker {
  readonly #parts: TakingParts;
  readonly #trouble: FileTrouble;
  /** Claimed files that are left alone: how often they were, and until when. */
  readonly #pauses = new Map<string, { readonly tries: number; readonly dueMs: number }>();
  /** Handed in, and not yet where it belongs: path and place. */
  readonly #handedIn = new Map<string, string>();

  constructor(parts: TakingParts) {
    this.#parts = parts;
    this.#trouble = new FileTrouble('inbox files cannot be read, or laid where they belong', parts.log);
  }

  /** What a process before this one had handed in when it ended is placed, not handed in again. */
  async recover(files: readonly ClaimedFile[]): Promise<void> {
    const stored = await this.#parts.door.findClaimed(this.#parts.folders.id, files.map(claimOf));
    for (const file of files) {
      const found = stored.get(claimOf(file));
      if (found) this.#noteHandedIn(file, found);
    }
  }

  /** Whether a file that was handed in is still on its way to a place in `.done`. */
  isOnItsWay(place: string): boolean {
    return [...this.#handedIn.values()].includes(place);
  }

  /** How long a file is left alone, ms from now. */
  pauseOf(file: ReadyFile): number {
    const pause = isClaimed(file) ? this.#pauses.get(file.path) : undefined;
    return pause ? Math.max(0, pause.dueMs - this.#parts.clock.nowMs()) : 0;
  }

  /** Takes files of one source. What the database or the disk cannot do now is left, with the error. */
  async take(source: IntakeSource, files: readonly ReadyFile[]): Promise<TakenBatch> {
    const { folders, tellOnce } = this.#parts;
    const fresh = await claimFiles(
      folders,
      source,
      files.filter((file) => !isClaimed(file)),
      (file, error) => tellOnce('inbox file cannot be moved', file.name, error),
    );
    // Looked at again: what nobody else can reach now is as large as it is.
    const claimed = (await lookAgain([...files.filter(isClaimed), ...fresh])).sort(oldestFirst);
    const count = countOfBatch(claimed);
    const [batch, left] = [claimed.slice(0, count), claimed.slice(count)];
    const paused: ClaimedFile[] = [];
    try {
      const read = await Promise.all(batch.map(async (file) => ({ file, bytes: await this.#readOrLay(file, paused) })));
      await this.#handIn(
        read.filter((entry): entry is typeof entry & { bytes: Buffer } => entry.bytes !== null),
        paused,
      );
    } catch (error) {
      // What of the batch was stored is not known; storing the same bytes twice does nothing.
      return { left: [...batch, ...left], paused: [], error };
    }
    for (const folder of new Set(batch.map((file) => file.folder))) await leaveFolder(folder);
    return { left, paused, error: null };
  }

  /** Gives the bytes of a claimed file; null when it was placed or refused, is paused, or is gone. */
  async #readOrLay(file: ClaimedFile, paused: ClaimedFile[]): Promise<Buffer | null> {
    if (this.#handedIn.has(file.path)) await this.#layOrPause(file, paused, () => this.#place(file));
    else if (!file.stats.isFile()) await this.#refuse(file, intakeTexts.notAFile, paused);
    else {
      const bytes = await this.#readOrPause(file, paused);
      if (bytes === null || typeof bytes !== 'string') return bytes;
      if (bytes === 'growing') await this.#waitForGrowth(file, paused);
      else if (bytes === 'too-large') await this.#refuse(file, intakeTexts.tooLarge(messageBytesMax / 1_048_576), paused);
      else if (bytes === 'unreadable') await this.#refuse(file, intakeTexts.cannotBeRead, paused);
    }
    return null;
  }

  async #handIn(files: readonly { readonly file: ClaimedFile; readonly bytes: Buffer }[], paused: ClaimedFile[]): Promise<void> {
    if (files.length === 0) return;
    const { door, folders } = this.#parts;
    try {
      const messages = files.map(({ file, bytes }) => ({
        source: file.source,
        fileName: fileNameOfEntry(file.name),
        bytes,
        inbox: folders.id,
        claim: claimOf(file),
      }));
      const receipts = await door.receiveMessages(messages);
      for (const [index, { file }] of files.entries()) this.#noteHandedIn(file, receipts[index]!);
    } catch (error) {
      if (!isMessageAtFault(error)) throw error;
      // One of them cannot be stored; alone it is refused, its neighbours go in.
      if (files.length === 1) return this.#refuse(files[0]!.file, intakeTexts.cannotBeStored, paused);
      for (const one of files) await this.#handIn([one], paused);
      return;
    }
    for (const { file } of files) await this.#layOrPause(file, paused, () => this.#place(file));
  }

  #noteHandedIn(file: ClaimedFile, stored: { readonly messageId: number; readonly sha256: string }): void {
    this.#handedIn.set(file.path, join(this.#parts.folders.sorted('done', file.source), storedName(stored)));
  }

  async #place({ path }: ClaimedFile): Promise<void> {
    await moveInto(this.#parts.folders, path, this.#handedIn.get(path)!);
    this.#handedIn.delete(path);
  }

  #refuse(file: ClaimedFile, reason: string, paused: ClaimedFile[]): Promise<void> {
    const { folders, log } = this.#parts;
    const name = fileNameOfEntry(file.name);
    const target = join(folders.sorted('refused', file.source), claimOf(file).replace('/', '-'));
    return this.#layOrPause(file, paused, async () => {
      await layFile(folders, `${target}.reason.txt`, `${intakeTexts.fileOfMessage(name, null)}\n${reason}\n`, 0o600);
      await moveInto(folders, file.path, target);
      log.warn({ source: file.source, file: name, reason }, 'inbox file refused');
    });
  }

  async #readOrPause(file: ClaimedFile, paused: ClaimedFile[]): Promise<ReadFile | null> {
    try {
      const read = await readClaimed(file);
      this.#trouble.end(file.path);
      return read;
    } catch (error) {
      this.#pauseForFault(file, error, paused);
      return null;
    }
  }

  async #layOrPause(file: ClaimedFile, paused: ClaimedFile[], lay: () => Promise<void>): Promise<void> {
    try {
      await lay();
      this.#pauses.delete(file.path);
      this.#trouble.end(file.path);
    } catch (error) {
      this.#pauseForFault(file, error, paused);
    }
  }

  /** A file that the disk cannot give or take now must not hold up its neighbours. */
  #pauseForFault(file: ClaimedFile, error: unknown, paused: ClaimedFile[]): void {
    if (!isFileFault(error)) throw error;
    this.#trouble.begin(file.path, error);
    this.#pause(file, paused);
  }

  async #waitForGrowth(file: ClaimedFile, paused: ClaimedFile[]): Promise<void> {
    if ((this.#pauses.get(file.path)?.tries ?? 0) >= growingTriesMax) await this.#refuse(file, intakeTexts.keepsChanging, paused);
    else this.#pause(file, paused);
  }

  #pause(file: ClaimedFile, paused: ClaimedFile[]): void {
    const tries = (this.#pauses.get(file.path)?.tries ?? 0) + 1;
    this.#pauses.set(file.path, { tries, dueMs: this.#parts.clock.nowMs() + pauseMs(tries, pauseMinMs, pauseMaxMs) });
    paused.push(file);
  }
}

/** The files of one commit: bounded by number and by bytes, one at least. */
export function countOfBatch(files: readonly ReadyFile[]): number {
  let bytes = 0;
  for (const [at, { stats }] of files.entries()) {
    bytes += stats.size;
    if (at > 0 && (bytes > batchBytesMax || at >= batchFilesMax)) return at;
  }
  return files.length;
}

/** Files as they are now; those that are gone were another process's. */
export async function lookAgain<File extends ReadyFile>(files: readonly File[]): Promise<File[]> {
  const looked = await Promise.all(
    files.map(async (file) => ({
      file,
      stats: await lstat(file.path).catch((error: { code?: string }) => (error.code === 'ENOENT' ? null : file.stats)),
    })),
  );
  return looked.flatMap(({ file, stats }) => (stats ? [{ ...file, stats }] : []));
}
