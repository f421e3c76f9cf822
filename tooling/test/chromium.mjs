// Plain JavaScript on purpose: the runner uses it before types are checked.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const known = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Path of a Chromium, Chrome or Edge on this machine; null when there is none. */
export async function findChromium() {
  const fromPath = (process.env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name)));
  for (const file of [...(known[process.platform] ?? []), ...fromPath]) if (existsSync(file)) return file;
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : null;
}

/**
 * Finds a browser or installs one: Debian's package as root, else the test
 * driver's own download.
 *
 * @throws Error that says in one line what to install.
 */
export async function ensureChromium(tell) {
  const found = await findChromium();
  if (found) return found;
  tell('没有找到 Chromium、Chrome 或 Edge，正在安装…');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], quiet);
  } else {
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'ignore' });
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('请先安装浏览器：Debian/Ubuntu 用 sudo apt-get install chromium，其他系统装 Chrome 或 Edge，然后重试 npm test');
}
