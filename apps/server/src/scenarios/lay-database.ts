import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Lays the embedded database of an earlier run, migrated and cleanly stopped, into a data folder: a copy takes a
 * fraction of what making one takes. All copies have the same system identifier.
 */
export function layDatabase(dataDir: string): void {
  const folder = process.env['MASTLIGHT_TEST_FOLDER'];
  if (folder === undefined) throw new Error('MASTLIGHT_TEST_FOLDER is not set: run through vitest, project "server".');
  copyDataFolder(`${folder}/laid`, dataDir);
}

/** Copies a data folder whose database is stopped, into one that may be there. */
export function copyDataFolder(from: string, to: string): void {
  mkdirSync(`${to}/postgres`, { recursive: true });
  // The program takes more room than the data and is written by nobody: it is linked.
  execFileSync('cp', ['-al', `${from}/postgres/runtime`, `${to}/postgres`]);
  // With its owners: the server keeps the user that the cluster belongs to.
  execFileSync('cp', ['-a', `${from}/postgres/cluster`, `${to}/postgres`]);
  execFileSync('cp', ['-a', `${from}/database.json`, to]);
}
