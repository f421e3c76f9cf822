// Guarantee: R-2.6-09 … -17, R-9-11: the dialog names every identity as what one has it, and takes nothing that was meant
// for the page where there is nothing to choose.
// @vitest-environment happy-dom
import { company } from '@mastlight/domain/company/contract';
import { notice } from '@mastlight/domain/notice/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { usePastedText } from '../../../platform/list/list-keys';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, untilShown } from '../../../testing/render';
import { showAccountDialog } from '../../account';
import { CompanyDialogs } from './company-dialogs';

/** A busy machine takes its time. */

type Membership = {
  cid: number;
  cname: string;
  role: 'Management' | 'operator' | 'finance' | 'read-only';
  certState: '审核中' | '认证成功' | '未通过';
};
const certified: Membership = { cid: 5001, cname: '演示货代一', role: 'Management', certState: '认证成功' };
const waiting: Membership = { cid: 5002, cname: '演示货代二', role: 'finance', certState: '审核中' };
const many = (count: number): Membership[] =>
  Array.from({ length: count }, (_, no) => ({ cid: 5001 + no, cname: `演示货代${no}`, role: 'operator', certState: '审核中' }));

const pasted: string[] = [];
let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;

function Page() {
  usePastedText((text) => pasted.push(text));
  return <CompanyDialogs />;
}

async function open(list: Membership[], dialog: 'identity' | 'first-identity' = 'identity'): Promise<HTMLElement> {
  gateway = installFakeGateway([
    [company.listMemberships, () => succeed(company.listMemberships, { list })],
    [company.switchIdentity, () => succeed(company.switchIdentity, { token: 'of-the-company' })],
    [notice.showUpdateNote, () => succeed(notice.showUpdateNote, { version: '2', note: '今晚 23 点维护' })],
  ]);
  showAccountDialog(dialog);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  shown = await render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return untilShown(() => {
    const dialog = shown.container.querySelector<HTMLElement>('dialog');
    if (!dialog || dialog.querySelector('.ml-skeleton-rows')) throw new Error('still loading');
    return dialog;
  });
}

const button = (dialog: HTMLElement, name: string) => [...dialog.querySelectorAll('button')].find((each) => each.textContent === name)!;
const options = (dialog: HTMLElement) => [...dialog.querySelectorAll('.identity-option')].map((option) => option.textContent);

