import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import type { Config } from './config';
import type { Database } from './db/database';
import { writeDurably } from './write-durably';

/** Secrets that must not lie in the database, so that a copy of it alone opens nothing. */
export interface Secrets {
  /** Key of the HMAC under every password hash and code digest. */
  readonly pepper: Buffer;
}

type SecretsConfig = Pick<Config, 'dataDir' | 'passwordPepper'>;

/**
 * Gives the secrets: from the environment, otherwise from `secrets.json` in
 * the data folder (mode 0600), which the first start makes. Whoever loses the
 * file has to let everybody set a new password by text message.
 *
 * @throws Error with a text for people when the file holds no pepper.
 */
export function openSecrets(config: SecretsConfig): Secrets {
  const there = findSecrets(config);
  if (there) return there;
  mkdirSync(config.dataDir, { recursive: true });
  // Of two processes that start at once one makes it and both read.
  writeDurably(secretsFile(config), `${JSON.stringify({ passwordPepper: randomBytes(32).toString('base64url') })}\n`, 'make');
  return findSecrets(config)!;
}

/**
 * Gives the secrets that belong to the database, and notes in it whose they
 * are; new ones are made beside a new database alone (F12).
 *
 * @throws Error with a text for people when the pepper is gone, cannot be read, or is not the one under the hashes of this database.
 */
export async function settleSecrets(config: SecretsConfig, database: Database): Promise<Secrets> {
  const noted = await readNote(database);
  if (noted !== null && findSecrets(config) === null) throw new Error(startTexts.pepperGone(secretsFile(config)));
  const secrets = openSecrets(config);
  const digest = createHmac('sha256', secrets.pepper).update('pepper-digest').digest('hex');
  if (noted === null || noted === '') {
    await database.query(
      'system',
      `insert into platform_setting (name, value) values ('pepper-digest', $1)
       on conflict (name) do update set value = excluded.value where platform_setting.value = ''`,
      [digest],
    );
  }
  // Read again: of two that start at once on a new database the first has noted its own.
  if ((await readNote(database)) !== digest) {
    throw new Error(startTexts.pepperOther(config.passwordPepper === '' ? secretsFile(config) : 'PASSWORD_PEPPER'));
  }
  return secrets;
}

/** Digest of the database's pepper; '' when it has one that nobody noted, null when it is new. */
async function readNote(database: Database): Promise<string | null> {
  const { rows } = await database.query<{ value: string }>('system', "select value from platform_setting where name = 'pepper-digest'");
  return rows[0]?.value ?? null;
}

function findSecrets(config: SecretsConfig): Secrets | null {
  if (config.passwordPepper !== '') return { pepper: Buffer.from(config.passwordPepper, 'utf8') };
  const path = secretsFile(config);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  let pepper: unknown;
  try {
    pepper = (JSON.parse(text) as { passwordPepper?: unknown } | null)?.passwordPepper;
  } catch {
    // Cut off, as by a full disk: told like one without a pepper.
  }
  if (typeof pepper !== 'string' || pepper.length < 32) throw new Error(startTexts.secretsUnreadable(path));
  return { pepper: Buffer.from(pepper, 'base64url') };
}

function secretsFile({ dataDir }: SecretsConfig): string {
  return join(dataDir, 'secrets.json');
}
