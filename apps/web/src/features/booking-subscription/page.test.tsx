// Guarantee: the booking list shows what the server says, beside the list of bills; each pasted number is told what
// became of it; what is deleted comes back with its remark.
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastHost } from '@mastlight/ui';
import { bookingSubscription as calls, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { live } from '@mastlight/domain/live/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { usePortClock } from '../../platform/live';
import { useSession } from '../../platform/session';
import { installFakeGateway, succeed } from '../../testing/fake-gateway';
import { bookingSearch } from './list-search';
import { handOverPaste } from '../../platform/list/use-paste-drawer';
import { BookingsPage } from './page';

const step = (code: string, name: string, state: BookingRow['nodeGroup'][number]['state'], boxesDone = 0) => ({
  code,
  name,
  state,
  boxesDone,
  boxesTotal: 2,
  time: state === 'none' ? null : '2026-10-11 09:00:00',
});

function makeBooking(id: number, part: Partial<BookingRow> = {}): BookingRow {
  return {
    id,
    area: 'NB',
    place: '宁波',
    soNo: `WK420P0008${id}`,
    carrier: 'WHL',
    shipCompany: '万海',
    loadingPort: '宁波',
    giName: '梅山',
    giCode: 'BLCTMS',
    tcStatus: '1',
    tcText: '已提空 1/2',
    nodeGroup: [step('EPRL', '放箱', 'done', 2), step('STSP', '提空', 'part', 1), step('GITM', '进港', 'none')],
    vesselsName: 'DEMO.LANTERN',
    voyage: '101W',
    ctnApplyEndTime: null,
    closeTime: null,
    portCloseTime: '2026-10-12 18:00:00',
    blnos: [],
    missing: ['截关'],
    boxes: [],
    note: '已放箱，缺截关，请问船公司',
    endedTime: null,
    tone: 'att',
    remark: null,
    autoSubscribe: false,
    top: false,
    state: 'tracking',
    source: '宁波港EDI',
    updateTime: '2026-10-12 14:00:00',
    createTime: '2026-10-08 09:00:00',
    version: 1,
    ...part,
  };
}

let rows: BookingRow[];
let root: Root;
let host: HTMLElement;
let gateway: ReturnType<typeof installFakeGateway>;
let history: ReturnType<typeof createMemoryHistory>;

const change = (fields: Readonly<Record<string, unknown>>, part: Partial<BookingRow>): void => {
  const ids = (Array.isArray(fields['ids']) ? fields['ids'] : [fields['id']]).map(Number);
  rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...part, version: row.version + 1 } : row));
};

