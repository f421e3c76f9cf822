import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
  const handle = openSync(aside, 'wx', 0o600);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    if (manner === 'replace') renameSync(aside, file);
    else linkSync(aside, file);
  } catch (error) {
    if (manner === 'replace' || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
  syncFolder(dirname(file));
  return true;
}

/** Makes the names in a folder durable; where folders cannot be opened (Windows) the system does it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
