/**
 * PostgreSQL refuses to run as root, so root gives each data folder a user of
 * its own: a uid that no account and no other program has. Its owner is the
 * record of it: the uid of the cluster folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Left free by systemd, Debian and shadow alike (systemd.io/UIDS-GIDS). */
const uidFirst = 60_706;
const uidLast = 61_183;
const rootUid = 0;
/** `nobody`; the only unprivileged account that every system has. */
const nobodyUid = 65_534;

/** The uid for the server on a cluster: the one it has, otherwise a free one. */
export function chooseDatabaseUid(cluster: string): number {
  const accounts = new Set(readAccounts().map((account) => account.uid));
  const owner = existsSync(cluster) ? statSync(cluster).uid : rootUid;
  if (owner >= uidFirst && owner <= uidLast && !accounts.has(owner)) return owner;
  const running = uidsOfProcesses();
  const count = uidLast - uidFirst + 1;
  const start = createHash('sha256').update(cluster).digest().readUInt32BE() % count;
  for (let step = 0; step < count; step++) {
    const uid = uidFirst + ((start + step) % count);
    if (!accounts.has(uid) && !running.has(uid)) return uid;
  }
  throw new Error(`No uid from ${uidFirst} to ${uidLast} is free.`);
}

/**
 * Who runs `initdb`, which wants an account by name: an unprivileged one that
 * runs nothing at this moment, so that nobody of the same uid can reach into
 * what is being made. `nobody` when all are at work.
 */
export function chooseMakerUid(): number {
  const running = uidsOfProcesses();
  const idle = readAccounts()
    .filter(({ uid, shell }) => uid > rootUid && uid !== nobodyUid && /\/(nologin|false)$/.test(shell))
    .map(({ uid }) => uid);
  return [nobodyUid, ...idle].find((uid) => !running.has(uid)) ?? nobodyUid;
}

/**
 * Gives a folder and all that is in it to `uid`, links themselves and not what
 * they lead to. The top changes hands last: as long as it is not `uid`'s, the
 * work is not done. Meanwhile it is root's, so its former owner is locked out.
 */
export async function giveTree(folder: string, uid: number): Promise<void> {
  await lchown(folder, rootUid, rootUid);
  await chmod(folder, 0o700);
  await giveInside(folder, uid);
  await lchown(folder, uid, uid);
}

async function giveInside(folder: string, uid: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await lchown(path, uid, uid);
    if (entry.isDirectory()) await giveInside(path, uid);
  }
}

/** Uid of the owner; null when nothing is there. */
export async function ownerOf(path: string): Promise<number | null> {
  return lstat(path).then(
    (found) => found.uid,
    () => null,
  );
}

function readAccounts(): { uid: number; shell: string }[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return lines
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map((fields) => ({ uid: Number(fields[2]), shell: fields[6]! }));
}

function uidsOfProcesses(): Set<number> {
  const uids = new Set<number>();
  for (const name of existsSync('/proc/self') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      uids.add(statSync(`/proc/${name}`).uid);
    } catch {
      // It ended meanwhile.
    }
  }
  return uids;
}
