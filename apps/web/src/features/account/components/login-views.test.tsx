// Guarantee: the two views of the login do what their rows say: polling lives with the QR view alone, an empty form
// sends nothing, a login by hand asks for the identity.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { ToastHost } from '@mastlight/ui';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, until } from '../../../testing/render';
import { askForLogin, rememberPreSheetPath, showAccountDialog, useLogin } from '../login-store';
import { closeRegistration } from '../sign-in';
import { AccountDialogs } from './account-dialogs';
import { LoginScreen } from './login-screen';

const login = { token: 't-1', id: '7', openid: 'o-1', role: 'user' };
const info = {
  userName: '周海宁',
  phone: '19900000001',
  avatar: '',
  id: '7',
  role: 'user',
  token: 't-1',
  invitationCode: 'AB12CD34',
  createTime: '2026-11-20 09:00:00',
  cid: null,
  qqNumber: '',
  email: '',
  roles: ['user'],
};

let scan: () => Response;
let registration: () => Response;
let passwordLogin: () => Response;
let gateway: ReturnType<typeof installFakeGateway>;
let shown: Awaited<ReturnType<typeof render>>;
const find = (selector: string) => shown.container.querySelector(selector);
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  clearSession();
  await setLanguage('zh-CN');
  useLogin.setState({ dialog: 'login', view: 'qr', preSheetPath: null });
  scan = () => refuse({ code: 201, msg: 'success', data: { state: 'waiting' } });
  registration = () => succeed(account.checkRegistration, { registered: false, token: null, id: null, openid: null, role: null });
  passwordLogin = () => succeed(account.logIn, login);
  gateway = installFakeGateway([
    [
      account.makeScanTicket,
      () =>
        succeed(account.makeScanTicket, {
          ticket: 't',
          tempid: 'temp-0123456789abcdef',
          msg: '',
          qrUrl: 'https://qr.test/1',
          expiresIn: 120,
        }),
    ],
    [account.pollScan, () => scan()],
    [account.checkRegistration, () => registration()],
    [account.logIn, () => passwordLogin()],
    [account.showCurrentUser, () => succeed(account.showCurrentUser, info)],
  ]);
  shown = await render(
    <>
      <LoginScreen />
      <ToastHost />
    </>,
  );
});
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('QR view', () => {
  test('R-2.4-09 says why it was asked for, and of a login that somebody opened himself nothing', async () => {
    const shownReason = () => shown.container.querySelector('.login-reason')?.textContent;
    expect(shownReason()).toBeUndefined();
    await act(async () => {
      showAccountDialog('none');
      askForLogin({ reason: '链接已过期' });
    });
    expect(shownReason()).toBe('链接已过期');
    await act(async () => {
      showAccountDialog('none');
      askForLogin();
    });
    expect(shownReason()).toBeUndefined();
  });

  test('EU-16 the login has a switch of its own, and is whole in English', async () => {
    const switchTo = (name: string) =>
      [...shown.container.querySelectorAll('.login-languages button')].find((each) => each.textContent === name)!;
    await press(switchTo('English'));
    await until(async () => {
      await pass(0);
      expect(find('h1')?.textContent).toBe('login / one-click register');
    });
    const said = [...shown.container.querySelectorAll('h1, label, p, button')].map((each) => each.textContent ?? '');
    expect(said.filter((text) => /[\u4e00-\u9fff]/.test(text) && text !== '中文')).toEqual([]);
    await press(switchTo('中文'));
    await pass(0);
    expect(find('h1')?.textContent).toBe('登录/一键注册');
  });

  test('R-2.6-01, R-0-01 has its title in both languages', async () => {
    expect(find('h1')?.textContent).toBe('登录/一键注册');
    await act(async () => setLanguage('en-US'));
    expect(find('h1')?.textContent).toBe('login / one-click register');
  });

  test('R-2.6-03, R-4.1-12, -13 the toggle stops and restarts the polling', async () => {
    await pass(4_000);
    expect(gateway.countOf(account.pollScan)).toBe(2);
    await press(find('.login-toggle'));
    expect(find('[name=account]')).not.toBeNull();
    await pass(20_000);
    expect(gateway.countOf(account.pollScan)).toBe(2);
    await press(find('.login-toggle'));
    await pass(2_000);
    expect(gateway.countOf(account.pollScan)).toBe(3);
  });

  test('R-4.1-15 closing the dialog stops the polling', async () => {
    await shown.unmount();
    shown = await render(<AccountDialogs />);
    await until(async () => {
      await pass(0);
      expect(find('.login-later')).not.toBeNull();
    });
    await pass(4_000);
    const asked = gateway.countOf(account.pollScan);
    expect(asked).toBeGreaterThan(0);
    await press(find('.login-later'));
    expect(find('.login-screen')).toBeNull();
    await pass(20_000);
    expect(gateway.countOf(account.pollScan)).toBe(asked);
  });

  test('R-4.1-15 shows the time left, then the mask; 刷新 fetches a new ticket', async () => {
    await pass(13_000);
    expect(find('[role=timer]')?.textContent).toBe('01:47 后过期');
    await pass(120_000);
    expect(find('.login-qr-mask')?.textContent).toBe('已过期刷新');
    await press(find('.login-qr-mask button'));
    expect(gateway.countOf(account.makeScanTicket)).toBe(2);
    expect(find('.login-qr-mask')).toBeNull();
  });

  test('R-4.1-15 says 等待扫码 until the phone has scanned, then 已扫码请在手机上确认', async () => {
    await pass(2_000);
    expect(find('.login-status')?.textContent).toContain('等待扫码');
    scan = () => refuse({ code: 201, msg: 'success', data: { state: 'scanned' } });
    await pass(2_000);
    expect(find('.login-status')?.textContent).toContain('已扫码请在手机上确认');
  });

  test('R-1-22, R-4.1-04, -05, -06, -10 a registered person enters and chooses the identity', async () => {
    registration = () => succeed(account.checkRegistration, { registered: true, ...login });
    scan = () => succeed(account.pollScan, { state: 'confirmed', openId: 'o-1', id: '7' });
    await pass(2_000);
    expect(gateway.calls.find((call) => call.path === account.checkRegistration.path)?.fields).toEqual({ userId: '7' });
    expect(useSession.getState()).toMatchObject({ token: 't-1', openId: 'o-1', userId: '7', username: '周海宁' });
    expect(useLogin.getState().dialog).toBe('first-identity');
  });

  test('R-2.6-06, R-4.1-04, R-4.1-07, -08, R-8-20 anybody else registers; closing that checks once more', async () => {
    scan = () => succeed(account.pollScan, { state: 'confirmed', openId: 'o-1', id: 'n-1' });
    await pass(2_000);
    expect(useLogin.getState().dialog).toBe('register');
    expect(find('h1')?.textContent).toBe('注册/绑定手机号');
    expect(find('[name=userTel]')).not.toBeNull();
    expect(useSession.getState()).toMatchObject({ token: null, openId: 'o-1', userId: 'n-1' });
    const polled = gateway.countOf(account.pollScan);
    await pass(20_000);
    expect(gateway.countOf(account.pollScan)).toBe(polled);
    await act(async () => closeRegistration());
    expect(gateway.countOf(account.checkRegistration)).toBe(2);
    expect(useLogin.getState().dialog).toBe('login');
    registration = () => succeed(account.checkRegistration, { registered: true, ...login });
    await act(async () => closeRegistration());
    expect(useLogin.getState().dialog).toBe('first-identity');
  });

  test('R-2.6-05 offers the way back to the pre-sheet module only to those who come from there', async () => {
    expect(shown.container.textContent).not.toContain('返回预配单模块');
    await act(async () => rememberPreSheetPath('/preSheet/A1'));
    expect(find('.login-card-foot a')?.getAttribute('href')).toBe('/preSheet/A1');
  });
});

