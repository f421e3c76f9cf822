// Guarantee: addresses lead where section 2.1 says, are told before they change, and a broken page breaks alone.
// @vitest-environment happy-dom
import { act, createElement, lazy } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showAccountDialog } from '../features/account';
import { useLogin } from '../features/account/login-store';
import { setLanguage } from '../platform/catalogue';
import { useConnection } from '../platform/connection';
import { LazyPart, lazyPart } from '../platform/lazy-part';
import { ChunkLost, chunkTimeoutMs, loadChunk } from '../platform/load-chunk';
import { clearSession, saveLogin, useSession } from '../platform/session';
import { press, render, until, untilShown } from '../testing/render';
import { loginAfterMs } from './guard';
import { plainSearch } from './plain-search';
import { Providers } from './providers';
import { createAppRouter } from './router';
import type { RouterChange } from './router-events';

// The lists have tests of their own; here their pages only have to be there.
vi.mock('../features/vessel-subscription', () => ({
  vesselSubscriptionRoutes: [
    {
      path: '/shipSubscrib',
      title: '船期订阅',
      menu: { place: 2, icon: 'calendar' },
      load: async () => () => <p>calls</p>,
      tabName: (query: string) => new URLSearchParams(query).get('ship'),
    },
  ],
}));
vi.mock('../features/bill-subscription', () => ({
  billSubscriptionRoutes: [
    { path: '/logistics', title: '物流跟踪', menu: { place: 1, icon: 'gateIn' }, load: async () => () => <p>list</p> },
    {
      path: '/detail',
      title: '提单详情',
      load: async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    },
    {
      path: '/history',
      title: '历史订阅',
      load: async () => () => {
        throw new Error('broken page');
      },
    },
  ],
}));

const realTimeout = globalThis.setTimeout;
const changes: RouterChange[] = [];
/** Where the page stood when it was told. */
const stoodAt: string[] = [];
const hear = (event: Event) => {
  changes.push((event as CustomEvent<RouterChange>).detail);
  stoodAt.push(location.pathname);
};

async function open(path: string) {
  history.replaceState(null, '', path);
  const router = createAppRouter();
  const shown = await render(<Providers router={router} />);
  await settle(router);
  return { router, shown };
}