beforeEach(async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  pasted.length = 0;
  await setLanguage('zh-CN');
  saveLogin({ token: 'personal-token', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  showAccountDialog('none');
  clearSession();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what it shows', () => {
  test('R-2.6-09, R-2.6-10, R-2.6-14, R-2.6-16 the title, and the personal identity as the one of now', async () => {
    const dialog = await open([]);
    expect(dialog.querySelector('h2')?.textContent).toBe('当前身份');
    expect(options(dialog)).toEqual(['个人只看自己的订阅 · user当前']);
  });

  test('R-2.6-10, R-2.6-12, R-2.6-13, R-2.6-14, R-2.6-15, R-6-06 one radio a company, with role, certification and the mark of now', async () => {
    saveIdentity('company-token', '5002');
    const dialog = await open([certified, waiting]);
    expect(options(dialog)).toEqual(['个人只看自己的订阅 · user', '演示货代一管理员认证成功', '演示货代二普通员工 · 财务审核中当前']);
    expect(dialog.querySelector<HTMLInputElement>('input:checked')?.value).toBe('5002');
  });

  // Opened by the login or by hand, the company of last time, whether he is still in it: what is chosen.
  test.each([
    ['first-identity', '5002', '5002'],
    ['first-identity', '5009', 'personal'],
    ['first-identity', null, 'personal'],
    ['identity', '5002', 'personal'],
  ] as const)('R-4.1-10 opened by %s, last for company %s: %s is chosen', async (opened, last, wanted) => {
    if (last !== null) saveIdentity('company-token', last);
    saveIdentity('personal-token', null);
    const dialog = await open([certified, waiting], opened);
    expect(dialog.querySelector<HTMLInputElement>('input:checked')?.value).toBe(wanted);
  });

  test('V-15, R-4.1-10 after a login it opens on the one choice there is, and Enter ends it', async () => {
    const dialog = await open([], 'first-identity');
    expect(dialog.querySelectorAll('input[type=radio]')).toHaveLength(1);
    expect(dialog.querySelector<HTMLInputElement>('input:checked')?.value).toBe('personal');
    // Enter presses what has the focus.
    expect(document.activeElement).toBe(button(dialog, '确定'));
    await press(document.activeElement);
    expect(shown.container.querySelector('dialog')).toBeNull();
    expect(gateway.countOf(company.switchIdentity)).toBe(0);
  });

  test('Enter takes what is chosen: the focus begins on 确定', async () => {
    const dialog = await open([certified]);
    expect(dialog.ownerDocument.activeElement).toBe(button(dialog, '确定'));
  });

  test.each([
    [10, 11, 0],
    [11, 1, 12],
  ])('R-2.6-11, R-9-11 %i companies: %i radios, %i lines to choose from', async (count, radios, lines) => {
    const dialog = await open(many(count));
    expect(dialog.querySelectorAll('input[type=radio]')).toHaveLength(radios);
    expect(dialog.querySelectorAll('option')).toHaveLength(lines);
  });

  test('R-2.6-17 it is closed by 关闭, and by 确定 where the identity stays', async () => {
    const dialog = await open([certified]);
    await press(button(dialog, '关闭'));
    expect(shown.container.querySelector('dialog')).toBeNull();
    await act(async () => showAccountDialog('identity'));
    await press(button(shown.container, '确定'));
    expect(shown.container.querySelector('dialog')).toBeNull();
    expect(gateway.countOf(company.switchIdentity)).toBe(0);
  });

  test('R-6-18 the chosen one is asked for', async () => {
    const dialog = await open([certified]);
    await press(dialog.querySelector('input[value="5001"]'));
    await press(button(dialog, '确定'));
    expect(gateway.calls.find(({ path }) => path === company.switchIdentity.path)?.fields).toEqual({ companyId: '5001' });
  });
});

describe('many companies', () => {
  test('R-9-11 a search narrows the list and chooses the first that fits, Enter confirms', async () => {
    const dialog = await open(many(11));
    const search = dialog.querySelector('input:not([type=radio])');
    await type(search, '货代7');
    expect([...dialog.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['演示货代7 · 普通员工']);
    expect(dialog.querySelector('select')?.value).toBe('5008');
    await submit(search);
    expect(gateway.calls.find(({ path }) => path === company.switchIdentity.path)?.fields).toEqual({ companyId: '5008' });
  });

  test('a name that nobody has chooses nothing else', async () => {
    const dialog = await open(many(11));
    await type(dialog.querySelector('input:not([type=radio])'), '没有');
    expect(dialog.textContent).toContain('没有符合的公司');
    expect(dialog.querySelector('select')?.value).toBe('personal');
  });
});

describe('R-6-07 the word of the person’s role', () => {
  test.each(['user', 'admin'])('R-6-07 %s', async (role) => {
    saveLogin({ token: 'personal-token', id: '7', openid: null, role });
    expect(options(await open([]))).toEqual([`个人只看自己的订阅 · ${role}当前`]);
  });
});

describe('the note of a new version', () => {
  async function switchSeen(version: string): Promise<HTMLElement> {
    localStorage.setItem('mastlight.version', version);
    localStorage.setItem('mastlight.versionFlag', '0');
    const dialog = await open([certified]);
    await press(dialog.querySelector('input[value="5001"]'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await press(button(dialog, '确定'));
    // `waitFor` would push the clock on: here only the answers come.
    for (let turn = 0; turn < 10; turn += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(gateway.countOf(notice.showUpdateNote)).toBe(1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(999)));
    return dialog;
  }

  test('R-4.3-06, R-4.3-12 维护通知 with the note after 1 s, and 我知道了 loads the page anew', async () => {
    await switchSeen('1');
    expect(shown.container.textContent).not.toContain('维护通知');
    expect(location.reload).not.toHaveBeenCalled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    const alert = shown.container.querySelector<HTMLElement>('dialog')!;
    expect(alert.querySelector('h2')?.textContent).toBe('维护通知');
    expect(alert.textContent).toContain('今晚 23 点维护');
    await press(button(alert, '我知道了'));
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  test('R-4.3-07 the same version loads the page anew at once, and nothing closes the dialog before', async () => {
    const dialog = await switchSeen('2');
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(useSession.getState().token).toBe('of-the-company');
    await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(shown.container.querySelector('dialog')).not.toBeNull();
  });
});

async function paste(target: Element): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'COSU6400000001');
  await act(async () => void target.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
}

describe('what is pasted', () => {
  test('N5 reaches the list behind where there is nothing to choose', async () => {
    const dialog = await open([]);
    await paste(button(dialog, '确定'));
    expect(pasted).toEqual(['COSU6400000001']);
    expect(shown.container.querySelector('dialog')).toBeNull();
  });

  test('waits where an identity is to be chosen first', async () => {
    const dialog = await open([certified]);
    await paste(button(dialog, '确定'));
    expect(shown.container.querySelector('dialog')).not.toBeNull();
  });
});
