// Guarantee: the list shows what the server says and keeps to the address; a push changes rows in place; what is
// refused goes back; columns come back in another browser; keys and pasting work without the mouse.
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastHost } from '@mastlight/ui';
import type { SubscribableKind } from '@mastlight/domain/vocabulary/find-numbers';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { portNowMs, startLive } from '../../../platform/live';
import { queryClient } from '../../../platform/query-client';
import { billList } from '../api';
import { providePasteWays } from '../../../platform/paste/paste-kinds';
import { useSession } from '../../../platform/session';
import { onSignal } from '../../../platform/signals';
import { recordedAnswer } from '../../../testing/recorded-answers';
import { type } from '../../../testing/render';
import { createStubPort, makeRow, type StubPort } from '../../../testing/stub-port';
import { showAccountDialog } from '../../account';
import { ChargeQuestions } from '../../billing';
import { HistoryPage } from './history-page';
import { LogisticsPage } from './logistics-page';
import { useScreenWidth } from '../../../platform/screen-width';

let root: Root;
let host: HTMLElement;
let stub: StubPort;
let stopLive: () => void;
let history: ReturnType<typeof createMemoryHistory>;

const listPath = '/blno/userBlno/queryBlnoPage';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // There is no layout here: the grid is told its size, and a dialog that it is open.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  useScreenWidth.setState({ screenWidth: 1_400 });
  localStorage.clear();
  sessionStorage.clear();
  stub = createStubPort([1, 2, 3, 4].map((id) => makeRow(id)));
  vi.stubGlobal('fetch', stub.fetch);
  useSession.setState({ token: 'demo-token', userId: '7' });
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  act(() => root.unmount());
  stopLive();
  host.remove();
  useSession.setState({ token: null, userId: null, cid: null, company: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let client: QueryClient;
async function show(address = '/logistics'): Promise<void> {
  history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: '/logistics', component: LogisticsPage }),
      createRoute({ getParentRoute: () => rootRoute, path: '/history', component: HistoryPage }),
    ]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  client = new QueryClient({ defaultOptions: { queries: { ...queryClient.getDefaultOptions().queries, retry: false } } });
  root = createRoot(host);
  stopLive = startLive();
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastHost />
        <ChargeQuestions />
      </QueryClientProvider>,
    );
  });
}

