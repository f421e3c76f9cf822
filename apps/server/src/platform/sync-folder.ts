import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder durable; where folders cannot be opened (Windows) the system does it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
