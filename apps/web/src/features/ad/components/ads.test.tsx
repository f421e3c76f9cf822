// Guarantee: one ad a session, over its pages alone, over no dialog; it goes by itself 3 s after its picture came; the
// drawer goes around through all ads, and the server hears of stays only from somebody signed in.
// @vitest-environment happy-dom
import { ad } from '@mastlight/domain/ad/contract';
import { firstShown } from '@mastlight/domain/ad/registry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render } from '../../../testing/render';
import { spareSession } from '../is-ad-due';
import { DirectoryPage } from '../pages/directory-page';
import { Ads } from './ads';

let page: Awaited<ReturnType<typeof render>> | null = null;
let gateway: ReturnType<typeof installFakeGateway>;
let router: ReturnType<typeof createRouter>;

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** A page of a session; what was shown before goes. */
async function visit(path: string, isHeldBack = false): Promise<void> {
  await page?.unmount();
  const client = new QueryClient();
  const component = () => (
    <QueryClientProvider client={client}>
      <Ads path={path} isHeldBack={isHeldBack} />
      {path === '/advertisement' && <DirectoryPage />}
    </QueryClientProvider>
  );
  const root = createRootRoute({ component, notFoundComponent: () => null });
  router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) }) as never;
  page = await render(<RouterProvider router={router as never} />);
  await pass(2_000);
  await vi.dynamicImportSettled();
  await pass(50);
}
const newSession = (): void => sessionStorage.clear();
const dialog = () => document.querySelector<HTMLDialogElement>('dialog:not(.others)');
const title = () => dialog()?.querySelector('h2')?.textContent;
const buttonSaying = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words)) ?? null;
async function pressSaying(words: string): Promise<void> {
  await press(buttonSaying(words));
  await vi.dynamicImportSettled();
  await pass(50);
}
/** On the navigator itself: what else asks it, such as a listener on the page, asks it and no copy. */
const showsPdf = (value: boolean): void => void Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });
const loadPicture = (): Promise<void> =>
  act(
    async () =>
      void dialog()!
        .querySelector('img')!
        .dispatchEvent(new Event('load', { bubbles: false })),
  );
const stays = () => gateway.calls.filter(({ path }) => path === '/ad/closeAd').map(({ fields }) => fields);
const opened = () => gateway.calls.filter(({ path }) => path === '/ad/addRecord').map(({ fields }) => fields['adName']);

