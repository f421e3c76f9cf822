// Guarantee: a stored login is used for seven days to the millisecond, and its time moves only with its token; a tab
// notices when another ends its session or begins another, and ends none but its own.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  accountType,
  clearSession,
  loginState,
  onSessionReplaced,
  saveIdentity,
  saveLogin,
  saveUserInfo,
  sessionOwner,
  useSession,
} from './session';

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
    [7 * 24 * 3_600_000 - 1, true],
    [604_800_000, false],
    [604_800_001, false],
  ])('R-9-01 R-4.1-01, -02 %i ms after the login: restored is %s', async (ageMs, isRestored) => {
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
    saveIdentity('b', '5001');
    expect(useSession.getState().loginId).not.toBe('personal');
    clearSession();
    expect(useSession.getState()).toMatchObject({ token: null, userId: null, openId: null, roles: [], loginId: 'personal', cid: null });
    // Which company was the last is told to nobody but the same person.
    expect(Object.keys(localStorage)).toEqual(['mastlight.lastCompany.7']);
  });

  test('clearing leaves alone who has signed in in another tab since', () => {
    saveLogin({ token: 'a', id: '7', openid: 'o', role: 'user' });
    signInElsewhere('b', '8');
    const kept = Object.entries(localStorage);
    clearSession();
    expect(useSession.getState().token).toBeNull();
    expect(Object.entries(localStorage)).toEqual(kept);
  });

  test('the token is written last, for other tabs start anew when they hear of it', () => {
    const written: string[] = [];
    vi.stubGlobal('localStorage', { setItem: (key: string) => written.push(key) });
    saveLogin({ token: 'c', id: '7', openid: 'o', role: 'user' });
    vi.unstubAllGlobals();
    expect(written).toContain('mastlight.userId');
    expect(written.at(-1)).toBe('mastlight.token');
  });
});

function signInElsewhere(token: string, userId: string): void {
  localStorage.setItem('mastlight.tokenTime', String(Date.now()));
  localStorage.setItem('mastlight.userId', userId);
  localStorage.setItem('mastlight.token', token);
}

describe('another tab', () => {
  const told = vi.fn<() => void>();
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  let stop: () => void = () => undefined;

  beforeEach(() => {
    told.mockClear();
    saveLogin({ token: 'a', id: '7', openid: null, role: 'user' });
    stop = onSessionReplaced(told);
  });
  afterEach(() => {
    stop();
    clearSession();
  });

  test.each([
    ['signs out', () => localStorage.removeItem('mastlight.token'), 'mastlight.token', 1],
    ['clears the whole storage', () => localStorage.clear(), null, 1],
    ['signs somebody else in', () => signInElsewhere('b', '8'), 'mastlight.token', 1],
    ['takes another identity of the same person', () => signInElsewhere('b', '7'), 'mastlight.token', 1],
    ['writes the same token once more', () => signInElsewhere('a', '7'), 'mastlight.token', 0],
    ['changes the theme', () => localStorage.setItem('mastlight.theme', 'dark'), 'mastlight.theme', 0],
  ])('%s', (_, act, key, times) => {
    act();
    hear(key);
    expect(told).toHaveBeenCalledTimes(times);
  });

  test('a page that comes back from sleep looks for itself', () => {
    window.dispatchEvent(new Event('pageshow'));
    expect(told).not.toHaveBeenCalled();
    signInElsewhere('b', '8');
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('a tab without a session is left to its login', () => {
    clearSession();
    signInElsewhere('b', '8');
    hear('mastlight.token');
    expect(told).not.toHaveBeenCalled();
  });
});

test('what a tab keeps belongs to the person in the identity of now, and to nobody without a session', () => {
  useSession.setState({ token: null, userId: '7', loginId: 'personal' });
  expect(sessionOwner()).toBeNull();
  useSession.setState({ token: 'a' });
  expect(sessionOwner()).toBe('7/personal');
  useSession.setState({ loginId: 'ent:9/1' });
  expect(sessionOwner()).toBe('7/ent%3A9%2F1');
  useSession.setState({ token: null, userId: null, loginId: 'personal' });
});

test.each([
  ['', null, 'PERSONAL'],
  ['', '9', 'PERSONAL'],
  ['personal', '9', 'PERSONAL'],
  ['ent-9', null, 'PERSONAL'],
  ['ent-9', '9', 'ENTERPRISE'],
] as const)('R-6-02, R-3.1-11, -12 loginId "%s" with cid %s is %s', (loginId, cid, type) => {
  expect(accountType({ loginId, cid })).toBe(type);
});

test('R-3.1-01 the session holds who is signed in, and nothing of him once he is not', () => {
  const person = () => {
    const state = useSession.getState();
    const { userId, openId, token, username, userphone, qqNumber, avatar } = state;
    return { userId, openId, loginState: loginState(state), token, username, userphone, qqNumber, avatar };
  };
  clearSession();
  const nobody = {
    userId: null,
    openId: null,
    loginState: false,
    token: null,
    username: null,
    userphone: null,
    qqNumber: null,
    avatar: null,
  };
  expect(person()).toEqual(nobody);
  saveLogin({ token: 't', id: '7', openid: 'o', role: 'user' });
  expect(person()).toEqual({ ...nobody, userId: '7', openId: 'o', loginState: true, token: 't' });
  const info = {
    userName: '演示',
    phone: '199****0009',
    qqNumber: '10001',
    avatar: '/a.png',
    invitationCode: null,
    createTime: '2026-11-20 09:00:00',
    roles: ['user'],
  };
  saveUserInfo(info);
  expect(person()).toMatchObject({ username: '演示', userphone: '199****0009', qqNumber: '10001', avatar: '/a.png' });
  clearSession();
  expect(person()).toEqual(nobody);
});
