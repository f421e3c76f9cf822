// Guarantee: the berth board is reached by the keyboard alone, shows the same calls as the table, and the radar names the
// boxes that a moved clock endangers, old → new, with a way to their bills.
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { live } from '@mastlight/domain/live/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { vesselSubscription as calls, type AffectedCall, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import { vesselSample } from '@mastlight/domain/vessel-subscription/samples';
import { usePortClock } from '../../../platform/live';
import { useSession } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { VesselsPage } from '../page';
import { closingToday } from './today-tanks';
import { inOrderOfNeed } from './today-tanks';
import { useScreenWidth } from '../../../platform/screen-width';

const makeCall = (id: number, vesselsName: string, part: Partial<VesselRow> = {}): VesselRow => ({
  ...vesselSample,
  id,
  boxvv: `${vesselsName}/${id}W`,
  vesselsName,
  voyage: `${id}W`,
  berth: '3#',
  ctnapplybegindate: '2026-10-11 08:00:00',
  ctnapplyenddate: '2026-10-13 12:00:00',
  closedate: '2026-10-13 16:00:00',
  portclosedate: '2026-10-13 12:00:00',
  documentclosedate: '2026-10-13 10:00:00',
  etaArrivedDate: '2026-10-14 01:00:00',
  etaSailingDate: '2026-10-14 19:00:00',
  ...part,
});
const move = {
  field: 'portClosesMs',
  name: '截港',
  from: '2026-10-13 18:00:00',
  to: '2026-10-13 12:00:00',
  saidTime: '2026-10-12 14:41:00',
  source: '码头公告',
} as const;
const endangered: AffectedCall = {
  id: 2,
  bills: [
    { blno: 'COSU6012345678', boxes: 5, lacks: { outside: 2, unreleased: 3 }, clock: null },
    { blno: 'COSU6012345679', boxes: 2, lacks: { outside: 1, unreleased: 1 }, clock: '2026-10-13 10:00:00' },
  ],
  dangers: [
    {
      ...move,
      bills: [
        { blno: 'COSU6012345678', ctnNos: ['CSNU6152119', 'FCIU9051230'] },
        { blno: 'COSU6012345679', ctnNos: ['TGBU4870410'] },
      ],
    },
  ],
  changes: [move],
};

const ofShip = (boxes: number, lacks: AffectedCall['bills'][number]['lacks'], clock: string | null = null) => ({
  blno: 'COSU6012345678',
  boxes,
  lacks,
  clock,
});

let affected: AffectedCall[];
let root: Root;
let host: HTMLElement;
let gateway: ReturnType<typeof installFakeGateway>;
let history: ReturnType<typeof createMemoryHistory>;
let rows: VesselRow[];
/** Rows of the whole list; null: those of the page are all. */
let total: number | null;
let silence: { source: 'ningbo-edi'; since: string; usualSeconds: number | null } | null;
const someRows = [
  makeCall(1, 'DEMO.ALPHA', { wharf: '北二集司', portclosedate: '2026-10-12 18:00:00' }),
  makeCall(2, 'DEMO.BEACON'),
  makeCall(3, 'DEMO.COAST', {
    portclosedate: null,
    ctnapplyenddate: null,
    ctnapplybegindate: null,
    closedate: null,
    etaArrivedDate: '2026-11-20 01:00:00',
    etaSailingDate: null,
  }),
];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  useScreenWidth.setState({ screenWidth: 1_400 });
  localStorage.clear();
  usePortClock.setState({ nowMs: Date.parse('2026-10-12T14:47:20+08:00'), atMs: performance.now(), rate: 1 });
  affected = [endangered];
  rows = someRows;
  total = null;
  silence = null;
  gateway = installFakeGateway([
    [live.streamChanges, () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: null })],
    [
      calls.queryRows,
      () =>
        succeed(calls.queryRows, {
          list: rows,
          total: total ?? rows.length,
          pageNo: 1,
          pageSize: 50,
          counts: { all: total ?? rows.length, today: 1, cutOffMoved: 1, berthMoved: 2, ended: 0 },
          sourceTime: '2026-10-12 14:00:00',
          silence,
          heardSources: [],
          portNow: '2026-10-12 14:47:20',
          portClockRate: 1,
        }),
    ],
    [calls.queryAffected, () => succeed(calls.queryAffected, { list: affected })],
    [calls.exportCalendar, () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })],
  ]);
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