beforeEach(async () => {
  await Promise.all([import('./ad-overlay'), import('./ad-drawer'), import('../session-turn')]);
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  let id = 0;
  gateway = installFakeGateway([
    [ad.listAds, () => succeed(ad.listAds, { list: [...firstShown] })],
    [ad.openAd, () => succeed(ad.openAd, ++id)],
    [ad.closeAd, () => succeed(ad.closeAd, true)],
  ]);
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ token: 't', userId: '15' });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  document.querySelector('.others')?.remove();
  useSession.setState({ token: null, userId: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

describe('the ad over a page', () => {
  it.each([
    ['/logistics', '拓客系统'],
    ['/toker', '拓客系统'],
    ['/abroad', '拓客系统'],
    ['/vessels', undefined],
    ['/user/userinfo', undefined],
  ])('R-4.5-01, R-2.6-28 on %s: %s', async (path, expected) => {
    await visit(path);
    expect(title()).toBe(expected);
  });

  it('R-4.5-01 is shown once a session', async () => {
    await visit('/logistics');
    await visit('/toker');
    expect(dialog()).toBeNull();
  });

  it('V-15 a visitor who has not signed in has none, and the server is asked nothing', async () => {
    useSession.setState({ token: null, userId: null });
    for (const path of ['/logistics', '/toker', '/abroad']) {
      await visit(path);
      expect(dialog()).toBeNull();
    }
    expect(gateway.calls).toEqual([]);
  });

  it('V-15 the session in which somebody registered has none, the next one has', async () => {
    spareSession();
    await visit('/logistics');
    await visit('/toker');
    expect(dialog()).toBeNull();
    newSession();
    await visit('/logistics');
    expect(title()).toBe('拓客系统');
  });

  it('R-4.5-04, R-9-28 the next session shows the next; the hidden one has no turn', async () => {
    const seen: (string | null | undefined)[] = [];
    for (let session = 0; session < 3; session++) {
      newSession();
      await visit('/logistics');
      seen.push(title());
    }
    expect(seen).toEqual(['拓客系统', '海外跟踪', '拓客系统']);
  });

  it('R-4.5-02, R-9-03 counts 3 seconds from when its picture is there, and not before', async () => {
    await visit('/logistics');
    await pass(20_000);
    expect(title()).toBe('拓客系统');
    await loadPicture();
    expect(buttonSaying('关闭（3 秒）')).not.toBeNull();
    await pass(1_000);
    expect(buttonSaying('关闭（2 秒）')).not.toBeNull();
    await pass(1_900);
    expect(dialog()).not.toBeNull();
    await pass(200);
    expect(dialog()).toBeNull();
  });

  it('R-4.5-03 closes at once by its button, and by Esc', async () => {
    await visit('/logistics');
    await pressSaying('关闭');
    expect(dialog()).toBeNull();
    newSession();
    await visit('/logistics');
    await act(async () => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog()).toBeNull();
  });

  it('R-4.5-03 never covers an open dialog, nor what is being written; it comes with the next of its pages', async () => {
    const other = document.createElement('dialog');
    other.className = 'others';
    other.open = true;
    document.body.append(other);
    await visit('/logistics');
    expect(dialog()).toBeNull();
    other.remove();
    await visit('/logistics', true);
    expect(dialog()).toBeNull();
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    await visit('/logistics');
    expect(dialog()).toBeNull();
    field.remove();
    await visit('/toker');
    expect(title()).toBe('拓客系统');
  });

  it.each([
    [null, '拓客系统', '/toker'],
    ['toker', '海外跟踪', '/abroad'],
  ])('R-4.5-05, R-4.5-06 after %s a click on %s goes to %s', async (last, name, path) => {
    if (last !== null) localStorage.setItem('mastlight.adLast', last);
    await visit('/logistics');
    expect(title()).toBe(name);
    await pressSaying('去看看');
    expect(router.state.location.pathname).toBe(path);
    expect(dialog()).toBeNull();
  });

  it('R-3.5-05 has the shape of its picture', async () => {
    await visit('/logistics');
    const vertical = dialog()!.style.width;
    newSession();
    await visit('/logistics');
    expect([vertical, dialog()!.style.width]).toEqual(['340px', '600px']);
  });
});

describe('the drawer', () => {
  it('R-4.5-06, R-4.5-07, R-4.5-08, R-4.5-09, R-2.6-29 opens from the banner and goes around through all ads', async () => {
    showsPdf(true);
    await visit('/advertisement');
    expect(dialog()).toBeNull();
    await pressSaying('打开介绍');
    expect(dialog()!.querySelector('iframe')!.getAttribute('src')).toBe('/guides/zhidingxiang.pdf');
    const seen = [title()];
    for (const step of ['下一个', '下一个', '下一个', '上一个', '上一个', '上一个']) {
      await pressSaying(step);
      seen.push(title());
    }
    expect(seen).toEqual(['指定箱', '拓客系统', '海外跟踪', '指定箱', '海外跟踪', '拓客系统', '指定箱']);
    await pressSaying('关闭');
    expect(dialog()).toBeNull();
  });

  it('R-9-35 the directory offers 47 lines of those that there are, and no other', async () => {
    await visit('/advertisement');
    const offered = [...document.querySelectorAll<HTMLOptionElement>('.ad-search select option')].map(({ value }) => value);
    expect(offered.filter((code) => code !== '')).toEqual(
      (
        'MSK HSD MSC CMA APL ANL CNC COS OOL EMC HLC ONE YML HMM ZIM WHL PIL SIT KMT SMM HEA NSL DJS PSCU ' +
        'CKL TYS POBU SLC TSL RCL IAL SNL SJJ CUL HED GSL ESL FES GFS SSL XPF ARK IRI SWI BAL MAT SCI'
      ).split(' '),
    );
    expect(offered.filter((code) => code !== '')).toHaveLength(47);
  });

  it('R-4.5-07 says so where the browser shows no PDF', async () => {
    showsPdf(false);
    await visit('/advertisement');
    await pressSaying('打开介绍');
    expect(dialog()!.querySelector('iframe')).toBeNull();
    expect(dialog()!.textContent).toContain('请点“在网页打开”');
  });

  it('R-4.5-10, R-7.3-11, R-7.3-12 tells how long each detail was open, when it closes', async () => {
    await visit('/advertisement');
    await pressSaying('打开介绍');
    await pass(7_000);
    expect(stays()).toEqual([]);
    await pressSaying('下一个');
    await pass(3_000);
    await pressSaying('关闭');
    expect(opened()).toEqual(['zhidingxiang', 'toker']);
    expect(stays()).toEqual([
      { adId: '1', stayTime: '7' },
      { adId: '2', stayTime: '3' },
    ]);
  });

  it('R-4.5-11, R-4.5-08 opened in the web it stayed 0 seconds', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    await visit('/advertisement');
    await pressSaying('打开介绍');
    await pass(5_000);
    await pressSaying('在网页打开');
    expect(open).toHaveBeenCalledWith('/guides/zhidingxiang.pdf', '_blank', 'noopener');
    expect(stays()).toEqual([{ adId: '2', stayTime: '0' }]);
  });

  it('R-4.5-12 nothing is told of somebody who is not signed in, or who signed out meanwhile', async () => {
    vi.stubGlobal('open', () => null);
    useSession.setState({ token: null, userId: null });
    await visit('/advertisement');
    await pressSaying('打开介绍');
    await pressSaying('在网页打开');
    await pressSaying('关闭');
    expect(gateway.calls.map(({ path }) => path)).toEqual(['/ad/list']);
    useSession.setState({ token: 't', userId: '15' });
    await visit('/advertisement');
    await pressSaying('打开介绍');
    expect(opened()).toEqual(['zhidingxiang']);
    await act(async () => useSession.setState({ token: null, userId: null }));
    await pressSaying('关闭');
    expect(stays()).toEqual([]);
  });
});
