import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder';

/**
 * Writes a file of the owner's alone (0600) so that whoever sees its name sees
 * it whole, also after a crash: aside, synced, then given its name.
 *
 * @param manner `replace` what is there; `make` leaves what is there alone, so
 * that of two who write at once one does.
 * @returns whether this content has the name now.
 */
export function writeDurably(file: string, content: string, manner: 'replace' | 'make'): boolean {
  const aside = `${file}.${process.pid}.new`;
  rmSync(aside, { force: true });
  try {
    writeSynced(aside, content);
    if (manner === 'replace') renameSync(aside, file);
    else if (!linkIfFree(aside, file)) return false;
  } finally {
    // Also on a full disk: half a file would lie there for ever.
    rmSync(aside, { force: true });
  }
  syncFolder(dirname(file));
  return true;
}

function writeSynced(file: string, content: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @returns false when something of that name is there. */
function linkIfFree(aside: string, file: string): boolean {
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
