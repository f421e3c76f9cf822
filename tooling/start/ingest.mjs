// `npm run ingest -- <source> <file…>`: hands files to the intake and says what became of them.
import { spawnSync } from 'node:child_process';
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
const result = spawnSync(process.execPath, ['--enable-source-maps', join(root, '.build/server/ingest.mjs'), ...process.argv.slice(2)], {
  // Names of files are meant from where the command was called.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') },
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
