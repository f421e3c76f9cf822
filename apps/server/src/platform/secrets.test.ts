// Guarantee (F12): the pepper under the password hashes of a database is never
// replaced in silence; whoever lost it or brings another one hears so.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from './db/database';
import { poolConfig } from './db/pool-config';
import { migrate } from './db/migrate';
import { createLog } from './log';
import { settleSecrets } from './secrets';

const shared = process.env['MASTLIGHT_TEST_DATABASE']!;
const migrations = resolve(import.meta.dirname, '../../migrations');
let folder: string;
let name: string;
let database: Database;

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ ...poolConfig(shared), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mastlight-secrets-'));
  name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name} owner mastlight template test_template strategy file_copy`);
  database = new Database(shared.replace('db=mastlight', `db=${name}`), createLog('silent'), { max: 2 });
});
afterEach(async () => {
  await database.close();
  await asSuperuser(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

const file = (): string => join(folder, 'secrets.json');
const settle = (passwordPepper = ''): Promise<string> =>
  settleSecrets({ dataDir: folder, passwordPepper }, database).then(
    ({ pepper }) => pepper.toString('hex'),
    (error: Error) => error.message,
  );

it('F16 an older build on a database of a newer one is refused', async () => {
  await database.query('system', "insert into migration (name, digest) values ('9999-future.sql', 'x')");
  await expect(migrate(database, migrations)).rejects.toThrow(startTexts.databaseNewer(['9999-future.sql']));
});

describe('F12 the pepper', () => {
  it('is made beside a new database, for the owner alone, and stays', async () => {
    const made = await settle();
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await settle()).toBe(made);
  });

  it('is not made anew when its file is gone, and is back with the file', async () => {
    const made = await settle();
    const kept = readFileSync(file());
    rmSync(file());
    expect(await settle()).toBe(startTexts.pepperGone(file()));
    expect(() => statSync(file())).toThrow();
    writeFileSync(file(), kept);
    expect(await settle()).toBe(made);
  });

  it.each(['', '{"passwordPepper":"ab', 'null', '{}', '{"passwordPepper":"short"}'])(
    'is told of when its file holds %o',
    async (content) => {
      await settle();
      writeFileSync(file(), content);
      expect(await settle()).toBe(startTexts.secretsUnreadable(file()));
      expect(readFileSync(file(), 'utf8')).toBe(content);
    },
  );

  it('of another database is refused, in the file and in the environment', async () => {
    await settle();
    writeFileSync(file(), JSON.stringify({ passwordPepper: 'x'.repeat(43) }));
    expect(await settle()).toBe(startTexts.pepperOther(file()));
    expect(await settle('y'.repeat(40))).toBe(startTexts.pepperOther('PASSWORD_PEPPER'));
  });

  it('must be there beside a database of an older version, and is noted then', async () => {
    await database.query('system', "delete from platform_setting where name = 'pepper-digest'");
    const made = await settle();
    // As after the update of a database that was in use.
    await database.query('system', "update platform_setting set value = ''");
    const kept = readFileSync(file());
    rmSync(file());
    expect(await settle()).toBe(startTexts.pepperGone(file()));
    writeFileSync(file(), kept);
    expect(await settle()).toBe(made);
    writeFileSync(file(), JSON.stringify({ passwordPepper: 'x'.repeat(43) }));
    expect(await settle()).toBe(startTexts.pepperOther(file()));
  });
});
