import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';

/** One database server for all integration tests of a run; each suite makes a database of its own in it. */
export default async function startTestDatabase(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-test-'));
  const postgres = await startEmbeddedPostgres(dataDir);
  process.env['MASTLIGHT_TEST_DATABASE'] = postgres.connectionString;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