async function settle(router: ReturnType<typeof createAppRouter>): Promise<void> {
  await untilShown(() => {
    if (router.state.status !== 'idle' || router.state.isLoading) throw new Error('still loading');
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 401, status: false, msg: '请登录', data: null }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  clearSession();
  useConnection.setState(useConnection.getInitialState(), true);
  changes.length = 0;
  window.addEventListener('router-change', hear);
});
afterEach(() => {
  window.removeEventListener('router-change', hear);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('addresses', () => {
  test.each([
    ['R-2.1-01, R-2.1-03', '/', '/logistics', '物流跟踪 - 桅灯'],
    ['R-2.1-02, R-2.4-03, R-2.3-01', '/no/such/page', '/404', '没有这个页面 - 桅灯'],
    ['R-2.1-04, R-0-08', '/shipSubscrib', '/shipSubscrib', '船期订阅 - 桅灯'],
    ['R-2.3-02', '/401', '/401', '没有权限 - 桅灯'],
    ['R-2.3-03, R-2.5-10', '/home', '/home', '首页 - 桅灯'],
    ['R-2.3-04', '/tokerDetail?id=1', '/tokerDetail', '企业详情 - 桅灯'],
    ['R-2.3-05', '/shipmap?vessel=A&voyage=1', '/shipmap', '船舶地图 - 桅灯'],
    ['R-2.3-08', '/wxshipmap', '/wxshipmap', '船舶地图 - 桅灯'],
    ['R-2.3-09', '/wxtruckmap', '/wxtruckmap', '卡车地图 - 桅灯'],
    ['R-2.3-14', '/advDetail', '/advDetail', '广告详情 - 桅灯'],
    ['V-21', '/shipSubscrib?ship=DEMO', '/shipSubscrib', 'DEMO · 船期订阅 - 桅灯'],
    ['V-21', '/shipSubscrib', '/shipSubscrib', '船期订阅 - 桅灯'],
    ['R-2.3-11, R-2.3-15, R-X-09', '/advManage', '/404', '没有这个页面 - 桅灯'],
    ['V-09, R-2.3-15', '/ops', '/404', '没有这个页面 - 桅灯'],
    ['R-2.3-12, R-2.3-15', '/advAddManage', '/404', '没有这个页面 - 桅灯'],
    ['R-2.3-13, R-2.3-15', '/advUpdateManage', '/404', '没有这个页面 - 桅灯'],
    ['R-6-11, R-2.3-15, R-X-09', '/assistant', '/401', '没有权限 - 桅灯'],
  ])('%s %s shows %s, titled "%s"', async (_, address, path, title) => {
    const { router, shown } = await open(address);
    expect(router.state.location.pathname).toBe(path);
    await until(() => expect(document.title).toBe(title));
    expect(location.hash).toBe('');
    await shown.unmount();
  });

  test.each([
    ['/wait', '/sh_manifest/wait'],
    ['/already', '/sh_manifest/already'],
    ['/counter', '/sh_manifest/counter'],
    ['/uandd', '/sh_manifest/uandd'],
    ['/dustbin?status=-3', '/sh_manifest/dustbin?status=-3'],
    ['/detail/email?id=7', '/sh_manifest/detail/email?id=7'],
    ['/guide/agreement', '/sh_manifest/guide/agreement'],
    ['/guide/book', '/sh_manifest/guide/book'],
    ['/guide/delete', '/sh_manifest/guide/delete'],
    ['/guide/business', '/sh_manifest/guide/business'],
  ])('R-0-09, R-X-05 %s leads to %s', async (bare, path) => {
    history.replaceState(null, '', bare);
    const router = createAppRouter();
    const shown = await render(<Providers router={router} />);
    // The page itself, which is a chunk of its own, need not be there.
    await vi.waitFor(() => {
      expect(location.pathname + location.search).toBe(path);
      // A page of its own stands there, not the one for what is nowhere.
      expect(router.state.matches.at(-1)?.fullPath).toBe(path.split('?')[0]);
    }, 20_000);
    await shown.unmount();
  });

  test('R-2.1-05, R-2.1-06 a navigation is told before it happens and ends at the top', async () => {
    const { router, shown } = await open('/logistics');
    changes.length = stoodAt.length = 0;
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => router.navigate({ to: '/abroad' }));
    await settle(router);
    expect(changes).toEqual([{ from: '/logistics', to: '/abroad' }]);
    expect([stoodAt, location.pathname]).toEqual([['/logistics'], '/abroad']);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await shown.unmount();
  });

  test.each([
    ['R-2.4-04', '/boxquery', '/logistics', true],
    ['R-2.4-05', '/logistics', '/preSheet/X', true],
    ['R-2.4-04, R-2.4-05', '/logistics', '/404', false],
  ])('%s a real navigation without a token from %s to %s opens the login after 500 ms: %s', async (_, from, to, isAsked) => {
    // A refusal that asks for no login by itself; a call that nobody answers would be a slow one ten seconds later, in another test.
    vi.stubGlobal('fetch', async () => Response.json({ code: 409, status: false, msg: '重复提交', data: null }));
    const { router, shown } = await open(from);
    await act(async () => showAccountDialog('none'));
    const later: [() => void, number | undefined][] = [];
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      if (ms === loginAfterMs) later.push([work, ms]);
      else return realTimeout(work, ms);
      return 0;
    }) as never);
    await act(async () => router.history.push(to));
    await settle(router);
    timer.mockRestore();
    expect([router.state.location.pathname, useLogin.getState().dialog]).toEqual([to, 'none']);
    expect(later.map(([, ms]) => ms)).toEqual(isAsked ? [500] : []);
    await act(async () => later.forEach(([work]) => work()));
    expect(useLogin.getState().dialog).toBe(isAsked ? 'login' : 'none');
    await act(async () => showAccountDialog('none'));
    await shown.unmount();
  });

  test('R-2.5-08, R-2.5-09, R-2.5-10 the logo leads home, and at home loads the page anew', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 409, status: false, msg: '重复提交', data: null }));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { router, shown } = await open('/shipSubscrib');
    await press(shown.container.querySelector('.header-logo'));
    await settle(router);
    expect([router.state.location.pathname, reload.mock.calls.length]).toEqual(['/logistics', 0]);
    await press(shown.container.querySelector('.header-logo'));
    await settle(router);
    expect([router.state.location.pathname, reload.mock.calls.length]).toEqual(['/logistics', 1]);
    await shown.unmount();
  });

  test.each(['/logistics', '/404', '/wxshipmap'])(
    'R-2.5-22, R-2.5-23 on %s Enter goes to the next input, with Shift back, and on the last one it submits',
    async (path) => {
      vi.stubGlobal('fetch', async () => Response.json({ code: 409, status: false, msg: '重复提交', data: null }));
      const { shown } = await open(path);
      const form = document.createElement('form');
      form.innerHTML = '<input id="first"><input id="last">';
      const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
      form.addEventListener('submit', submitted);
      // Beside what the page has: no page has a handler of its own for these.
      document.body.append(form);
      const enter = (init: KeyboardEventInit = {}) =>
        act(async () => {
          document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
        });
      form.querySelector('input')!.focus();
      await enter();
      expect(document.activeElement?.id).toBe('last');
      await enter({ shiftKey: true });
      expect(document.activeElement?.id).toBe('first');
      await enter();
      await enter();
      expect(submitted).toHaveBeenCalledTimes(1);
      form.remove();
      await shown.unmount();
    },
  );

  test.each([
    ['/logistics', true],
    ['/VGM/guide/agreement', false],
  ])('R-2.5-11 %s is shown with the footer: %s', async (path, hasFooter) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 409, status: false, msg: '重复提交', data: null }));
    const { router, shown } = await open(path);
    expect(router.state.location.pathname).toBe(path);
    // The page's chunk may come after its address.
    await until(() => expect(shown.container.querySelector('.header')).not.toBeNull());
    expect(shown.container.querySelector('.footer') !== null).toBe(hasFooter);
    await shown.unmount();
  });

  test('a changed filter in the address is no navigation', async () => {
    const { router, shown } = await open('/logistics');
    changes.length = 0;
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => router.history.push('/logistics?keyword=MSC'));
    await settle(router);
    expect(changes).toEqual([]);
    expect(window.scrollTo).not.toHaveBeenCalled();
    await shown.unmount();
  });

  test('R-8-31 a page that breaks leaves header and menu usable', async () => {
    const { shown } = await open('/history');
    await until(() => expect(shown.container.textContent).toContain('这一页出了点问题'));
    expect(shown.container.querySelectorAll('.main-menu-entry')).toHaveLength(11);
    await shown.unmount();
  });

  test('R-2.5-05, R-2.5-06, R-2.5-07 the ticker runs on its pages alone, and only while they are at the top', async () => {
    // Nothing answers: neither is anybody told that the session is over, nor does a dialog open.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    useSession.setState({ token: 't', userId: '15' });
    const { router, shown } = await open('/manifestQuery');
    const hasTicker = () => shown.container.querySelector('.ticker') !== null;
    // It is a part of its own, and comes when it is loaded.
    await until(() => expect(hasTicker()).toBe(true));
    const scrollTo = (top: number) =>
      act(async () => {
        vi.stubGlobal('scrollY', top);
        window.dispatchEvent(new Event('scroll'));
      });
    await scrollTo(1);
    expect(hasTicker()).toBe(false);
    expect(shown.container.querySelector('.header-crumbs')).not.toBeNull();
    await scrollTo(0);
    expect(hasTicker()).toBe(true);
    await act(async () => router.history.push('/404'));
    await settle(router);
    expect(hasTicker()).toBe(false);
    await shown.unmount();
  });

  test('R-2.4-10 without a session the second line is a breadcrumb, not the ticker', async () => {
    const { shown } = await open('/logistics');
    expect(shown.container.querySelector('.header-crumbs')?.textContent).toBe('物流跟踪');
    await shown.unmount();
  });
});

