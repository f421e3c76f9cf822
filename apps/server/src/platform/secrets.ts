import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** Secrets that must not lie in the database, so that a copy of it alone opens nothing. */
export interface Secrets {
  /** Key of the HMAC under every password hash and code digest. */
  readonly pepper: Buffer;
}

/**
 * Gives the secrets: from the environment, otherwise from `secrets.json` in
 * the data folder (mode 0600), which the first start makes. Whoever loses the
 * file has to let everybody set a new password by text message.
 *
 * @throws Error when the file cannot be read or holds no pepper.
 */
export function openSecrets(config: Pick<Config, 'dataDir' | 'passwordPepper'>): Secrets {
  if (config.passwordPepper !== '') return { pepper: Buffer.from(config.passwordPepper, 'utf8') };
  const path = join(config.dataDir, 'secrets.json');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(path, `${JSON.stringify({ passwordPepper: randomBytes(32).toString('base64url') })}\n`, {
      mode: 0o600,
      // Of two processes that start at once one writes and both read.
      flag: 'wx',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { passwordPepper } = JSON.parse(readFileSync(path, 'utf8')) as { passwordPepper?: unknown };
  if (typeof passwordPepper !== 'string' || passwordPepper.length < 32) throw new Error(`${path}: no pepper in it`);
  return { pepper: Buffer.from(passwordPepper, 'base64url') };
}
