import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { findInstalledPostgres, startForeignPostgres } from '../../apps/server/src/scenarios/start-foreign-postgres';

/** A database server for a test run, and how to reach it. */
interface TestDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * One database server for all integration tests of a run; each suite makes a
 * database of its own in it. `TEST_POSTGRES=foreign` takes the newest server
 * installed on this machine instead of the embedded one, as `DATABASE_URL`
 * would (A20).
 */
export default async function startTestDatabase(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-test-'));
  const isForeign = process.env['TEST_POSTGRES'] === 'foreign';
  const postgres: TestDatabase = isForeign ? startForeignPostgres(dataDir, requireInstalled()) : await startEmbeddedPostgres(dataDir);
  process.env['MASTLIGHT_TEST_DATABASE'] = postgres.connectionString;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function requireInstalled(): string {
  const programs = findInstalledPostgres();
  if (programs === null) throw new Error('TEST_POSTGRES=foreign: no PostgreSQL from 15 on is installed here');
  return programs;
}
