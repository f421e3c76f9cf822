// Guarantee: polling costs no database work until the ticket changes (T17).
import { expect, it } from 'vitest';
import { createTestClock } from '../../scenarios/start-test-server';
import { ScanCache, type PolledTicket } from './scan-cache';

const ticket: PolledTicket = { id: 3, keyDigest: 'b', state: 'waiting', expiresAtMs: 1e15 };

it('T17: a thousand pollers ask the database once each, and again after a change', async () => {
  const clock = createTestClock();
  let lookups = 0;
  let state: PolledTicket['state'] = 'waiting';
  const cache = new ScanCache(clock, async (digest) => {
    lookups++;
    return { ...ticket, id: Number(digest), state };
  });
  for (let round = 0; round < 4; round++) {
    for (let poller = 0; poller < 1_000; poller++) await cache.poll(String(poller));
    clock.advance(2_000);
  }
  expect(lookups).toBe(1_000);
  state = 'scanned';
  cache.forget([5, 99_999]);
  expect((await cache.poll('5'))!.state).toBe('scanned');
  expect((await cache.poll('6'))!.state).toBe('waiting');
  expect(lookups).toBe(1_001);
  // A change that was missed is seen after ten seconds.
  clock.advance(10_000);
  expect((await cache.poll('6'))!.state).toBe('scanned');
});

it('does not keep unknown tickets', async () => {
  const cache = new ScanCache(createTestClock(), async () => null);
  expect(await cache.poll('x')).toBeNull();
});
