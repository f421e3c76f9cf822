// Guarantee: the frame of every page says what the list says of it: who serves customers, where to go from a page that is
// not there or not one's own, and an arrow where the menu hides more than a little.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAccountDialog } from '../../features/account';
import { useLogin } from '../../features/account/login-store';
import { setLanguage } from '../../platform/catalogue';
import { clearSession, saveLogin, useSession } from '../../platform/session';
import { press, render, submit, type, untilShown } from '../../testing/render';
import { Providers } from '../providers';
import { createAppRouter } from '../router';

let shown: Awaited<ReturnType<typeof render>>;
let router: ReturnType<typeof createAppRouter>;

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  router = createAppRouter();
  shown = await render(<Providers router={router} />);
  await untilShown(() => {
    if (router.state.status !== 'idle' || router.state.isLoading) throw new Error('still loading');
    // The page itself comes after the address is settled.
    expect(shown.container.querySelector('.app-page')).not.toBeNull();
  });
}

const find = (selector: string): Element => {
  const found = shown.container.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const textsOf = (selector: string): (string | null)[] =>
  [...shown.container.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(async () => {
  clearSession();
  vi.stubGlobal('fetch', async () => Response.json({ code: 401, status: false, msg: '请登录', data: null }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await setLanguage('zh-CN');
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('R-1-26 the footer names four of customer service, each with a number to call, and the filings', async () => {
  await open('/404');
  const contacts = [...shown.container.querySelectorAll('.footer-contacts li')];
  expect(contacts.map(({ textContent }) => textContent?.trim().split(' ')[0])).toEqual(['客服小林', '客服小周', '客服小陈', '客服小沈']);
  for (const contact of contacts) expect(contact.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\d{8,}$/);
  expect(find('.footer-filings').textContent).toMatch(/ICP备.*公网安备/);
});

test('R-2.1-20 the header draws the menu in its order, and marks the entry of a page and of one below it', async () => {
  await open('/404');
  // A company that has been given the market room sees every entry.
  await act(async () => useSession.setState({ experiences: ['assistant'], loginId: '3', cid: '3' }));
  expect([...shown.container.querySelectorAll('.main-menu-entry')].map((entry) => entry.getAttribute('href'))).toEqual([
    '/logistics',
    '/shipSubscrib',
    '/truckSubscribe',
    '/toker',
    '/abroad',
    '/boxquery',
    '/manifestQuery',
    '/sh_manifest',
    '/VGM',
    '/assistant',
    '/classAnalysis',
    '/advertisement',
  ]);
  const marked = () => [...shown.container.querySelectorAll('.main-menu [aria-current=page]')].map((entry) => entry.getAttribute('href'));
  expect(marked()).toEqual([]);
  for (const [path, entry] of [
    ['/VGM/guide/book', '/VGM'],
    ['/sh_manifest/guide/book', '/sh_manifest'],
    ['/shanghai_sft_revice', '/sh_manifest'],
  ] as const) {
    await act(async () => router.navigate({ to: path }));
    await untilShown(() => expect([router.state.location.pathname, ...marked()]).toEqual([path, entry]));
  }
  await act(async () => router.navigate({ to: '/404' }));
  await untilShown(() => expect(marked()).toEqual([]));
});

test('R-2.3-01 /404 says so, searches bills, and links to three pages', async () => {
  await open('/404');
  expect(find('.app-page h1').textContent).toBe('没有这个页面');
  expect(find('.app-page form[role=search] input').getAttribute('placeholder')).toBe('提单 / 箱号 / 船名');
  expect(textsOf('.app-page-links a')).toEqual(['物流跟踪', '船期订阅', '卡车定位']);
  const leave = vi.spyOn(router, 'navigate').mockResolvedValue();
  await type(find('.app-page form[role=search] input'), ' DEMO26112401 ');
  await submit(find('.app-page form[role=search] input'));
  expect(leave).toHaveBeenCalledWith({ to: '/logistics', search: { keyword: 'DEMO26112401' } });
});

test.each([
  ['nobody', false, '登录', 'login'],
  ['somebody', true, '切换身份', 'identity'],
] as const)('R-2.3-02 /401 tells %s why, how it opens, and has the way there', async (_, isSignedIn, way, dialog) => {
  if (isSignedIn) saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  await open('/401');
  expect(find('.app-page h1').textContent).toBe('这个页面当前身份看不了');
  expect(find('.app-page').textContent).toContain('切换到有权限的身份');
  await act(async () => showAccountDialog('none'));
  await press([...shown.container.querySelectorAll('.app-page button')].find(({ textContent }) => textContent === way)!);
  expect(useLogin.getState().dialog).toBe(dialog);
  await act(async () => showAccountDialog('none'));
});

test.each([
  [1_030, false],
  [1_031, true],
])('R-2.5-01, R-9-19 a menu of %i px in 1000: the arrow is there: %s', async (width, hasArrow) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  await open('/404');
  expect(shown.container.querySelector('.main-menu-arrow') !== null).toBe(hasArrow);
});

test('the page of now is brought into the menu by its strip alone: the first Tab of a page still reaches 跳到正文', async () => {
  // Where somebody else is scrolled into sight a browser's next Tab goes on from there.
  const scrollIntoView = vi.fn();
  vi.stubGlobal('scrollIntoView', scrollIntoView);
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  const box = (left: number, right: number) => new DOMRect(left, 0, right - left, 40);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.classList.contains('main-menu-strip')) return box(100, 1_100);
    return this.getAttribute('aria-current') === 'page' ? box(1_200, 1_290) : box(0, 0);
  });
  await open('/404');
  expect(find('.main-menu-strip').scrollLeft).toBe(0);
  await act(async () => router.navigate({ to: '/VGM/guide/book' }));
  await untilShown(() => expect(find('.main-menu-strip').scrollLeft).toBe(190));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('R-2.5-02 the arrow brings what is hidden, and at the end leads back', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1_600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  await open('/404');
  const strip = find('.main-menu-strip') as HTMLElement;
  // As a browser does, which goes no further than there is something.
  strip.scrollTo = ((to: ScrollToOptions) => {
    strip.scrollLeft = Math.min(to.left ?? 0, 600);
    strip.dispatchEvent(new Event('scroll'));
  }) as typeof strip.scrollTo;
  const shownFrom = async (): Promise<number> => {
    await press(find('.main-menu-arrow'));
    return strip.scrollLeft;
  };
  expect([await shownFrom(), await shownFrom()]).toEqual([600, 0]);
});
