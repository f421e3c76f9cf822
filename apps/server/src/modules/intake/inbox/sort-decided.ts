import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { intakeTexts, quarantineTexts } from '@mastlight/domain/intake/messages';
import type { Clock } from '../../../platform/clock/clock';
import type { Log } from '../../../platform/log';
import type { IntakeDoor, Outcome } from '../intake-door';
import { isMessageAtFault } from '../message-fault';
import { claimFiles, type ClaimedFile } from './claim-files';
import { FileTrouble, isFileFault, pauseMs } from './file-trouble';
import { storedName, type InboxFolders } from './inbox-folders';
import { layFile, moveInto } from './lay-file';

/** Messages asked for at once. */
const askedAtOnce = 200;
/** A message may be decided before its file lies where it is looked for; later than this it will not come. */
const placedWithinMs = 60_000;
/** What another process or another message still has to do is looked for so often. */
const othersMs = 500;
/**
 * So long after its last change a file is looked at again: whoever wrote it may
 * have paused behind what looked like the end. Left alone for the longest, it is done.
 */
const looksMs = [3_000, 10_000, 30_000] as const;
/** A file written so long before its message was stored cannot have been changed after it was read: reading a batch takes less. */
const readWithinMs = 10_000;
/** What the file system could not do is tried again after twice as long each time. */
const [retryMinMs, retryMaxMs] = [1_000, 10_000];
const pieceBytes = 256 * 1024;

export interface SortingParts {
  readonly folders: InboxFolders;
  readonly door: Pick<IntakeDoor, 'findOutcome' | 'findUnsorted' | 'markSorted' | 'writeReceipts'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether a file has still to be laid at a place in `.done`, by this process. */
  readonly isOnItsWay: (place: string) => boolean;
  /** Is given a file that was changed after it had been handed in; it is claimed, to be handed in as it is now. */
  readonly onChanged: (file: ClaimedFile) => void;
}

/** A message whose file is looked at again. */
interface Later {
  readonly dueMs: number;
  /** What was laid beside the file; told anew when the message is driven again. */
  readonly told: string | null;
  /** How often the file system failed. */
  readonly tries: number;
}

/**
 * Sorts the files of decided messages: what was quarantined goes to
 * `.refused`, the reasons of what was refused stand beside the file, receipts
 * to EDIFACT lie in `.receipts`. A file that is not what was stored any more,
 * since its sender went on writing, is taken back and handed in as it is now.
 * What is done is noted in the database, so that whatever a process leaves
 * behind the next one takes up; doing it twice is doing it once.
 */
export class DecidedFiles {
  readonly #parts: SortingParts;
  readonly #later = new Map<number, Later>();
  readonly #trouble: FileTrouble;

  constructor(parts: SortingParts) {
    this.#parts = parts;
    this.#trouble = new FileTrouble('files of messages cannot be sorted', parts.log);
  }

  /** Sorts what is decided and due. @returns when the first of the rest is due, ms from now. */
  async sort(): Promise<number> {
    const { folders, door, clock } = this.#parts;
    const nowMs = clock.nowMs();
    const seen = new Set<number>();
    for (const [messageId, { dueMs }] of this.#later) if (dueMs > nowMs) seen.add(messageId);
    for (let count = askedAtOnce; count === askedAtOnce;) {
      const outcomes = await door.findUnsorted(folders.id, [...seen], askedAtOnce);
      count = outcomes.length;
      const sorted: number[] = [];
      try {
        for (const outcome of outcomes) {
          seen.add(outcome.messageId);
          if (await this.#isSorted(outcome, nowMs)) sorted.push(outcome.messageId);
        }
      } finally {
        if (sorted.length > 0) await door.markSorted(sorted);
      }
      for (const messageId of sorted) this.#forget(messageId);
    }
    let firstMs = Number.POSITIVE_INFINITY;
    for (const [messageId, { dueMs }] of this.#later) {
      // Another process has sorted it.
      if (!seen.has(messageId)) this.#forget(messageId);
      else firstMs = Math.min(firstMs, dueMs - nowMs);
    }
    return firstMs;
  }

  #forget(messageId: number): void {
    this.#later.delete(messageId);
    this.#trouble.end(messageId);
  }

  /** A message whose receipt or reason cannot be written must not hold up those behind it. */
  async #isSorted(outcome: Outcome, nowMs: number): Promise<boolean> {
    const { messageId } = outcome;
    const { tries = 0, told = null } = this.#later.get(messageId) ?? {};
    try {
      const next = await this.#sortOne(outcome, nowMs, told);
      this.#trouble.end(messageId);
      if (next === null) return true;
      this.#later.set(messageId, { dueMs: nowMs + next.waitMs, told: next.told, tries: 0 });
      return false;
    } catch (error) {
      // The disk's fault or an operator's: it is not the message that must be given up.
      if (isFileFault(error)) {
        this.#trouble.begin(messageId, error);
        this.#later.set(messageId, { dueMs: nowMs + pauseMs(tries + 1, retryMinMs, retryMaxMs), told, tries: tries + 1 });
        return false;
      }
      if (!isMessageAtFault(error)) throw error;
      this.#parts.log.error({ err: error, messageId }, 'file of a message cannot be sorted');
      return true;
    }
  }

