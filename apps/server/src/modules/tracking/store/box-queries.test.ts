// Guarantee: looks at others' boxes are counted per account and day, and end at its number.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction';
import { createTestClock, startTestServer, type TestServer } from '../../../scenarios/start-test-server';
import { countBoxQueries } from './box-queries';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http' } })));
afterAll(() => server.stop());

it('counts until the day is used up, whole or not at all, and begins anew on the next', async () => {
  const count = (ownerKey: string, day: string, asked: number): Promise<boolean> =>
    inTransaction(server.platform.database, { ownerKey }, (transaction) =>
      countBoxQueries(transaction, ownerKey, day, { count: asked, max: 3 }),
    );
  expect(await count('u:901', '2026-10-12', 4)).toBe(false);
  expect(await count('u:901', '2026-10-12', 2)).toBe(true);
  expect(await count('u:901', '2026-10-12', 2)).toBe(false);
  expect(await count('u:901', '2026-10-12', 1)).toBe(true);
  expect(await count('u:901', '2026-10-12', 1)).toBe(false);
  expect(await count('u:902', '2026-10-12', 3)).toBe(true);
  expect(await count('u:901', '2026-10-13', 3)).toBe(true);
});
