// Guarantee: a switch keeps token, time, role mark and company, tells what is new once, and always ends in a page
// that was loaded anew.
// @vitest-environment happy-dom
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { company } from '@mastlight/domain/company/contract';
import { notice } from '@mastlight/domain/notice/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountType, saveLogin, useSession, clearSession } from '../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { takePathAfterSwitch, wasSwitchRefused } from './after-switch';
import { switchIdentity } from './switch-identity';

const nowMs = Date.UTC(2026, 10, 23, 2);
const reload = vi.fn<() => void>();

function answer({ isRefused = false, version = '2' as string | null } = {}) {
  return installFakeGateway([
    [
      company.switchIdentity,
      () => (isRefused ? refuse({ code: 403, msg: '您不在这家公司' }) : succeed(company.switchIdentity, { token: 'new-token' })),
    ],
    [
      notice.showUpdateNote,
      () => (version === null ? refuse({ code: 500, msg: '坏了' }) : succeed(notice.showUpdateNote, { version, note: `新版 ${version}` })),
    ],
  ]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
  localStorage.clear();
  saveLogin({ token: 'old-token', id: '7', openid: null, role: 'user' });
  history.replaceState(null, '', '/shipSubscrib?port=SH');
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what it keeps', () => {
  test('R-4.3-01, R-4.3-02, R-4.3-03, R-3.1-02, R-3.1-03, R-3.1-11, R-3.1-12 token and time, role mark and company, and where one was', async () => {
    const { calls } = answer();
    const mark = localStorage.getItem('mastlight.roleMark');
    expect(mark).toBe(hashPassword('user7'));
    localStorage.removeItem('mastlight.roleMark');
    vi.setSystemTime(nowMs + 60_000);
    expect(accountType(useSession.getState())).toBe('PERSONAL');
    expect(useSession.getState()).toMatchObject({ loginId: 'personal', cid: null });
    await switchIdentity(5001);
    expect(calls[0]).toMatchObject({ path: '/user/refreshToken', fields: { companyId: '5001' } });
    expect(localStorage.getItem('mastlight.token')).toBe('new-token');
    expect(localStorage.getItem('mastlight.tokenTime')).toBe(String(nowMs + 60_000));
    expect(localStorage.getItem('mastlight.roleMark')).toBe(mark);
    expect(localStorage.getItem('mastlight.cid')).toBe('5001');
    expect(useSession.getState()).toMatchObject({ loginId: '5001', cid: '5001' });
    expect(accountType(useSession.getState())).toBe('ENTERPRISE');
    expect(takePathAfterSwitch()).toBe('/shipSubscrib?port=SH');
    expect(takePathAfterSwitch()).toBeNull();
    await switchIdentity(null);
    expect(useSession.getState()).toMatchObject({ loginId: 'personal', cid: null });
    expect(localStorage.getItem('mastlight.cid')).toBeNull();
  });

  test('R-4.3-09 a refused switch keeps what was, and loads the page anew', async () => {
    answer({ isRefused: true });
    expect(await switchIdentity(5001)).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('mastlight.token')).toBe('old-token');
    expect(useSession.getState()).toMatchObject({ token: 'old-token', cid: null });
    expect([wasSwitchRefused(), wasSwitchRefused()]).toEqual([true, false]);
  });
});

describe('what is new', () => {
  test('R-4.3-04, R-4.3-05, R-4.3-12 on the first visit the version is kept with flag 0, and nothing is told', async () => {
    const { countOf } = answer();
    expect(await switchIdentity(5001)).toBeNull();
    expect(countOf(notice.showUpdateNote)).toBe(1);
    expect([localStorage.getItem('mastlight.version'), localStorage.getItem('mastlight.versionFlag')]).toEqual(['2', '0']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['R-4.3-06, R-X-06 flag 0, another version: its note, and flag 1', '1', '0', '2', '新版 2', ['2', '1'], 0],
    ['R-4.3-07 flag 0, the same version: the page loads anew', '2', '0', '2', null, ['2', '0'], 1],
    ['R-4.3-08, R-X-06 flag 1: the page loads anew', '2', '1', '2', null, ['2', '1'], 1],
    ['R-4.3-08, R-X-06 flag 1, a version after the one that was told: the next switch tells it', '2', '1', '3', null, ['2', '0'], 1],
  ] as const)('%s', async (_, version, flag, newest, note, kept, reloads) => {
    answer({ version: newest });
    localStorage.setItem('mastlight.version', version);
    localStorage.setItem('mastlight.versionFlag', flag);
    expect(await switchIdentity(5001)).toBe(note);
    expect([localStorage.getItem('mastlight.version'), localStorage.getItem('mastlight.versionFlag')]).toEqual(kept);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  test('R-X-06 a version after the one that was told resets the flag at one switch, and is told and marked seen at the next', async () => {
    answer({ version: '3' });
    localStorage.setItem('mastlight.version', '2');
    localStorage.setItem('mastlight.versionFlag', '1');
    expect([await switchIdentity(5001), await switchIdentity(5001), await switchIdentity(5001)]).toEqual([null, '新版 3', null]);
    expect([localStorage.getItem('mastlight.version'), localStorage.getItem('mastlight.versionFlag')]).toEqual(['3', '1']);
  });

  test('R-4.3-10 a note that cannot be fetched is logged, and the page loads anew', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ version: null });
    expect(await switchIdentity(5001)).toBeNull();
    expect(log).toHaveBeenCalledWith('获取更新日志失败', expect.anything());
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('mastlight.token')).toBe('new-token');
  });
});
