// Guarantee: what expires does so by the database's clock, to the millisecond and in every process alike, whatever the
// machine's own clock says; small corrections never turn time back (A17, R-11, S-07).
import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { sha256 } from '../ids';
import { createLog } from '../log';
import { SessionCache } from '../../modules/account/session-cache';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import type { Database } from '../db/database';
import { startDatabaseClock } from './database-clock';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
const machineNow = Date.now.bind(Date);
const log = createLog('silent');

/** A database and a steady count that the test moves; a query takes `tripMs`, half of it each way. */
function fakeTime(startMs: number, tripMs = 0) {
  const time = { databaseMs: startMs, elapsedMs: 5_000, tripMs, reads: 0, isDown: false };
  const pass = (ms: number): void => {
    time.databaseMs += ms;
    time.elapsedMs += ms;
  };
  const pool = new EventEmitter();
  const query = () => {
    time.reads++;
    if (time.isDown) return Promise.reject(new Error('down'));
    pass(time.tripMs / 2);
    const rows = [{ ms: time.databaseMs }];
    pass(time.tripMs / 2);
    return Promise.resolve({ rows, rowCount: 1 });
  };
  const unhurried = <T>(work: () => Promise<T>): Promise<T> => work();
  const database = { query, pool, unhurried } as unknown as Pick<Database, 'query' | 'pool' | 'unhurried'>;
  return { time, pass, pool, start: () => startDatabaseClock(database, log, () => time.elapsedMs) };
}

const startMs = Date.UTC(2026, 10, 21, 4, 0, 0);

describe('A17, R-11: the clock', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['8 days ahead', 8 * dayMs],
    ['8 days behind', -8 * dayMs],
  ])('R-11, S-07: a session is valid at −1 ms and dead at +1 ms in two processes, one whose machine is %s', async (_name, skewMs) => {
    vi.spyOn(Date, 'now').mockImplementation(() => startMs + skewMs);
    const [one, two] = [fakeTime(startMs), fakeTime(startMs)];
    // The second process has run for a month.
    two.time.elapsedMs += 30 * dayMs;
    const clocks = [await one.start(), await two.start()];
    const stored = {
      session: {
        userId: 1,
        ownerKey: 'u:1',
        identity: { kind: 'personal' as const },
        roles: [],
        permissions: [],
        tokenDigest: sha256('token'),
      },
      expiresAtMs: clocks[0]!.nowMs() + weekMs,
    };
    const caches = clocks.map((clock) => new SessionCache(clock, () => Promise.resolve(stored)));
    const areLive = () => Promise.all(caches.map(async (cache) => (await cache.authenticate('token')) !== null));
    for (const { pass } of [one, two]) pass(weekMs - 1);
    expect(await areLive()).toEqual([true, true]);
    for (const { pass } of [one, two]) pass(1);
    expect(await areLive()).toEqual([false, false]);
    for (const clock of clocks) clock.stop();
  });

  it('A17, R-11 takes half the round trip off, and the shortest of its readings', async () => {
    const { time, start } = fakeTime(startMs, 40);
    const clock = await start();
    expect(clock.nowMs()).toBe(time.databaseMs);
    expect(time.reads).toBe(3);
    clock.stop();
  });

  it('A17, R-11 waits when it was a little ahead, goes forward at once, and follows a database that was set', async () => {
    const { time, pass, start } = fakeTime(startMs);
    const clock = await start();
    time.databaseMs -= 500;
    await clock.measure();
    expect(clock.nowMs()).toBe(startMs - 500);
    pass(100);
    const told = clock.nowMs();
    time.databaseMs -= 300;
    await clock.measure();
    expect(clock.nowMs()).toBe(told);
    pass(200);
    expect(clock.nowMs()).toBe(told);
    pass(150);
    expect(clock.nowMs()).toBe(told + 50);
    time.databaseMs += 700;
    await clock.measure();
    expect(clock.nowMs()).toBe(time.databaseMs);
    time.databaseMs -= dayMs;
    await clock.measure();
    expect(clock.nowMs()).toBe(time.databaseMs);
    clock.stop();
  });

  it('measures anew after a reconnection, and goes on while the database is down', async () => {
    const { time, pass, pool, start } = fakeTime(startMs);
    const clock = await start();
    pool.emit('connect');
    expect(time.reads).toBe(3);
    time.isDown = true;
    pass(10_000);
    await expect(clock.measure()).rejects.toThrow('down');
    expect(clock.nowMs()).toBe(startMs + 10_000);
    time.isDown = false;
    time.databaseMs += 5_000;
    pool.emit('connect');
    await waitFor('the measurement', () => Promise.resolve(clock.nowMs() === time.databaseMs));
    clock.stop();
    const { reads } = time;
    pass(60_000);
    pool.emit('connect');
    expect(time.reads).toBe(reads);
  });
});

describe('A17, R-11: the server', () => {
  let server: TestServer;
  const skewBy = (skewMs: number) => vi.spyOn(Date, 'now').mockImplementation(() => machineNow() + skewMs);
  beforeAll(async () => {
    skewBy(8 * dayMs);
    server = await startTestServer();
  });
  afterAll(async () => {
    await server.stop();
    vi.restoreAllMocks();
  });

  it.each([
    ['ahead', 8 * dayMs],
    ['behind', -8 * dayMs],
  ])('R-11 lets sessions live and end by the database although the machine is a week %s', async (_name, skewMs) => {
    skewBy(skewMs);
    const { token } = await signInForTest(server.platform);
    const ask = () => server.call(account.showCurrentUser, {}, { token });
    const query = (sql: string, values: unknown[] = []) => server.platform.database.query<{ ms: number }>('system', sql, values);
    expect((await ask()).code).toBe(200);
    const { rows } = await query('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
    expect(Math.abs(server.platform.clock.nowMs() - rows[0]!.ms)).toBeLessThan(1_000);
    await query(`update account_session set expires_at = clock_timestamp() - interval '1 millisecond' where digest = $1`, [sha256(token)]);
    // Answered from memory for a second at most.
    await waitFor('the session has ended', async () => (await ask()).code === 401);
  });
});
