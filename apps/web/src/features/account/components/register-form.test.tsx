// Guarantee: the registration form refuses what section 5.1 refuses, in its words, and sends only what is in order.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { ToastHost } from '@mastlight/ui';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveScan } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, untilShown } from '../../../testing/render';
import { useLogin } from '../login-store';
import { AccountDialogs } from './account-dialogs';
import { RegisterForm } from './register-form';

const inOrder = {
  userTel: '19900000001',
  noteCode: '123456',
  username: '',
  password: 'Lamp2Night',
  password2: 'Lamp2Night',
  state: true,
};
type Fields = typeof inOrder;

/** The English wordings by the Chinese ones; down to the agreement they are the specification's (R-0-01). */
const english: Readonly<Record<string, string>> = {
  请输入手机号码: 'please enter phone number',
  请输入11位手机号码: 'please enter 11-digit phone number',
  请输入正确的手机号码: 'please enter the correct phone number',
  请输入验证码: 'please enter verification code',
  '密码必须8~16位之间': 'password must be 8~16 characters',
  密码必须包含大小写字母和数字: 'password must contain upper and lower case letters and digits',
  '两次输入密码不一致!': 'the two passwords do not match!',
  请勾选同意协议: 'please tick to agree to the agreement',
  用户名最多20个字: 'username must be at most 20 characters',
  请输入密码: 'please enter password',
  请再次输入密码: 'please enter the password again',
};

let shown: Awaited<ReturnType<typeof render>>;
const input = (name: keyof Fields) => shown.container.querySelector(`[name=${name}]`);
const refusals = () => [...shown.container.querySelectorAll('.ml-field-error')].map((line) => line.textContent);

async function fill(fields: Partial<Fields>): Promise<void> {
  const { state, ...texts } = { ...inOrder, ...fields };
  for (const [name, value] of Object.entries(texts)) await type(input(name as keyof Fields), value);
  if (state) await press(input('state'));
}

beforeEach(async () => {
  clearSession();
  await setLanguage('zh-CN');
  saveScan({ openId: 'o-1', id: 'n-1' });
  shown = await render(<RegisterForm />);
});
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('refusals', () => {
  test.each<[string, Partial<Fields>, string]>([
    ['R-5.1-01', { userTel: '' }, '请输入手机号码'],
    ['R-5.1-02, R-9-07', { userTel: '1990000000' }, '请输入11位手机号码'],
    ['R-5.1-02, R-9-07', { userTel: '199000000011' }, '请输入11位手机号码'],
    ['R-5.1-03', { userTel: '12900000001' }, '请输入正确的手机号码'],
    ['R-5.1-03', { userTel: '1990000000a' }, '请输入正确的手机号码'],
    ['R-5.1-04, R-8-19', { noteCode: '' }, '请输入验证码'],
    ['R-5.1-07, R-9-08', { username: '灯'.repeat(21) }, '用户名最多20个字'],
    ['R-5.1-09', { password: '', password2: 'Lamp2Night' }, '请输入密码'],
    ['R-5.1-10', { password: 'Lamp2Ni', password2: 'Lamp2Ni' }, '密码必须8~16位之间'],
    ['R-5.1-10', { password: 'Lamp2NightLamp2Ni', password2: 'Lamp2NightLamp2Ni' }, '密码必须8~16位之间'],
    ['R-5.1-11', { password: 'lamp2night', password2: 'lamp2night' }, '密码必须包含大小写字母和数字'],
    ['R-5.1-11', { password: 'LAMP2NIGHT', password2: 'LAMP2NIGHT' }, '密码必须包含大小写字母和数字'],
    ['R-5.1-11', { password: 'LampNight', password2: 'LampNight' }, '密码必须包含大小写字母和数字'],
    ['R-5.1-12', { password2: '' }, '请再次输入密码'],
    ['R-5.1-13', { password2: 'Lamp2Nighd' }, '两次输入密码不一致!'],
    ['R-5.1-14', { state: false }, '请勾选同意协议'],
  ])('%s %o', async (_, fields, zh) => {
    const gateway = installFakeGateway([]);
    await fill(fields);
    await submit(input('userTel'));
    expect(refusals()).toContain(zh);
    await act(async () => setLanguage('en-US'));
    expect(refusals()).toContain(english[zh]);
    expect(gateway.calls).toEqual([]);
  });

  test('R-5.1-05, R-8-19 an empty code is refused at its field, and said as a warning', async () => {
    installFakeGateway([]);
    const host = await render(<ToastHost />);
    await fill({ noteCode: '' });
    await submit(input('userTel'));
    expect(refusals()).toEqual(['请输入验证码']);
    expect(document.querySelector('.ml-toast[data-tone=warning]')?.textContent).toContain('请输入验证码');
    await host.unmount();
  });

  test('a refusal goes as soon as the field is put right', async () => {
    installFakeGateway([]);
    await fill({ password2: 'Lamp2Nighd' });
    await submit(input('userTel'));
    expect(refusals()).toEqual(['两次输入密码不一致!']);
    await type(input('password'), 'Lamp2Nighd');
    expect(refusals()).toEqual([]);
  });
});

