import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import { claimOf, isClaimEntry, nullIfGone, ownerOf } from './claim-files';
import { inboxId, takenFolder } from './inbox-folders';

/** A file that an inbox has taken from where its sender laid it. */
export interface TakenFile {
  readonly source: IntakeSource;
  /** By what it is known in the database once it is handed in. */
  readonly claim: string;
  /** When it was taken, ms since epoch. */
  readonly sinceMs: number;
}

/**
 * The files that lie in an inbox's `.taken`, whoever took them and whether he
 * still lives, and the inbox's name; no files where there is no inbox.
 */
export async function listTaken(directory: string): Promise<{ readonly inbox: string; readonly files: readonly TakenFile[] }> {
  const inbox = await readFile(inboxId(directory), 'utf8').catch(nullIfGone);
  if (inbox === null) return { inbox: '', files: [] };
  const taken = takenFolder(directory);
  const files: TakenFile[] = [];
  for (const batch of (await readdir(taken, { withFileTypes: true }).catch(nullIfGone)) ?? []) {
    const owner = ownerOf(batch.name);
    if (!batch.isDirectory() || owner === null) continue;
    const folder = join(taken, batch.name);
    for (const entry of (await readdir(folder, { encoding: 'buffer' }).catch(nullIfGone)) ?? []) {
      const name = entry.toString('latin1');
      if (!isClaimEntry(name)) continue;
      const path = join(folder, name);
      const stats = await lstat(path).catch(nullIfGone);
      if (stats) files.push({ source: owner.source, claim: claimOf({ path, folder }), sinceMs: stats.ctimeMs });
    }
  }
  return { inbox: inbox.trim(), files };
}