describe('phone view', () => {
  beforeEach(() => press(find('.login-toggle')));

  test.each([
    ['', ''],
    ['19900000001', ''],
    ['', 'Lamp2Night'],
    ['   ', 'Lamp2Night'],
  ])('R-5.2-01, R-8-16 phone "%s", password "%s": one refusal, no call', async (phone, password) => {
    await type(find('[name=account]'), phone);
    await type(find('[name=password]'), password);
    await submit(find('[name=account]'));
    expect(find('.login-form-error')?.textContent).toBe('用户名/密码不能为空');
    expect(gateway.countOf(account.logIn)).toBe(0);
  });

  test('R-1-23, R-2.6-02, R-3.7-03, R-4.1-11, R-8-17, R-5.2-02 sends the MD5, stores the token and asks for the identity', async () => {
    await type(find('[name=account]'), '19900000001');
    await type(find('[name=password]'), 'Lamp2Night');
    await submit(find('[name=account]'));
    await pass(0);
    const sent = gateway.calls.find((call) => call.path === account.logIn.path);
    expect(sent?.fields).toEqual({ account: '19900000001', password: hashPassword('Lamp2Night') });
    expect(sent?.headers.get('authorization')).toBeNull();
    expect(document.querySelector('.ml-toast[data-tone=done]')?.textContent).toContain('登录成功');
    expect(useSession.getState()).toMatchObject({ token: 't-1', username: '周海宁' });
    expect(useLogin.getState().dialog).toBe('first-identity');
  });

  test('R-4.1-16 a refusal stays under the form, and so does what was typed', async () => {
    passwordLogin = () => refuse({ code: 429, msg: '密码错误次数过多，请 15 分钟后再试，或用微信扫码登录' });
    await type(find('[name=account]'), '19900000001');
    await type(find('[name=password]'), 'Lamp2Night');
    await submit(find('[name=account]'));
    await pass(0);
    expect(find('.login-form-error')?.textContent).toContain('15 分钟');
    expect((find('[name=account]') as HTMLInputElement).value).toBe('19900000001');
  });

  test('R-0-01 in English the screen, its refusals and those of the server are English, and follow the switch', async () => {
    passwordLogin = () =>
      refuse({ code: 400, msg: '手机号或密码不正确，还可以再试 1 次', refusal: 'account.wrongLogin', params: { triesLeft: 1 } });
    await act(async () => setLanguage('en-US'));
    await submit(find('[name=account]'));
    expect(find('.login-form-error')?.textContent).toBe('username/password cannot be empty');
    await type(find('[name=account]'), '19900000001');
    await type(find('[name=password]'), 'Lamp2Night');
    await submit(find('[name=account]'));
    await pass(0);
    expect(find('.login-form-error')?.textContent).toBe('wrong phone number or password, 1 more try');
    // The card; the filing at the foot is what the authority calls it.
    expect(find('.login-card')?.textContent).not.toMatch(/[\u4e00-\u9fff]/);
    await act(async () => setLanguage('zh-CN'));
    expect(find('.login-form-error')?.textContent).toBe('手机号或密码不正确，还可以再试 1 次');
  });

  test('Enter that belongs to the input method sends nothing', async () => {
    const enter = (init: KeyboardEventInit) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
        find('[name=account]')?.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(init.isComposing === true || init.keyCode === 229);
      });
    await enter({ isComposing: true });
    await enter({ keyCode: 229 });
    await enter({});
  });

  test('R-2.6-04 leads to the forgotten password, and back', async () => {
    await press(find('.login-form > .login-link'));
    expect(find('h1')?.textContent).toBe('忘记密码');
    await press(find('.login-toggle'));
    expect(find('[name=account]')).not.toBeNull();
  });
});
