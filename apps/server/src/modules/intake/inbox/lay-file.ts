import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import type { InboxFolders } from './inbox-folders';

/**
 * Does what writes into folders of ours; when one of them has been removed
 * meanwhile they are made again, and it is done once more.
 */
export async function inFolders<T>(folders: InboxFolders, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await folders.restore();
    return work();
  }
}

/** Writes a file beside its place and moves it there, so that nobody fetches half of it. */
export function layFile(folders: InboxFolders, target: string, content: Uint8Array | string, mode: number): Promise<void> {
  const aside = `${target}.part`;
  return inFolders(folders, async () => {
    try {
      await writeFile(aside, content, { mode });
      await rename(aside, target);
    } catch (error) {
      // What is left on a full disk would take room for nothing.
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Moves a file to a place of ours, whose name tells its content. @returns false when there was none to move. */
export function moveInto(folders: InboxFolders, path: string, target: string): Promise<boolean> {
  return inFolders(folders, async () => {
    try {
      await rename(path, target);
      return true;
    } catch (error) {
      // It is the file that is gone, or the folder it shall go to.
      if (!isMissing(error) || (await lstat(path).catch(() => null)) !== null) throw error;
      return false;
    }
  });
}

function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ENOENT';
}