test('R-2.6-18 the link beside the box opens the service agreement', async () => {
  const dialogs = await render(<AccountDialogs />);
  await press([...shown.container.querySelectorAll('button')].find((button) => button.textContent === '服务协议')!);
  await untilShown(() => {
    expect(document.querySelector('.agreement')?.textContent).toContain('桅灯');
  });
  useLogin.setState({ isAgreementOpen: false });
  await dialogs.unmount();
});

describe('sending', () => {
  test('R-3.7-01, R-3.7-02, R-5.1-06, R-5.2-02, R-7.1-14, R-8-17 sends phone, code, openId and the MD5 of the password, and no name when there is none', async () => {
    const login = { token: 't-1', id: '7', openid: 'o-1', role: 'user' };
    const gateway = installFakeGateway([[account.register, () => succeed(account.register, login)]]);
    const host = await render(<ToastHost />);
    await fill({});
    await submit(input('userTel'));
    expect(gateway.calls[0]?.fields).toEqual({
      phone: '19900000001',
      openId: 'o-1',
      name: null,
      pwd: hashPassword('Lamp2Night'),
      code: '123456',
    });
    expect(JSON.stringify(gateway.calls)).not.toContain('Lamp2Night');
    expect(document.querySelector('.ml-toast[data-tone=done]')?.textContent).toContain('注册成功');
    await host.unmount();
  });

  test('R-3.7-02 sends the name that was typed', async () => {
    const login = { token: 't-1', id: '7', openid: 'o-1', role: 'user' };
    const gateway = installFakeGateway([[account.register, () => succeed(account.register, login)]]);
    await fill({ username: '周海宁' });
    await submit(input('userTel'));
    expect(gateway.calls[0]?.fields).toMatchObject({ phone: '19900000001', openId: 'o-1', name: '周海宁' });
  });

  test("R-5.5-05 the server's refusals stand at their fields", async () => {
    const answer = () => refuse({ code: 400, msg: '验证码不正确', fields: { code: '验证码不正确或已过期，请重新获取' } });
    installFakeGateway([[account.register, answer]]);
    await fill({});
    await submit(input('userTel'));
    expect(refusals()).toEqual(['验证码不正确或已过期，请重新获取']);
    expect((input('userTel') as HTMLInputElement).value).toBe('19900000001');
  });
});

describe('in English', () => {
  beforeEach(() => act(async () => setLanguage('en-US')));

  test('R-0-01 the whole form is English', () => {
    expect(shown.container.textContent).not.toMatch(/[\u4e00-\u9fff]/);
    expect(shown.container.querySelector('h1')?.textContent).toBe('register / bind phone number');
  });

  test.each([
    ['by its name', { refusal: 'account.codeWrong', params: {} }],
    ['by its words, where it has no name', {}],
  ])("the server's refusal of a field is said %s", async (_, named) => {
    const words = '验证码不正确或已过期，请重新获取';
    installFakeGateway([[account.register, () => refuse({ code: 400, msg: words, fields: { code: words }, ...named })]]);
    await fill({});
    await submit(input('userTel'));
    expect(refusals()).toEqual(['the code is wrong or has expired, please get a new one']);
  });

  test('what nobody has put into English stays as the server said it', async () => {
    installFakeGateway([[account.register, () => refuse({ code: 400, msg: '新话', fields: { code: '新话' } })]]);
    await fill({});
    await submit(input('userTel'));
    expect(refusals()).toEqual(['新话']);
  });

  test('half a word of an input method is not refused again, a whole one is', async () => {
    installFakeGateway([]);
    await type(input('username'), '灯'.repeat(21));
    await submit(input('userTel'));
    const isRefused = () => refusals().includes('username must be at most 20 characters');
    expect(isRefused()).toBe(true);
    await act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', '灯塔', input('username')!);
      input('username')!.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    expect(isRefused()).toBe(true);
    await act(async () => input('username')?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    expect(isRefused()).toBe(false);
  });
});

describe('text message code', () => {
  const sendButton = () => shown.container.querySelector<HTMLButtonElement>('.ml-input-suffix [data-variant=text]');

  test.each(['', '1990000', '1990000000a'])('R-5.2-11 nothing is sent to "%s"; the phone is checked instead', async (phone) => {
    const gateway = installFakeGateway([]);
    await type(input('userTel'), phone);
    await press(sendButton());
    expect(gateway.calls).toEqual([]);
    expect(refusals()).toHaveLength(1);
  });

  test('R-4.4-04, R-5.2-11, R-5.2-12, R-9-10 after a message, which is told, the button counts 60 s down', async () => {
    vi.useFakeTimers();
    const host = await render(<ToastHost />);
    const gateway = installFakeGateway([[account.sendBindingCode, () => succeed(account.sendBindingCode, true)]]);
    await type(input('userTel'), '19900000001');
    await press(sendButton());
    expect(sendButton()?.textContent).toBe('60秒后重新获取');
    expect(sendButton()?.disabled).toBe(true);
    expect([...document.querySelectorAll('.ml-toast[data-tone=done]')].at(-1)?.textContent).toBe('成功验证码已发送至您的手机，请注意查收');
    for (let left = 59; left > 0; left -= 1) {
      await act(async () => vi.advanceTimersByTimeAsync(1_000));
      expect([sendButton()?.textContent, sendButton()?.disabled]).toEqual([`${left}秒后重新获取`, true]);
    }
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(sendButton()?.disabled).toBe(false);
    expect(gateway.countOf(account.sendBindingCode)).toBe(1);
    await host.unmount();
  });
});