async function show(address = '/shipSubscrib'): Promise<void> {
  history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const page = (path: string, component: () => React.ReactNode) => createRoute({ getParentRoute: () => rootRoute, path, component });
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([page('/shipSubscrib', VesselsPage), page('/logistics', () => <p>bills</p>)]),
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
      </QueryClientProvider>,
    );
  });
}
async function until<T>(read: () => T | null | undefined | false): Promise<T> {
  const deadlineMs = performance.now() + 10_000;
  for (;;) {
    const found = read();
    if (found) return found;
    if (performance.now() > deadlineMs) throw new Error(`not in time: ${String(read)}\n${host.textContent?.slice(0, 600)}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}
const bar = (name: string) => [...host.querySelectorAll<HTMLElement>('.vessel-bar')].find((each) => each.textContent?.includes(name));
const click = async (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const press = async (key: string) =>
  act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const buttonIn = (selector: string, label: string) =>
  [...host.querySelectorAll(`${selector} button`)].find((each) => each.textContent?.trim().startsWith(label));

describe('the berth board', () => {
  test('R-2.1-08 has one stop of the tab key; arrows go from call to call and by days, signs zoom, Enter shows a call', async () => {
    await show();
    await until(() => bar('DEMO.BEACON'));
    // What lies outside the week is in the table alone.
    expect(bar('DEMO.COAST')).toBeUndefined();
    const stops = [...host.querySelectorAll<HTMLElement>('.vessel-bar')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([bar('DEMO.ALPHA')]);
    await act(async () => stops[0]!.focus());
    await press('ArrowDown');
    expect(document.activeElement).toBe(bar('DEMO.BEACON'));
    expect(bar('DEMO.BEACON')!.tabIndex).toBe(0);
    await press('ArrowUp');
    expect(document.activeElement).toBe(bar('DEMO.ALPHA'));
    await press('ArrowRight');
    expect(history.location.search).toBe('?from=2026-10-13');
    await press('ArrowLeft');
    expect(history.location.search).toBe('');
    await press('-');
    expect(history.location.search).toBe('?days=14');
    await press('-');
    expect(history.location.search).toBe('?days=14');
    await press('+');
    await press('+');
    expect(history.location.search).toBe('?days=3');
    await click(document.activeElement);
    expect(history.location.search).toContain('call=1');
    expect(host.querySelector('.vessel-card-of-call')?.textContent).toContain('DEMO.ALPHA/1W');
    await press('Escape');
    expect(host.querySelector('.vessel-card-of-call')).toBeNull();
  });

  test('says what each bar is to who does not see it, and counts the cut-offs of a day', async () => {
    await show();
    const told = (await until(() => bar('DEMO.ALPHA')))!;
    told.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
    expect(told.textContent).toBe('DEMO.ALPHA/1W，北二集司，截港 10-12 18:00，靠泊 10-14 01:00，离泊 10-14 19:00');
    const heads = [...host.querySelectorAll('.vessel-board-head > div > span')].map((head) => head.textContent);
    expect(heads.slice(0, 3)).toEqual(['10-12周一截港 1', '10-13周二截港 1', '10-14周三']);
  });

  test('O-07 chip, heads, bars and legend say the clocks as the port calls them; a bare berth number gets its sign', async () => {
    rows = rows.map((row) => ({ ...row, area: 'SZ', place: '深圳', wharf: '盐田', wharfCode: null, berth: '3' }));
    await show('/shipSubscrib?port=SZ');
    const beacon = await until(() => bar('DEMO.BEACON'));
    expect(host.querySelector('.vessel-chips')!.textContent).toBe('今天截重1全部3');
    expect(beacon.textContent).toContain('，盐田，截重 10-13 12:00');
    expect(beacon.querySelector('.vessel-bar-berth')!.textContent).toBe('3#');
    expect(host.querySelector('.vessel-board-head')!.textContent).toContain('截重 1');
    expect(host.querySelector('.vessel-board-legend')!.textContent).toContain('开舱截重截放行条收箱靠泊变更前');
    for (const other of ['截港', '截关', '开港']) expect(host.querySelector('.vessel-board')!.textContent).not.toContain(other);
  });

  test('R-2.1-08 chips count what was moved within a day, and a press shows it alone', async () => {
    await show();
    const chips = await until(() => host.querySelector('.vessel-moves'));
    await until(() => chips.textContent === '截港变更1靠泊变更2');
    const [cutOff, berth] = chips.querySelectorAll('button');
    await click(berth);
    expect(history.location.search).toBe('?group=berthMoved');
    await until(() => gateway.calls.some(({ fields }) => fields['group'] === 'berthMoved'));
    expect(berth!.getAttribute('aria-pressed')).toBe('true');
    await click(cutOff);
    expect(history.location.search).toBe('?group=cutOffMoved');
    await click(cutOff);
    expect(history.location.search).toBe('');
  });

  test('a moved berthing stands as old → new in the card, and dashed on the board where it was', async () => {
    const berthMove = { from: '2026-10-14 07:00:00', to: '2026-10-14 01:00:00', saidTime: '2026-10-12 13:20:00', source: '码头公告' };
    rows = rows.map((row) => (row.id === 2 ? { ...row, berthMove } : row));
    await show('/shipSubscrib?call=2');
    const card = await until(() => host.querySelector('.vessel-card-of-call'));
    expect(card.textContent).toContain('靠泊10-14 07:00 10-14 01:00提前 6 小时');
    expect(bar('DEMO.BEACON')!.querySelector('.vessel-bar-former-berth')).not.toBeNull();
    expect(bar('DEMO.ALPHA')!.querySelector('.vessel-bar-former-berth')).toBeNull();
  });

  test('O-13 where cards stand for the table each says how many bills are on its call and which boxes are not in', async () => {
    useScreenWidth.setState({ screenWidth: 900 });
    await show();
    const told = await until(() => host.querySelector('.vessel-card-bills'));
    expect(told.textContent).toBe('提单 2未进 3 +1');
    expect(told.closest('.vessel-card')!.textContent).toContain('DEMO.BEACON');
    expect(host.querySelectorAll('.vessel-card')).toHaveLength(3);
    expect(host.querySelectorAll('.vessel-card-bills')).toHaveLength(1);
  });

  test('who goes on by the keyboard stays on the board when the calls leave it', async () => {
    await show('/shipSubscrib?days=3');
    await until(() => bar('DEMO.ALPHA'));
    await act(async () => bar('DEMO.ALPHA')!.focus());
    for (let day = 0; day < 5; day++) await press('ArrowRight');
    expect(document.activeElement!.textContent).toBe('这几天没有船期，按 ← → 换天，回车回到今天');
    await press('ArrowLeft');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(document.activeElement).toBe(bar('DEMO.ALPHA') ?? bar('DEMO.BEACON'));
    await press('Home');
    expect(history.location.search).toBe('?days=3');
  });

  test('bad input: days and calls of the address that are none count as not said', async () => {
    await show('/shipSubscrib?days=9&from=2026-13-40&call=999');
    await until(() => bar('DEMO.ALPHA'));
    expect(host.querySelectorAll('.vessel-board-head > div > span')).toHaveLength(7);
    expect(host.querySelector('.vessel-card-of-call')).toBeNull();
  });
});

describe('today', () => {
  test('R-2.1-08 what closes today stands first, with its time and how many boxes are not in; a press shows the call', async () => {
    affected = [{ ...endangered, id: 1 }];
    await show();
    const tanks = await until(() => host.querySelector('.vessel-tanks'));
    await until(() => tanks.textContent?.includes('未进 3'));
    expect([...tanks.querySelectorAll('.vessel-tank')].map((tank) => tank.textContent)).toEqual([
      expect.stringMatching(/^截港18:0003:12:\d\dDEMO\.ALPHA 1W未进 3 \+1$/),
    ]);
    await click(tanks.querySelector('.vessel-tank'));
    expect(history.location.search).toBe('?call=1');
  });

  test.each<[string, AffectedCall['bills'], string, string | undefined]>([
    ['customs looks into a box', [ofShip(9, { inspection: 1, unreleased: 4 })], '查验 1 +1', 'customs'],
    ['one bill is refused, the other not in', [ofShip(2, { outside: 2 }), ofShip(1, { refused: 1, outside: 1 })], '退单 1 +1', 'danger'],
    ['all are in, four are not released', [ofShip(9, { unreleased: 4 })], '未放行 4', 'attention'],
    ['four wait for a slip, two for the terminal', [ofShip(9, { undocumented: 4, unpassed: 2 })], '缺单证 4 +1', 'attention'],
    ['of one bill no box is known, the other is ready', [ofShip(3, {}), ofShip(0, { unboxed: 1 })], '没有箱 1 票', 'attention'],
    ['of one bill nothing was heard, the other is ready', [ofShip(3, {}), ofShip(0, null)], '没消息 1 票', undefined],
    ['all is ready', [ofShip(3, {}), ofShip(6, {})], '已齐 9', 'done'],
  ])('V-07 the worst of the ship’s bills stands in its tank and in its row: %s', async (_case, bills, word, tone) => {
    affected = [{ ...endangered, id: 1, bills }];
    await show();
    const told = (selector: string) =>
      until(() => [...host.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === word));
    expect((await told('.vessel-tank > span')).dataset['tone']).toBe(tone);
    expect((await told('.ml-row .vessel-ready')).dataset['tone']).toBe(tone);
  });

  test.each<[string, AffectedCall['bills'], string]>([
    ['something on it lacks', [ofShip(2, { outside: 2 })], 'low'],
    ['the user has no bill on it', [], 'far'],
  ])('V-07 a clock warns in its tank where %s', async (_case, bills, state) => {
    affected = [{ ...endangered, id: 1, dangers: [], bills }];
    await show();
    await until(() => host.querySelector<HTMLElement>('.vessel-tank')?.dataset['state'] === state);
    expect(host.querySelectorAll('.vessel-tank')).toHaveLength(1);
  });

  test('V-07 of what has closed the latest stands first: of that somebody may still be asked', () => {
    const closing = ['03:00', '08:00', '05:00'].map((hour, at) => {
      const closes = `2026-10-12 ${hour}:00`;
      return { row: makeCall(at + 1, `DEMO.SHIP${at}`, { portclosedate: closes }), closes };
    });
    const order = inOrderOfNeed(closing, new Map(), Date.parse('2026-10-12T14:47:00+08:00')).map(({ closes }) => closes.slice(11, 16));
    expect(order).toEqual(['08:00', '05:00', '03:00']);
  });

  // From the trade: whom the clock that runs out next closes out is rung first; who is worse off has until a later one.
  test.each<[string, Partial<VesselRow>, AffectedCall['bills'], string, string]>([
    [
      '进箱 closes in 3 h for twenty, customs looks into one',
      { ctnapplyenddate: '2026-10-12 17:47:00' },
      [ofShip(24, { inspection: 1, outside: 20 })],
      '进箱17:47',
      '未进 20 +1',
    ],
    [
      '进箱 closes tomorrow',
      { ctnapplyenddate: '2026-10-13 17:47:00', portclosedate: '2026-10-13 20:00:00' },
      [ofShip(24, { inspection: 1, outside: 20 })],
      '',
      '查验 1 +1',
    ],
    [
      'all are released, the terminal has 截港: 截关 counts for nothing',
      { closedate: '2026-10-12 16:00:00' },
      [ofShip(5, { unpassed: 5 })],
      '截港18:00',
      '码头未放 5',
    ],
    [
      'one is not released: 截关 counts',
      { closedate: '2026-10-12 16:00:00' },
      [ofShip(5, { unreleased: 1, unpassed: 4 })],
      '截关16:00',
      '未放行 1 +1',
    ],
    [
      'none is in, all papers are there: 截单 and 截VGM count for nothing, as in the list of bills',
      { documentclosedate: '2026-10-12 15:00:00', vgmclosedate: '2026-10-12 15:30:00' },
      [ofShip(6, { outside: 5, untallied: 1 }, '2026-10-12 18:00:00')],
      '截港18:00',
      '未进 5 +1',
    ],
    [
      'none is in, and customs close first: nothing is released before it is in',
      { closedate: '2026-10-12 16:00:00' },
      [ofShip(6, { outside: 5, untallied: 1 }, '2026-10-12 16:00:00')],
      '截关16:00',
      '未进 5 +1',
    ],
    [
      'all are in, 截港 before 截关: what a box inside lacks has until 截关, as in the list of bills',
      { closedate: '2026-10-12 20:00:00' },
      [ofShip(6, { withdrawn: 5, undocumented: 6 }, '2026-10-12 20:00:00')],
      '截关20:00',
      '放行取消 5 +1',
    ],
    [
      'all are in, 进箱 closes with 截港: the port’s own cut-off is told',
      { ctnapplyenddate: '2026-10-12 18:00:00' },
      [ofShip(6, { unpassed: 5, untallied: 1 }, '2026-10-12 18:00:00')],
      '截港18:00',
      '外理未放 1 +1',
    ],
    [
      'none is in, a paper of one bill is lacking: it runs by 截单, and so does the ship',
      { documentclosedate: '2026-10-12 15:00:00', closedate: '2026-10-12 16:00:00' },
      [ofShip(6, { outside: 5, untallied: 1 }, '2026-10-12 18:00:00'), ofShip(2, { outside: 2 }, '2026-10-12 15:00:00')],
      '截单15:00',
      '未进 7 +1',
    ],
    [
      'a box that customs refused has the colour of its word only where that is told',
      { ctnapplyenddate: '2026-10-12 17:47:00' },
      [ofShip(24, { refused: 1, outside: 20 })],
      '进箱17:47',
      '未进 20 +1',
    ],
  ])('V-07 %s', async (_case, times, bills, clock, word) => {
    rows = [
      makeCall(1, 'DEMO.ALPHA', {
        portclosedate: '2026-10-12 18:00:00',
        ctnapplyenddate: null,
        closedate: null,
        vgmclosedate: null,
        documentclosedate: null,
        ...times,
      }),
    ];
    affected = [{ ...endangered, id: 1, dangers: [], bills }];
    await show();
    await until(() => host.querySelector('.ml-row .vessel-ready')?.textContent === word);
    expect(host.querySelector('.vessel-tank > b')?.textContent ?? '').toBe(clock);
    const tone = host.querySelector('.ml-row .vessel-ready')!.getAttribute('data-tone');
    expect(tone).toBe(word.startsWith('查验') ? 'customs' : word.startsWith('放行取消') ? 'danger' : 'attention');
    expect([...host.querySelectorAll('.vessel-tank > span:last-child')].every(({ textContent }) => textContent === word)).toBe(true);
  });

  test('V-07 strip and board count the same ships of a day: midnight is its end, and who has sailed closes for nobody', async () => {
    const tonight = makeCall(4, 'DEMO.NIGHT', { portclosedate: '2026-10-13 00:00:00' });
    const sailed = makeCall(5, 'DEMO.SAILED', { state: 'finished', portclosedate: '2026-10-12 09:00:00' });
    rows = [...someRows, tonight, sailed];
    affected = [];
    await show();
    const tanks = await until(() => host.querySelector('.vessel-tanks'));
    expect([...tanks.querySelectorAll('.vessel-tank > b')].map(({ textContent }) => textContent)).toEqual(['截港18:00', '截港24:00']);
    const heads = [...host.querySelectorAll('.vessel-board-head small')].map(({ textContent }) => textContent);
    expect(heads.slice(0, 2)).toEqual(['截港 2', '截港 1']);
  });

  test('V-07 what can still be saved has a seat before what is calm or over, and the rest is counted', async () => {
    const at = (id: number, hour: string) => makeCall(id, `DEMO.SHIP${id}`, { portclosedate: `2026-10-12 ${hour}:00`, closedate: null });
    // 14:47: two are over, one of them with a box outside; two are ready; three lack something.
    rows = [at(1, '09:00'), at(2, '10:00'), at(3, '16:00'), at(4, '17:00'), at(5, '18:00'), at(6, '20:00'), at(7, '23:00')];
    affected = rows.map(({ id }) => ({
      ...endangered,
      id,
      dangers: [],
      bills: [ofShip(1, [1, 3, 4].includes(id) ? {} : { outside: 1 })],
    }));
    await show();
    const names = () =>
      [...host.querySelectorAll('.vessel-tank')].map((tank) => /SHIP(\d)/.exec(tank.textContent!)?.[1] ?? tank.textContent);
    await until(() => names()[0] === '5');
    // The rest is told with the worst of it.
    expect(names()).toEqual(['5', '6', '7', '3', '4', '另 2 条未进 1']);
    await click(host.querySelectorAll('.vessel-tank')[5]!);
    expect(history.location.search).toContain('group=today');
  });

  test('V-07 what closes within a day for boxes that lack something has a tank, though the port closes another day', async () => {
    const tomorrow = { portclosedate: '2026-10-13 20:00:00', documentclosedate: null, ctnapplyenddate: null };
    const ship = (id: number, closedate: string) => makeCall(id, `DEMO.SHIP${id}`, { ...tomorrow, closedate });
    // 14:47: 1 closes today and lacks nothing; 2, 3 and 4 tomorrow, customs' clock of 2 and 3 tonight.
    rows = [
      makeCall(1, 'DEMO.SHIP1', { portclosedate: '2026-10-12 16:00:00', closedate: null }),
      ship(2, '2026-10-13 02:41:00'),
      ship(3, '2026-10-13 02:41:00'),
      ship(4, '2026-10-13 15:48:00'),
    ];
    const lacking = { withdrawn: 1 };
    affected = rows.map(({ id }) => ({ ...endangered, id, dangers: [], bills: [ofShip(3, [2, 4].includes(id) ? lacking : {})] }));
    await show();
    await until(() => host.querySelector('.vessel-tank')?.textContent?.includes('SHIP2'));
    const names = [...host.querySelectorAll('.vessel-tank')].map((tank) => /SHIP\d/.exec(tank.textContent!)![0]);
    expect(names).toEqual(['SHIP2', 'SHIP1']);
  });

  test('V-07 of a silent port no ship is told as ready, and what counts down is only what is still to be met', async () => {
    rows = [
      makeCall(1, 'DEMO.ALPHA', {
        ctnapplyenddate: '2026-10-12 17:00:00',
        portclosedate: '2026-10-12 18:00:00',
        closedate: null,
        documentclosedate: null,
      }),
    ];
    affected = [{ ...endangered, id: 1, dangers: [], bills: [ofShip(2, {})] }];
    await show();
    const tank = await until(() => host.querySelector('.vessel-tank'));
    await until(() => tank.textContent?.includes('已齐 2'));
    // All boxes are in: the gate's clock is met.
    expect([tank.textContent!.slice(0, 7), host.querySelector('.ml-row .ml-tide-word')!.textContent]).toEqual(['截港18:00', '截港']);
    expect(host.querySelector<HTMLElement>('.ml-row .ml-tide')!.dataset['state']).toBe('complete');
    act(() => root.unmount());
    silence = { source: 'ningbo-edi', since: '2026-10-12 12:00:00', usualSeconds: 600 };
    await show();
    await until(() => host.querySelector('.vessel-tank')?.textContent?.includes('没消息 1 票'));
    expect(host.textContent).not.toContain('已齐');
  });

  test('V-07 of a ship that has sailed the row says nothing of what it lacked', async () => {
    rows = [makeCall(1, 'DEMO.ALPHA', { state: 'finished' }), makeCall(2, 'DEMO.BEACON')];
    affected = [1, 2].map((id) => ({ ...endangered, id, dangers: [], bills: [ofShip(2, {})] }));
    await show();
    await until(() => host.textContent?.includes('已齐 2'));
    expect([...host.querySelectorAll('.ml-row .vessel-ready')].map(({ textContent }) => textContent)).toEqual(['已齐 2']);
  });

  test('V-07 of one page of several the board counts no day: the chip counts all', async () => {
    total = 60;
    await show();
    await until(() => bar('DEMO.ALPHA'));
    expect(host.querySelector('.vessel-board-head small')).toBeNull();
  });

  test('V-07 a row counts down to its next clock and names it', async () => {
    await show();
    const row = await until(() => [...host.querySelectorAll('.ml-row')].find((each) => each.textContent?.includes('DEMO.BEACON')));
    // 截单 10-13 10:00, by which one of the bills runs, comes before 截港 12:00.
    expect(row.querySelector('.ml-tide-word')!.textContent).toBe('截单');
    expect(row.querySelector<HTMLElement>('.ml-tide')!.dataset['tip']).toBe('截单 10-13 10:00');
  });

  test('a ship that has sailed closes for nobody, one that closes tomorrow not today', () => {
    const sailed = makeCall(4, 'DEMO.SAILED', { state: 'finished', portclosedate: '2026-10-12 09:00:00' });
    const early = makeCall(5, 'DEMO.EARLY', { portclosedate: null, ctnapplyenddate: '2026-10-12 01:00:00' });
    expect(closingToday([...someRows, sailed, early], '2026-10-12').map(({ row }) => row.vesselsName)).toEqual([
      'DEMO.EARLY',
      'DEMO.ALPHA',
    ]);
  });
});

describe('the cut-off radar', () => {
  test('names the clock, old → new, and the boxes; a press leads to exactly their bills', async () => {
    await show();
    const band = await until(() => host.querySelector('.ml-band'));
    expect(band.querySelector('h2')!.textContent).toBe('DEMO.BEACON/2W 截港提前 6 小时，3 箱受影响');
    expect(band.querySelector('.vessel-radar-move')!.textContent).toContain('10-13 18:00 → 10-13 12:00');
    expect(band.textContent).toContain('码头公告 10-12 14:41');
    expect(bar('DEMO.BEACON')!.textContent).toContain('截点变更，有箱受影响');
    expect(bar('DEMO.ALPHA')!.textContent).not.toContain('受影响');
    await click(buttonIn('.ml-band', '受影响的提单 2'));
    await until(() => history.location.pathname === '/logistics');
    expect(new URLSearchParams(history.location.search).get('keyword')).toBe('COSU6012345678,COSU6012345679');
  });

  test('the card of a call shows its clocks as old → new and saves it for a calendar', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await show('/shipSubscrib?call=2');
    const card = await until(() => host.querySelector('.vessel-card-of-call'));
    await until(() => card.querySelector('[data-earlier]'));
    expect(card.querySelector('[data-earlier]')!.textContent).toBe('截港10-13 18:00 10-13 12:00提前 6 小时');
    expect(card.textContent).toContain('COSU6012345678 CSNU6152119 FCIU9051230');
    expect(card.textContent).toContain('截单 10-13 10:00');
    await click(buttonIn('.vessel-card-of-call', '加日历'));
    await until(() => gateway.countOf(calls.exportCalendar) === 1);
    expect(gateway.calls.find(({ path }) => path === calls.exportCalendar.path)!.fields).toEqual({ systemKey: 'NB', ids: [2] });
  });

  test('V-07 the card of a call says what is lacking, worst first, and of which bills: a press shows those alone', async () => {
    affected = [
      {
        ...endangered,
        dangers: [],
        changes: [],
        bills: [
          { blno: 'COSU6012345678', boxes: 5, lacks: { outside: 2 }, clock: null },
          { blno: 'COSU6012345679', boxes: 2, lacks: { refused: 2, outside: 1 }, clock: null },
          { blno: 'COSU6012345680', boxes: 2, lacks: {}, clock: null },
        ],
      },
    ];
    await show('/shipSubscrib?call=2');
    const lacking = await until(() => host.querySelector('.vessel-card-lacks'));
    expect([...lacking.children].map(({ textContent }) => textContent)).toEqual(['退单 2COSU6012345679', '未进 3COSU6012345678 +1']);
    expect([...lacking.querySelectorAll('[data-tone]')].map((word) => word.getAttribute('data-tone'))).toEqual(['danger', 'attention']);
    const links = [...lacking.querySelectorAll('a')].map((link) => new URL(link.href, 'http://x'));
    expect(links.map(({ pathname, searchParams }) => [pathname, searchParams.get('keyword')])).toEqual([
      ['/logistics', 'COSU6012345679'],
      ['/logistics', 'COSU6012345678,COSU6012345679'],
    ]);
  });

  test('V-07 the card of a ship that has sailed, or lacks nothing, speaks of no lack', async () => {
    rows = rows.map((row) => (row.id === 2 ? { ...row, state: 'finished' } : row));
    affected = [endangered, { ...endangered, id: 1, bills: [ofShip(2, {})] }];
    await show('/shipSubscrib?call=2');
    await until(() => host.querySelector('.vessel-card-of-call'));
    expect(host.querySelector('.vessel-card-lacks')).toBeNull();
  });

  test('the table says how many bills are on a call and how many boxes are not in', async () => {
    await show();
    const row = await until(() => [...host.querySelectorAll('.ml-row')].find((each) => each.textContent?.includes('DEMO.BEACON')));
    await until(() => row.textContent?.includes('未进 3 +1'));
    expect(gateway.calls.find(({ path }) => path === calls.queryAffected.path)!.fields).toEqual({ systemKey: 'NB', ids: [1, 2, 3] });
  });

  test('the track says how far the new time is, which hours were lost, and which boxes are not in; a press leads to their bill', async () => {
    await show();
    const track = await until(() => host.querySelector('.vessel-track'));
    expect(track.querySelector('.vessel-track-axis')!.textContent).toBe('现在10-1312:0018:00');
    expect(track.querySelector<HTMLElement>('.vessel-track-lost')!.style.left).toMatch(/^7[0-9.]+%$/);
    const pins = [...track.querySelectorAll<HTMLElement>('.vessel-track-pins button')];
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual([
      'CSNU6152119 受影响，看提单 COSU6012345678',
      'FCIU9051230 受影响，看提单 COSU6012345678',
      'TGBU4870410 受影响，看提单 COSU6012345679',
    ]);
    await click(pins[2]);
    await until(() => history.location.pathname === '/logistics');
    expect(new URLSearchParams(history.location.search).get('keyword')).toBe('COSU6012345679');
  });

  test('a clock that can still be met is named before one that has closed', async () => {
    const open = endangered.dangers[0]!;
    const closed = { ...open, from: '2026-10-12 12:00:00', to: '2026-10-12 09:00:00' };
    affected = [{ ...endangered, dangers: [closed, open] }];
    await show();
    const band = await until(() => host.querySelector('.ml-band'));
    expect(band.querySelector('.vessel-radar-move')!.textContent).toContain('10-13 18:00 → 10-13 12:00');
  });

  test('without a danger nothing is said', async () => {
    affected = [{ ...endangered, dangers: [] }];
    await show();
    await until(() => host.textContent?.includes('未进 3 +1'));
    expect(host.querySelector('.ml-band')).toBeNull();
  });

  test('of a time that was taken away the boxes are named all the same, a box of two bills once', async () => {
    const bills = [
      { blno: 'COSU6012345678', ctnNos: ['CSNU6152119'] },
      { blno: 'COSU6012345679', ctnNos: ['CSNU6152119'] },
    ];
    affected = [{ ...endangered, dangers: [{ ...endangered.dangers[0]!, to: null, bills }] }];
    await show();
    const band = await until(() => host.querySelector('.ml-band'));
    expect(band.querySelector('h2')!.textContent).toBe('DEMO.BEACON/2W 截港时间取消，1 箱受影响');
    const pins = [...band.querySelectorAll('.vessel-track-pins button')].map((pin) => pin.getAttribute('aria-label'));
    expect(pins).toEqual(['CSNU6152119 受影响，看提单 COSU6012345678 COSU6012345679']);
    expect(band.querySelector('.vessel-track-axis')).toBeNull();
  });

  test('of a bill without boxes the bill is named', async () => {
    affected = [{ ...endangered, dangers: [{ ...move, to: null, bills: [{ blno: 'COSU6012345678', ctnNos: [] }] }] }];
    await show();
    const band = await until(() => host.querySelector('.ml-band'));
    expect(band.querySelector('h2')!.textContent).toBe('DEMO.BEACON/2W 截港时间取消，1 票受影响，还没有箱号');
  });
});
