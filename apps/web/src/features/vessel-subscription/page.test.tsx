// Guarantee: the vessel list shows what the server says and keeps to its address; each pasted call is told what became
// of it; what is deleted comes back with its remark.
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastHost } from '@mastlight/ui';
import { live } from '@mastlight/domain/live/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { vesselSubscription as calls, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import { startLive, usePortClock } from '../../platform/live';
import { useSession } from '../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { recordedAnswer } from '../../testing/recorded-answers';
import { vesselSearch } from './list-search';
import { VesselsPage } from './page';

function makeCall(id: number, part: Partial<VesselRow> = {}): VesselRow {
  const vesselsName = `DEMO.${['ZERO', 'ALPHA', 'BEACON', 'COAST'][id] ?? `SHIP${id}`}`;
  return {
    id,
    area: 'NB',
    place: '宁波',
    boxvv: `${vesselsName}/${id}W`,
    vesselsName,
    voyage: `${id}W`,
    chndescription: null,
    remark: null,
    autoSubscribe: false,
    companyid: null,
    shipCompany: null,
    wharf: '梅山',
    wharfCode: 'BLCTMS',
    berth: null,
    ctnapplybegindate: null,
    ctnapplyenddate: null,
    closedate: null,
    portclosedate: '2026-10-12 18:00:00',
    documentclosedate: null,
    vgmclosedate: null,
    jgApplyBeginTime: null,
    jgApplyEndTime: null,
    etaArrivedDate: null,
    etaSailingDate: null,
    arrivaldate: null,
    dischargedate: null,
    createTime: '2026-10-08 09:00:00',
    cutOffMove: null,
    endedTime: null,
    berthMove: null,
    top: false,
    state: 'tracking',
    note: null,
    source: '宁波港EDI',
    updateTime: '2026-10-12 14:00:00',
    version: 1,
    ...part,
  };
}

let rows: VesselRow[];
let fails: boolean;
let root: Root;
let host: HTMLElement;
let stopLive: () => void;
let gateway: ReturnType<typeof installFakeGateway>;
let history: ReturnType<typeof createMemoryHistory>;
const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

const change = (fields: Readonly<Record<string, unknown>>, part: Partial<VesselRow>): void => {
  const ids = (Array.isArray(fields['ids']) ? fields['ids'] : [fields['id']]).map(Number);
  rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...part, version: row.version + 1 } : row));
};

