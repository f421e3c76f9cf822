import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intakeSources, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { Outcome } from '../intake-door';

/** Where decided files and what is told of them lie, one folder per source each. */
export type SortedKind = 'done' | 'refused' | 'receipts';
const sortedKinds = ['done', 'refused', 'receipts'] as const;

/** A link lies in the place of a folder of ours, or it belongs to somebody else; its text is for people. */
export class FolderNotOurs extends Error {
  constructor(folder: string) {
    super(intakeTexts.folderNotOurs(folder));
    this.name = 'FolderNotOurs';
  }
}

/** The folders of an inbox. Everything in the hidden ones has a name of ours. */
export interface InboxFolders {
  /** Names this inbox in the database. */
  readonly id: string;
  readonly directory: string;
  /** Files on their way into the database, one folder per batch. */
  readonly taken: string;
  waiting(source: IntakeSource): string;
  sorted(kind: SortedKind, source: IntakeSource): string;
  /**
   * Makes folders again that were removed while the inbox is served, as safely as at the start.
   *
   * @throws FolderNotOurs when a link or something of somebody else lies in the place of one.
   */
  restore(): Promise<void>;
}

/** Where files lie that an inbox has taken. */
export const takenFolder = (directory: string): string => join(directory, '.taken');

/** The file that names an inbox. */
export const inboxId = (directory: string): string => join(directory, '.id');

/**
 * Makes the folders of an inbox, or sees that those which lie there are safe: a
 * sender may write in the folder of his source and nowhere else, or he could
 * put a link to somewhere in the place of ours.
 *
 * @throws FolderNotOurs when one is a link or belongs to somebody else.
 */
export async function openFolders(directory: string): Promise<InboxFolders> {
  const places: Pick<InboxFolders, 'directory' | 'taken' | 'waiting' | 'sorted'> = {
    directory,
    taken: takenFolder(directory),
    waiting: (source) => join(directory, source),
    sorted: (kind, source) => join(directory, `.${kind}`, source),
  };
  const idFile = inboxId(directory);
  await makeFolders(places);
  await writeId(idFile, randomBytes(12).toString('base64url'));
  const id = (await readFile(idFile, 'utf8')).trim();
  return {
    id,
    ...places,
    async restore() {
      await makeFolders(places);
      await writeId(idFile, id);
    },
  };
}

async function makeFolders({
  directory,
  taken,
  waiting,
  sorted,
}: Pick<InboxFolders, 'directory' | 'taken' | 'waiting' | 'sorted'>): Promise<void> {
  // Senders pass through the inbox to their folder.
  await makeOwn(directory, 0o755);
  await makeOwn(taken, 0o700);
  for (const kind of sortedKinds) await makeOwn(join(directory, `.${kind}`), modeOf(kind));
  for (const source of intakeSources) {
    // One that cannot be made is told when it is looked into; the other sources go on.
    await makeWaiting(waiting(source)).catch(() => {});
    for (const kind of sortedKinds) await makeOwn(sorted(kind, source), modeOf(kind));
  }
}

/** Raw messages name people: nobody else reads them. Receipts are for their sender, whose group may be given them. */
function modeOf(kind: SortedKind): number {
  return kind === 'receipts' ? 0o750 : 0o700;
}

/** Makes the folder of a source; one that is there is the owner's to open to a sender. */
export async function makeWaiting(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** A folder of ours: made for us alone; of one that lies there, rights beyond `modeMax` are taken away. */
async function makeOwn(folder: string, modeMax: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: { code?: string }) => {
    // A file or a dangling link; told below.
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
  });
  const found = await lstat(folder);
  const own = process.geteuid?.();
  if (!found.isDirectory() || (own !== undefined && found.uid !== own)) throw new FolderNotOurs(folder);
  const mode = found.mode & 0o777;
  if ((mode & ~modeMax) !== 0) await chmod(folder, mode & modeMax);
}

/** Names an inbox that has no name yet; of two processes that start at once one does. */
async function writeId(file: string, id: string): Promise<void> {
  await writeFile(file, id, { flag: 'wx', mode: 0o600 }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** What the file of a message is called: its number, and the beginning of its digest, since a number may come again with another database. */
export function storedName({ messageId, sha256 }: Pick<Outcome, 'messageId' | 'sha256'>): string {
  return `${messageId}-${sha256.slice(0, 12)}`;
}
