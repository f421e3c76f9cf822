import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const command = join(resolve(import.meta.dirname, '../../..'), 'tooling/start/admin.mjs');

/**
 * Runs `npm run admin` beside a running product, as whoever runs the site does.
 *
 * @param words a phone, and `--desk` for one of the operator's desk or `--remove`
 * @throws Error when the command fails
 */
export async function makeAdmin({ dataDir }: { readonly dataDir: string }, ...words: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, [command, ...words], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run admin -- ${words.join(' ')} ended with ${code}`);
}