test.each([
  ['?code=0123&x=a%20b', { code: '0123', x: 'a b' }, '?code=0123&x=a+b'],
  ['', {}, ''],
])('the query "%s" stays text', (text, fields, written) => {
  expect(plainSearch.parse(text)).toEqual(fields);
  expect(plainSearch.stringify({ ...fields, none: undefined, empty: '' })).toBe(written);
});

describe('R-2.4-02 what is there depends on who looks', () => {
  // The server is silent: a part of the page that comes late would ask it, and a refused call ends the session.
  beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  afterEach(() => localStorage.clear());

  test.each(['/advManage', '/advAddManage', '/advUpdateManage'])(
    'R-2.3-11, R-2.3-12, R-2.3-13, R-2.3-15, R-2.4-02, R-6-01 %s opens for an administrator, and for staff is no page',
    async (path) => {
      for (const [role, stands] of [
        ['admin', path],
        ['user', '/404'],
      ] as const) {
        saveLogin({ token: 't', id: '7', openid: null, role });
        const { router, shown } = await open(path);
        expect([role, router.state.location.pathname]).toEqual([role, stands]);
        await shown.unmount();
      }
    },
  );

  test('R-1-03 R-6-01 an administrator has no other page of the site’s own people', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'admin' });
    for (const path of [
      '/ops',
      '/ops/money',
      '/ops/topups',
      '/ops/invoices',
      '/ops/dispatch',
      '/ops/reports',
      '/ops/contests',
      '/ops/notices',
    ]) {
      const { router, shown } = await open(path);
      expect([path, router.state.location.pathname]).toEqual([path, '/404']);
      await shown.unmount();
    }
  });

  test('R-2.4-02, R-6-11 义乌市采 joins the menu with its flag and a company, and leaves it with either', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    const { shown } = await open('/401');
    const hasEntry = () => shown.container.querySelector('.main-menu-entry[href="/assistant"]') !== null;
    await until(() => expect(shown.container.querySelector('.main-menu-entry')).not.toBeNull());
    expect(hasEntry()).toBe(false);
    for (const [state, isThere] of [
      [{ experiences: ['assistant'] }, false],
      [{ cid: '5001', loginId: '5001' }, true],
      [{ experiences: [] }, false],
    ] as const) {
      await act(async () => useSession.setState(state));
      await until(() => expect(hasEntry()).toBe(isThere));
    }
    await shown.unmount();
  });

  test('R-2.3-02, R-2.4-02 whoever was not let in is led back once he is: to the page and what it asks for, and to none that is still closed', async () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    const { router, shown } = await open('/assistant/edit?id=7');
    expect(router.state.location.pathname).toBe('/401');
    await act(async () => useSession.setState({ experiences: ['assistant'] }));
    await settle(router);
    expect(router.state.location.pathname).toBe('/401');
    await act(async () => useSession.setState({ cid: '5001', loginId: '5001' }));
    await until(() => expect(router.state.location.href).toBe('/assistant/edit?id=7'));
    await shown.unmount();
  });

  test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', ''])(
    'R-2.3-02 nobody is led from the site by %s',
    async (from) => {
      saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
      const { router, shown } = await open(`/401?from=${encodeURIComponent(from)}`);
      await act(async () => useSession.setState({ experiences: ['assistant'] }));
      await settle(router);
      expect(router.state.location.pathname).toBe('/401');
      await shown.unmount();
    },
  );

  test('R-2.3-08 the pages for chats have neither header nor menu', async () => {
    const { shown } = await open('/wxshipmap');
    expect(shown.container.querySelector('.header')).toBeNull();
    await shown.unmount();
  });

  test.each([
    ['/shipSubscrib', '/shipSubscrib'],
    ['/user/manage-colleague', '/logistics'],
  ])('R-4.3-11 after a switch on %s the page is %s', async (path, shownPath) => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    sessionStorage.setItem('mastlight.pathAfterSwitch', path);
    const { router, shown } = await open(path);
    expect(router.state.location.pathname).toBe(shownPath);
    sessionStorage.clear();
    await shown.unmount();
  });
});

