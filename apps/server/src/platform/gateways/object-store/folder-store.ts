import { chmod, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../sync-folder';
import type { Clock } from '../../clock/clock';
import type { ObjectStore } from './object-store';

const digestPattern = /^[0-9a-f]{64}$/;

/** Objects as files of a folder, by the first two characters of their names; others than the owner read none. */
export function createFolderStore(root: string, clock: Clock): ObjectStore {
  const folderOf = (digest: string): string => join(root, digest.slice(0, 2));
  const pathOf = (digest: string): string => join(folderOf(digest), digest);
  return {
    async put(digest, file) {
      await mkdir(folderOf(digest), { recursive: true, mode: 0o700 });
      await chmod(file.path, 0o600);
      const handle = await open(file.path, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      const now = new Date(clock.nowMs());
      await utimes(file.path, now, now);
      await rename(file.path, pathOf(digest));
      syncFolder(folderOf(digest));
    },
    async open(digest) {
      try {
        return (await open(pathOf(digest), 'r')).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (digest) => rm(pathOf(digest), { force: true }),
    async *listOlder(beforeMs) {
      for (const prefix of await namesIn(root)) {
        for (const name of await namesIn(join(root, prefix))) {
          if (!digestPattern.test(name)) continue;
          const found = await stat(pathOf(name)).catch(() => null);
          if (found && found.mtimeMs < beforeMs) yield name;
        }
      }
    },
  };
}

/** Names in a folder, as many as 256th of all objects; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names: string[] = [];
    for await (const { name } of await opendir(folder)) names.push(name);
    return names;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
