import { lstat, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { syncFolder } from '../sync-folder';

/**
 * Sees to it that a whole cluster lies at `cluster`. Only a folder that is
 * missing or empty is made: beside, by `make`, and moved into place when it is
 * whole. Nothing that lies in `cluster` is ever removed.
 *
 * @param mustExist a cluster was here before: one that is missing is a loss, not a first start.
 * @throws Error with a text for people when something else lies there, or nothing where something must.
 */
export async function prepareCluster(cluster: string, mustExist: boolean, make: (folder: string) => Promise<void>): Promise<void> {
  const state = await judgeCluster(cluster);
  if (state === 'whole') return;
  if (state === 'strange') throw new Error(startTexts.clusterStrange(cluster));
  if (mustExist) throw new Error(startTexts.clusterGone(cluster));
  const fresh = `${cluster}.new`;
  // Half made by a start that was cut off; nobody has ever worked on it.
  await rm(fresh, { recursive: true, force: true });
  await make(fresh);
  // An empty folder is replaced by this; one that got anything in it meanwhile makes it fail.
  await rename(fresh, cluster);
  syncFolder(dirname(cluster));
}

/**
 * Makes sure that a cluster that is there was made by the major version `wanted`.
 *
 * @throws Error with a text for people when it was not, or when its version is no number.
 */
export async function requireClusterVersion(cluster: string, wanted: string): Promise<void> {
  // Missing or unreadable is told by `prepareCluster`.
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  const found = text.trim();
  if (found === '' || found === wanted) return;
  throw new Error(/^[\d.]{1,8}$/.test(found) ? startTexts.clusterOfVersion(cluster, found, wanted) : startTexts.clusterStrange(cluster));
}

/** Whether anything lies at `cluster`: a missing and an empty folder are nothing. */
export async function isClusterThere(cluster: string): Promise<boolean> {
  return (await judgeCluster(cluster)) !== 'nothing';
}

/** Whether a whole cluster lies there, nothing at all, or what is neither and must not be touched. */
async function judgeCluster(cluster: string): Promise<'whole' | 'nothing' | 'strange'> {
  const found = await lstat(cluster).catch(nullIfMissing);
  if (!found) return 'nothing';
  let names: string[];
  try {
    names = await readdir(cluster);
    if (names.includes('PG_VERSION')) return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim() === '' ? 'strange' : 'whole';
  } catch {
    // A file, a link to nowhere, a folder that we may not read: nothing to build upon.
    return 'strange';
  }
  // A link to an empty folder is a disk that is not mounted, not a first start.
  return names.length === 0 && found.isDirectory() ? 'nothing' : 'strange';
}

/** Where a cluster lives, and whether the data folder links to it. */
export interface DatabaseHome {
  readonly home: string;
  readonly isLinked: boolean;
}

/**
 * Where the database of a data folder lies: `<dataDir>/postgres`, or where
 * that link leads; `fallback` when there is neither and the data folder itself
 * cannot serve.
 *
 * @param fallback where it must lie instead when the server's user cannot reach the data folder; null when he can.
 * @returns the folder, and whether a link already leads there (the link is made last, so a cluster was there).
 * @throws Error with a text for people when the link leads nowhere, or the database lies where its user cannot go.
 */
export async function findDatabaseHome(dataDir: string, fallback: string | null): Promise<DatabaseHome> {
  const wished = join(dataDir, 'postgres');
  const found = await lstat(wished).catch(nullIfMissing);
  if (found?.isSymbolicLink()) {
    const home = await realpath(wished).catch(() => null);
    if (home === null || !(await stat(home)).isDirectory()) throw new Error(startTexts.linkLeadsNowhere(wished));
    return { home, isLinked: true };
  }
  if (fallback === null) return { home: wished, isLinked: false };
  if (found) throw new Error(startTexts.databaseUnreachable(wished));
  return { home: fallback, isLinked: false };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
