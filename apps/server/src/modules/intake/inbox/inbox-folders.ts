import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intakeSources, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { Outcome } from '../intake-door';

/** Where decided files and what is told of them lie, one folder per source each. */
export type SortedKind = 'done' | 'refused' | 'receipts';

/** The folders of an inbox. Everything in the hidden ones has a name of ours. */
export interface InboxFolders {
  /** Names this inbox in the database. */
  readonly id: string;
  readonly directory: string;
  /** Files on their way into the database, one folder per batch. */
  readonly taken: string;
  waiting(source: IntakeSource): string;
  sorted(kind: SortedKind, source: IntakeSource): string;
}

/** Makes the folders of an inbox; they are its owner's alone, for messages name people. */
export async function openFolders(directory: string): Promise<InboxFolders> {
  const folders: Omit<InboxFolders, 'id'> = {
    directory,
    taken: join(directory, '.taken'),
    waiting: (source) => join(directory, source),
    sorted: (kind, source) => join(directory, `.${kind}`, source),
  };
  const make = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
  await make(folders.taken);
  for (const source of intakeSources) {
    await make(folders.waiting(source));
    for (const kind of ['done', 'refused', 'receipts'] as const) await make(folders.sorted(kind, source));
  }
  return { id: await readId(join(directory, '.id')), ...folders };
}

async function readId(file: string): Promise<string> {
  // Of two processes that start at once one writes and both read.
  await writeFile(file, randomBytes(12).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** What the file of a message is called: its number, and the beginning of its digest, since a number may come again with another database. */
export function storedName({ messageId, sha256 }: Pick<Outcome, 'messageId' | 'sha256'>): string {
  return `${messageId}-${sha256.slice(0, 12)}`;
}
