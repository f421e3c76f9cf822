// Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies that are missing or not those of the lock file:
 * for `running` what the product is built and run with, for `testing` the
 * peers and tools of `npm test` and the benches too. No install script of any
 * package runs; none is needed.
 */
export function ensureInstalled(root, tell, purpose) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`需要 Node.js 20.19 以上，现在是 ${process.versions.node}`);
  }
  if (isInstalled(root, purpose)) return;
  tell('正在安装依赖（首次约 1 分钟）…');
  // What is there already stays where it is: a platform may be running from this folder.
  const command = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const omitted = purpose === 'running' ? ['--omit=dev'] : ['--include=dev'];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const result = spawnSync('npm', [...command, ...omitted, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('依赖没有安装成功，请检查网络后重试');
}

/**
 * True when npm's own record of `node_modules` holds what this machine needs
 * of the lock file for `purpose`, in the lock file's versions.
 */
export function isInstalled(root, purpose) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readLock(record);
  return listPackages(readLock(join(root, 'package-lock.json')), purpose).every(([path, entry]) => {
    if (installed[path]) return installed[path].version === entry.version;
    return entry.optional && !isForThisMachine(entry);
  });
}

/** Paths and entries of a lock file's packages for `purpose`, on any machine, without those that lie in this repository. */
export function listPackages(lock, purpose) {
  const isWanted = ([path, entry]) => path.includes('node_modules/') && !entry.link && !(purpose === 'running' && entry.dev);
  return Object.entries(lock).filter(isWanted);
}

/** The packages of a lock file by their paths. */
export function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** True for a package made for this system and processor alone; which C library it is for is npm's to judge. */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch);
}
