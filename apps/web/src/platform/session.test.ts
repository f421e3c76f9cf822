// Guarantee: a stored login is used for seven days to the millisecond, and its time moves only with its token.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountType, clearSession, saveLogin, sessionValidityMs } from './session';

const nowMs = Date.UTC(2025, 9, 12, 4);

async function restoreAt(ageMs: number) {
  localStorage.setItem('mastlight.token', 'token-1');
  localStorage.setItem('mastlight.tokenTime', String(nowMs - ageMs));
  localStorage.setItem('mastlight.userId', '7');
  vi.resetModules();
  return (await import('./session')).useSession.getState();
}

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('stored login', () => {
  test.each([
    [0, true],
    [sessionValidityMs - 1, true],
    [sessionValidityMs, false],
    [sessionValidityMs + 1, false],
  ])('R-4.1-01, -02 %i ms after the login: restored is %s', async (ageMs, isRestored) => {
    const state = await restoreAt(ageMs);
    expect(state.token).toBe(isRestored ? 'token-1' : null);
    expect(state.userId).toBe(isRestored ? '7' : null);
  });

  test('R-4.1-02 a token without a time is no login', async () => {
    localStorage.setItem('mastlight.token', 'token-1');
    vi.resetModules();
    // The age of a time that nobody wrote is the age of the world.
    expect((await import('./session')).useSession.getState().token).toBeNull();
  });

  test('R-X-08 the same token keeps its time, another one starts anew', () => {
    saveLogin({ token: 'a', id: '7', openid: null, role: 'user' });
    vi.setSystemTime(nowMs + 5_000);
    saveLogin({ token: 'a', id: '7', openid: null, role: 'user' });
    expect(localStorage.getItem('mastlight.tokenTime')).toBe(String(nowMs));
    saveLogin({ token: 'b', id: '7', openid: null, role: 'user' });
    expect(localStorage.getItem('mastlight.tokenTime')).toBe(String(nowMs + 5_000));
  });

  test('R-4.2-01 clearing leaves nothing behind', () => {
    saveLogin({ token: 'a', id: '7', openid: 'o', role: 'user' });
    clearSession();
    expect(localStorage.length).toBe(0);
  });
});

test.each([
  ['', null, 'PERSONAL'],
  ['personal', '9', 'PERSONAL'],
  ['ent-9', null, 'PERSONAL'],
  ['ent-9', '9', 'ENTERPRISE'],
] as const)('R-3.1-11, -12 loginId "%s" with cid %s is %s', (loginId, cid, type) => {
  expect(accountType({ loginId, cid })).toBe(type);
});
