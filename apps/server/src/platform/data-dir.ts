import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the data folder and its inbox for the owner alone. A data folder that
 * was there keeps what its owner allows his group; everybody else may at most
 * pass through. An inbox that was there is left as it is: its senders may be
 * other users.
 */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode } = statSync(dataDir);
  if ((mode & 0o006) !== 0) chmodSync(dataDir, mode & 0o7771);
  const inbox = join(dataDir, 'inbox');
  if (!existsSync(inbox)) mkdirSync(inbox, { mode: 0o700 });
}
