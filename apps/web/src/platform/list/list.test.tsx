// Guarantee: a list that is only declared shows, sorts, filters, selects, pages, keeps up with pushes, changes with a
// way back and exports; its address survives any hand; and the bill list's page is no more than such a declaration.
// @vitest-environment happy-dom
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastHost } from '@mastlight/ui';
import { listColumn } from '@mastlight/domain/contract-kit/list-columns';
import { startLive } from '../live';
import { useSession } from '../session';
import { changeRows } from './change-rows';
import { useGridColumns, type ListLook } from './grid-columns';
import type { ListDeclaration, RowsAsked } from './list-declaration';
import { ListTools } from './list-tools';
import { ListView } from './list-view';
import { choiceParam, defineListSearch, queryOf, switchParam, textParam } from './search-schema';
import { useList } from './use-list';
import { useScreenWidth } from '../screen-width';

interface Crane {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly liftsKg: number | null;
  readonly isIdle: boolean;
}

const sizes = { choices: [2, 10], usual: 2 };
const columns = [
  listColumn<Crane>('name', '吊机', 'code', 120, { isFrozen: true }),
  listColumn<Crane>('liftsKg', '起重', 'number', 80),
  listColumn<Crane>('load', '载荷', 'text', 80, { isSortable: false, value: (row) => (row.liftsKg === null ? null : '重') }),
];
const search = defineListSearch({
  columns,
  sizes,
  view: { quay: choiceParam(['east', 'west'], 'east'), yard: textParam(5) },
  overlay: { crane: textParam(10), isOpen: switchParam() },
});

let cranes: Crane[] = [];
const asked: unknown[] = [];
const exported: unknown[] = [];
const later: object[] = [];
const craneList: ListDeclaration<Crane, typeof search.plain, { list: Crane[]; total: number }, { keyword: string; sort: string }> = {
  product: 'cranes',
  name: 'cranes',
  columns: () => columns,
  search,
  region: ({ quay }) => quay,
  ownFields: [],
  topic: { ...billRowsTopic, name: 'cranes' },
  filterOf: ({ keyword, sort }) => ({ keyword, sort }),
  fetchPage: async (filter, rows: RowsAsked) => {
    asked.push({ ...filter, ...rows });
    const sign = filter.sort.startsWith('-') ? -1 : 1;
    const found = cranes
      .filter((crane) => crane.name.includes(filter.keyword) && (!rows.ids || rows.ids.includes(crane.id)))
      .toSorted((a, b) => (filter.sort === '' ? 0 : sign * a.name.localeCompare(b.name)));
    return { list: found.slice((rows.page - 1) * rows.limit, rows.page * rows.limit), total: found.length };
  },
  exportRows: async (filter, props, ids) => {
    exported.push({ ...filter, props, ids });
    return { blob: new Blob(['x']), name: 'cranes.xlsx' };
  },
  exportLater: { above: 3, start: async (wish) => void later.push(wish) },
};
const look: ListLook<Crane> = {};
let refusal = Promise.resolve();
let refuse = (): void => undefined;
const words = { title: '没有吊机', text: '', action: '添加' };

function CranePage() {
  const client = useQueryClient();
  const list = useList(craneList);
  const grid = useGridColumns(list, look);
  const [first] = list.selected;
  return (
    <>
      <ListTools list={list} hasTable />
      <ListView
        list={list}
        {...grid}
        label="吊机"
        unit="台"
        sizes={sizes.choices}
        renderCard={(row) => <li key={row.id}>{row.name}</li>}
        filters={list.search.keyword ? [{ name: 'keyword', label: list.search.keyword }] : []}
        noMatch="没有符合的吊机"
        signedOut={words}
        empty={{ ...words, onAction: () => undefined }}
        nameOf={(row) => row.name}
        batch={[
          {
            id: 'rename',
            label: '改名',
            icon: 'edit',
            onSelect: () => {
              if (!first) return;
              void changeRows<Crane>(client, craneList, [first.id], { name: '改了' }, () => refusal);
            },
          },
        ]}
      />
    </>
  );
}

