// Guarantee: two tries at one account's password never count from the same number: the second waits for the first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitFor } from '@mastlight/testing/wait-for';
import { inTransaction } from '../../../platform/db/transaction';
import { createTestClock, startTestServer, type TestServer } from '../../../scenarios/start-test-server';
import { lockPasswordGuard, savePasswordGuard } from './password-guards';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

it('the second reads what the first has written, of an account that nobody tried before too', async () => {
  const { database } = server.platform;
  const guard = { failures: 1, windowFromMs: clock.nowMs(), lockedUntilMs: null, locks: 0 };
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await database.query('system', `select 1 from pg_locks where locktype = 'advisory' and not granted`);
    return rows.length > 0;
  };
  const second = await inTransaction(database, 'system', async (first) => {
    expect(await lockPasswordGuard(first, 'test-guard')).toBeNull();
    const other = inTransaction(database, 'system', (tx) => lockPasswordGuard(tx, 'test-guard'));
    await waitFor('the second to wait', isWaiting);
    await savePasswordGuard(first, 'test-guard', guard, clock.nowMs());
    return { other };
  });
  expect(await second.other).toEqual(guard);
});
