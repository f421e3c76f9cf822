// Guarantee: user info is asked for again five times at most, each time after a registration check, and in silence.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, saveLogin, useSession } from '../../platform/session';
import { onSignal } from '../../platform/signals';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { checkRegistration, loadAccount } from './load-account';

const info = {
  userName: '周海宁',
  phone: '19900000001',
  avatar: '',
  id: '7',
  role: 'user',
  token: 'token-1',
  invitationCode: 'AB12CD34',
  createTime: '2026-11-20 09:00:00',
  cid: null,
  qqNumber: '',
  email: '',
  roles: ['user'],
};
const newLogin = { token: 'token-2', id: '7', openid: 'o', role: 'user' };
const registered = () => succeed(account.checkRegistration, { registered: true, token: null, id: '7', openid: null, role: 'user' });
const broken = () => refuse({ code: 500, msg: '服务器异常，请稍后再试' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  clearSession();
  saveLogin({ token: 'token-1', id: '7', openid: null, role: 'user' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('user info', () => {
  test('R-3.1-01, R-3.1-06, R-4.1-06, -14 fills the session with what the server says of the person', async () => {
    installFakeGateway([[account.showCurrentUser, () => succeed(account.showCurrentUser, info)]]);
    await loadAccount();
    expect(useSession.getState()).toMatchObject({
      userId: info.id,
      openId: null,
      token: info.token,
      username: info.userName,
      userphone: info.phone,
      qqNumber: info.qqNumber,
      avatar: info.avatar,
      inviteCode: info.invitationCode,
      roles: info.roles,
    });
  });

  test('R-X-08 the token of the user info wins and starts its time anew; the same one keeps it', async () => {
    const kept = () => [
      useSession.getState().token,
      localStorage.getItem('mastlight.token'),
      Number(localStorage.getItem('mastlight.tokenTime')) - startMs,
    ];
    const startMs = Date.now();
    vi.setSystemTime(startMs + 5_000);
    installFakeGateway([[account.showCurrentUser, () => succeed(account.showCurrentUser, info)]]);
    await loadAccount();
    expect(kept()).toEqual(['token-1', 'token-1', 0]);
    installFakeGateway([[account.showCurrentUser, () => succeed(account.showCurrentUser, { ...info, token: 'token-2' })]]);
    await loadAccount();
    expect(kept()).toEqual(['token-2', 'token-2', 5_000]);
  });

  test('R-4.1-09, R-8-21, R-9-09 is tried six times in all, then only logged', async () => {
    const gateway = installFakeGateway([
      [account.showCurrentUser, broken],
      [account.checkRegistration, registered],
    ]);
    const shown = vi.fn<() => void>();
    const undo = onSignal('error-shown', shown);
    await loadAccount();
    await vi.advanceTimersByTimeAsync(600_000);
    undo();
    expect(gateway.countOf(account.showCurrentUser)).toBe(6);
    expect(gateway.countOf(account.checkRegistration)).toBe(5);
    expect(gateway.calls.map((call) => call.path).slice(0, 3)).toEqual([
      account.showCurrentUser.path,
      account.checkRegistration.path,
      account.showCurrentUser.path,
    ]);
    expect(shown).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('R-4.1-09 stops as soon as one try succeeds', async () => {
    let tries = 0;
    const gateway = installFakeGateway([
      [account.showCurrentUser, () => ((tries += 1) < 3 ? broken() : succeed(account.showCurrentUser, info))],
      [account.checkRegistration, registered],
    ]);
    await loadAccount();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(gateway.countOf(account.showCurrentUser)).toBe(3);
    expect(useSession.getState().username).toBe('周海宁');
  });

  test('that comes after somebody else signed in in another tab is not written over theirs', async () => {
    const elsewhere = () => localStorage.setItem('mastlight.token', 'token-8');
    installFakeGateway([
      [
        account.showCurrentUser,
        () => {
          elsewhere();
          return succeed(account.showCurrentUser, info);
        },
      ],
      [account.checkRegistration, () => succeed(account.checkRegistration, { registered: true, ...newLogin })],
    ]);
    await loadAccount();
    expect(await checkRegistration()).toBe(false);
    expect(localStorage.getItem('mastlight.token')).toBe('token-8');
    expect(useSession.getState().username).toBeNull();
    localStorage.clear();
  });

  test('gives up when the user has logged out meanwhile', async () => {
    const gateway = installFakeGateway([[account.showCurrentUser, broken]]);
    await loadAccount();
    clearSession();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(gateway.calls).toHaveLength(1);
  });
});

describe('registration check', () => {
  test('R-4.1-05, -06 saves the login that it brings', async () => {
    installFakeGateway([[account.checkRegistration, () => succeed(account.checkRegistration, { registered: true, ...newLogin })]]);
    expect(await checkRegistration()).toBe(true);
    expect(localStorage.getItem('mastlight.token')).toBe('token-2');
    expect(localStorage.getItem('mastlight.roleMark')).toBe(hashPassword(`${newLogin.role}${newLogin.id}`));
    expect(Number(localStorage.getItem('mastlight.tokenTime'))).toBe(Date.now());
  });

  test('R-4.1-07 a refusal and a failure both mean no', async () => {
    installFakeGateway([[account.checkRegistration, broken]]);
    expect(await checkRegistration()).toBe(false);
  });
});