let root: Root;
let host: HTMLElement;
let history: ReturnType<typeof createMemoryHistory>;
let stopLive: () => void;
const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // There is no layout here: the grid is told its size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  // What browsers reflect and happy-dom does not: by it the grid knows which head was pressed.
  Object.defineProperty(Element.prototype, 'ariaColIndex', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-colindex');
    },
  });
  useScreenWidth.setState({ screenWidth: 1_400 });
  vi.stubGlobal('fetch', async (input: string) => {
    if (!input.includes('/event/stream')) {
      return Response.json({ code: 200, status: true, msg: 'success', data: { dictKey: 'k', dictValue: null } });
    }
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  localStorage.clear();
  useSession.setState({ token: 'demo-token', userId: '7' });
  cranes = ['QC1', 'QC2', 'QC3'].map((name, i) => ({ id: i + 1, version: 1, name, liftsKg: 1_000 * i || null, isIdle: false }));
  refusal = new Promise((_, reject) => (refuse = () => reject(new Error('refused'))));
  asked.length = 0;
  exported.length = 0;
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

async function show(address = '/cranes'): Promise<void> {
  history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: '/cranes', component: CranePage, validateSearch: search.clean }),
    ]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (said) => {
      const text = new URLSearchParams(said as Record<string, string>).toString();
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
    if (performance.now() > deadlineMs) throw new Error(`not in time: ${String(read)}\n${host.textContent?.slice(0, 400)}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}
const names = () =>
  [...host.querySelectorAll<HTMLElement>('.ml-row')]
    .sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']))
    .map((row) => row.querySelector('[role=gridcell]:nth-child(2)')?.textContent);
const click = async (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const button = (label: string) => [...host.querySelectorAll('button')].find((each) => each.textContent?.trim() === label);

describe('a declared list', () => {
  test('shows a page with its columns, and the next one', async () => {
    await show();
    await until(() => names().join() === 'QC1,QC2');
    expect([...host.querySelectorAll('[role=columnheader]')].map((head) => head.getAttribute('data-column'))).toEqual([
      '__select',
      'name',
      'liftsKg',
      'load',
    ]);
    expect(host.querySelector('.ml-row')?.textContent).toContain('-');
    await click(host.querySelector('[aria-label="下一页"]'));
    await until(() => names().join() === 'QC3');
    expect(history.location.search).toBe('?page=2');
  });

  test('sorts by the address and by its heads, from the first page', async () => {
    await show('/cranes?sort=-name&page=2');
    await until(() => names().join() === 'QC1');
    await click(host.querySelector('[data-column=name]'));
    await until(() => names().join() === 'QC1,QC2');
    expect(history.location.search).toBe('');
  });

  test('says which filter leaves nothing over, and lets go of it', async () => {
    await show('/cranes?keyword=NOSUCH');
    const empty = await until(() => host.querySelector('.list-filter-empty'));
    expect(empty.textContent).toContain('没有符合的吊机');
    await click(empty.querySelector('button'));
    await until(() => names().join() === 'QC1,QC2');
    expect(history.location.search).toBe('');
  });

  test('selects rows; what is refused goes back', async () => {
    await show();
    await until(() => names().length === 2);
    await click(host.querySelector('.ml-row input[type=checkbox]'));
    await until(() => host.querySelector('.ml-batch-bar')?.textContent?.includes('已选 1 台'));
    await click(button('改名'));
    await until(() => names()[0] === '改了');
    refuse();
    await until(() => names()[0] === 'QC1');
    await click(host.querySelector('[aria-label="下一页"]'));
    await until(() => names().join() === 'QC3');
    await click(host.querySelector('[aria-label="上一页"]'));
    await until(() => names().join() === 'QC1,QC2');
    // U-11: what is chosen stays chosen over the pages.
    expect(host.querySelector('.ml-batch-bar')?.textContent).toContain('已选 1 台');
  });

  test('asks for a pushed row alone and changes it in its place', async () => {
    await show();
    await until(() => names().length === 2 && streams.size > 0);
    cranes = cranes.map((crane) => (crane.id === 2 ? { ...crane, version: 2, name: 'QC2新' } : crane));
    asked.length = 0;
    const push = new TextEncoder().encode(`event: rows\ndata: ${JSON.stringify({ topic: 'cranes', ids: [2] })}\n\n`);
    for (const stream of streams) await act(async () => stream.enqueue(push));
    await until(() => names().join() === 'QC1,QC2新');
    expect(asked[0]).toEqual({ keyword: '', sort: '', ids: [2], page: 1, limit: 1 });
  });

  test('exports the columns on the screen under the filter of the address', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    await show('/cranes?keyword=QC&sort=name');
    await until(() => names().length === 2);
    await click(button('导出'));
    await until(() => exported.length === 1);
    expect(exported[0]).toEqual({ keyword: 'QC', sort: 'name', props: ['name', 'liftsKg', 'load'], ids: undefined });
  });

  test('R-7.6-22 a list of many rows is made into a file for later, as it stands on the screen', async () => {
    cranes = [...cranes, { ...cranes[0]!, id: 4, name: 'QC4' }];
    await show('/cranes?sort=name');
    await until(() => names().length === 2);
    await click(button('导出'));
    await until(() => later.length === 1);
    expect(later).toEqual([{ keyword: '', sort: 'name', columns: ['name', 'liftsKg', 'load'] }]);
    expect(exported).toEqual([]);
  });

  test('signed out it asks for nothing and invites to sign in', async () => {
    useSession.setState({ token: null, userId: null });
    await show();
    await until(() => host.querySelector('.ml-empty-sea'));
    expect(asked).toEqual([]);
  });
});

describe('bad input: an address with unknown or hostile parameters', () => {
  test('only what is left of it is asked for, and the next step writes it clean', async () => {
    await show('/cranes?quay=west&nosuch=1&sort=name%3Bdrop&page=-3&size=7&crane=QC1');
    await until(() => names().length === 2);
    expect(asked).toEqual([{ keyword: '', sort: '', page: 1, limit: 2 }]);
    await click(host.querySelector('[aria-label="下一页"]'));
    await until(() => names().join() === 'QC3');
    expect(history.location.search).toBe('?quay=west&page=2&crane=QC1');
  });

  test.each<Record<string, unknown>>([
    { sort: 'load' },
    { sort: '__proto__' },
    { page: '1e99' },
    { page: '1.5' },
    { page: '1000000' },
    { size: '1000000' },
    { quay: ['east'] },
    { quay: 'north' },
    { isOpen: 'yes' },
    { keyword: { $ne: '' } },
    { constructor: 'x', toString: 'y' },
  ])('%j counts as not said', (said) => {
    expect(search.read(said)).toEqual(search.plain);
  });

  test('a text is cut, and holds no control characters or broken pairs', () => {
    expect(search.read({ yard: 'a\u0000b\ud800cdef' }).yard).toBe('a b c');
  });

  test('a view survives its way through the address', () => {
    const view = { ...search.plain, quay: 'west' as const, yard: 'A & 1', sort: '-name', page: 3, size: 10, isOpen: true };
    expect(search.read(queryOf(search, view))).toEqual(view);
    expect(queryOf(search, search.plain)).toBe('');
  });
});

describe('what lies open over a list', () => {
  test('leaves its view as it was, whatever it is', () => {
    const quayWest = search.read({ quay: 'west', page: '2' });
    const key = search.viewKey(quayWest);
    expect(search.viewKey({ ...quayWest, crane: 'QC1' })).toBe(key);
    expect(search.viewKey({ ...quayWest, crane: 'QC2', isOpen: true })).toBe(key);
    expect(search.isNewView({ crane: 'QC1', isOpen: true })).toBe(false);
  });

  test.each<Partial<typeof search.plain>>([
    { quay: 'east' },
    { yard: 'Y1' },
    { keyword: 'QC' },
    { sort: 'name' },
    { page: 3 },
    { size: 10 },
  ])('%j is another view', (part) => {
    const quayWest = search.read({ quay: 'west', page: '2' });
    expect(search.viewKey({ ...quayWest, ...part })).not.toBe(search.viewKey(quayWest));
    // Another page of the same rows does not begin at the first one.
    expect(search.isNewView(part)).toBe(!('page' in part));
  });

  test('keeps what is selected', async () => {
    await show();
    await until(() => names().length === 2);
    await click(host.querySelector('.ml-row input[type=checkbox]'));
    await act(async () => history.push('/cranes?crane=QC1&isOpen=1'));
    expect(host.querySelector('.ml-batch-bar')?.textContent).toContain('已选 1 台');
  });
});

test('each list costs a page of at most 120 lines', () => {
  for (const page of [
    'bill-subscription/pages/logistics-page',
    'bill-subscription/pages/history-page',
    'vessel-subscription/page',
    'booking-subscription/page',
    'port-query/pages/gate-query-page',
    'port-query/pages/ship-query-page',
  ]) {
    const file = join(import.meta.dirname, '../../features', `${page}.tsx`);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(120);
  }
});
