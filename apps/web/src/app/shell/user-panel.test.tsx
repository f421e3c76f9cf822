// Guarantee: the user's menu names who acts, for whom and as what, leads where its entries say, and asks before it logs out.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../platform/session';
import { installFakeGateway, succeed } from '../../testing/fake-gateway';
import { press, render, until, untilShown } from '../../testing/render';
import { Providers } from '../providers';
import { createAppRouter } from '../router';

/** A busy machine takes its time. */

let shown: Awaited<ReturnType<typeof render>>;
let router: ReturnType<typeof createAppRouter>;
const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);

async function openMenu(): Promise<HTMLElement> {
  history.replaceState(null, '', '/401');
  router = createAppRouter();
  shown = await render(<Providers router={router} />);
  const corner = await untilShown(() => {
    const found = document.querySelector('.user-corner');
    if (!found) throw new Error('still loading');
    return found;
  });
  await press(corner);
  return untilShown(() => {
    const panel = document.querySelector<HTMLElement>('.user-panel');
    if (!panel) throw new Error('still loading');
    return panel;
  });
}

const entries = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('.ml-menu-item')];
const find = (panel: HTMLElement, label: string) => entries(panel).find(({ textContent }) => textContent === label)!;

beforeEach(async () => {
  await setLanguage('zh-CN');
  installFakeGateway([[account.logOut, () => succeed(account.logOut, true)]]);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  useSession.setState({ username: '周海宁', inviteCode: 'YL7K2Q34' });
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('who acts', () => {
  test('R-2.5-19, R-2.5-21, R-6-07, R-3.1-07 in the personal identity the name, the label and the code, no company', async () => {
    const head = (await openMenu()).querySelector('.user-panel-head')!;
    expect(head.textContent).toBe('周海宁user邀请码 YL7K2Q34');
  });

  test.each([
    ['Management', '管理员'],
    ['finance', '普通员工'],
  ] as const)('R-2.5-21, R-6-06 as %s the company and the label %s', async (role, label) => {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代', role } });
    expect((await openMenu()).querySelector('.user-panel-company')?.textContent).toBe(`演示货代 · ${label}`);
  });

  test('R-6-07 an administrator is told as admin, and has no desk', async () => {
    saveLogin({ token: 't3', id: '7', openid: null, role: 'admin' });
    const panel = await openMenu();
    expect(panel.querySelector('.user-panel-company')?.textContent).toBe('admin');
    expect(find(panel, '运营台')).toBeUndefined();
  });

  test('B5 who runs the site has the desk and is told as anybody', async () => {
    useSession.setState({ roles: ['desk'] });
    const panel = await openMenu();
    expect(panel.querySelector('.user-panel-company')?.textContent).toBe('user');
    expect(find(panel, '运营台')).toBeDefined();
  });

  test('R-2.5-20, R-8-17 a press on the code copies it and says so', async () => {
    await press((await openMenu()).querySelector('.invite-code'));
    expect(write).toHaveBeenCalledWith('YL7K2Q34');
    await until(() => expect(document.querySelector('.ml-toast[data-tone=done]')?.textContent).toContain('复制成功'));
  });
});

describe('where it leads', () => {
  test('R-2.5-12 … the entries in their order', async () => {
    const labels = entries(await openMenu()).map(({ textContent }) => textContent);
    expect(labels).toEqual(['首页', '个人中心', '我的财务', '切换身份', '企业认证', '客户公司', '退出登录']);
  });

  test.each([
    ['R-2.5-10', '首页', '/home'],
    ['R-2.5-12', '个人中心', '/user/userinfo'],
    ['R-2.5-13', '我的财务', '/pay/charge'],
    ['R-2.5-15', '企业认证', '/user/ent-company'],
    ['R-2.5-16', '客户公司', '/user/client'],
  ])('%s %s leads to %s', async (_, label, path) => {
    await press(find(await openMenu(), label));
    await until(() => expect(router.state.location.pathname).toBe(path));
  });

  test('R-2.5-14 切换身份 opens the dialog', async () => {
    await press(find(await openMenu(), '切换身份'));
    await untilShown(() => {
      expect(document.querySelector('dialog h2')?.textContent).toBe('当前身份');
    });
    await press([...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === '关闭')!);
  });

  test('R-2.5-17, R-2.5-18, R-4.2-01 退出登录 asks first; confirmed, the session is cleared and the page loads anew', async () => {
    await press(find(await openMenu(), '退出登录'));
    const dialog = document.querySelector('[role=alertdialog]')!;
    expect(dialog.querySelector('h2')?.textContent).toBe('点击确认退出登录');
    await press([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '确定')!);
    await until(() => expect(location.reload).toHaveBeenCalledTimes(1));
    expect(useSession.getState()).toMatchObject({ token: null, userId: null, openId: null, roles: [], loginId: 'personal' });
  });
});