describe('lost parts of the app', () => {
  test('R-8-29, -30 a part that does not come within 120 s is lost, and so is one that fails', async () => {
    vi.useFakeTimers();
    const late = loadChunk(() => new Promise<string>(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
    expect(await late).toBeInstanceOf(ChunkLost);
    vi.useRealTimers();
    await expect(loadChunk(async () => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLost);
  });

  test('R-8-31 a page that does not arrive says so in its place, with a button and without a loop', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { shown } = await open('/detail');
    await until(() => expect(shown.container.querySelector('main')?.textContent).toBe('页面已更新，请刷新刷新'));
    expect(shown.container.querySelectorAll('.main-menu-entry')).toHaveLength(11);
    expect(reload).not.toHaveBeenCalled();
    await press(shown.container.querySelector('main button'));
    expect(reload).toHaveBeenCalledTimes(1);
    await shown.unmount();
  });

  test('H3 what is opened without a network waits for it, and the page around it stands', async () => {
    const { shown } = await open('/logistics');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let asked = 0;
    const Drawer = lazyPart(async () => {
      asked++;
      return () => <p>the drawer</p>;
    });
    const part = await render(<Drawer />);
    await until(() => expect(document.body.textContent).toContain('没有联网，这部分还没下载，联网后自动打开'));
    expect(asked).toBe(0);
    expect(shown.container.textContent).toContain('list');
    vi.restoreAllMocks();
    await act(async () => window.dispatchEvent(new Event('online')));
    await until(() => expect(part.container.textContent).toBe('the drawer'));
    await part.unmount();
    await shown.unmount();
  });

  test('R-8-31 a lost dialog or menu is told once; the page goes on', async () => {
    const { shown } = await open('/logistics');
    const Lost = lazy(() => loadChunk(async () => Promise.reject(new TypeError('404'))));
    const loseOne = () => render(<LazyPart>{createElement(Lost)}</LazyPart>);
    const alerts = () => [...document.querySelectorAll('[role=alertdialog]')].map((dialog) => dialog.textContent);
    await loseOne();
    await until(() => expect(alerts()).toEqual(['页面已更新，请刷新刷新']));
    await act(async () => document.querySelector('[role=alertdialog]')?.dispatchEvent(new Event('cancel')));
    await loseOne();
    expect(alerts()).toEqual([]);
    expect(shown.container.textContent).toContain('list');
    await shown.unmount();
  });
});

test('N16 a page that is not there offers pages that are', async () => {
  const { shown } = await open('/no/such/page');
  await until(() => expect(shown.container.querySelector('.app-page-links')).not.toBeNull());
  const links = [...shown.container.querySelectorAll('.app-page-links a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/logistics', '/shipSubscrib', '/truckSubscribe']);
  await shown.unmount();
});

describe('U-14 what is not built yet is marked before the press', () => {
  test('U-14 in the menu and in the bar of the phone', async () => {
    const { shown } = await open('/logistics');
    const marked = [...shown.container.querySelectorAll('.main-menu-entry')]
      .filter((entry) => entry.textContent?.includes('建设中'))
      .map((entry) => entry.getAttribute('href'));
    const all = [...shown.container.querySelectorAll('.main-menu-entry')].map((entry) => entry.getAttribute('href'));
    expect(all.filter((path) => !marked.includes(path))).toEqual([
      '/logistics',
      '/shipSubscrib',
      '/truckSubscribe',
      '/toker',
      '/abroad',
      '/boxquery',
      '/manifestQuery',
      '/sh_manifest',
      '/VGM',
      '/classAnalysis',
      '/advertisement',
    ]);
    expect(marked).toEqual([]);
    const tabs = [...shown.container.querySelectorAll('.tab-bar a')].map((tab) => [tab.getAttribute('href'), tab.textContent]);
    expect(tabs.filter(([, text]) => text?.includes('建设中'))).toEqual([]);
    await shown.unmount();
  });

  test('EU-17 with English chosen the frame is not half English', async () => {
    const { shown } = await open('/logistics');
    await act(async () => setLanguage('en-US'));
    expect(shown.container.querySelector('.tab-bar')?.textContent).toContain('tracking');
    expect(shown.container.querySelector('.tab-bar')?.textContent).not.toMatch(/\p{Script=Han}/u);
    await act(async () => setLanguage('zh-CN'));
    await shown.unmount();
  });
});