  /** @returns when the file must be looked at again; null: it is done. */
  async #sortOne(
    outcome: Outcome,
    nowMs: number,
    told: string | null,
  ): Promise<{ readonly waitMs: number; readonly told: string | null } | null> {
    const { folders, door, isOnItsWay } = this.#parts;
    // A file that came again shares the lot of the first one.
    const first = outcome.state === 'duplicate' && outcome.duplicateOf !== null ? await door.findOutcome(outcome.duplicateOf) : null;
    if (first?.state === 'received') return { waitMs: othersMs, told };
    const judged = first?.state === 'quarantined' ? first : outcome;
    const name = storedName(outcome);
    const [kind, other] = judged.state === 'quarantined' ? (['refused', 'done'] as const) : (['done', 'refused'] as const);
    const target = join(folders.sorted(kind, outcome.source), name);
    const elsewhere = join(folders.sorted(other, outcome.source), name);
    // In the other folder lies what has not been sorted yet, or was refused and driven again.
    const file = (await statsOf(target)) ?? ((await moveInto(folders, elsewhere, target)) ? await statsOf(target) : null);
    if (!file && (nowMs - outcome.receivedMs < placedWithinMs || isOnItsWay(join(folders.sorted('done', outcome.source), name))))
      return { waitMs: othersMs, told };
    const reason = reasonText(outcome, judged);
    const telling = `${kind} ${reason ?? ''}`;
    if (told !== telling) {
      await rm(`${elsewhere}.reason.txt`, { force: true });
      const receipts = await door.writeReceipts(outcome);
      if (receipts) await layFile(folders, join(folders.sorted('receipts', outcome.source), `${name}.receipt.edi`), receipts, 0o640);
      if (reason !== null) await layFile(folders, `${target}.reason.txt`, reason, 0o600);
    }
    const waitMs = file?.isFile() ? await this.#untilSettled(outcome, target, file, nowMs) : 0;
    return waitMs > 0 ? { waitMs, told: telling } : null;
  }

  /**
   * Compares a file with what was stored of it, until nobody has written to it
   * for long enough; one that was changed is taken back.
   *
   * @returns when to look again, ms from now; 0: it is done.
   */
  async #untilSettled(outcome: Outcome, path: string, stats: Stats, nowMs: number): Promise<number> {
    // A time to come is another machine's clock, or a sender's joke.
    const quietMs = nowMs - (stats.mtimeMs <= nowMs ? stats.mtimeMs : outcome.receivedMs);
    const nextMs = looksMs.find((lookMs) => lookMs > quietMs);
    const hasGrown = stats.size !== outcome.size;
    // One that has changed is left to whoever writes it for a moment: he may not have done.
    if (nextMs !== undefined && (!hasGrown || nextMs === looksMs[0])) return nextMs - quietMs;
    const isSuspect = stats.mtimeMs > outcome.receivedMs - readWithinMs;
    if (hasGrown || (isSuspect && (await digestOf(path)) !== outcome.sha256)) await this.#takeBack(outcome, path, stats);
    return 0;
  }

  /** Claimed again before its message is noted as sorted: whenever the process ends, one of the two is left for the next. */
  async #takeBack({ source, messageId, fileName }: Outcome, path: string, stats: Stats): Promise<void> {
    const { folders, log, onChanged } = this.#parts;
    const faults: unknown[] = [];
    const claimed = await claimFiles(
      folders,
      source,
      [{ source, name: Buffer.from(fileName ?? ''), path, stats }],
      (_file, error) => void faults.push(error),
    );
    if (faults.length > 0) throw faults[0];
    for (const file of claimed) {
      log.warn({ source, file: fileName, messageId }, 'inbox file was changed after it was handed in; it is handed in as it is now');
      onChanged(file);
    }
  }
}

function statsOf(path: string): Promise<Stats | null> {
  return lstat(path).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** SHA-256 of a file, hex, read in pieces. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const piece = Buffer.allocUnsafe(pieceBytes);
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, null);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** What is told beside a file; null when nothing was refused. */
function reasonText({ fileName, messageId }: Outcome, { state, reason, detail, findings }: Outcome): string | null {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isRefused = state === 'quarantined';
  if (!isRefused && errors.length === 0) return null;
  const lines = [
    intakeTexts.fileOfMessage(fileName, messageId),
    isRefused ? (reason ? quarantineTexts[reason] : '') : intakeTexts.partlyRefused,
    detail ?? '',
    ...errors.map((finding) => intakeTexts.finding(finding.segment, finding.offset, finding.zh)),
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
