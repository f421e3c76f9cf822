// Guarantee: the backups that docs/operations.md names hold the rows of all owners, and come back
// whole, bound by row-level security as before; one that would not hold them fails.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Database } from '../platform/db/database';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres';
import { migrate } from '../platform/db/migrate';
import { poolConfig } from '../platform/db/pool-config';
import { inTransaction } from '../platform/db/transaction';
import { createLog } from '../platform/log';
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { addJob, migrateQueue } from '../platform/queue/queue';
import { layDatabase } from './lay-database';
import { findInstalledPostgres, startForeignPostgres } from './start-foreign-postgres';

const migrationsDir = resolve(import.meta.dirname, '../../migrations');

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mastlight-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function withDatabase<T>(connectionString: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database(connectionString, createLog('silent'), { max: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Rows of two owners in the tables of accounts, and a job. */
function fill(connectionString: string): Promise<void> {
  return withDatabase(connectionString, async (database) => {
    // What migrations leave to the queue.
    await database.query('system', 'delete from graphile_worker._private_jobs');
    for (const phone of ['19900000001', '19900000002']) {
      await database.query(
        'system',
        `with person as (
           insert into account_user (phone, user_name, password_hash, invitation_code, created_at, password_changed_at)
           values ($1, $1, 'hash', $1, now(), now()) returning id, owner_key
         ), session as (
           insert into account_session (digest, user_id, created_at, expires_at) select $1, id, now(), now() from person
         )
         insert into preferences_entry select owner_key, 'key', '港口', now() from person`,
        [phone],
      );
    }
    await inTransaction(database, 'system', (tx) => addJob(tx, defineJob('test.waiting', 1, noBody), {}));
  });
}

/** Rows of every table, and those that one owner sees of them, told by name. */
async function count(connectionString: string): Promise<Record<string, number>> {
  return withDatabase(connectionString, async (database) => {
    const { rows } = await database.query<{ name: string }>(
      'system',
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      counts[name] = (await database.query<{ n: number }>('system', `select count(*)::int as n from ${name}`)).rows[0]!.n;
    }
    const seen = await database.query<{ n: number }>({ ownerKey: 'u:100002' }, 'select count(*)::int as n from account_session');
    return { ...counts, seenByOne: seen.rows[0]!.n };
  });
}
const whole = {
  'public.account_user': 2,
  'public.account_session': 2,
  'public.preferences_entry': 2,
  'graphile_worker._private_jobs': 1,
  seenByOne: 1,
};

/** Reads a table as `pg_dump` does: an error rather than some of its rows. */
async function readWhole(connectionString: string, user: string): Promise<number> {
  const client = new pg.Client({ ...poolConfig(connectionString), user });
  await client.connect();
  try {
    await client.query('set row_security = off');
    return (await client.query('select from account_session')).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

describe('a backup of the embedded database', () => {
  it('is a copy of the stopped folder', async () => {
    const [dataDir, elsewhere] = [await makeFolder(), await makeFolder()];
    layDatabase(dataDir);
    const first = await startEmbeddedPostgres(dataDir);
    await fill(first.connectionString);
    const before = await count(first.connectionString);
    await first.stop();
    execFileSync('cp', ['-aL', `${dataDir}/.`, elsewhere]);
    await rm(dataDir, { recursive: true });
    const second = await startEmbeddedPostgres(elsewhere);
    onTestFinished(() => second.stop());
    expect(before).toMatchObject(whole);
    expect(await count(second.connectionString)).toEqual(before);
  });

  it('can be dumped by its superuser, and not by the role of the platform', async () => {
    const dataDir = await makeFolder();
    layDatabase(dataDir);
    const postgres = await startEmbeddedPostgres(dataDir);
    onTestFinished(() => postgres.stop());
    await fill(postgres.connectionString);
    expect(await readWhole(postgres.connectionString, 'postgres')).toBe(2);
    await expect(readWhole(postgres.connectionString, 'mastlight')).rejects.toMatchObject({ code: '42501' });
  });
});

const programs = findInstalledPostgres();

describe.skipIf(programs === null)('a backup of a server behind DATABASE_URL', () => {
  it('is dumped by a role of its own, and restored under the role of the platform', async () => {
    const folder = await makeFolder();
    const server = startForeignPostgres(folder, programs!);
    onTestFinished(() => server.stop());
    const run = (program: string, ...args: string[]): { status: number | null; told: string } => {
      const { status, stderr } = spawnSync(join(programs!, program), ['-h', server.socketDir, ...args], { encoding: 'utf8' });
      return { status, told: stderr };
    };
    await withDatabase(server.connectionString, async (database) => {
      await migrate(database, migrationsDir);
      await migrateQueue(database);
    });
    await fill(server.connectionString);
    const before = await count(server.connectionString);
    expect(before).toMatchObject(whole);

    const file = join(folder, 'mastlight.dump');
    // The role of the platform is refused; it does not give half of the rows.
    const refused = run('pg_dump', '-U', 'mastlight', '-Fc', '-f', file, 'mastlight');
    expect(refused).toMatchObject({ status: 1, told: expect.stringContaining('row-level security') as string });

    run('psql', '-U', 'postgres', '-c', 'create role mastlight_backup login bypassrls', '-c', 'grant pg_read_all_data to mastlight_backup');
    expect(run('pg_dump', '-U', 'mastlight_backup', '-Fc', '-f', file, 'mastlight')).toEqual({ status: 0, told: '' });
    run('psql', '-U', 'postgres', '-c', 'create database restored owner mastlight');
    const restore = ['--no-owner', '--no-privileges', '--exit-on-error', '-d', 'restored', file];
    expect(run('pg_restore', '-U', 'mastlight', ...restore)).toEqual({ status: 0, told: '' });

    const restored = server.connectionString.replace('db=mastlight', 'db=restored');
    expect(await count(restored)).toEqual(before);
    // The platform takes it as its own: nothing is left to migrate, and it writes.
    expect(await withDatabase(restored, (database) => migrate(database, migrationsDir))).toEqual([]);
    await withDatabase(restored, (database) => migrateQueue(database));
    await withDatabase(restored, (database) =>
      database.query(
        'system',
        `insert into account_user
      (phone, user_name, password_hash, invitation_code, created_at, password_changed_at) values ('19900000003', '', '', '', now(), now())`,
      ),
    );
    expect(await count(restored)).toMatchObject({ 'public.account_user': 3 });
  });
});
