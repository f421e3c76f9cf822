import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../../apps/server/src/platform/db/database';
import { migrate } from '../../apps/server/src/platform/db/migrate';
import { poolConfig } from '../../apps/server/src/platform/db/pool-config';
import { createLog } from '../../apps/server/src/platform/log';
import { migrateQueue } from '../../apps/server/src/platform/queue/queue';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { findInstalledPostgres, startForeignPostgres } from '../../apps/server/src/scenarios/start-foreign-postgres';

/** The migrated database that `startTestServer` copies. */
const templateName = 'test_template';
const migrationsDir = join(import.meta.dirname, '../../apps/server/migrations');

/** A database server for a test run, and how to reach it. */
interface TestDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * One database server for all integration tests of a run; each suite makes a
 * database of its own in it, as a copy of one that has been migrated. Nothing
 * of it outlives the run, so it waits for no disk. `TEST_POSTGRES=foreign` takes the newest server
 * installed on this machine instead of the embedded one, as `DATABASE_URL`
 * would (A20).
 */
export default async function startTestDatabase(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-test-'));
  const isForeign = process.env['TEST_POSTGRES'] === 'foreign';
  const postgres: TestDatabase = isForeign ? startForeignPostgres(dataDir, requireInstalled()) : await startEmbeddedPostgres(dataDir);
  await makeTemplate(postgres.connectionString);
  process.env['MASTLIGHT_TEST_DATABASE'] = postgres.connectionString;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(connectionString: string): Promise<void> {
  const client = new pg.Client({ ...poolConfig(connectionString), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
    await client.query(`create database ${templateName} owner mastlight`);
  } finally {
    await client.end();
  }
  const database = new Database(connectionString.replace('db=mastlight', `db=${templateName}`), createLog('silent'));
  try {
    await migrateQueue(database);
    await database.unhurried(() => migrate(database, migrationsDir));
  } finally {
    await database.close();
  }
}

function requireInstalled(): string {
  const programs = findInstalledPostgres();
  if (programs === null) throw new Error('TEST_POSTGRES=foreign: no PostgreSQL from 15 on is installed here');
  return programs;
}
