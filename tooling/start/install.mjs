// Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies when they are missing or older than the lock file.
 * No install script of any package runs; none is needed.
 */
export function ensureInstalled(root, tell) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`需要 Node.js 20.19 以上，现在是 ${process.versions.node}`);
  }
  const marker = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  tell('正在安装依赖（首次约 1 分钟）…');
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('依赖没有安装成功，请检查网络后重试 npm start');
}
