// Guarantee (A3): a database that takes connections and gives no answers holds
// no call for long, and is used again once it answers; one that merely takes
// long over a statement is left to it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy';
import { signInForTest } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';

let proxy: DatabaseProxy;
let server: TestServer;
let token: string;
beforeAll(async () => {
  proxy = await openDatabaseProxy();
  server = await startTestServer({ databaseDirectory: proxy.directory, env: { ROLES: 'http' } });
  ({ token } = await signInForTest(server.platform));
});
afterAll(async () => {
  proxy.mend();
  await server.stop();
  await proxy.stop();
});

const list = (): Promise<Response> =>
  fetch(`${server.url}/blno/userBlno/queryBlnoPage`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{}',
  });

it('A3: calls that wait for a frozen database are answered, and so is who comes later', async () => {
  expect((await list()).status).toBe(200);
  proxy.freeze();
  const startMs = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, list));
  const tookMs = performance.now() - startMs;
  console.log(`LONG A3 database frozen: calls on their way answered within ${tookMs.toFixed(0)} ms`);
  for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  // A statement's own limit is 28 s.
  expect(tookMs).toBeLessThan(goalMs(4_000));
  expect((await list()).status).toBe(503);
  proxy.mend();
  await waitFor('the database', async () => (await list()).status === 200);
});

it('A3: a statement that takes longer than the silence is answered', async () => {
  const { rows } = await server.platform.database.query<{ n: number }>('system', 'select 1 as n from pg_sleep(4)');
  expect(rows).toEqual([{ n: 1 }]);
});