/** The server in a few lines; each answer must fit its schema. */
function answerAll() {
  return installFakeGateway([
    [live.streamChanges, () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: null })],
    [
      calls.queryRows,
      ({ systemKey, group }) => {
        const all = rows.filter((row) => row.area === systemKey);
        const ended = all.filter(({ endedTime }) => endedTime !== null);
        const mine = all.filter(({ endedTime }) => endedTime === null);
        const incomplete = mine.filter(({ missing }) => missing.length > 0);
        const list = group === 'ended' ? ended : group === 'incomplete' ? incomplete : mine;
        const counts = { all: mine.length, incomplete: incomplete.length, toPickUp: 0, becameBill: 0, ended: ended.length };
        const times = {
          sourceTime: '2026-10-12 14:00:00',
          heardSources: [],
          silence: null,
          portNow: '2026-10-12 14:47:20',
          portClockRate: 1,
        };
        return succeed(calls.queryRows, { list, total: list.length, pageNo: 1, pageSize: 15, counts, ...times });
      },
    ],
    [
      calls.subscribeBookings,
      ({ systemKey, sonos }) => {
        const told = (sonos as string[]).map((soNo) => {
          const known = rows.find((row) => row.soNo === soNo && row.endedTime === null);
          if (known) return { soNo, code: 'repeated', result: '重复', reason: '已在订阅中', id: known.id } as const;
          const id = 100 + rows.length;
          rows = [...rows.filter((row) => row.soNo !== soNo), makeBooking(id, { soNo, area: systemKey as 'NB' })];
          return { soNo, code: 'added', result: '成功', reason: null, id } as const;
        });
        return succeed(calls.subscribeBookings, { list: told, coins: 50 });
      },
    ],
    [calls.setTop, (fields) => (change(fields, { top: true }), succeed(calls.setTop, true))],
    [calls.clearTop, (fields) => (change(fields, { top: false }), succeed(calls.clearTop, true))],
    [calls.updateRemark, (fields) => (change(fields, { remark: String(fields['remark']) }), succeed(calls.updateRemark, true))],
    [
      calls.switchAutoSubscriptions,
      (fields) => (change(fields, { autoSubscribe: fields['autoSubscribe'] === true }), succeed(calls.switchAutoSubscriptions, true)),
    ],
    [
      calls.deleteRows,
      ({ ids }) => {
        rows = rows.filter((row) => !(ids as number[]).includes(row.id));
        return succeed(calls.deleteRows, true);
      },
    ],
  ]);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // There is no layout here: the grid is told its size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  usePortClock.setState({ nowMs: Date.parse('2026-10-12T14:47:20+08:00'), atMs: performance.now(), rate: 1 });
  rows = [1, 2].map((id) => makeBooking(id));
  gateway = answerAll();
  useSession.setState({ token: 'demo-token', userId: '7' });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  useSession.setState({ token: null, userId: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(address = '/logistics/so'): Promise<void> {
  history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) => createRoute({ getParentRoute: () => rootRoute, path, component });
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([at('/logistics/so', BookingsPage), at('/logistics', () => <p>bills</p>)]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  root = createRoot(host);
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
        <ToastHost />
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
const rowOf = (soNo: string) => [...host.querySelectorAll<HTMLElement>('.ml-row')].find((row) => row.textContent?.includes(soNo));
const click = async (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const buttonIn = (selector: string, label: string) =>
  [...host.querySelectorAll(`${selector} button`)].find((each) => each.textContent?.trim().startsWith(label));
const menuItem = (label: string) => [...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === label);
const askedOf = (endpoint: { readonly path: string }) => gateway.calls.filter((call) => call.path === endpoint.path);
async function write(element: Element | null, text: string): Promise<void> {
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLTextAreaElement.prototype;
  await act(async () => {
    Reflect.set(prototype, 'value', text, element);
    element!.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

describe('the list', () => {
  test('R-1-07, R-3.8-13 shows the bookings of a port: 起运港, 进场码头, 提箱状态, 节点, and what comes next', async () => {
    await show();
    const row = await until(() => rowOf('WK420P00081'));
    for (const text of ['宁波', '梅山', '已提空 1/2', 'DEMO.LANTERN / 101W', '10-12 18:00', '缺截关', '万海'])
      expect(row.textContent).toContain(text);
    const heads = [...host.querySelectorAll('[role=columnheader]')].map(
      (head) => `${head.getAttribute('data-column')} ${head.textContent}`,
    );
    for (const head of ['loadingPort 起运港', 'giName 进场码头', 'tcStatus 提箱状态', 'nodeGroup 节点']) {
      expect(heads.map((each) => each.slice(0, head.length))).toContain(head);
    }
    const note = row.querySelector('.booking-note');
    expect(note?.getAttribute('data-tone')).toBe('att');
  });

  test('缺截止时间 counts the bookings that lack one and shows them alone', async () => {
    rows = [makeBooking(1), makeBooking(2, { missing: [], note: '已放箱，待提空', tone: 'run' })];
    await show();
    await until(() => rowOf('WK420P00082'));
    const chip = buttonIn('.list-chips', '缺截止时间')!;
    expect(chip.textContent).toBe('缺截止时间1');
    // U-04: of none a chip is calm.
    const tones = [...host.querySelectorAll('.list-chips [data-tone]')].map(
      (each) => `${each.textContent} ${each.getAttribute('data-tone')}`,
    );
    expect(tones.slice(0, 3)).toEqual(['缺截止时间1 att', '待提空0 idle', '已转提单0 idle']);
    await click(chip);
    await until(() => !rowOf('WK420P00082') && rowOf('WK420P00081'));
    expect(history.location.search).toBe('?group=incomplete');
  });

  test('the view can be saved as a file, with the columns of the screen', async () => {
    await show();
    await until(() => rowOf('WK420P00081'));
    await click(buttonIn('.list-query', '导出'));
    await until(() => askedOf(calls.exportRows).length === 1);
    const { systemKey, columns } = askedOf(calls.exportRows)[0]!.fields;
    const shown = [...host.querySelectorAll('[role=columnheader][data-column]')].map((head) => head.getAttribute('data-column'));
    expect([systemKey, (columns as string[])[0]]).toEqual(['NB', 'soNo']);
    expect(shown).toEqual(expect.arrayContaining(columns as string[]));
  });

  test('R-9-26 what ended by itself is counted where it was, stands apart with why, and is followed again by 召回', async () => {
    const note = '离港后1个月，已自动结束，可以召回';
    rows = [makeBooking(1), makeBooking(2, { endedTime: '2026-11-12 09:00:00', note, remark: '老客户', top: true })];
    await show();
    await until(() => rowOf('WK420P00081'));
    expect(rowOf('WK420P00082')).toBeUndefined();
    const chip = buttonIn('.list-chips', '已结束')!;
    expect(chip.textContent).toBe('已结束1');
    await click(chip);
    const row = await until(() => rowOf('WK420P00082'));
    expect(row.textContent).toContain(note);
    await click(row.querySelector('[aria-label^=更多]'));
    await click(menuItem('召回'));
    await until(() => !rowOf('WK420P00082'));
    expect(askedOf(calls.subscribeBookings)[0]!.fields).toMatchObject({ sonos: ['WK420P00082'] });
    expect(askedOf(calls.updateRemark)[0]!.fields).toMatchObject({ remark: '老客户' });
    await click(buttonIn('.list-chips', '全部'));
    const back = await until(() => rowOf('WK420P00082'));
    await click(back.querySelector('[aria-label^=更多]'));
    expect(menuItem('召回')).toBeUndefined();
  });

  test('a booking that has become a bill opens that bill', async () => {
    rows = [makeBooking(1, { blnos: ['COSU6000000003'], note: '已转提单 COSU6000000003', tone: 'done' })];
    await show();
    const row = await until(() => rowOf('WK420P00081'));
    expect(row.textContent).toContain('已转提单 COSU6000000003');
    await click(row.querySelector('[aria-label^=更多]'));
    await click(menuItem('看提单 COSU6000000003'));
    await until(() => host.textContent === 'bills');
    expect(new URLSearchParams(history.location.search).get('keyword')).toBe('COSU6000000003');
  });

  test('the switch 提单 | 订舱号 leads to the bills of the same port', async () => {
    rows = [makeBooking(1, { area: 'QD' })];
    await show('/logistics/so?port=QD');
    await until(() => rowOf('WK420P00081'));
    await click(host.querySelector('[role=tab][aria-selected=false]'));
    await until(() => host.textContent === 'bills');
    expect(history.location.pathname + history.location.search).toBe('/logistics?port=QD');
  });

  test('bad input: a sort or filter that is refused is dropped from the address', async () => {
    await show('/logistics/so?sort=drop_table&group=never&state=x&port=XX&page=-1');
    await until(() => rowOf('WK420P00081'));
    expect(askedOf(calls.queryRows)[0]!.fields).toEqual({ systemKey: 'NB', page: 1, limit: 50 });
    expect(bookingSearch.clean({ sort: '-giName', group: 'toPickUp' })).toEqual({ sort: '-giName', group: 'toPickUp' });
  });
});

describe('changes', () => {
  test('O-15 what the drawer of bills handed over stands in the drawer, once', async () => {
    handOverPaste('ABKG12345678');
    await show('/logistics/so?paste=1');
    const area = await until(() => host.querySelector<HTMLTextAreaElement>('.list-paste textarea'));
    expect(area.value).toBe('ABKG12345678');
    await act(async () => root.unmount());
    await show('/logistics/so?paste=1');
    expect((await until(() => host.querySelector<HTMLTextAreaElement>('.list-paste textarea'))).value).toBe('');
  });

  test('R-5.3-20 WHL asks for the S/O number by its form, and each pasted number is told what became of it', async () => {
    await show('/logistics/so?paste=1');
    const select = await until(() => host.querySelector<HTMLSelectElement>('.list-paste select'));
    expect(host.querySelector('.list-paste')!.textContent).not.toContain('请填写');
    await write(select, 'WHL');
    expect(host.querySelector('.list-paste')!.textContent).toContain('请填写万海的 S/O 号，例如 WK420P00081');
    expect(host.querySelector<HTMLTextAreaElement>('.list-paste textarea')!.placeholder).toBe('WK420P00081');
    await write(host.querySelector('.list-paste textarea'), 'S/O: wk420p00099\nWK420P00081\n谢谢');
    expect(host.querySelector('.list-told')!.textContent).toContain('订舱号是 6 至 20 位字母数字');
    await click([...host.querySelectorAll('button')].find((each) => each.textContent?.includes('Ctrl ↵')));
    await until(() => host.querySelector('.list-told')?.textContent?.includes('已在订阅中'));
    expect(askedOf(calls.subscribeBookings)[0]!.fields).toEqual({ systemKey: 'NB', sonos: ['WK420P00099', 'WK420P00081'], carrier: 'WHL' });
  });

  test('R-7.6-08 置顶 and 备注 show at once', async () => {
    await show();
    const row = await until(() => rowOf('WK420P00082'));
    await click(row.querySelector('.list-star'));
    expect(askedOf(calls.setTop)[0]!.fields).toEqual({ ids: [2] });
    await click(row.querySelector('[aria-label^=更多]'));
    await click(menuItem('备注'));
    await write(await until(() => host.querySelector('.list-remark textarea')), ' 等放箱 ');
    await click(buttonIn('.list-remark', '保存'));
    await until(() => rowOf('WK420P00082')?.textContent?.includes('等放箱'));
    expect(askedOf(calls.updateRemark)[0]!.fields).toEqual({ id: '2', remark: '等放箱' });
  });

  test('R-7.6-08 the chosen bookings are deleted after a question, and come back with line, remark and star', async () => {
    rows = [makeBooking(1, { remark: '等放箱', top: true }), makeBooking(2)];
    await show();
    await click((await until(() => rowOf('WK420P00081'))).querySelector('input[type=checkbox]'));
    await click(await until(() => buttonIn('.ml-batch-bar', '删除')));
    expect((await until(() => host.querySelector('dialog'))).textContent).toContain('删除 1 条订舱号订阅：WK420P00081。');
    expect(askedOf(calls.deleteRows)).toEqual([]);
    await click(buttonIn('dialog', '删除'));
    await until(() => !rowOf('WK420P00081'));
    await click(buttonIn('.ml-toast', '撤销'));
    await until(() => rowOf('WK420P00081')?.textContent?.includes('等放箱'));
    expect(askedOf(calls.subscribeBookings)[0]!.fields).toEqual({ systemKey: 'NB', sonos: ['WK420P00081'], carrier: 'WHL' });
    expect(askedOf(calls.setTop).at(-1)!.fields).toEqual({ ids: [101] });
  });
});
