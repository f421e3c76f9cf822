import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
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
const bundlesDir = join(import.meta.dirname, '../../.build/scenarios');
/** A folder that lies in memory, where there is one. */
const memoryDir = '/dev/shm';
/** A run has four clusters at a time at most, of 150 MB each, and their logs. */
const memoryMinBytes = 4 * 1024 ** 3;

/** A database server for a test run, and how to reach it. */
interface TestDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * One database server for all integration tests of a run; each suite makes a
 * database of its own in it, as a copy of one that has been migrated. Nothing
 * of it outlives the run, so it waits for no disk, and neither do the temporary folders of the tests.
 * `TEST_POSTGRES=foreign` takes the newest server installed on this machine instead of the embedded one, as
 * `DATABASE_URL` would (A20).
 */
export default async function startTestDatabase({ config }: TestProject): Promise<() => Promise<void>> {
  // Two projects share it when they run together.
  if (process.env['MASTLIGHT_TEST_DATABASE'] !== undefined) {
    config.env = { ...config.env, TMPDIR: process.env['MASTLIGHT_TEST_FOLDER']! };
    return async () => {};
  }
  const folder = await mkdtemp(join(await chooseFolder(), 'mastlight-test-'));
  // Database servers run as users of their own, who pass through it.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'server');
  const laid = join(folder, 'laid');
  const embedded = await startEmbeddedPostgres(dataDir);
  await migrateWhole(embedded.connectionString);
  await embedded.stop();
  // Suites that stop, kill or lose their database server begin with a copy of this: to make one anew takes seconds (`layDatabase`).
  execFileSync('cp', ['-a', dataDir, laid]);
  const isForeign = process.env['TEST_POSTGRES'] === 'foreign';
  const postgres: TestDatabase = isForeign
    ? startForeignPostgres(await mkdtemp(join(folder, 'foreign-')), requireInstalled())
    : await startEmbeddedPostgres(dataDir);
  if (isForeign) await migrateWhole(postgres.connectionString);
  await makeTemplate(postgres.connectionString);
  process.env['MASTLIGHT_TEST_DATABASE'] = postgres.connectionString;
  process.env['MASTLIGHT_TEST_FOLDER'] = folder;
  config.env = { ...config.env, TMPDIR: folder };
  return async () => {
    await postgres.stop();
    // With what `bundleServer` made for this run.
    for (const made of [folder, join(bundlesDir, basename(folder))]) await rm(made, { recursive: true, force: true });
  };
}

/** Where the run's folder is made: in memory, if there is enough of it. */
async function chooseFolder(): Promise<string> {
  const free = await statfs(memoryDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < memoryMinBytes ? tmpdir() : memoryDir;
}

async function migrateWhole(connectionString: string): Promise<void> {
  const database = new Database(connectionString, createLog('silent'));
  try {
    await migrateQueue(database);
    await database.unhurried(() => migrate(database, migrationsDir));
  } finally {
    await database.close();
  }
}

async function makeTemplate(connectionString: string): Promise<void> {
  const client = new pg.Client({ ...poolConfig(connectionString), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
    await client.query(`create database ${templateName} owner mastlight template mastlight strategy file_copy`);
  } finally {
    await client.end();
  }
}

function requireInstalled(): string {
  const programs = findInstalledPostgres();
  if (programs === null) throw new Error('TEST_POSTGRES=foreign: no PostgreSQL from 15 on is installed here');
  return programs;
}
