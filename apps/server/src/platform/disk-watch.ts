import { realpathSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log';

/** PostgreSQL writes its log in pieces of 16 MB; with fewer than four of them left, a burst could end it. */
const writableMinBytes = 67_108_864;
const lookMs = 500;

export interface DiskWatch {
  /** Bytes that are free below the data folder, or below its database where that lies on another disk: the lesser. */
  freeBytes(): Promise<number>;
  stop(): void;
}

/**
 * Watches the disk of a data folder. `onFull` hears when too little is left
 * for the embedded database to go on writing safely, and when there is room
 * again; whether there is any at the start it has heard when this returns.
 */
export async function watchDisk(dataDir: string, freeMinBytes: number, onFull: (isFull: boolean) => void, log: Log): Promise<DiskWatch> {
  const freeBytes = async (): Promise<number> => {
    const free = await Promise.all([dataDir, databaseFolder(dataDir)].map((folder) => statfs(folder)));
    return Math.min(...free.map(({ bavail, bsize }) => bavail * bsize));
  };
  const fullBytes = Math.min(writableMinBytes, freeMinBytes);
  let isFull = false;
  let isLooking = false;
  const look = async (): Promise<void> => {
    // One that hangs, on a network disk, is not joined by others.
    if (isLooking) return;
    isLooking = true;
    const free = await freeBytes().catch(() => null);
    isLooking = false;
    if (free === null || free < fullBytes === isFull) return;
    isFull = !isFull;
    if (isFull) log.error({ freeBytes: free }, 'the disk is nearly full: nothing is written until there is room');
    else log.warn({ freeBytes: free }, 'there is room on the disk again');
    onFull(isFull);
  };
  await Promise.race([look(), pause(lookMs, undefined, { ref: false })]);
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return { freeBytes, stop: () => clearInterval(timer) };
}

function databaseFolder(dataDir: string): string {
  try {
    return realpathSync(join(dataDir, 'postgres'));
  } catch {
    return dataDir;
  }
}
