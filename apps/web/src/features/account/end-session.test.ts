// Guarantee: however many calls say that the session is over, it ends once, half a second later, with nothing left.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callEndpoint } from '../../platform/http-client';
import { saveIdentity, saveLogin, useSession } from '../../platform/session';
import { onSignal } from '../../platform/signals';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { endSession, followOtherTabs, leaveAccount, takeLogoutReason } from './end-session';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  localStorage.clear();
  saveLogin({ token: 'token-1', id: '7', openid: 'o', role: 'user' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the end of a session', () => {
  test.each([401, 403])('R-4.2-02, R-8-09 code %i from three calls logs out once, after 0.5 s', async (code) => {
    installFakeGateway([[account.showCurrentUser, () => refuse({ code, msg: '登录已失效，请重新登录' })]]);
    const undo = onSignal('session-ended', endSession);
    const ask = () => callEndpoint(account.showCurrentUser, {}).catch(() => undefined);
    await ask();
    await ask();
    await ask();
    undo();
    await vi.advanceTimersByTimeAsync(499);
    expect(useSession.getState().token).toBe('token-1');
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(useSession.getState().token).toBeNull();
    expect(localStorage.getItem('mastlight.token')).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('R-4.2-02 whoever has got another token within that half second stays', async () => {
    endSession();
    saveIdentity('token-of-the-company', '5001');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(useSession.getState()).toMatchObject({ token: 'token-of-the-company', cid: '5001' });
    expect(reload).not.toHaveBeenCalled();
    endSession();
    await vi.advanceTimersByTimeAsync(500);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    [null, 'ended'],
    ['5001', 'company'],
  ] as const)('R-8-09, S-07 says why to who acted for company %s', async (cid, reason) => {
    saveIdentity('token-2', cid);
    endSession();
    await vi.advanceTimersByTimeAsync(500);
    expect(takeLogoutReason()).toBe(reason);
  });

  test('R-8-09 without a token nothing happens', async () => {
    useSession.setState({ token: null });
    endSession();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the server agrees', () => succeed(account.logOut, true)],
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('R-4.2-01, R-8-18 a logout clears everything when %s, and the next page says so once', async (_, answer) => {
    installFakeGateway([[account.logOut, answer]]);
    // Whoever acted for a company does so no more.
    saveIdentity('token-2', '5001');
    expect(useSession.getState().loginId).not.toBe('personal');
    await leaveAccount();
    expect(useSession.getState()).toMatchObject({
      token: null,
      userId: null,
      openId: null,
      roles: [],
      loginId: 'personal',
      cid: null,
    });
    // Which company was the last is told to nobody but the same person.
    expect(Object.keys(localStorage)).toEqual(['mastlight.lastCompany.7']);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(takeLogoutReason()).toBe('own');
    expect(takeLogoutReason()).toBeNull();
  });

  const signOthersIn = () => {
    localStorage.setItem('mastlight.tokenTime', String(Date.now()));
    localStorage.setItem('mastlight.userId', '8');
    localStorage.setItem('mastlight.token', 'token-2');
  };

  test('of this tab leaves alone who has signed in in another one, and says what has happened', async () => {
    endSession();
    signOthersIn();
    await vi.advanceTimersByTimeAsync(500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect([localStorage.getItem('mastlight.token'), localStorage.getItem('mastlight.userId')]).toEqual(['token-2', '8']);
    expect(takeLogoutReason()).toBe('followed');
  });

  test.each([
    ['signed out', () => localStorage.removeItem('mastlight.token'), true],
    ['signed somebody else in', signOthersIn, false],
  ])('when another tab has %s: what is shown goes at once, the page comes anew, and nobody is signed out by it', (_, happen, isOver) => {
    const undo = followOtherTabs();
    happen();
    const stored = Object.entries(localStorage);
    window.dispatchEvent(new StorageEvent('storage', { key: 'mastlight.token' }));
    expect(document.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(Object.entries(localStorage)).toEqual(stored);
    expect(takeLogoutReason()).toBe(isOver ? 'own' : 'followed');
    undo();
    document.body.hidden = false;
  });
});
