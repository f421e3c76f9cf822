// Runs a command of the server's bundle, built first if need be, on the data folder of `npm start`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} name the bundle's; what was typed behind the command is passed on, and its exit code is ours. */
export async function runBundle(name) {
  try {
    ensureInstalled(root, (text) => console.error(text), 'running');
    const { build } = await import('../build/build.mjs');
    await build((text) => console.error(text), ['server']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, `.build/server/${name}.mjs`), ...process.argv.slice(2)], {
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') },
    stdio: 'inherit',
  });
  // It ends as it sees fit: Ctrl+C reaches it by itself, another signal through us.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
