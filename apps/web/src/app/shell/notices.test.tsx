// Guarantee: what the server refuses is told where it belongs: a toast with its word, the dialog of a short balance, or
// nothing at all.
// @vitest-environment happy-dom
import { AlertDialog, showToast } from '@mastlight/ui';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../platform/catalogue';
import { clearSession } from '../../platform/session';
import { sendSignal } from '../../platform/signals';
import { press, render, until, untilShown } from '../../testing/render';
import { Providers } from '../providers';
import { createAppRouter } from '../router';

/** A busy machine takes its time. */

let shown: Awaited<ReturnType<typeof render>>;
let router: ReturnType<typeof createAppRouter>;

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  router = createAppRouter();
  shown = await render(<Providers router={router} />);
  await untilShown(() => {
    if (router.state.status !== 'idle') throw new Error('still loading');
  });
}

const toasts = () => [...document.querySelectorAll('.ml-toast')];
const alert = () => document.querySelector('[role=alertdialog]');
const button = (name: string) => [...(alert()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)!;

beforeEach(async () => {
  await setLanguage('zh-CN');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  await shown.unmount();
  clearSession();
  vi.restoreAllMocks();
});

describe('toasts', () => {
  test.each([
    ['done', '成功'],
    ['warning', '警告'],
    ['danger', '错误'],
    ['info', '提示'],
  ] as const)('R-8-26 one of %s is called %s', async (tone, word) => {
    await open('/401');
    await act(async () => showToast({ tone, text: '说一句' }));
    expect(toasts().at(-1)?.textContent).toBe(`${word}说一句`);
  });

  test.each([
    ['error', 'R-8-04', 'danger'],
    ['warning', 'R-8-14', 'warning'],
  ] as const)('R-9-15 %s (%s) stays for 2.5 s', async (tone, _row, shownAs) => {
    await open('/401');
    vi.useFakeTimers();
    await act(async () => sendSignal('error-shown', { tone, text: '数据源维护中' }));
    const told = () => toasts().filter(({ textContent }) => textContent?.includes('数据源维护中'));
    expect(told()[0]?.getAttribute('data-tone')).toBe(shownAs);
    await act(async () => vi.advanceTimersByTimeAsync(2_499));
    expect(told()).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(told()).toHaveLength(0);
  });

  test('R-8-18, R-X-03 the page after a logout says 已退出登录 as an error', async () => {
    sessionStorage.setItem('mastlight.loggedOut', 'own');
    await open('/401');
    expect(toasts().at(-1)?.getAttribute('data-tone')).toBe('danger');
    expect(toasts().at(-1)?.textContent).toBe('错误已退出登录');
  });

  test('R-8-32 the number of the request can be copied', async () => {
    await open('/401');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
    await act(async () => sendSignal('error-shown', { tone: 'error', text: '服务器异常，请稍后再试', requestId: 'r-17' }));
    await press([...toasts().at(-1)!.querySelectorAll('button')].find(({ textContent }) => textContent === '复制请求号')!);
    expect(write).toHaveBeenCalledWith('r-17');
  });
});

test('R-2.6-22 an alert is called 提示 and closed by 我知道了, unless it says otherwise', async () => {
  const close = vi.fn<() => void>();
  shown = await render(<AlertDialog onClose={close}>看这里</AlertDialog>);
  expect(alert()?.textContent).toBe('提示看这里我知道了');
  await press(button('我知道了'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('R-2.6-22 an alert may have a way back beside it', async () => {
  const [close, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  shown = await render(
    <AlertDialog onClose={close} onCancel={cancel}>
      看这里
    </AlertDialog>,
  );
  expect(alert()?.textContent).toBe('提示看这里取消我知道了');
  await press(button('取消'));
  expect([cancel.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  await press(button('我知道了'));
  expect([cancel.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

describe('a short balance', () => {
  test('R-8-01, R-2.6-23, R-2.6-24, R-2.6-25 is told in a dialog that leads to the top-up', async () => {
    await open('/401');
    await act(async () => sendSignal('balance-short', { text: '余额不足，还差 3' }));
    expect(alert()?.querySelector('h2')?.textContent).toBe('余额不足提醒');
    expect(alert()?.textContent).toContain('余额不足，请充值之后再进行操作');
    await press(button('前往充值'));
    await until(() => expect(router.state.location.pathname).toBe('/pay/charge'));
    expect(alert()).toBeNull();
  });

  test('whoever works on elsewhere is not led back from a later top-up', async () => {
    const key = 'mastlight.chargeFrom';
    await open('/pay/charge');
    sessionStorage.setItem(key, '{}');
    await act(async () => router.navigate({ to: '/pay/accountRecord' }));
    expect(sessionStorage.getItem(key)).toBe('{}');
    await act(async () => router.navigate({ to: '/401' }));
    await until(() => expect(sessionStorage.getItem(key)).toBeNull());
  });

  test('R-8-03 on the phone’s truck map it is a toast with the server’s words, and no dialog', async () => {
    await open('/wxtruckmap');
    await act(async () => sendSignal('balance-short', { text: '余额不足，还差 3' }));
    expect(alert()).toBeNull();
    expect(toasts().at(-1)?.textContent).toBe('错误余额不足，还差 3');
  });
});
