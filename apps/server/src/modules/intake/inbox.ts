import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
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
  readonly door: Pick<IntakeDoor, 'receiveMessages' | 'findOutcome'>;
  readonly log: Log;
  /** The folder that holds one folder per source. */
  readonly directory: string;
}

export interface Inbox {
  /** Sorts the files of decided messages: what was quarantined goes to `.refused` with its reason beside it. */
  sortDecided(messageIds: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Watches `inbox/<source>/` and hands in each file that lies there, once it
 * has stopped growing. Taken files move to `.done/<source>/`, those that
 * cannot be read to `.refused/<source>/` with a text beside them. Two
 * processes may watch one folder: a file is claimed by moving it.
 */
export async function watchInbox({ door, log, directory }: InboxParts): Promise<Inbox> {
  const place = (kind: 'taken' | 'done' | 'refused', source: IntakeSource): string => join(directory, `.${kind}`, source);
  for (const source of intakeSources) {
    await mkdir(join(directory, source), { recursive: true });
    for (const kind of ['taken', 'done', 'refused'] as const) await mkdir(place(kind, source), { recursive: true });
    // A process that ended between claim and storing leaves its claim; storing the same bytes twice does nothing.
    for (const name of await readdir(place('taken', source))) await moveAside(join(place('taken', source), name), join(directory, source), name);
  }

  let isStopped = false;
  const waiting = new Map<string, NodeJS.Timeout>();
  const busy = new Set<Promise<void>>();

  const look = (path: string, source: IntakeSource): void => {
    if (isStopped || waiting.has(path)) return;
    waiting.set(
      path,
      setTimeout(() => {
        waiting.delete(path);
        const work = take(path, source)
          .then((isTaken) => void (isTaken || look(path, source)))
          .catch((error: unknown) => log.error({ err: error, source }, 'inbox file cannot be taken'))
          .finally(() => busy.delete(work));
        busy.add(work);
      }, lookAgainMs),
    );
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
    await moveAside(claim, place('done', source), name);
    // The decision may have come before the file lay where it is looked for.
    await sortDecided([receipt!.messageId]);
    return true;
  };

  const refuse = async (path: string, source: IntakeSource, name: string, reason: string): Promise<void> => {
    const moved = await moveAside(path, place('refused', source), name);
    if (moved !== null) await writeFile(`${moved}.reason.txt`, `${reason}\n`);
  };

  const sortDecided = async (messageIds: readonly number[]): Promise<void> => {
    for (const messageId of messageIds) {
      const outcome = await door.findOutcome(messageId);
      if (outcome?.state !== 'quarantined' || outcome.fileName === null) continue;
      const done = join(place('done', outcome.source), outcome.fileName);
      // Messages that came over HTTP have no file here, and a file of the same name is another's.
      const found = await stat(done).catch(() => null);
      if (found?.size === outcome.size) await refuse(done, outcome.source, outcome.fileName, reasonText(outcome));
    }
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

  return {
    sortDecided,
    async stop() {
      isStopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await watcher.close();
      await Promise.all(busy);
    },
  };
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
