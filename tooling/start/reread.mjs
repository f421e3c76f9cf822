// `npm run reread -- <span>`: reads raw messages again after a reader's repair and says what changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  ensureInstalled(root, (text) => console.error(text), 'running');
  const { build } = await import('../build/build.mjs');
  await build((text) => console.error(text), ['server']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const child = spawn(process.execPath, ['--enable-source-maps', join(root, '.build/server/reread.mjs'), ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') },
  stdio: 'inherit',
});
// Ended after the round that is on: Ctrl+C reaches it by itself, another signal through us.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => (process.exitCode = code ?? 1));
