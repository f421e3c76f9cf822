import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { intakeSources, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { intakeTexts, quarantineTexts } from '@mastlight/domain/intake/messages';
import type { Log } from '../../platform/log';
import type { IntakeDoor, Outcome } from './intake-door';
import { readFileName } from './read-file-name';

/** A file that ends like a whole message is taken when it has not grown for so long. */
const settledMs = 60;
/** A file that seems to end in the middle is given so long to grow. */
const unfinishedMs = 3_000;
/** How often a file that is not ready yet is looked at. */
const lookAgainMs = 60;

export interface InboxParts {
  readonly door: Pick<IntakeDoor, 'receiveMessages' | 'findOutcome' | 'writeReceipts'>;
  readonly log: Log;
  /** The folder that holds one folder per source. */
  readonly directory: string;
}

export interface Inbox {
  /**
   * Sorts the files of decided messages: what was quarantined goes to `.refused`,
   * the reasons of what was refused stand beside the file, receipts to EDIFACT
   * lie in `.receipts`.
   */
  sortDecided(decisions: readonly Pick<Outcome, 'messageId' | 'state'>[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Watches `inbox/<source>/` and hands in each file that lies there, once it
 * has stopped growing. Taken files move to `.done/<source>/`, those that
 * cannot be read to `.refused/<source>/`; a text beside a file says what of it
 * was refused. The receipts
 * to EDIFACT (CONTRL, APERAK) lie in `.receipts/<source>/` for the sender to
 * fetch. Two processes may watch one folder: a file is claimed by moving it.
 */
export async function watchInbox({ door, log, directory }: InboxParts): Promise<Inbox> {
  const place = (kind: 'taken' | 'done' | 'refused' | 'receipts', source: IntakeSource): string => join(directory, `.${kind}`, source);
  for (const source of intakeSources) {
    await mkdir(join(directory, source), { recursive: true });
    for (const kind of ['taken', 'done', 'refused', 'receipts'] as const) await mkdir(place(kind, source), { recursive: true });
    // A process that ended between claim and storing leaves its claim; storing the same bytes twice does nothing.
    for (const name of await readdir(place('taken', source))) await moveAside(join(place('taken', source), name), join(directory, source), name);
  }

  let isStopped = false;
  const waiting = new Map<string, IntakeSource>();
  /** Where the files of messages lie that are not decided yet; their names need not be those the messages carry. */
  const paths = new Map<number, string>();

  /** One file at a time, oldest first: messages count in the order in which they are handed in. */
  const takeWaiting = async (): Promise<void> => {
    for (const path of await oldestFirst([...waiting.keys()])) {
      if (isStopped) return;
      const source = waiting.get(path)!;
      const isTaken = await take(path, source).catch((error: unknown) => {
        log.error({ err: error, source }, 'inbox file cannot be taken');
        return true;
      });
      if (isTaken) waiting.delete(path);
    }
  };

  let isReady = false;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  const lookAgain = (): void => {
    if (isStopped || !isReady || timer || round || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      round = takeWaiting().finally(() => {
        round = null;
        lookAgain();
      });
    }, lookAgainMs);
  };
  const look = (path: string, source: IntakeSource): void => {
    waiting.set(path, source);
    lookAgain();
  };

  /** @returns false when the file is still growing and must be looked at again. */
  const take = async (path: string, source: IntakeSource): Promise<boolean> => {
    const seen = await lstat(path).catch(() => null);
    if (!seen) return true;
    const name = basename(path);
    if (!seen.isFile()) {
      // Only files are read: a link could point anywhere.
      if (seen.isSymbolicLink()) await refuse(path, source, name, intakeTexts.notAFile);
      return true;
    }
    if (seen.size > messageBytesMax) {
      await refuse(path, source, name, intakeTexts.tooLarge(messageBytesMax / 1_048_576));
      return true;
    }
    const quietMs = Date.now() - seen.mtimeMs;
    if (quietMs >= 0 && quietMs < settledMs) return false;
    if (quietMs >= 0 && quietMs < unfinishedMs && !(await looksFinished(path, seen.size))) return false;
    const claim = await moveAside(path, place('taken', source), name);
    if (claim === null) return true;
    const bytes = await readWithin(claim, messageBytesMax);
    const now = await stat(claim);
    if (bytes === null || now.size !== bytes.length) {
      // It grew while it was read: whoever writes it still holds it open, and it is put back whole.
      await moveAside(claim, join(directory, source), name);
      return false;
    }
    const [receipt] = await door.receiveMessages([{ source, fileName: readFileName(name), bytes }]);
    const done = await moveAside(claim, place('done', source), name);
    // The decision may have come before the file lay where it is looked for.
    if (done !== null) paths.set(receipt!.messageId, done);
    const outcome = await door.findOutcome(receipt!.messageId);
    if (outcome) await sortDecided([outcome]);
    return true;
  };

  const refuse = async (path: string, source: IntakeSource, name: string, reason: string): Promise<void> => {
    const moved = await moveAside(path, place('refused', source), name);
    if (moved !== null) await writeFile(`${moved}.reason.txt`, `${reason}\n`);
  };

  const sortDecided: Inbox['sortDecided'] = async (decisions) => {
    for (const { messageId, state } of decisions) {
      if (state === 'received') continue;
      const path = paths.get(messageId);
      paths.delete(messageId);
      // Of what came over HTTP nothing lies here, except what an earlier process took.
      if (path === undefined && state !== 'quarantined') continue;
      const outcome = await door.findOutcome(messageId);
      const found = path ?? (outcome && (await fileOfEarlierProcess(outcome)));
      if (!outcome || !found) continue;
      await layReceipts(outcome, basename(found));
      if (state === 'quarantined') await refuse(found, outcome.source, basename(found), reasonText(outcome));
      else if (hasErrors(outcome)) await writeFile(`${found}.reason.txt`, `${intakeTexts.partlyRefused}\n${reasonText(outcome)}\n`);
    }
  };

  /** Written beside its place and moved there, so that nobody fetches half of it. */
  const layReceipts = async (outcome: Outcome, name: string): Promise<void> => {
    const receipts = await door.writeReceipts(outcome);
    if (!receipts) return;
    const target = join(place('receipts', outcome.source), `${name}.receipt.edi`);
    await writeFile(`${target}.part`, receipts);
    await rename(`${target}.part`, target);
  };

  /** A file taken before this process began is looked for by the name its message carries. */
  const fileOfEarlierProcess = async (outcome: Outcome): Promise<string | null> => {
    if (outcome.fileName === null) return null;
    const done = join(place('done', outcome.source), outcome.fileName);
    const found = await lstat(done).catch(() => null);
    // Messages that came over HTTP have no file here, and a file of the same name is another's.
    if (!found?.isFile() || found.size !== outcome.size) return null;
    const sha256 = createHash('sha256').update(await readFile(done)).digest('hex');
    return sha256 === outcome.sha256 ? done : null;
  };

  const watcher = watch(directory, {
    depth: 1,
    ignored: (path) => path !== directory && /^\.|\.(?:tmp|part)$/.test(basename(path)),
    ignoreInitial: false,
    followSymlinks: false,
  });
  const heed = (path: string): void => {
    const source = basename(join(path, '..'));
    const known = intakeSources.find((candidate) => candidate === source);
    if (known && join(directory, known, basename(path)) === path) look(path, known);
  };
  watcher.on('add', heed).on('change', heed);
  watcher.on('error', (error) => log.error({ err: error }, 'inbox cannot be watched'));
  await new Promise<void>((resolve) => void watcher.on('ready', resolve));
  // Only now are all files known that lay there already, and with them which is the oldest.
  isReady = true;
  lookAgain();

  return {
    sortDecided,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await watcher.close();
      await round;
    },
  };
}

/** Files by the time they were last written, those of one time by name. */
async function oldestFirst(paths: readonly string[]): Promise<string[]> {
  const files: { path: string; mtimeMs: number }[] = [];
  for (const path of paths) files.push({ path, mtimeMs: (await lstat(path).catch(() => null))?.mtimeMs ?? 0 });
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

function hasErrors({ findings }: Outcome): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function reasonText(outcome: Outcome): string {
  const findings = outcome.findings
    .filter((finding) => finding.severity === 'error')
    .map((finding) => intakeTexts.finding(finding.segment, finding.offset, finding.zh));
  return [outcome.reason ? quarantineTexts[outcome.reason] : '', outcome.detail ?? '', ...findings].filter(Boolean).join('\n');
}

/** Whether the last characters close a message of some format. A guess that only shortens the wait. */
async function looksFinished(path: string, size: number): Promise<boolean> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const tail = Buffer.alloc(Math.min(size, 256));
    await file.read(tail, 0, tail.length, size - tail.length);
    return /(?:99:\d+'|UN[TZ]\+[^']*'|[}\]>])\s*$/.test(tail.toString('latin1'));
  } finally {
    await file.close();
  }
}

/** Reads a file of at most `bytesMax`; null when it is larger. */
async function readWithin(path: string, bytesMax: number): Promise<Buffer | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    return size > bytesMax ? null : await file.readFile();
  } finally {
    await file.close();
  }
}

/** Moves a file into a folder under its name, or one beside it when that is taken; null when somebody else was first. */
async function moveAside(path: string, folder: string, name: string): Promise<string | null> {
  for (let attempt = 0; ; attempt++) {
    const target = join(folder, attempt === 0 ? name : `${name}.${attempt}`);
    if (await lstat(target).catch(() => null)) continue;
    try {
      await rename(path, target);
      return target;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return null;
      throw error;
    }
  }
}