/** Waits for a real condition of the page, with a deadline. */
async function until<T>(read: () => T | null | undefined | false): Promise<T> {
  const deadlineMs = performance.now() + 10_000;
  for (;;) {
    const found = read();
    if (found) return found;
    if (performance.now() > deadlineMs) throw new Error(`not in time: ${String(read)}\n${host.textContent?.slice(0, 600)}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

const rowOf = (billNo: string) =>
  [...host.querySelectorAll<HTMLElement>('.ml-row')].find((row) => row.querySelector('.bill-no')?.textContent === billNo);
const inOrder = () =>
  [...host.querySelectorAll<HTMLElement>('.ml-row')]
    .sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']))
    .map((row) => row.querySelector('.bill-no')?.textContent);
const press = async (key: string) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const click = async (element: Element) => act(async () => (element as HTMLElement).click());
const openMenu = async (billNo: string, label: string): Promise<void> => {
  await click((await until(() => rowOf(billNo))).querySelector('[aria-label^=更多]')!);
  await click([...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === label)!);
};
const headTitles = () => [...host.querySelectorAll('[role=columnheader]')].map((head) => head.getAttribute('data-column'));

test("M-07 the server's own answer is drawn: rows, sentence, count of boxes, and the drawer with its boxes and plan", async () => {
  const { list } = recordedAnswer('bills');
  stub.rows = list;
  await show(`/logistics?bill=${list[0]!.billNo}`);
  const row = await until(() => rowOf(list[0]!.billNo));
  for (const text of [list[0]!.vesselsName, list[0]!.sentence, '1/2', '10-13 08:00', '北二集司']) expect(row.textContent).toContain(text);
  expect(rowOf(list[1]!.billNo)?.querySelector('.bill-count')?.textContent).toBe('-');
  const drawer = await until(() => host.querySelector('.ml-drawer'));
  const { nextStep } = recordedAnswer('billDetail');
  await until(() => drawer.textContent?.includes(nextStep.title));
  expect(drawer.textContent).toContain('CSQU3054383');
});

describe('the list and its address', () => {
  test('ux 5 filters of the address are asked for, chips change it, Back undoes', async () => {
    stub.rows[1] = makeRow(2, { exceptions: ['inspection'], sentence: '海关查验' });
    await show('/logistics?keyword=DEMO64&sort=-billNo&size=50');
    await until(() => rowOf('DEMO64000001'));
    expect(stub.callsOf(listPath)[0]!.body).toMatchObject({ systemKey: 'NB', keyword: 'DEMO64', sort: '-billNo', limit: 50, page: 1 });
    const chip = [...host.querySelectorAll<HTMLButtonElement>('.ml-chip')].find((each) => each.textContent?.startsWith('查验'))!;
    expect(chip.textContent).toBe('查验1');
    await click(chip);
    await until(() => inOrder().length === 1);
    expect(history.location.search).toContain('exception=inspection');
    expect(host.querySelector('.ml-chip[data-tone=idle]')?.textContent).toBe('全部4');
    await act(async () => history.back());
    await until(() => inOrder().length === 4);
  });

  test('R-3.6-06 the client that was chosen stays chosen when somebody comes back from another list', async () => {
    await show();
    // The names come once the page has loaded.
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    await act(async () => void window.dispatchEvent(new Event('load')));
    const clients = await until(() => {
      const select = host.querySelector<HTMLSelectElement>('select.bill-filter-client');
      return [...(select?.options ?? [])].some(({ value }) => value === '演示货代') && select;
    });
    await act(async () => {
      clients!.value = '演示货代';
      clients!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => stub.callsOf(listPath).at(-1)!.body['clientCompanyName'] === '演示货代');
    await act(async () => history.push('/history'));
    await until(() => host.querySelector('.bill-history-head'));
    const asked = stub.callsOf(listPath).length;
    await act(async () => history.push('/logistics'));
    await until(() => new URLSearchParams(history.location.search).get('client') === '演示货代');
    await until(() => host.querySelector('.bill-filter-client'));
    expect(
      stub
        .callsOf(listPath)
        .slice(asked)
        .every(({ body }) => body['clientCompanyName'] === '演示货代'),
    ).toBe(true);
    expect(host.querySelector<HTMLSelectElement>('select.bill-filter-client')!.value).toBe('演示货代');
  });

  test('R-6-17 in a company the list is asked for one colleague’s bills, and the drawer says who answers for one', async () => {
    stub.rows[0] = makeRow(1, { userId: 8 });
    await show();
    await until(() => rowOf('DEMO64000001'));
    const offered = () => [...host.querySelectorAll('select')].find(({ options }) => options[0]?.textContent === '负责人');
    expect(offered()).toBeUndefined();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    await act(async () => {
      window.dispatchEvent(new Event('load'));
      useSession.setState({ cid: '5001', company: { name: '演示货代', role: 'operator' } });
    });
    const select = await until(offered);
    expect([...select.options].map(({ textContent }) => textContent)).toEqual(['负责人', '我的', '同事8']);
    await act(async () => {
      select.value = '7';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => stub.callsOf(listPath).at(-1)!.body['userId'] === 7);
    expect(history.location.search).toContain('colleague=7');
    await act(async () => history.push('/logistics?bill=DEMO64000001'));
    await until(() => host.querySelector('.ml-drawer')?.textContent?.includes('负责人 同事8'));
  });

  test('R-1-04, R-1-05 Ningbo is chosen at first, and each of the seven can be', async () => {
    stub.rows = [makeRow(1), ...(['SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'] as const).map((area, at) => makeRow(at + 2, { area }))];
    await show();
    await until(() => rowOf('DEMO64000001'));
    const choices = () => [...host.querySelectorAll<HTMLInputElement>('.list-head .ml-segmented input')];
    const names = () => choices().map((choice) => choice.closest('label')!.textContent);
    const chosen = () => names().filter((_name, at) => choices()[at]!.checked);
    expect(names()).toEqual(['NB宁波', 'SH上海', 'QD青岛', 'TJ天津', 'XM厦门', 'SZ深圳', 'DL大连']);
    expect(chosen()).toEqual(['NB宁波']);
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await click(choices()[at]!);
      await until(() => rowOf(`DEMO6400000${at + 1}`));
      expect([chosen(), rowOf('DEMO64000001')]).toEqual([[names()[at]], undefined]);
    }
  });

  test('chips are what is wrong, worst first, of what the port can tell', async () => {
    const chips = () => [...host.querySelectorAll('.bill-chips .ml-chip')].map((chip) => chip.textContent);
    stub.rows = [
      makeRow(1, { exceptions: ['triple-missing'] }),
      makeRow(2, { exceptions: ['cut-off-missed', 'inspection'] }),
      makeRow(3, { area: 'SH', exceptions: ['inspection'] }),
      makeRow(4, { area: 'TJ' }),
    ];
    await show();
    await until(() => rowOf('DEMO64000001'));
    expect(chips()).toEqual(['截港已过1', '查验1', '放行后未三联1', '全部2']);
    await act(async () => history.push('/logistics?port=SH&exception=triple-missing'));
    await until(() => rowOf('DEMO64000003'));
    expect(chips()).toEqual(['查验1', '全部1']);
    await act(async () => history.push('/logistics?port=TJ'));
    await until(() => rowOf('DEMO64000004'));
    expect(chips()).toEqual(['全部1']);
    expect(host.querySelector('.bill-chips')?.textContent).toContain('没有异常');
  });

  test('U-03 the order has a name, a column sorts both ways, and the name brings the order back', async () => {
    await show('/logistics?sort=-billNo');
    await until(() => rowOf('DEMO64000001'));
    const order = host.querySelector('.bill-order')!;
    expect(order.textContent).toBe('异常优先');
    expect(order.getAttribute('aria-pressed')).toBe('false');
    expect(host.querySelector('[aria-sort=descending]')?.getAttribute('data-column')).toBe('billNo');
    await click(order);
    await until(() => history.location.search === '');
    expect(host.querySelector('.bill-order')!.getAttribute('aria-pressed')).toBe('true');
    // No head claims an order that the list does not have.
    expect(host.querySelectorAll('[aria-sort=ascending], [aria-sort=descending]')).toHaveLength(0);
  });

  test('ux 5 the open drawer stands in the address, and closing it is one step back', async () => {
    await show();
    const row = await until(() => rowOf('DEMO64000001'));
    await click(row.querySelector('[aria-label^=更多]')!);
    await click([...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent?.startsWith('打开详情'))!);
    await until(() => history.location.search === '?bill=DEMO64000001');
    const drawer = await until(() => host.querySelector('.ml-drawer'));
    expect(drawer.textContent).toContain('DEMO64000001');
    await click(drawer.querySelector('[aria-label=关闭]')!);
    await until(() => !host.querySelector('.ml-drawer'));
    expect(history.location.search).toBe('');
    expect(history.length).toBe(2);
    expect(history.canGoBack()).toBe(false);
  });

  test('R-0-13, R-0-14, R-2.4-10 signed out: bills that are called a demo, each of which asks to log in, and no call at all', async () => {
    useSession.setState({ token: null, userId: null, cid: null, company: null });
    await show();
    const demo = await until(() => host.querySelector('.bill-demo'));
    expect(demo.textContent).toContain('演示数据');
    expect(demo.querySelectorAll('.bill-card').length).toBeGreaterThan(2);
    const asked = vi.fn<() => void>();
    const undo = onSignal('login-needed', asked);
    for (const target of demo.querySelectorAll('.bill-card-open, .list-star, header button')) await click(target);
    expect(asked).toHaveBeenCalledTimes(demo.querySelectorAll('.bill-card').length * 2 + 1);
    undo();
    expect(stub.calls).toEqual([]);
  });

  test('R-2.4-10 beneath the login stands the sea', async () => {
    useSession.setState({ token: null, userId: null, cid: null, company: null });
    showAccountDialog('login');
    await show();
    await until(() => host.querySelector('.ml-empty-sea'));
    expect(host.querySelector('.bill-demo')).toBeNull();
    showAccountDialog('none');
  });

  test('R-0-14 an error is told with its request id, and a retry brings the rows', async () => {
    stub.refusals.set(listPath, '数据源维护中');
    await show();
    const error = await until(() => host.querySelector('.ml-error-state'));
    expect(error.textContent).toContain('数据源维护中');
    expect(error.textContent).toContain('req-demo-1');
    stub.refusals.clear();
    await click(error.querySelector('button')!);
    await until(() => rowOf('DEMO64000001'));
  });

  test('ux 5 nothing left over: names the filter to drop', async () => {
    await show('/logistics?keyword=NOSUCH999');
    const empty = await until(() => host.querySelector('.list-filter-empty'));
    await click([...empty.querySelectorAll('button')].find((button) => button.textContent?.includes('NOSUCH999'))!);
    await until(() => rowOf('DEMO64000001'));
    expect(history.location.search).toBe('');
  });
});

describe('live changes', () => {
  test('only the pushed row is fetched, it changes in place and flashes; order waits for the pointer', async () => {
    await show();
    await until(() => rowOf('DEMO64000003'));
    const grid = host.querySelector('.ml-grid-body')!;
    await act(async () => void grid.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    stub.rows = [makeRow(3, { version: 2, sentence: '2 箱已进港', boxArrivalCount: '2/2' }), ...stub.rows.filter((row) => row.id !== 3)];
    const before = stub.callsOf(listPath).length;
    await act(async () => stub.push([3]));
    await until(() => rowOf('DEMO64000003')?.textContent?.includes('2 箱已进港'));
    expect(stub.callsOf(listPath)[before]!.body).toMatchObject({ ids: [3], limit: 1 });
    expect(rowOf('DEMO64000003')?.dataset['flash']).toBeDefined();
    expect(inOrder()).toEqual(['DEMO64000001', 'DEMO64000002', 'DEMO64000003', 'DEMO64000004']);
    const pill = await until(() => host.querySelector<HTMLElement>('.ml-update-pill'));
    expect(pill.textContent).toContain('1 条更新');
    await click(pill);
    await until(() => inOrder()[0] === 'DEMO64000003');
    expect(host.querySelector('.ml-update-pill')).toBeNull();
  });

  test('what changed in another port meanwhile is asked for when one goes there, however soon', async () => {
    stub.rows = [makeRow(1, {}), makeRow(2, { area: 'SH', sentence: '未进港' })];
    await show('/logistics?port=SH');
    await until(() => rowOf('DEMO64000002')?.textContent?.includes('未进港'));
    await act(async () => history.push('/logistics'));
    await until(() => rowOf('DEMO64000001'));
    stub.rows = [stub.rows[0]!, makeRow(2, { area: 'SH', version: 2, sentence: '2 箱已进港' })];
    // What is kept of the other port is not taken for news there, nor the page at hand asked for anew.
    const outdated = () =>
      client
        .getQueryCache()
        .findAll({ queryKey: [billList.product, billList.name] })
        .flatMap(({ queryKey: [, , port], state }) => (state.isInvalidated ? [port] : []));
    expect(outdated()).toEqual([]);
    await act(async () => stub.push([2]));
    await until(() => outdated().length > 0);
    expect(outdated()).toEqual(['SH']);
    expect(stub.callsOf(listPath).at(-1)!.body).toMatchObject({ systemKey: 'NB', ids: [2] });
    await act(async () => history.push('/logistics?port=SH'));
    await until(() => rowOf('DEMO64000002')?.textContent?.includes('2 箱已进港'));
  });

  test('a hidden tab counts in its title', async () => {
    document.title = '物流跟踪 - 桅灯';
    await show();
    await until(() => rowOf('DEMO64000001'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stub.rows = stub.rows.map((row) => ({ ...row, version: 2, sentence: '2 箱已进港' }));
    await act(async () => stub.push([1, 2, 4]));
    await until(() => document.title === '(3) 物流跟踪 - 桅灯');
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(document.title).toBe('物流跟踪 - 桅灯');
  });
});

describe('changes by the user', () => {
  test('R-7.4-16 置顶 shows at once and goes back when it is refused', async () => {
    let release!: () => void;
    stub.holds.set('/blno/userBlno/toppingList', new Promise((resolve) => (release = resolve)));
    stub.refusals.set('/blno/userBlno/toppingList', '没有权限');
    const told: string[] = [];
    const stopListening = onSignal('error-shown', ({ text }) => told.push(text));
    await show();
    const star = (await until(() => rowOf('DEMO64000002'))).querySelector('.list-star')!;
    await click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    release();
    await until(() => rowOf('DEMO64000002')?.querySelector('.list-star')?.getAttribute('aria-pressed') === 'false');
    expect(rowOf('DEMO64000002')?.querySelector('[data-refused]')).not.toBeNull();
    expect(told).toEqual(['没有权限']);
    stopListening();
  });

  test('R-3.8-01 自动订阅 is switched in its row at once, goes back when it is refused, and for all that are chosen', async () => {
    const path = '/blno/userBlno/setAutoSubscriptions';
    stub.refusals.set(path, '没有权限');
    // Its column is one to choose: beside what is wrong with a bill it has no room at a desk.
    stub.settings.set('col_logistics_NB_7', 'billNo-1-1-154,autoSubscribe-1-0-52');
    await show();
    const auto = (billNo: string) => rowOf(billNo)?.querySelector<HTMLInputElement>('input[role=switch]') ?? null;
    await click((await until(() => auto('DEMO64000002')))!);
    await until(() => rowOf('DEMO64000002')?.querySelector('[data-refused]'));
    expect(auto('DEMO64000002')!.checked).toBe(false);
    stub.refusals.delete(path);
    await click(auto('DEMO64000002')!);
    await until(() => auto('DEMO64000002')!.checked);
    expect(history.location.search).not.toContain('bill=');
    for (const billNo of ['DEMO64000001', 'DEMO64000002']) await click(rowOf(billNo)!.querySelector('input[type=checkbox]:not([role])')!);
    const press = (label: string) =>
      click([...host.querySelectorAll('.ml-batch-bar button')].find(({ textContent }) => textContent === label)!);
    await press('自动订阅');
    await until(() => auto('DEMO64000001')!.checked);
    await until(() => [...host.querySelectorAll('.ml-batch-bar button')].some(({ textContent }) => textContent === '关闭自动订阅'));
    await openMenu('DEMO64000002', '自动订阅');
    await until(() => !auto('DEMO64000002')!.checked);
    expect(stub.callsOf(path).map(({ body }) => body)).toEqual([
      { ids: [2], autoSubscribe: true },
      { ids: [2], autoSubscribe: true },
      { ids: [1, 2], autoSubscribe: true },
      { ids: [2], autoSubscribe: false },
    ]);
  });

  test('U-03 已处理 takes the alarm off the row, 恢复提醒 brings it back', async () => {
    const choose = async (label: string): Promise<void> => {
      await click(rowOf('DEMO64000002')!.querySelector('[aria-label^=更多]')!);
      await click([...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent?.startsWith(label))!);
    };
    stub.rows[1] = makeRow(2, { exceptions: ['inspection'], sentence: '海关查验' });
    await show();
    const tone = () => rowOf('DEMO64000002')?.querySelector('.bill-sentence')?.getAttribute('data-text');
    await until(() => tone() === 'customs');
    await choose('已处理');
    await until(() => tone() === 'quiet');
    // What the row showed goes with it: an exception that came meanwhile is not dealt with.
    expect(stub.callsOf('/blno/userBlno/acknowledge')[0]!.body).toEqual({
      ids: [2],
      acknowledged: true,
      seen: [{ id: 2, exceptions: ['inspection'] }],
    });
    expect(rowOf('DEMO64000002')!.querySelector('.bill-sentence')!.getAttribute('data-tip')).toContain('有新情况再提醒');
    await choose('恢复提醒');
    await until(() => tone() === 'customs');
  });

  test('ux 2 the row tool copies one sentence', async () => {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await show();
    await click((await until(() => rowOf('DEMO64000001'))).querySelector('[aria-label^=复制为一句话]')!);
    await until(() => written.length === 1);
    // Whether the cut-off has passed goes by the port's clock, which the test does not set.
    expect(written[0]).toMatch(/^提单 DEMO64000001 DEMO.LANTERN\/001W：已进港 1\/2，1 箱未进港，截港(已过)? 10-12 18:00$/);
  });
});

describe('dialogs of a row', () => {
  const type = async (input: HTMLInputElement, value: string): Promise<void> =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const button = (label: string) => [...host.querySelectorAll('dialog button')].find((each) => each.textContent === label)!;

  test('R-5.3-01, -02, -04 改船名航次 refuses in the words of the specification and fixes a space by one press', async () => {
    await show();
    await openMenu('DEMO64000001', '改船名航次');
    const form = await until(() => host.querySelector('.bill-vessel-form'));
    const [vessel, voyage] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    await type(vessel, 'DEMO STAR');
    await type(voyage, 'V.26W');
    await click(button('保存'));
    const faults = [...form.querySelectorAll('.ml-field-error')].map((line) => line.querySelector('span')?.textContent);
    expect(faults).toEqual(['船名只能是大写字母 数字 . -', '航次不能有 V.']);
    const offered = [...form.querySelectorAll('button')];
    expect(offered.filter((each) => each.textContent?.endsWith('DEMO-STAR'))).toHaveLength(1);
    await click(offered.find((each) => each.textContent === '改为 DEMO.STAR')!);
    expect(vessel.value).toBe('DEMO.STAR');
    await type(voyage, '26W');
    await click(button('保存'));
    await until(() => stub.callsOf('/blno/userBlno/updateVv').length === 1);
    expect(stub.callsOf('/blno/userBlno/updateVv')[0]!.body).toMatchObject({ id: 1, vesselsName: 'DEMO.STAR', voyage: '26W' });
  });

  test('OP-6 a typed ship goes back to the port’s by one press; where none was typed nothing offers it', async () => {
    stub.rows = stub.rows.map((row) => (row.id === 1 ? { ...row, changeVessels: true } : row));
    await show();
    await openMenu('DEMO64000002', '改船名航次');
    await until(() => host.querySelector('.bill-vessel-form'));
    expect(button('跟回港口的船名航次')).toBeUndefined();
    await click(button('取消'));
    await openMenu('DEMO64000001', '改船名航次');
    await click(await until(() => button('跟回港口的船名航次')));
    await until(() => stub.callsOf('/shipping/autoUpdate').length === 1);
    expect(stub.callsOf('/shipping/autoUpdate')[0]!.body).toMatchObject({ id: '1', auto: 'true' });
    await until(() => !host.querySelector('.bill-vessel-form'));
  });

  test('R-4.10-38 R-7.4-41 改单号 offers the number that the port knows; what is no number is refused in the field', async () => {
    stub.rows = [makeRow(1, { state: 'failed', failReason: 'number', nearBillNo: 'COSU6401234560', source: null })];
    await show();
    await openMenu('DEMO64000001', '改单号');
    const field = (await until(() => host.querySelector('dialog input'))) as HTMLInputElement;
    expect(field.value).toBe('COSU6401234560');
    await type(field, 'SHORT1');
    await click(button('保存'));
    expect(host.querySelector('dialog .ml-field-error')!.textContent).toContain('提单号应为');
    expect(stub.callsOf('/blno/userBlno/updateBlnoByUser')).toEqual([]);
    await type(field, 'cosu6401234560');
    await click(button('保存'));
    await until(() => rowOf('COSU6401234560'));
    expect(stub.callsOf('/blno/userBlno/updateBlnoByUser')[0]!.body).toEqual({ id: '1', blno: 'COSU6401234560' });
  });

  test('R-7.4-41 a number that is followed already leads to that bill, and lets this one go, in one step that can be taken back', async () => {
    stub.rows = [makeRow(1, { state: 'failed', failReason: 'number', nearBillNo: 'DEMO64000002', source: null }), makeRow(2)];
    await show();
    await openMenu('DEMO64000001', '改单号');
    await until(() => host.querySelector('dialog input'));
    await click(button('保存'));
    await until(() => host.querySelector('dialog .ml-field-error')?.textContent?.includes('您已在跟踪'));
    expect(rowOf('DEMO64000001')).toBeDefined();
    await click(button('打开 DEMO64000002，删除这一票'));
    await until(() => !rowOf('DEMO64000001') && !button('打开 DEMO64000002，删除这一票'));
    expect(stub.callsOf('/blno/userBlno/deleteList')[0]!.body).toEqual({ ids: [1] });
    await until(() => host.querySelector('.bill-next-state, .bill-heading'));
    expect([...host.querySelectorAll('.ml-toast button')].some((each) => each.textContent?.includes('撤销'))).toBe(true);
  });

  test('R-4.10-38 重新获取 is one press, in the menu of the row and in its drawer', async () => {
    stub.rows = [1, 2].map((id) => makeRow(id, { state: 'failed', failReason: 'no-data', source: null }));
    await show();
    await openMenu('DEMO64000001', '重新获取');
    await until(() => rowOf('DEMO64000001')?.textContent?.includes('获取中'));
    expect(stub.callsOf('/blno/userBlno/askAgain')[0]!.body).toEqual({ ids: [1] });
    await openMenu('DEMO64000002', '打开详情Enter');
    const ways = await until(() => host.querySelector('.bill-next-ways'));
    expect([...ways.querySelectorAll('button')].map((way) => way.textContent)).toEqual(['重新获取', '改单号']);
    expect(host.querySelector('.bill-next-state')!.textContent).toBe('失败·暂无数据');
    await click(ways.querySelector('button')!);
    await until(() => host.querySelector('.bill-next-state')?.textContent === '获取中');
    expect(stub.callsOf('/blno/userBlno/askAgain')[1]!.body).toEqual({ ids: [2] });
  });

  test('R-7.4-40, R-2.6-19, R-2.6-20, R-2.6-21 删除 asks first, says 删除成功, and for a while it can be taken back', async () => {
    await show();
    await openMenu('DEMO64000002', '删除');
    const dialog = await until(() => host.querySelector('dialog'));
    expect(dialog.textContent).toContain('确定要删除吗？');
    await click(button('取消'));
    expect([host.querySelector('dialog'), stub.callsOf('/blno/userBlno/deleteList')]).toEqual([null, []]);
    await openMenu('DEMO64000002', '删除');
    await until(() => host.querySelector('dialog'));
    await click(button('删除'));
    await until(() => host.querySelector('.ml-toast')?.textContent?.includes('删除成功'));
    await until(() => !rowOf('DEMO64000002'));
    expect(stub.callsOf('/blno/userBlno/deleteList')[0]!.body).toEqual({ ids: [2] });
    await click([...host.querySelectorAll('.ml-toast button')].find((each) => each.textContent?.includes('撤销'))!);
    await until(() => rowOf('DEMO64000002'));
    expect(stub.callsOf('/blno/userBlno/recallDeleted')[0]!.body).toEqual({ ids: [2] });
  });

  test('R-7.4-21, R-8-28 a recall that fails is told once, by 撤销 itself, and by the call not at all (ADR 0039)', async () => {
    await show();
    await openMenu('DEMO64000002', '删除');
    await until(() => host.querySelector('dialog'));
    await click(button('删除'));
    await until(() => !rowOf('DEMO64000002'));
    stub.refusals.set('/blno/userBlno/recallDeleted', '召回没有成功（演示）');
    const byTheCall: string[] = [];
    const stopListening = onSignal('error-shown', ({ text }) => byTheCall.push(text));
    await click([...host.querySelectorAll('.ml-toast button')].find((each) => each.textContent?.includes('撤销'))!);
    const told = () => [...host.querySelectorAll('.ml-toast')].filter((each) => each.textContent?.includes('召回没有成功（演示）'));
    await until(() => told().length > 0);
    stopListening();
    expect([told().length, byTheCall, rowOf('DEMO64000002')]).toEqual([1, [], undefined]);
  });
});

describe('R-9-18 the hours from which a cut-off is near', () => {
  const tideOf = (billNo: string) => rowOf(billNo)?.querySelector('.ml-tide')?.getAttribute('data-state');
  const timeOf = (billNo: string) => rowOf(billNo)?.querySelector('[data-nearness]')?.getAttribute('data-nearness');
  const inHours = (hours: number): string => formatShanghai(portNowMs() + hours * 3_600_000);

  test('R-9-18 are 24, changed in the column settings, kept under the own key, and seen in the row at once', async () => {
    stub.rows = [
      makeRow(1, { portCloseTime: inHours(10) }),
      makeRow(2, { portCloseTime: inHours(30) }),
      makeRow(3, { portCloseTime: inHours(-1) }),
    ];
    stub.settings.set('col_logistics_NB_7', 'billNo-1-1-160,countdown-1-0-128,portCloseTime-1-0-112');
    await show();
    await until(() => timeOf('DEMO64000001') === 'near');
    expect([tideOf('DEMO64000001'), tideOf('DEMO64000002'), timeOf('DEMO64000002'), timeOf('DEMO64000003')]).toEqual([
      'near',
      'far',
      'far',
      'passed',
    ]);
    await click(host.querySelector('[aria-label=列设置]')!);
    const field = (await until(() => host.querySelector('.list-near-hours select'))) as HTMLSelectElement;
    expect(field.value).toBe('24');
    await act(async () => {
      field.value = '36';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => tideOf('DEMO64000002') === 'near');
    expect(timeOf('DEMO64000002')).toBe('near');
    expect(stub.settings.get('near_hours_7')).toBe('{"portCloseTime":36,"ctnApplyEndTime":24}');
  });

  test('R-9-18 of ctnApplyEndTime are its own 24, amber within them and red once passed, and those of the port stay', async () => {
    stub.rows = [10, 30, -1].map((hours, at) => makeRow(at + 1, { ctnApplyEndTime: inHours(hours), portCloseTime: inHours(30) }));
    stub.settings.set('col_logistics_NB_7', 'billNo-1-1-160,portCloseTime-1-0-112,ctnApplyEndTime-1-0-112');
    await show();
    const timesOf = (billNo: string) =>
      [...(rowOf(billNo)?.querySelectorAll('[data-nearness]') ?? [])].map((time) => time.getAttribute('data-nearness'));
    const all = () => ['DEMO64000001', 'DEMO64000002', 'DEMO64000003'].map(timesOf);
    await until(() => timesOf('DEMO64000001').includes('near'));
    expect(all()).toEqual([
      ['far', 'near'],
      ['far', 'far'],
      ['far', 'passed'],
    ]);
    await click(host.querySelector('[aria-label=列设置]')!);
    const fields = (await until(() => {
      const found = [...host.querySelectorAll<HTMLSelectElement>('.list-near-hours select')];
      return found.length === 2 && found;
    })) as HTMLSelectElement[];
    expect(fields.map(({ value }) => value)).toEqual(['24', '24']);
    await act(async () => {
      fields[1]!.value = '36';
      fields[1]!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => timesOf('DEMO64000002')[1] === 'near');
    expect(all()).toEqual([
      ['far', 'near'],
      ['far', 'near'],
      ['far', 'passed'],
    ]);
    expect(stub.settings.get('near_hours_7')).toBe('{"portCloseTime":24,"ctnApplyEndTime":36}');
  });

  test('R-9-18 are not to be changed before they have come: one of two would write the other as nobody set it', async () => {
    stub.settings.set('near_hours_7', '{"portCloseTime":6,"ctnApplyEndTime":6}');
    let release = (): void => undefined;
    stub.holds.set('near_hours_7', new Promise((resolve) => (release = resolve)));
    await show();
    await until(() => rowOf('DEMO64000001'));
    await click(host.querySelector('[aria-label=列设置]')!);
    const field = (await until(() => host.querySelector('.list-near-hours select'))) as HTMLSelectElement;
    expect(field.disabled).toBe(true);
    release();
    await until(() => !field.disabled);
    expect(field.value).toBe('6');
  });

  test('R-9-18 come back from the account in another browser, and are nobody else’s', async () => {
    stub.rows = [makeRow(1, { portCloseTime: inHours(10) })];
    stub.settings.set('near_hours_7', '{"portCloseTime":6,"ctnApplyEndTime":6}');
    stub.settings.set('near_hours_8', '{"portCloseTime":72,"ctnApplyEndTime":72}');
    await show();
    await until(() => tideOf('DEMO64000001') === 'far');
  });
});

describe('the commands of a bill', () => {
  const labelsOf = (menu: Element) => [...menu.querySelectorAll('.ml-menu-item')].map((item) => item.textContent);

  test('ux 2 the kit orders what every list has among what bills have alone', async () => {
    await show();
    await click((await until(() => rowOf('DEMO64000001'))).querySelector('[aria-label^=更多]')!);
    const menu = await until(() => host.querySelector('[role=menu]'));
    expect(labelsOf(menu)).toEqual([
      '打开详情Enter',
      '在新标签页打开',
      '当时知道的（回放）',
      '复制为一句话',
      '置顶',
      '备注',
      '自动订阅',
      '改船名航次',
      '指派客户',
      '分享',
      '删除',
    ]);
    expect(menu.querySelectorAll('hr').length).toBe(2);
  });

  test('a row looks back by one press: the page of its bill opens at the slider', async () => {
    const open = vi.fn<(url: string) => null>(() => null);
    vi.stubGlobal('open', open);
    await show();
    await click((await until(() => rowOf('DEMO64000001'))).querySelector('[aria-label^=更多]')!);
    await click([...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === '当时知道的（回放）')!);
    expect(open.mock.calls.map(([url]) => url)).toEqual(['/detail?blno=DEMO64000001&port=NB&at=now']);
  });

  test('R-7.4-40 deleted in its drawer, the drawer closes by a step back; refused, it stays', async () => {
    await show();
    await click((await until(() => rowOf('DEMO64000002'))).querySelector('[aria-label^=更多]')!);
    await click([...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent?.startsWith('打开详情'))!);
    const remove = async (): Promise<void> => {
      await click(await until(() => host.querySelector('.ml-drawer [aria-label=更多]')));
      const items = [...(await until(() => host.querySelector('[role=menu]'))).querySelectorAll('.ml-menu-item')];
      expect(items.map((item) => item.textContent)).not.toContain('打开详情Enter');
      await click(items.find((item) => item.textContent === '删除')!);
      await until(() => [...host.querySelectorAll('dialog')].find((each) => each.textContent?.includes('删除 1 票订阅：DEMO64000002')));
      await click([...host.querySelectorAll('dialog button')].find((each) => each.textContent === '删除')!);
    };
    stub.refusals.set('/blno/userBlno/deleteList', '没有权限');
    await remove();
    await until(() => stub.callsOf('/blno/userBlno/deleteList').length === 1);
    expect(host.querySelector('.ml-drawer')).not.toBeNull();
    await click([...host.querySelectorAll('dialog button')].find((each) => each.textContent === '取消')!);
    stub.refusals.clear();
    await remove();
    await until(() => !host.querySelector('.ml-drawer'));
    expect(history.location.search).toBe('');
    expect(history.canGoBack()).toBe(false);
    await until(() => !rowOf('DEMO64000002'));
  });
});

describe('R-2.7-11 columns', () => {
  const key = 'col_logistics_NB_7';
  const shownProps = () => headTitles().filter((prop) => prop && !['__select', 'top', 'actions'].includes(prop));

  test('R-3.7-04, -05 the saved order, widths and frozen columns come back; unknown props are passed over', async () => {
    stub.settings.set(key, 'wharf-1-0-120,nosuch-1-1-90,billNo-1-1-180,remark-1-0-200,countdown-0-0-128');
    await show();
    await until(() => rowOf('DEMO64000001'));
    const props = shownProps();
    expect(props.slice(0, 2)).toEqual(['billNo', 'shipInfo']);
    expect(props[2]).toBe('wharf');
    expect(props[3]).toBe('remark');
    expect(props).not.toContain('countdown');
    expect(host.querySelector<HTMLElement>('[data-column=billNo]')?.style.width).toBe('180px');
  });

  test('R-3.6-05 each port has its own, and shows them again when one comes back', async () => {
    stub.rows = [makeRow(1), makeRow(3, { area: 'SH' })];
    stub.settings.set(key, 'billNo-1-1-160,remark-1-0-200');
    stub.settings.set('col_logistics_SH_7', 'billNo-1-1-160,remark-0-0-200');
    await show();
    await until(() => rowOf('DEMO64000001') && shownProps().includes('remark'));
    await act(async () => history.push('/logistics?port=SH'));
    await until(() => rowOf('DEMO64000003') && !shownProps().includes('remark'));
    await act(async () => history.push('/logistics'));
    await until(() => rowOf('DEMO64000001') && shownProps().includes('remark'));
  });

  test('R-3.7-04 R-7.3-06 a change is saved once, a moment later, under the key of page, region and user', async () => {
    await show();
    await until(() => rowOf('DEMO64000001'));
    await click(host.querySelector('[aria-label=列设置]')!);
    const panel = await until(() => host.querySelector<HTMLElement>('.ml-column-settings'));
    await click(panel.querySelector('[aria-label="下移 提单号"]')!);
    await click(panel.querySelector('[aria-label="显示 备注"]')!);
    await until(() => shownProps().includes('remark'));
    await until(() => stub.settings.get(key));
    expect(stub.settings.get(key)).toMatch(/^shipInfo-1-1-188,billNo-1-1-154,/);
    expect(stub.settings.get(key)).toContain('remark-1-0-160');
    expect(stub.callsOf('/dict/set')).toHaveLength(1);
  });
});

describe('keyboard and pasting', () => {
  test('J and K walk the rows, ? lists the keys', async () => {
    await show();
    await until(() => rowOf('DEMO64000001'));
    await press('j');
    await press('j');
    expect(rowOf('DEMO64000002')?.querySelector('[data-active]')).not.toBeNull();
    await press('k');
    expect(rowOf('DEMO64000001')?.querySelector('[data-active]')).not.toBeNull();
    await press('?');
    const help = await until(() => host.querySelector('.list-keys'));
    const keys = [...help.querySelectorAll('dt')].map((each) => each.textContent);
    expect(keys).toEqual(['J / K', 'Enter', '/', 'Ctrl + V', '空格', 'Ctrl + C', 'Esc', '?']);
  });

  test('R-4.9-09, R-5.3-22 pasting anywhere opens the drawer with 新增, 重复 and 无效; what fails stays with its reason', async () => {
    // As browsers do it: a modal that opens has the focus on its first control.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    });
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '麻烦跟一下 COSU6410000011，COSU6410000013；DEMO64000001 还有 KMTC77 谢谢');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    expect(history.location.search).toContain('paste=1');
    await until(() => host.querySelector('.bill-preview'));
    const chip = (kind: string) => host.querySelector(`.paste-chip[data-kind=${kind}]`)?.textContent;
    await until(() => chip('duplicate') === '重复 1');
    expect([chip('new'), chip('invalid')]).toEqual(['新增 2', '无效 1']);
    const asked = stub.callsOf('/blno/userBlno/preview').map(({ body }) => body['blnos'] as string[]);
    expect(asked.find((blnos) => blnos.length > 0)).toEqual(['COSU6410000011', 'COSU6410000013', 'DEMO64000001']);
    const area = host.querySelector('textarea')!;
    expect(document.activeElement).toBe(area);
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => host.querySelector('.bill-preview')?.textContent?.includes('演示：这个号订不上'));
    expect(stub.callsOf('/pay/account/user/verFreeBalanceEn')[0]!.body).toMatchObject({
      payAccountMoneyEnum: 'FEE_BLNO',
      origin: 'NB',
      count: 2,
    });
    expect(stub.callsOf('/blno/userBlno/subscribe')[0]!.body['blnos']).toEqual(['COSU6410000011', 'COSU6410000013']);
    expect(area.value).toContain('COSU6410000013');
    expect(area.value).not.toContain('COSU6410000011');
    expect(area.value).toContain('麻烦跟一下');
  });

  test('U-06 boxes, other numbers and unknown heads are told and not ticked; repeats are counted; a box leads to its bill', async () => {
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    const chat = 'cosu 6410000011、COSU6410000011 箱号 TCNU1234565，发票号 FP202611220001，NGBX12345678 https://x.cn/?b=COSU6410000099';
    clipboardData.setData('text/plain', chat);
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    await until(() => host.querySelector('.bill-preview'));
    const lineOf = (billNo: string) =>
      [...host.querySelectorAll('.bill-preview tbody tr')].find((line) => line.textContent?.includes(billNo));
    const ticked = [...host.querySelectorAll('.bill-preview tbody tr')]
      .filter((line) => line.querySelector<HTMLInputElement>('input[type=checkbox]')!.checked)
      .map((line) => line.querySelector('.bill-preview-no')!.firstChild!.textContent);
    expect(ticked).toEqual(['COSU6410000011']);
    expect(lineOf('COSU6410000011')!.textContent).toContain('写了 2 次');
    expect(host.querySelector('.paste-tools')!.textContent).toContain('1 处是重复写的');
    expect(lineOf('FP202611220001')!.textContent).toContain('前面写着“发票号”');
    expect(lineOf('NGBX12345678')!.textContent).toContain('前缀不认识');
    expect(lineOf('COSU6410000099')).toBeUndefined();
    await click([...lineOf('TCNU1234565')!.querySelectorAll('button')].find((button) => button.textContent === '查这个箱的提单')!);
    await until(() => !host.querySelector('.bill-preview'));
    expect(history.location.search).toBe('?keyword=TCNU1234565');
  });

  test('O-15, V-14 a booking and a ship among the bills go to their own lists, and the text says nothing of them any more', async () => {
    const sent: string[] = [];
    const wayOf = (kind: SubscribableKind) => async () => ({
      kind,
      product: kind,
      feeOf: () => 'FEE_SO' as const,
      renderCost: () => null,
      subscribe: async (_port: string, numbers: readonly string[]) => {
        sent.push(`${kind} ${numbers.join(' ')}`);
        return numbers.map(() => ({ code: 'added', reason: null }) as const);
      },
    });
    providePasteWays({ kinds: { bill: wayOf('bill'), booking: wayOf('booking'), call: wayOf('call') }, boxAddress: () => '/' });
    await show();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'COSU6410000011\n订舱号：ABKG12345678\nMSC ANNA V.425W\n发票号 FP202611220001');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const others = await until(() => host.querySelector('.numbers'));
    expect([...others.querySelectorAll('tbody tr')].map((line) => line.textContent)).toEqual([
      'ABKG12345678订舱号待订阅',
      'MSC.ANNA/425W船名航次待订阅',
    ]);
    const bills = [...host.querySelectorAll('.bill-preview-no')].map((cell) => cell.textContent);
    expect(bills).toEqual(['COSU6410000011', 'FP202611220001']);
    await click([...host.querySelectorAll('button')].find((button) => button.textContent?.startsWith('订阅 3 条'))!);
    await until(() => !host.querySelector('.ml-drawer'));
    expect(stub.callsOf('/blno/userBlno/subscribe')[0]!.body['blnos']).toEqual(['COSU6410000011']);
    expect(sent).toEqual(['booking ABKG12345678', 'call MSC.ANNA/425W']);
  });

  test('U-16 a number searched for that nobody follows is named, and one press subscribes to it', async () => {
    await show('/logistics?keyword=NGBX77777777');
    const told = await until(() => host.querySelector('.bill-unfollowed'));
    expect(told.textContent).toContain('1 个没订阅：NGBX77777777');
    await click(told.querySelector('button')!);
    await until(() => host.querySelector('.bill-preview'));
    expect(host.querySelector<HTMLInputElement>('.bill-preview input[type=checkbox]')!.checked).toBe(true);
  });

  test('R-7.4-27 or it is looked at once, without a subscription', async () => {
    await show('/logistics?keyword=NGBX77777777&port=SH');
    const told = await until(() => host.querySelector('.bill-unfollowed'));
    await click([...told.querySelectorAll('button')].find((button) => button.textContent === '不订阅，只查一次')!);
    await until(() => history.location.pathname === '/gateQuery');
    expect(history.location.search).toBe('?port=SH&keyword=NGBX77777777');
  });

  test('U-05 a port of which nothing is heard says so in the drawer and where rows would stand', async () => {
    await show('/logistics?port=DL');
    const sea = await until(() => host.querySelector('.ml-empty-sea'));
    expect(sea.textContent).toContain('大连港还没有接入数据');
    await click([...sea.querySelectorAll('button')].at(-1)!);
    const told = await until(() => host.querySelector('.bill-paste-silent'));
    expect(told.textContent).toContain('也不收费');
  });

  test('R-6-20 who only looks is asked for no numbers where rows would stand', async () => {
    stub.rows = [];
    await show();
    const sea = await until(() => host.querySelector('.ml-empty-sea'));
    await act(async () => useSession.setState({ cid: '5001', loginId: '5001', company: { name: '演示货代', role: 'read-only' } }));
    expect([sea.textContent?.includes('您的职责不能改数据'), sea.querySelectorAll('button').length]).toEqual([true, 0]);
    useSession.setState({ cid: null, loginId: '', company: null });
  });

  test('V-02 a port that says nothing is told over its list, with what is usual and how old the rows are', async () => {
    stub.silence = { source: 'ningbo-edi', since: '2026-10-11 08:00:00', usualSeconds: 2_400 };
    await show();
    const bar = await until(() => host.querySelector('.list-silence'));
    expect(bar.textContent).toMatch(/^宁波港EDI没有消息，最近一报 .+（平常 40 分钟一报），下面停在 10-11 08:00$/);
  });

  test('U-08 the history is one press away: in 更多, in the question before a deletion and in what is said after it', async () => {
    const pressed = (label: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === label);
    await show();
    await until(() => rowOf('DEMO64000001'));
    await click([...host.querySelectorAll('.list-query button')].find((each) => each.textContent?.startsWith('更多'))!);
    await click(await until(() => pressed('历史订阅')));
    await until(() => history.location.pathname === '/history');
    await act(async () => history.push('/logistics'));
    await click((await until(() => rowOf('DEMO64000002'))).querySelector('[aria-label^=更多]')!);
    await click(
      [...(await until(() => host.querySelector('[role=menu]'))).querySelectorAll('.ml-menu-item')].find(
        (item) => item.textContent === '删除',
      )!,
    );
    const dialog = await until(() => host.querySelector('dialog'));
    expect([...dialog.querySelectorAll('button')].map((each) => each.textContent)).toContain('历史订阅');
    await click([...dialog.querySelectorAll('button')].find((each) => each.textContent === '删除')!);
    await until(() => stub.callsOf('/blno/userBlno/deleteList').length === 1 && !host.querySelector('dialog'));
    const toast = [...host.querySelectorAll('.ml-toast')].at(-1)!;
    await click([...toast.querySelectorAll('button')].find((each) => each.textContent === '历史订阅')!);
    await until(() => history.location.pathname === '/history');
  });

  test('the list on the screen is sent by mail as its export would give it', async () => {
    const pressed = (label: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === label);
    await show('/logistics?keyword=DEMO64&sort=-billNo');
    await until(() => rowOf('DEMO64000001'));
    await click(pressed('导出')!);
    const [exported] = await until(() => stub.callsOf('/blno/userBlno/export').length === 1 && stub.callsOf('/blno/userBlno/export'));
    await click([...host.querySelectorAll('.list-query button')].find((each) => each.textContent?.startsWith('更多'))!);
    await click(await until(() => pressed('定时发送')));
    await type((await until(() => document.querySelector('dialog input[name=name]'))) as HTMLInputElement, '早上的');
    await click(pressed('开始发送')!);
    await until(() => stub.callsOf('/export/mailed/add').length === 1);
    expect(stub.callsOf('/export/mailed/add')[0]!.body).toEqual({
      list: 'bills',
      wish: exported!.body,
      name: '早上的',
      weekdays: [1, 2, 3, 4, 5],
      hours: [8],
    });
  });

  test('U-08 R-2.1-14 the history shows what ended with its reason, is narrowed by it, opens its rows and takes them back', async () => {
    await show('/history');
    const endedRow = () => [...host.querySelectorAll('.ml-row')].find((row) => row.textContent?.includes('DEMO64000007'));
    await click((await until(endedRow)).querySelector('.bill-history-open')!);
    expect(endedRow()!.textContent).toContain('添加订阅后1个月内无任何数据更新');
    const dialog = await until(() => host.querySelector('dialog'));
    expect(dialog.textContent).toContain('添加订阅后1个月内无任何数据更新');
    expect(dialog.textContent).toContain('1 箱未进港');
    await click([...dialog.querySelectorAll('button')].find((each) => each.textContent === '关闭')!);
    expect(stub.callsOf('/blno/userBlno/recallDeleted')).toEqual([]);
    await click([...endedRow()!.querySelectorAll('button')].find((each) => each.textContent === '召回')!);
    await until(() => stub.callsOf('/blno/userBlno/recallDeleted').length === 1);
    expect(stub.callsOf('/blno/userBlno/recallDeleted')[0]!.body).toEqual({ ids: [7] });
    await click([...host.querySelectorAll('.bill-history-reasons button')].find((each) => each.textContent?.includes('主动删除'))!);
    await until(() => !endedRow());
    expect(history.location.search).toBe('?reason=1');
  });

  test('R-2.1-14 the history has what was asked for without a subscription too, and asks for no bills meanwhile', async () => {
    await show('/history?tab=asked');
    await until(() => host.querySelector('.query-history')?.textContent?.includes('COSU6410000099'));
    expect(stub.callsOf('/blno/userBlno/queryDeleted')).toEqual([]);
    await click([...host.querySelectorAll('.ml-segment input')].find((each) => each.parentElement?.textContent === '结束的订阅')!);
    await until(() => host.querySelector('.ml-row')?.textContent?.includes('DEMO64000007'));
    expect(history.location.search).toBe('');
  });

  test('U-11 50 rows a page; what is chosen stays over the pages, and all of them are chosen by one press', async () => {
    stub.rows = Array.from({ length: 120 }, (_, i) => makeRow(i + 1));
    await show();
    const first = await until(() => rowOf('DEMO64000001'));
    expect(stub.callsOf(listPath)[0]!.body['limit']).toBe(50);
    await click(first.querySelector('input[type=checkbox]')!);
    await act(async () => history.push('/logistics?page=2'));
    await click((await until(() => rowOf('DEMO64000051'))).querySelector('input[type=checkbox]')!);
    const bar = () => host.querySelector('.ml-batch-bar')!;
    expect(bar().textContent).toContain('已选 2 票');
    await click([...bar().querySelectorAll('button')].find((each) => each.textContent === '选中全部 120 票')!);
    await until(() => bar().textContent?.includes('已选 120 票'));
    await act(async () => history.push('/logistics?page=3'));
    await until(() => rowOf('DEMO64000101'));
    expect(bar().textContent).toContain('已选 120 票');
    // Another filter starts with nothing chosen.
    await act(async () => history.push('/logistics?keyword=DEMO64'));
    await until(() => !host.querySelector('.ml-batch-bar'));
  });

  test('U-10 each bill of a pasted sheet goes to the client in its row; what is refused stays whole, with its reason', async () => {
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '提单号\t客户\nCOSU6410000011\t恒泰\nCOSU6410000013\t蓝港');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const area = await until(() => host.querySelector('textarea'));
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 2);
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => host.querySelector('.bill-preview')?.textContent?.includes('演示：这个号订不上'));
    const sent = stub.callsOf('/blno/userBlno/subscribe').map(({ body }) => [body['clientCompanyName'], body['blnos']]);
    expect(sent).toEqual([
      ['恒泰', ['COSU6410000011']],
      ['蓝港', ['COSU6410000013']],
    ]);
    expect(area.value).toBe('提单号\t客户\nCOSU6410000013\t蓝港');
  });

  test('U-10 a sheet of several clients of which the second call fails: what the first has done is told and leaves the box', async () => {
    const path = '/blno/userBlno/subscribe';
    const refused = vi
      .spyOn(stub.refusals, 'get')
      .mockImplementation((called) => (called === path && stub.callsOf(path).length === 2 ? '演示：暂时订不了' : undefined));
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '提单号\t客户\nCOSU6410000011\t恒泰\nCOSU6410000012\t蓝港');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const area = await until(() => host.querySelector('textarea'));
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 2);
    const asked = stub.callsOf('/blno/userBlno/queryBlnoPage').length;
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => area.value === '提单号\t客户\nCOSU6410000012\t蓝港');
    expect(stub.callsOf(path)).toHaveLength(2);
    expect(stub.callsOf('/blno/userBlno/queryBlnoPage').length).toBeGreaterThan(asked);
    await until(() => [...host.querySelectorAll('.ml-toast')].some(({ textContent }) => textContent?.includes('已订阅 1 票')));
    // The box stays open, and the number of the second client is sent with the next press.
    refused.mockRestore();
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 1);
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => stub.callsOf(path).length === 3);
    expect(stub.callsOf(path)[2]!.body).toMatchObject({ clientCompanyName: '蓝港', blnos: ['COSU6410000012'] });
  });

  test('of a paste for which the free quota does not do, what is free is subscribed to alone by one press; the rest stays in the box', async () => {
    const { fetch } = stub;
    const params = { origin: 'NB', free: '1', wanted: '3' };
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
      String(call[0]).includes('verFreeBalanceEn')
        ? Promise.resolve(
            Response.json({ code: 402, status: false, data: null, msg: '', requestId: 'r', refusal: 'billing.freeShort', params }),
          )
        : fetch(...call),
    );
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'COSU6410000011\nCOSU6410000012\nCOSU6410000014');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const area = await until(() => host.querySelector('textarea'));
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 3);
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await click(await until(() => [...host.querySelectorAll('dialog button')].find(({ textContent }) => textContent === '先订 1 票')));
    await until(() => area.value === 'COSU6410000012\nCOSU6410000014');
    expect(stub.callsOf('/blno/userBlno/subscribe').map(({ body }) => [body['blnos'], body['allowReal']])).toEqual([
      [['COSU6410000011'], undefined],
    ]);
  });

  test('a text that was refused for want of money stands in the drawer on the way back, with its client and its ticks', async () => {
    stub.refusals.set('/blno/userBlno/subscribe', '余额不足');
    await show();
    await until(() => rowOf('DEMO64000001'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'COSU6410000011\nCOSU6410000012');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const area = await until(() => host.querySelector('textarea'));
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 2);
    await click(host.querySelector('.bill-preview tbody input[type=checkbox]')!);
    const client = host.querySelector<HTMLInputElement>('.bill-paste-client input')!;
    await act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', '恒泰', client);
      client.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => stub.callsOf('/blno/userBlno/subscribe').length === 1);
    const way = history.location.href;
    act(() => root.unmount());
    stopLive();
    stub.refusals.clear();
    await show(way);
    const again = await until(() => host.querySelector('textarea'));
    expect(again.value).toBe('COSU6410000011\nCOSU6410000012');
    await until(() => host.querySelectorAll('.bill-preview tbody tr').length === 2);
    await act(async () => void again.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })));
    await until(() => stub.callsOf('/blno/userBlno/subscribe').length === 2);
    expect(stub.callsOf('/blno/userBlno/subscribe')[1]!.body).toMatchObject({ clientCompanyName: '恒泰', blnos: ['COSU6410000012'] });
  });
});
