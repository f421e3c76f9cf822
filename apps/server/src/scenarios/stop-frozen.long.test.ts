// Guarantee: a database that takes connections and never answers again
// does not keep the process from ending, whatever waits for it.
import { goalMs } from '@mastlight/testing/goal-ms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy';
import { startTestServer } from './start-test-server';

let proxy: DatabaseProxy;
beforeAll(async () => void (proxy = await openDatabaseProxy()));
afterAll(() => proxy.stop());

it('R-08: the server stops beside a frozen database, with calls, jobs and events on their way', async () => {
  const server = await startTestServer({ databaseDirectory: proxy.directory });
  const { database, securityLog } = server.platform;
  proxy.freeze();
  securityLog.tell({ name: 'admin-act' });
  const waiting = [
    database.query('system', 'select 1'),
    database.unhurried(() => database.query('system', 'select 1')),
    database.unhurried(() => database.run('system', async (connection) => connection.query('select 2'))),
    fetch(`${server.url}/readyz`).then(() => null),
  ].map((call) =>
    call.then(
      () => 'answered',
      () => 'failed',
    ),
  );
  const startMs = performance.now();
  // Steps may fail, and say so; none may last.
  await server.stop().catch(() => {});
  expect(performance.now() - startMs).toBeLessThan(goalMs(45_000));
  expect((await Promise.all(waiting)).slice(0, 3)).toEqual(['failed', 'failed', 'failed']);
});
