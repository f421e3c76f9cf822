// Guarantee: the guard asks for a login exactly where section 2.4 says, and never sends a call without a token.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSignedLink } from '../features/bay-plan';
import { showAccountDialog } from '../features/account';
import { useLogin } from '../features/account/login-store';
import { loadExperiences } from '../features/preferences';
import { clearSession, saveLogin, useSession } from '../platform/session';
import { installFakeGateway, refuse, succeed } from '../testing/fake-gateway';
import { recordedAnswer } from '../testing/recorded-answers';
import { firstWaitMsMax, guardFirstNavigation, guardLaterNavigation, loginAfterMs, whenKnown } from './guard';

beforeEach(() => {
  vi.useFakeTimers();
  clearSession();
  showAccountDialog('none');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dialog = () => useLogin.getState();

describe('first navigation', () => {
  test('R-2.4-10, R-4.1-02 without a token the login opens on the QR view and nothing is sent', async () => {
    const gateway = installFakeGateway([]);
    await guardFirstNavigation(false);
    expect(dialog()).toMatchObject({ dialog: 'login', view: 'qr' });
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    ['R-2.4-07', '/boxquery', '?vessel=DEMO.LANTERN&voyage=101W&sign=a.1.b', true],
    ['R-2.4-09', '/boxquery', '?vessel=DEMO.LANTERN&voyage=101W', false],
    ['R-2.4-09', '/boxquery', '?vessel=&voyage=101W&sign=a', false],
    ['R-2.4-09', '/boxquery', '?vessel=DEMO.LANTERN&voyage=%20&sign=a', false],
    ['R-2.4-09', '/boxquery', '', false],
    ['R-2.4-09', '/logistics', '?vessel=DEMO.LANTERN&voyage=101W&sign=a', false],
  ])('%s %s%s may be a link: %s', (_row, path, query, may) => {
    expect(isSignedLink(path, query)).toBe(may);
  });

  test("the phone's page asks for nothing", async () => {
    await guardFirstNavigation(true);
    expect(dialog().dialog).toBe('none');
  });

  test('M-07, R-3.1-10, R-6-13, R-2.4-01, R-4.1-01, -10, -14 with a token it loads user and experiences, as the server answers them, and opens nothing', async () => {
    const info = {
      userName: '周海宁',
      phone: '19900000001',
      avatar: '',
      id: '7',
      role: 'user',
      token: 't',
      invitationCode: 'AB12CD34',
      createTime: '2026-11-20 09:00:00',
      cid: null,
      qqNumber: '',
      email: '',
      roles: ['user'],
    };
    installFakeGateway([
      [account.showCurrentUser, () => succeed(account.showCurrentUser, info)],
      [preferences.findValue, () => succeed(preferences.findValue, recordedAnswer('experiences'))],
    ]);
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    await guardFirstNavigation(false);
    expect(useSession.getState()).toMatchObject({ username: '周海宁', inviteCode: 'AB12CD34', experiences: ['speed', 'abroad'] });
    expect(dialog().dialog).toBe('none');
  });

  test.each([
    ['no entry', () => succeed(preferences.findValue, '{}')],
    ['no answer', () => refuse({ code: 500, msg: '服务器异常，请稍后再试' })],
  ])('R-6-13 where the dictionary has %s there are no flags', async (_, answer) => {
    installFakeGateway([[preferences.findValue, answer]]);
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    useSession.setState({ experiences: ['speed'] });
    await loadExperiences();
    expect(useSession.getState().experiences).toEqual([]);
  });

  test('R-2.4-01 the page waits for what is not answered yet, but a server that does not answer keeps it blank for a moment only', async () => {
    const waiting: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((answer) => waiting.push(answer)));
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    const passed = vi.fn<() => void>();
    void guardFirstNavigation(false).then(passed);
    await vi.advanceTimersByTimeAsync(firstWaitMsMax - 1);
    expect(passed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(passed).toHaveBeenCalled();
    // Pages wait for what is known: one that stays unknown would hang whoever opens a page in this process afterwards.
    for (const answer of waiting.splice(0)) answer(Response.json({ code: 500, status: false, msg: 'late', data: null }));
    clearSession();
    await whenKnown();
  });
});

describe('later navigation', () => {
  test.each([
    ['R-2.4-04', '/boxquery', '/logistics', true],
    ['R-2.4-05', '/logistics', '/preSheet/A1', true],
    ['R-2.4-06', '/logistics', '/401?from=preSheet', false],
    ['R-2.4-04', '/logistics', '/boxquery', false],
    ['', '/logistics', '/shipSubscrib', false],
  ])('%s without a token from %s to %s asks: %s', async (_, from, to, isAsked) => {
    guardLaterNavigation({ from, to });
    await vi.advanceTimersByTimeAsync(loginAfterMs - 1);
    expect(dialog().dialog).toBe('none');
    await vi.advanceTimersByTimeAsync(1);
    expect(dialog().dialog).toBe(isAsked ? 'login' : 'none');
  });

  test('with a token nobody is asked', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    guardLaterNavigation({ from: '/boxquery', to: '/logistics' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(dialog().dialog).toBe('none');
  });

  test('R-2.6-05 leaving a pre-sheet path is remembered', () => {
    guardLaterNavigation({ from: '/preSheet/A1', to: '/logistics' });
    expect(dialog().preSheetPath).toBe('/preSheet/A1');
  });
});
