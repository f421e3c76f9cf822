// Guarantee: in no minute is a line asked more often than it allows, and one that fails again and again is left in peace,
// longer each time, until it answers.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { followShipments, keepSilent, noteAnswer, noteFailure, takeTurn } from './store';

const startMs = Date.UTC(2026, 9, 12);
const minuteMs = 60_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterAll(() => server.stop());
beforeEach(() => server.platform.database.query('system', 'delete from line_tracking_line', []));

const inOne = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => inTransaction(server.platform.database, 'system', work);
const turn = async (nowMs: number, callsPerMinute = 12): Promise<boolean> =>
  (await inOne((tx) => takeTurn(tx, 'MSK', callsPerMinute, nowMs))) !== null;

it.each([2, 12, 60])('%i questions a minute are as many in any minute, after a pause and under pressure', async (callsPerMinute) => {
  const taken: number[] = [];
  // Whoever is greedy asks four times a second; between, nobody asks for a while.
  for (const beginMs of [startMs, startMs + 5 * minuteMs]) {
    for (let nowMs = beginMs; nowMs < beginMs + 2 * minuteMs; nowMs += 250) if (await turn(nowMs, callsPerMinute)) taken.push(nowMs);
  }
  const most = Math.max(...taken.map((fromMs) => taken.filter((ms) => ms >= fromMs && ms < fromMs + minuteMs).length));
  expect(most).toBeLessThanOrEqual(callsPerMinute);
  expect(taken.length).toBeGreaterThan(callsPerMinute);
});

it('two at once take two turns', async () => {
  expect(await Promise.all(Array.from({ length: 8 }, () => turn(startMs)))).toHaveLength(8);
  const { rows } = await server.platform.database.query<{ aheadMs: number }>(
    'system',
    `select (extract(epoch from next_free_at) * 1000)::float8 - $1 as "aheadMs" from line_tracking_line`,
    [startMs],
  );
  // Five at once, each of them counted.
  expect(rows[0]!.aheadMs).toBe(5 * Math.ceil(minuteMs / 7));
});

it('whoever has begun waits for his turn, and nobody comes before it', async () => {
  for (let at = 0; at < 5; at++) expect(await turn(startMs)).toBe(true);
  const everyMs = Math.ceil(minuteMs / 7);
  const waits = (): Promise<number | null> => inOne((tx) => takeTurn(tx, 'MSK', 12, startMs, true));
  expect([await turn(startMs), await waits(), await waits(), await turn(startMs + 2 * everyMs)]).toEqual([
    false,
    everyMs,
    2 * everyMs,
    false,
  ]);
  expect(await turn(startMs + 3 * everyMs)).toBe(true);
});

it('one number that a line always fails at counts once, while it answers for others', async () => {
  const fail = () => inOne((tx) => noteFailure(tx, 'MSK', startMs, () => 0, true));
  const failures = async () =>
    (await server.platform.database.query<{ failures: number }>('system', 'select failures from line_tracking_line', [])).rows[0]!.failures;
  await turn(startMs);
  await inOne((tx) => followShipments(tx, 'NB', [{ subject: 'MSK NGB1234567', line: 'MSK', number: 'NGB1234567' }], startMs));
  await fail();
  expect(await failures()).toBe(1);
  await server.platform.database.query('system', 'update line_tracking_shipment set heard_ms = $1', [startMs]);
  await fail();
  expect(await failures()).toBe(1);
  await server.platform.database.query('system', `update line_tracking_shipment set trouble = 'unreachable'`, []);
  await fail();
  expect(await failures()).toBe(2);
});

it('an answer that was under way does not end the peace that the line has asked for', async () => {
  await turn(startMs);
  await inOne((tx) => keepSilent(tx, 'MSK', startMs + minuteMs));
  await inOne((tx) => noteAnswer(tx, 'MSK', startMs + 10));
  await inOne((tx) => noteFailure(tx, 'MSK', startMs + 20, () => 0));
  expect([await turn(startMs + minuteMs - 1), await turn(startMs + minuteMs)]).toEqual([false, true]);
});

it('is left in peace as long as it says, and after failures in a row, until it answers', async () => {
  expect(await turn(startMs)).toBe(true);
  await inOne((tx) => keepSilent(tx, 'MSK', startMs + minuteMs));
  expect([await turn(startMs + minuteMs - 1), await turn(startMs + minuteMs)]).toEqual([false, true]);
  const laterMs = startMs + 10 * minuteMs;
  for (let failures = 1; failures <= 3; failures++) await inOne((tx) => noteFailure(tx, 'MSK', laterMs, (count) => count * minuteMs));
  expect([await turn(laterMs + 3 * minuteMs - 1), await turn(laterMs + 3 * minuteMs)]).toEqual([false, true]);
  await inOne((tx) => noteAnswer(tx, 'MSK', laterMs));
  await inOne((tx) => noteFailure(tx, 'MSK', laterMs, (count) => count * minuteMs));
  expect(await turn(laterMs + 5 * minuteMs)).toBe(true);
});
