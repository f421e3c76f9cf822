// Guarantee: a forgotten password is reset in three steps, none of which can be skipped.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { ToastHost } from '@mastlight/ui';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, until } from '../../../testing/render';
import { ForgotPassword } from './forgot-password';

let codeCheck: () => Response;
let gateway: ReturnType<typeof installFakeGateway>;
let shown: Awaited<ReturnType<typeof render>>;
const find = (selector: string) => shown.container.querySelector(selector);
const refusals = () => [...shown.container.querySelectorAll('.ml-field-error')].map((line) => line.textContent);
const step = () => shown.container.querySelector('[aria-current=step]')?.textContent;

async function verify(): Promise<void> {
  await type(find('[name=phone]'), '19900000001');
  await type(find('[name=noteCode]'), '123456');
  await submit(find('form'));
}

beforeEach(async () => {
  codeCheck = () => succeed(account.checkCode, true);
  gateway = installFakeGateway([
    [account.checkCode, () => codeCheck()],
    [account.sendCode, () => succeed(account.sendCode, true)],
    [account.resetPassword, () => succeed(account.resetPassword, true)],
  ]);
  shown = await render(<ForgotPassword />);
});
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

describe('forgotten password', () => {
  test('R-0-01 is English from the first step to the last in English', async () => {
    const hasChinese = () => /[\u4e00-\u9fff]/.test(shown.container.textContent ?? '');
    await act(async () => setLanguage('en-US'));
    await submit(find('form'));
    expect(refusals()).toEqual(['please enter phone number', 'please enter verification code']);
    await verify();
    expect([step(), hasChinese()]).toEqual(['new password', false]);
    await type(find('[name=password]'), 'Lamp2Night');
    await type(find('[name=again]'), 'Lamp2Nighd');
    await submit(find('form'));
    expect(refusals()).toEqual(['the two passwords do not match!']);
    await type(find('[name=again]'), 'Lamp2Night');
    await submit(find('form'));
    expect([step(), hasChinese()]).toEqual(['done', false]);
    await act(async () => setLanguage('zh-CN'));
  });

  test('R-2.6-07, -08 names itself and its steps', () => {
    expect(find('h1')?.textContent).toBe('忘记密码');
    expect([...shown.container.querySelectorAll('.login-steps li')].map((item) => item.textContent)).toEqual([
      '验证身份',
      '填写新密码',
      '修改完成',
    ]);
  });

  test.each([
    ['R-5.2-03', '', '请输入手机号码'],
    ['R-5.2-04', '199', '请输入11位手机号码'],
    ['R-5.2-05', '12345678901', '请输入正确的手机号码'],
  ])('%s phone "%s"', async (_, phone, text) => {
    await type(find('[name=phone]'), phone);
    await type(find('[name=noteCode]'), '123456');
    await submit(find('form'));
    expect(refusals()).toEqual([text]);
    expect(gateway.calls).toEqual([]);
  });

  test('R-4.4-01 without a correct code there is no next step', async () => {
    codeCheck = () => refuse({ code: 400, msg: '验证码不正确或已过期，请重新获取' });
    await verify();
    expect(gateway.calls.at(-1)).toMatchObject({ path: account.checkCode.path, fields: { phone: '19900000001', code: '123456' } });
    expect(step()).toBe('验证身份');
    expect(refusals()).toEqual(['验证码不正确或已过期，请重新获取']);
  });

  test.each([
    ['R-5.2-08', '', 'Lamp2Night', '请再次输入密码'],
    ['R-5.2-08', 'Lamp2Night', '', '请再次输入密码'],
    ['R-5.2-06', 'Lamp2Ni', 'Lamp2Ni', '密码必须8~16位之间'],
    ['R-5.2-06', 'Lamp2NightLamp2Ni', 'Lamp2NightLamp2Ni', '密码必须8~16位之间'],
    ['R-5.2-07', 'lamp2night', 'lamp2night', '密码必须包含大小写字母和数字'],
    ['R-5.2-07', 'LAMP2NIGHT', 'LAMP2NIGHT', '密码必须包含大小写字母和数字'],
    ['R-5.2-07', 'LampNight', 'LampNight', '密码必须包含大小写字母和数字'],
    ['R-5.2-09', 'Lamp2Night', 'Lamp2Nighd', '两次输入密码不一致!'],
  ])('R-4.4-02, %s new password "%s", again "%s"', async (_, password, again, text) => {
    await verify();
    expect(step()).toBe('填写新密码');
    await type(find('[name=password]'), password);
    await type(find('[name=again]'), again);
    await submit(find('form'));
    expect(refusals()).toContain(text);
    expect(gateway.countOf(account.resetPassword)).toBe(0);
  });

  test('R-4.4-03, R-5.2-10 a new password in order leads to the end', async () => {
    const host = await render(<ToastHost />);
    await verify();
    await type(find('[name=password]'), 'Lamp2Night');
    await type(find('[name=again]'), 'Lamp2Night');
    await submit(find('form'));
    expect(gateway.calls.at(-1)?.fields).toEqual({ phone: '19900000001', pwd: hashPassword('Lamp2Night') });
    expect(step()).toBe('修改完成');
    expect(shown.container.textContent).toContain('密码已修改');
    expect([...document.querySelectorAll('.ml-toast[data-tone=done]')].at(-1)?.textContent).toBe('成功修改成功');
    await host.unmount();
  });

  test('R-4.4-04, U-15 the button is shut for 60 s, and the caret waits for the code as soon as it is on its way', async () => {
    await type(find('[name=phone]'), '19900000001');
    const button = [...shown.container.querySelectorAll('button')].find((each) => each.textContent === '获取验证码')!;
    await press(button);
    expect([button.textContent, button.disabled]).toEqual(['60秒后重新获取', true]);
    await until(() => expect(document.activeElement).toBe(find('[name=noteCode]')));
  });
});
