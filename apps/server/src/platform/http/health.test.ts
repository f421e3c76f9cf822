// Guarantee: however many ask how we are, the database is asked once; and a
// check that hangs is not asked again beside itself.
import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../scenarios/start-test-server';
import { gatherChecks, Readiness } from './health';

it('R-13: 300 calls of /readyz at once are one round of checks', async () => {
  const server = await startTestServer();
  try {
    const query = vi.spyOn(server.platform.database, 'query');
    const startMs = performance.now();
    const statuses = await Promise.all(Array.from({ length: 300 }, () => fetch(`${server.url}/readyz`).then(({ status }) => status)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // A slow machine may need more than the second for which a round is told.
    const roundsMax = 1 + Math.floor((performance.now() - startMs) / 1_000);
    const asked = query.mock.calls.filter(([, text]) => text === 'select 1').length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(roundsMax);
  } finally {
    await server.stop();
  }
});

it('R-13: a round is told for a second, and the next one waits for checks that were given up', async () => {
  let nowMs = 0;
  let count = 0;
  let answer = (_isWell: boolean): void => {};
  const readiness = new Readiness(
    {
      quick: async () => ++count > 0,
      slow: () => new Promise((done) => (answer = done)),
    },
    () => nowMs,
  );
  expect(await Promise.all(Array.from({ length: 300 }, () => readiness.ask()))).toEqual(
    Array.from({ length: 300 }, () => ({ quick: true, slow: null })),
  );
  nowMs = 60_000;
  expect(await readiness.ask()).toEqual({ quick: true, slow: null });
  expect(count).toBe(1);
  answer(true);
  await new Promise(setImmediate);
  const next = readiness.ask();
  answer(true);
  expect(await next).toEqual({ quick: true, slow: true });
  await new Promise(setImmediate);
  nowMs += 999;
  await readiness.ask();
  expect(count).toBe(2);
  nowMs += 1;
  const last = readiness.ask();
  answer(false);
  expect(await last).toEqual({ quick: true, slow: false });
  expect(count).toBe(3);
});

it.each(['database', 'disk', 'accepting'])('a module cannot hide the check "%s" behind its own', (name) => {
  const platform = { database: {} as never, checks: { disk: async () => true } };
  expect(() => gatherChecks(platform, [{ name: 'm', checks: { [name]: async () => true } }])).toThrow(`Two checks are named ${name}.`);
});
