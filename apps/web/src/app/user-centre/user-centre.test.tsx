// Guarantee: the user centre's side menu has the groups and entries of R-2.3-30, as far as the identity of now sees them, and
// collapses for good.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../platform/session';
import { press, render, until, untilShown } from '../../testing/render';
import { declaredPages } from '../declared-pages';
import { Providers } from '../providers';
import { createAppRouter } from '../router';
import { sideMenuFor } from './side-menu';

/** A busy machine takes its time. */

const words = { person: '个人中心', finance: '我的财务', company: '企业管理', client: '客户公司管理' } as const;
const shownTo = () =>
  sideMenuFor(declaredPages, useSession.getState()).map(({ group, entries }) => [
    words[group],
    ...entries.map(({ path, title, sideMenu }) => `${path} ${sideMenu.label ?? title}`),
  ]);

beforeEach(async () => {
  await setLanguage('zh-CN');
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, status: true, msg: 'success', data: { list: [] } }));
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what it offers', () => {
  test('R-2.3-17, R-2.3-18, R-2.3-19, R-2.3-22, R-2.3-23, R-2.3-26, R-2.3-27, R-2.3-28, R-2.3-29, R-2.3-30, R-2.3-31, R-6-16 to a person', () => {
    expect(shownTo()).toEqual(expected(false));
  });

  test('R-1-20, R-2.3-20, R-2.3-21, R-2.3-22, R-2.3-24, R-2.3-25, R-2.3-30, R-6-15 同事管理 to whoever acts for a company alone', () => {
    saveIdentity('t2', '5001');
    expect(shownTo()).toEqual(expected(true));
  });
});

/** The table of R-2.3-30. */
const expected = (isCompany: boolean) => [
  ['个人中心', '/user/userinfo 基本信息', '/user/acset 账户设置', '/user/pre-sheet 预配单设置', '/user/vip 会员中心'],
  ['我的财务', '/pay/charge 充值中心', '/pay/chargeHistory 充值记录', '/pay/accountRecord 消费记录', '/pay/ticketList 我的发票'],
  ['企业管理', '/user/ent-company 企业认证', ...(isCompany ? ['/user/manage-colleague 同事管理'] : []), '/user/all-company 全部企业'],
  ['客户公司管理', '/user/client 客户公司管理'],
];

async function open(path: string) {
  history.replaceState(null, '', path);
  const router = createAppRouter();
  const shown = await render(<Providers router={router} />);
  await untilShown(() => {
    if (!shown.container.querySelector('.side-menu')) throw new Error('still loading');
  });
  return { router, shown };
}

describe('how it stands', () => {
  test('R-2.3-16, R-3.6-11, R-9-20 collapses and opens, and stays so for the next visit', async () => {
    const { shown } = await open('/pay/ticketList');
    const toggle = shown.container.querySelector('.side-menu-toggle');
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    await press(toggle);
    expect(shown.container.querySelector('.user-centre')?.hasAttribute('data-collapsed')).toBe(true);
    await shown.unmount();
    const again = await open('/pay/ticketList');
    expect(again.shown.container.querySelector('.side-menu-toggle')?.getAttribute('aria-expanded')).toBe('false');
    await press(again.shown.container.querySelector('.side-menu-toggle'));
    await again.shown.unmount();
    const third = await open('/pay/ticketList');
    expect(third.shown.container.querySelector('.side-menu-toggle')?.getAttribute('aria-expanded')).toBe('true');
    await third.shown.unmount();
  });

  test('R-2.3-29 the page is titled 发票管理, its entry 我的发票 and lit', async () => {
    const { shown } = await open('/pay/ticketList');
    await until(() => expect(document.title).toBe('发票管理 - 桅灯'));
    expect(shown.container.querySelector('.side-menu [aria-current]')?.textContent).toContain('我的发票');
    await shown.unmount();
  });

  test('R-2.3-22, R-2.3-15 同事管理 opened by its address in the personal identity leads to /401', async () => {
    history.replaceState(null, '', '/user/manage-colleague');
    const router = createAppRouter();
    const shown = await render(<Providers router={router} />);
    await untilShown(() => {
      expect(router.state.location.pathname).toBe('/401');
    });
    await shown.unmount();
  });
});