/** The server in a few lines; each answer must fit its schema. */
function answerAll() {
  return installFakeGateway([
    [
      live.streamChanges,
      () => {
        const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      },
    ],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: null })],
    [
      calls.queryRows,
      ({ systemKey, group, ids, keyword }) => {
        if (fails) return refuse({ code: 503, msg: '数据源维护中' });
        const mine = rows.filter(
          (row) =>
            row.area === systemKey &&
            (!Array.isArray(ids) || ids.includes(row.id)) &&
            (typeof keyword !== 'string' || row.boxvv.includes(keyword)),
        );
        const today = mine.filter((row) => row.portclosedate?.startsWith('2026-10-12'));
        const list = group === 'today' ? today : mine;
        return succeed(calls.queryRows, {
          list,
          total: list.length,
          pageNo: 1,
          pageSize: 15,
          counts: { all: mine.length, today: today.length, cutOffMoved: 0, berthMoved: 0, ended: 0 },
          silence: null,
          sourceTime: '2026-10-12 14:00:00',
          heardSources: [{ source: 'ningbo-edi', time: '2026-10-12 14:00:00' }],
          portNow: '2026-10-12 14:47:20',
          portClockRate: 1,
        });
      },
    ],
    [
      calls.subscribeVessels,
      ({ systemKey, list }) => {
        const told = (list as { vesselsName: string; voyage: string }[]).map(({ vesselsName, voyage }) => {
          const said = { vesselsName, voyage };
          if (vesselsName === 'DEMO.BAD')
            return { ...said, code: 'failed', result: '失败', reason: '船期最多订阅 500 条', id: null } as const;
          if (rows.some((row) => row.boxvv === `${vesselsName}/${voyage}`)) {
            return { ...said, code: 'repeated', result: '重复', reason: '已在订阅中', id: null } as const;
          }
          const id = 100 + rows.length;
          rows = [...rows, makeCall(id, { ...said, boxvv: `${vesselsName}/${voyage}`, area: systemKey as 'NB' })];
          return { ...said, code: 'added', result: '成功', reason: null, id } as const;
        });
        return succeed(calls.subscribeVessels, { list: told, coins: 50 });
      },
    ],
    [calls.queryAffected, () => succeed(calls.queryAffected, { list: [] })],
    [calls.setTop, (fields) => (change(fields, { top: true }), succeed(calls.setTop, true))],
    [calls.clearTop, (fields) => (change(fields, { top: false }), succeed(calls.clearTop, true))],
    [
      calls.switchAutoSubscriptions,
      (fields) => (change(fields, { autoSubscribe: fields['autoSubscribe'] === true }), succeed(calls.switchAutoSubscriptions, true)),
    ],
    [calls.updateRemark, (fields) => (change(fields, { remark: String(fields['remark']) }), succeed(calls.updateRemark, true))],
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
  fails = false;
  rows = [1, 2, 3].map((id) => makeCall(id));
  gateway = answerAll();
  useSession.setState({ token: 'demo-token', userId: '7' });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  act(() => root.unmount());
  stopLive();
  streams.clear();
  host.remove();
  useSession.setState({ token: null, userId: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(address = '/shipSubscrib'): Promise<void> {
  history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '/shipSubscrib', component: VesselsPage })]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  root = createRoot(host);
  stopLive = startLive();
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
const rowOf = (call: string) => [...host.querySelectorAll<HTMLElement>('.ml-row')].find((row) => row.textContent?.includes(call));
const click = async (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const buttonIn = (selector: string, label: string) =>
  [...host.querySelectorAll(`${selector} button`)].find((each) => each.textContent?.trim().startsWith(label));
const menuItem = (label: string) => [...host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === label);
const askedOf = (endpoint: { readonly path: string }) => gateway.calls.filter((call) => call.path === endpoint.path);
async function write(area: Element | null, text: string): Promise<void> {
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area);
    area!.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test("M-07 the server's own answer is drawn", async () => {
  rows = recordedAnswer('vessels').list;
  await show();
  const row = await until(() => rowOf(rows[0]!.vesselsName));
  for (const text of ['宁波', '北二集司', '10-13 08:00', '10-13 07:00', '10-14 08:00']) expect(row.textContent).toContain(text);
});

describe('the list', () => {
  test('R-2.1-08, R-7.4-26, R-3.9-01 … -04 shows the calls of a port with its columns, source and age', async () => {
    rows = [
      makeCall(1, { chndescription: '演示一号', remark: '先靠北仑', etaSailingDate: '2026-10-13 19:00:00' }),
      makeCall(2, { area: 'SH' }),
    ];
    await show();
    const row = await until(() => rowOf('DEMO.ALPHA'));
    for (const text of ['演示一号', '10-12 18:00', '10-13 19:00', '梅山', '先靠北仑', '宁波']) expect(row.textContent).toContain(text);
    expect(rowOf('DEMO.BEACON')).toBeUndefined();
    const heads = [...host.querySelectorAll('[role=columnheader]')].map((head) => head.getAttribute('data-column'));
    const named = ['boxvv', 'place', 'remark', 'chndescription', 'closedate', 'portclosedate', 'ctnapplybegindate', 'ctnapplyenddate'];
    for (const prop of [...named, 'etaArrivedDate', 'arrivaldate', 'dischargedate', 'shipCompany', 'wharf']) expect(heads).toContain(prop);
    expect(host.querySelector('.list-source-age')?.textContent).toContain('47 分钟前');
    const segments = [...host.querySelectorAll('.list-head .ml-segment')];
    await click(segments.find((segment) => segment.textContent === 'SH上海')?.querySelector('input'));
    await until(() => rowOf('DEMO.BEACON'));
    expect(askedOf(calls.queryRows).at(-1)!.fields).toMatchObject({ systemKey: 'SH' });
  });

  test('EU-28 R-3.9-01 rows carry their number in the list, on every page, and the view can be saved as a file', async () => {
    rows = [makeCall(1), makeCall(2), makeCall(3)];
    await show();
    const numberOf = (call: string) => rowOf(call)?.querySelector('[data-column=index], [role=gridcell][aria-colindex="3"]')?.textContent;
    await until(() => rowOf('DEMO.ALPHA'));
    expect(['DEMO.ALPHA', 'DEMO.BEACON', 'DEMO.COAST'].map(numberOf)).toEqual(['1', '2', '3']);
    await click(buttonIn('.list-query', '导出'));
    await until(() => askedOf(calls.exportRows).length === 1);
    expect(askedOf(calls.exportRows)[0]!.fields).toMatchObject({ systemKey: 'NB' });
    expect((askedOf(calls.exportRows)[0]!.fields['columns'] as string[]).slice(0, 2)).toEqual(['index', 'boxvv']);
  });

  test('R-2.1-08 今天截港 counts the calls that close today and shows them alone', async () => {
    rows = [makeCall(1), makeCall(2, { portclosedate: '2026-10-14 18:00:00' })];
    await show();
    await until(() => rowOf('DEMO.BEACON'));
    const chip = buttonIn('.vessel-chips', '今天截港')!;
    expect(chip.textContent).toBe('今天截港1');
    await click(chip);
    await until(() => !rowOf('DEMO.BEACON') && rowOf('DEMO.ALPHA'));
    expect(history.location.search).toBe('?group=today');
  });

  test('R-2.1-08 where nothing closes today its chip is calm and stands in line with the others', async () => {
    rows = [makeCall(2, { portclosedate: '2026-10-14 18:00:00' })];
    await show();
    await until(() => rowOf('DEMO.BEACON'));
    expect(buttonIn('.vessel-chips', '今天截港')!.getAttribute('data-tone')).toBe('idle');
    expect(host.querySelector('.vessel-today > .vessel-chips')!.nextElementSibling).toBeNull();
  });

  test('bad input: a sort or filter that is refused is dropped from the address', async () => {
    await show('/shipSubscrib?sort=drop_table&group=never&wharf=NOSUCH&port=XX&page=-1');
    await until(() => rowOf('DEMO.ALPHA'));
    expect(askedOf(calls.queryRows)[0]!.fields).toEqual({ systemKey: 'NB', page: 1, limit: 50 });
    expect(vesselSearch.clean({ sort: '-countdown', size: '999' })).toEqual({ sort: '-countdown' });
  });

  test('R-0-14 signed out nothing is asked; an error is told and a retry brings the rows', async () => {
    useSession.setState({ token: null, userId: null });
    await show();
    const sea = await until(() => host.querySelector('.ml-empty-sea'));
    expect(sea.textContent).toContain('登录后订阅船期');
    expect(askedOf(calls.queryRows)).toEqual([]);
    fails = true;
    await act(async () => useSession.setState({ token: 'demo-token', userId: '7' }));
    const error = await until(() => host.querySelector('.ml-error-state'));
    expect(error.textContent).toContain('数据源维护中');
    fails = false;
    await click(error.querySelector('button'));
    await until(() => rowOf('DEMO.ALPHA'));
  });

  test('a pushed call changes in its place', async () => {
    await show();
    await until(() => rowOf('DEMO.COAST') && streams.size > 0);
    rows = rows.map((row) => (row.id === 3 ? { ...row, version: 2, portclosedate: '2026-10-12 12:00:00' } : row));
    const push = new TextEncoder().encode(`event: rows\ndata: ${JSON.stringify({ topic: 'vessel-subscription', ids: [3] })}\n\n`);
    for (const stream of streams) await act(async () => stream.enqueue(push));
    await until(() => rowOf('DEMO.COAST')?.textContent?.includes('10-12 12:00'));
  });
});

describe('changes', () => {
  test('R-7.6-07, R-7.4-45 置顶 and 备注 show at once', async () => {
    await show();
    const row = await until(() => rowOf('DEMO.BEACON'));
    await click(row.querySelector('.list-star'));
    expect(row.querySelector('.list-star')?.getAttribute('aria-pressed')).toBe('true');
    expect(askedOf(calls.setTop)[0]!.fields).toEqual({ ids: [2] });
    await click(row.querySelector('[aria-label^=更多]'));
    await click(menuItem('备注'));
    await write(await until(() => host.querySelector('.list-remark textarea')), ' 等泊位 ');
    await click(buttonIn('.list-remark', '保存'));
    await until(() => rowOf('DEMO.BEACON')?.textContent?.includes('等泊位'));
    expect(askedOf(calls.updateRemark)[0]!.fields).toEqual({ id: '2', remark: '等泊位' });
  });

  test.each([
    [3, '删除 3 条船期订阅：DEMO.BEACON/2W、DEMO.BEACON/3W、DEMO.BEACON/4W。'],
    [4, '删除 4 条船期订阅：DEMO.BEACON/2W、DEMO.BEACON/3W、DEMO.BEACON/4W 等 4 条。'],
  ])('of %i chosen calls the question names up to three', async (count, question) => {
    rows = Array.from({ length: count }, (_, at) => makeCall(at + 2, { vesselsName: 'DEMO.BEACON', boxvv: `DEMO.BEACON/${at + 2}W` }));
    await show();
    await until(() => rowOf('DEMO.BEACON'));
    await click(host.querySelector('[role=columnheader] input[type=checkbox]'));
    await click(await until(() => buttonIn('.ml-batch-bar', '删除')));
    expect((await until(() => host.querySelector('dialog'))).textContent).toContain(question);
  });

  test('R-7.4-44 the chosen calls are deleted after a question, and come back with remark and star', async () => {
    rows = [makeCall(1, { remark: '先靠北仑', top: true }), makeCall(2)];
    await show();
    await click((await until(() => rowOf('DEMO.ALPHA'))).querySelector('input[type=checkbox]'));
    await until(() => host.querySelector('.ml-batch-bar')?.textContent?.includes('已选 1 条'));
    await click(buttonIn('.ml-batch-bar', '删除'));
    const dialog = await until(() => host.querySelector('dialog'));
    expect(dialog.textContent).toContain('删除 1 条船期订阅：DEMO.ALPHA/1W。');
    expect(askedOf(calls.deleteRows)).toEqual([]);
    await click(buttonIn('dialog', '删除'));
    await until(() => !rowOf('DEMO.ALPHA'));
    await click(buttonIn('.ml-toast', '撤销'));
    const back = await until(() => rowOf('DEMO.ALPHA'));
    await until(() => back.textContent?.includes('先靠北仑') && rowOf('DEMO.ALPHA')?.querySelector('[aria-pressed=true]'));
    expect(askedOf(calls.subscribeVessels)[0]!.fields).toEqual({
      systemKey: 'NB',
      list: [{ vesselsName: 'DEMO.ALPHA', voyage: '1W', wharf: '梅山' }],
    });
  });
});

describe('subscribing', () => {
  test('R-5.3-23, R-7.4-42 pasted lines are split, each is told its outcome, what failed stays to be put right', async () => {
    await show();
    await until(() => rowOf('DEMO.ALPHA'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'demo.north/7w\nDEMO.ALPHA V.1W\nDEMO.SOUTH v.8E\nDEMO.BAD/9\n看不懂\nDEMO.TAB\t5N');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const table = await until(() => host.querySelector('.list-told'));
    expect(table.textContent).toContain('看不懂没认出');
    await click(buttonIn('.ml-drawer-foot', '订阅 5 条'));
    const outcome = (call: string) =>
      [...host.querySelectorAll('.list-told tr')].find((line) => line.textContent?.includes(call))?.textContent;
    await until(() => outcome('DEMO.BAD')?.includes('失败船期最多订阅 500 条'));
    expect(outcome('DEMO.NORTH/7W')).toContain('成功');
    expect(outcome('DEMO.ALPHA/1W')).toContain('重复已在订阅中');
    expect(outcome('DEMO.SOUTH/8E')).toContain('成功');
    expect(outcome('DEMO.TAB/5N')).toContain('成功');
    expect(host.querySelector('textarea')!.value).toBe('DEMO.BAD/9\n看不懂');
    expect(rowOf('DEMO.NORTH')).toBeDefined();
  });

  test('EU-22 a blank or a comma before the voyage will do; repeats and Chinese names are told before sending', async () => {
    await show();
    await until(() => rowOf('DEMO.ALPHA'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'DEMO NORTH 7W\nDEMO SOUTH, 8E\ndemo.north/7w\n演示北方 7W');
    await act(async () => void document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
    const table = await until(() => host.querySelector('.list-told'));
    expect([...table.querySelectorAll('tr')].map((line) => line.textContent)).toEqual([
      'DEMO.NORTH/7W待订阅',
      'DEMO.SOUTH/8E待订阅',
      'DEMO.NORTH/7W重复上面已写过',
      '演示北方 7W没认出港口只认英文船名，请写英文',
    ]);
    await click(buttonIn('.ml-drawer-foot', '订阅 2 条'));
    await until(() => host.querySelector('textarea')!.value === '演示北方 7W');
    expect(askedOf(calls.subscribeVessels)[0]!.fields['list']).toEqual([
      { vesselsName: 'DEMO.NORTH', voyage: '7W' },
      { vesselsName: 'DEMO.SOUTH', voyage: '8E' },
    ]);
  });

  test('R-7.4-43 at another port, by its key; when all are added the drawer closes by a step back', async () => {
    await show('/shipSubscrib?port=SH');
    await until(() => host.querySelector('.ml-empty-sea'));
    await click(buttonIn('.list-query', '订阅'));
    await write(await until(() => host.querySelector('textarea')), 'DEMO.NORTH/7W');
    await act(
      async () =>
        void host.querySelector('textarea')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })),
    );
    await until(() => !host.querySelector('.ml-drawer') && rowOf('DEMO.NORTH'));
    expect(askedOf(calls.subscribeVessels)[0]!.fields).toMatchObject({ systemKey: 'SH' });
    expect(history.location.search).toBe('?port=SH');
  });
});
