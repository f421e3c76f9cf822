// Guarantee: a token is looked up once a second at most, ends to the millisecond, and is
// forgotten the moment a revocation is heard of, also by lookups that are under way (S-07).
import { describe, expect, it } from 'vitest';
import type { Session } from '../../platform/http/session';
import { createTestClock } from '../../scenarios/start-test-server';
import { SessionCache, type StoredSession } from './session-cache';

const session: Session = { userId: 7, ownerKey: 'u:7', identity: { kind: 'personal' }, roles: [], permissions: [], tokenDigest: 'd' };

function setUp(lifetimeMs = 604_800_000) {
  const clock = createTestClock();
  const expiresAtMs = clock.nowMs() + lifetimeMs;
  const state = { lookups: 0, stored: { session, expiresAtMs } as StoredSession | null };
  const cache = new SessionCache(clock, async () => {
    state.lookups++;
    return state.stored;
  });
  return { clock, state, cache };
}

describe('session cache', () => {
  it('F-04: asks the database once for 1,000 calls within a second', async () => {
    const { cache, state, clock } = setUp();
    for (let call = 0; call < 999; call++) {
      clock.advance(1);
      expect(await cache.authenticate('token')).toBe(session);
    }
    expect(state.lookups).toBe(1);
    clock.advance(1_000);
    await cache.authenticate('token');
    expect(state.lookups).toBe(2);
  });

  it('S-07: a revocation nobody told of ends the session within a second', async () => {
    const { cache, state, clock } = setUp();
    await cache.authenticate('token');
    state.stored = null;
    clock.advance(1_000);
    expect(await cache.authenticate('token')).toBeNull();
  });

  it('S-07: a revocation it is told of ends the session at once', async () => {
    const { cache, state } = setUp();
    await cache.authenticate('token');
    state.stored = null;
    cache.forgetUsers([8]);
    expect(await cache.authenticate('token')).toBe(session);
    cache.forgetUsers([7]);
    expect(await cache.authenticate('token')).toBeNull();
  });

  it.each([
    ['before', [0, 1]],
    ['after', [1, 0]],
  ] as const)('S-07: keeps nothing of a lookup that began before the revocation and is answered %s the next', async (_when, order) => {
    const clock = createTestClock();
    const answers: ((stored: StoredSession | null) => void)[] = [];
    const cache = new SessionCache(clock, () => new Promise((resolve) => answers.push(resolve)));
    const early = cache.authenticate('token');
    cache.forgetUsers([7]);
    const late = cache.authenticate('token');
    const said = [{ session, expiresAtMs: clock.nowMs() + 1 }, null];
    for (const one of order) {
      answers[one]!(said[one] ?? null);
      await (one === 0 ? early : late);
    }
    expect(await early).toBe(session);
    expect(await late).toBeNull();
    const after = cache.authenticate('token');
    answers[2]!(null);
    expect(await after).toBeNull();
  });

  it('S-07: ends to the millisecond although it is cached', async () => {
    const { cache, clock } = setUp(500);
    expect(await cache.authenticate('token')).toBe(session);
    clock.advance(499);
    expect(await cache.authenticate('token')).toBe(session);
    clock.advance(1);
    expect(await cache.authenticate('token')).toBeNull();
  });

  it('one lookup serves calls that come together', async () => {
    const { cache, state } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => cache.authenticate('token')));
    expect(state.lookups).toBe(1);
  });
});
