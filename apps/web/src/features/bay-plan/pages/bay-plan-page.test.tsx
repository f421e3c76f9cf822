// Guarantee: the picture of a ship says nothing of boxes that nobody told, counts nothing as his for whoever comes by a link, and
// offers every ship of the own bills.
// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { bayPlanTexts } from '@mastlight/domain/bay-plan/messages';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { tracking } from '@mastlight/domain/tracking/contract';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { onSignal } from '../../../platform/signals';
import { showPage } from '../../../testing/show-page';
import { BoxTable } from '../components/box-table';
import { bayPlanRoutes as routes } from '../routes';
import { pictureOf } from '../ship-picture';
import { wordsOfPicture } from '../ship-words';

type Told = ResponseData<typeof bayPlan.queryVessel>;
const noneOf = <Name extends string>(...names: Name[]) => Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
const box: Told['containers'][number] = {
  ...noneOf('ctnNo', 'blno', 'sizetype', 'bay', 'row', 'tier', 'cell', 'gateInTime', 'loadTime'),
  id: 1,
  mine: false,
  state: 'yard',
  planned: false,
  hidden: false,
  wharf: 'BLCT2',
};
const told = (more: Partial<Told>): Told => ({
  at: null,
  ship: { ...noneOf('chineseName', 'vesselsUn'), vesselsName: 'HAI.MING', voyage: '379W', carrier: '', bays: [] },
  berth: {
    ...noneOf('wharf', 'berth', 'ctnApplyBeginTime', 'ctnApplyEndTime', 'closeTime', 'portCloseTime'),
    ...noneOf('etaArrivalTime', 'etaDepartureTime', 'ataTime', 'atdTime'),
  },
  cutOff: null,
  yards: [],
  containers: [],
  counts: { ...noneOf('total', 'gateIn', 'released', 'inspected', 'loaded'), of: 'ship' },
  findings: [],
  syncTime: null,
  portNow: '2026-10-12 14:47:20',
  portClockRate: 0,
  byLink: false,
  linkUntil: null,
  ...more,
});
const unsaid = noneOf('sizetype', 'sealNo', 'grossWeight', 'status', 'vesselsName', 'voyage', 'loadPort', 'dischargeport', 'ctnOwner');
const life: ResponseData<typeof tracking.queryContainer> = {
  ...unsaid,
  ctnNo: 'HLBU3941308',
  checkDigitOk: true,
  blnos: [],
  events: [
    {
      ...unsaid,
      ...noneOf('text', 'blno', 'cargoWeight', 'destinationPort', 'truckNo', 'stowage', 'temperature'),
      id: 1,
      code: 'ATMT',
      name: '进港',
      tone: 'done',
      time: '2026-11-28 16:47:00',
      heardTime: '2026-11-28 16:48:00',
      source: 'ningbo-edi',
      place: 'YZCT',
      messageId: 1,
      superseded: false,
    },
  ],
};
const choices = Array.from({ length: 8 }, (_, at) => ({ vesselsName: `SHIP.${at}`, voyage: '1W', bills: 1 }));

const show = (answer: Told, sign = '', isSignedIn = true) =>
  showPage(
    routes,
    `/boxquery?vessel=HAI.MING&voyage=379W${sign}`,
    [
      [bayPlan.queryVessel, () => succeed(bayPlan.queryVessel, answer)],
      [tracking.queryContainer, () => succeed(tracking.queryContainer, life)],
      [bayPlan.listChoices, () => succeed(bayPlan.listChoices, { list: choices })],
    ],
    { isSignedIn },
  );

test('R-7.6-11 looked back to before the first word it says that this was then, and asks nobody to check the name', async () => {
  await show(told({ at: '2026-10-12 09:00:00' }));
  expect(await screen.findByText('那时还没有收到这条船这个航次的箱')).toBeTruthy();
  expect(screen.queryByText(/请核对/)).toBeNull();
});

test('R-7.6-11 a ship of which no box was told does not promise the whole ship', async () => {
  await show(told({}));
  await screen.findByText('没有收到这条船这个航次的箱');
  expect(screen.queryByText(/以下是全船/)).toBeNull();
});

test.each([
  ['2026-10-12 14:40:20', '宁波港EDI同步 · 7 分钟前'],
  [null, '宁波港EDI同步 · 还没有收到'],
])('R-1-10 heard of the port at %s, it says “%s”', async (syncTime, words) => {
  await show(told({ containers: [box], syncTime }));
  expect(await screen.findByText(words)).toBeDefined();
});

test('R-0-07 what was not told of a box is the sign for it in its row', () => {
  const page = document.createElement('div');
  const own = { ...box, mine: true, ctnNo: 'HLBU3941308', wharf: null };
  page.innerHTML = renderToStaticMarkup(<BoxTable boxes={[own]} onPick={() => undefined} />);
  expect([...page.querySelectorAll('tbody td')].map(({ textContent }) => textContent).filter((text) => text !== '-')).toHaveLength(1);
  expect(page.querySelectorAll('tbody td')).toHaveLength(7);
});

const columns = ['提单号', '状态', '箱型', '船上位置', '码头', '进港时间', '装船时间'];
test.each<[what: string, box: Partial<Told['containers'][number]>, row: Record<string, string>]>([
  [
    'an other’s of the plan, of which nobody told that it is in',
    { state: 'unknown', cell: '0340482', bay: 34, row: 4, tier: 82, planned: true, wharf: null },
    { 提单号: '不公开', 状态: '未知', 进港时间: '不公开', 装船时间: '不公开', 船上位置: '贝34 列04 层82 预配', 码头: '-' },
  ],
  ['an other’s that is in', { state: 'yard' }, { 状态: '在场', 进港时间: '不公开', 装船时间: '不公开' }],
  ['an other’s on board', { state: 'loaded' }, { 状态: '已装', 进港时间: '不公开', 装船时间: '不公开' }],
  [
    'an own that is outside',
    { mine: true, ctnNo: 'HLBU3941308', blno: 'COSU6400000001', state: 'absent' },
    { 提单号: 'COSU6400000001', 状态: '未报进港', 进港时间: '-', 装船时间: '-' },
  ],
  [
    'an own that is in',
    { mine: true, ctnNo: 'HLBU3941308', state: 'yard', gateInTime: '2026-10-12 11:20:00' },
    { 状态: '在场', 进港时间: '10-12 11:20', 装船时间: '-' },
  ],
])('R-7.6-11 what may not be known of a box is no “none” in the table: %s', (_what, more, row) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<BoxTable boxes={[{ ...box, ...more }]} onPick={() => undefined} />);
  const cells = [...page.querySelectorAll('tbody td')].map(({ textContent }) => textContent!.trim());
  expect(Object.fromEntries(columns.map((name, at) => [name, cells[at]]))).toMatchObject(row);
  expect(page.textContent).not.toMatch(/否|(?<!\d)0 箱/);
});

test.each<[what: string, counts: Partial<Told['counts']>, states: Told['containers'][number]['state'][], words: string]>([
  ['nobody told of any', { total: 2 }, ['unknown', 'unknown'], '进港 未知 | 已放行 未知 | 查验 未知 | 已装 未知'],
  ['one was told in', { total: 2, gateIn: 1 }, ['yard', 'unknown'], '进港 1 已报 · 1 箱未知 | 已放行 未知 | 查验 未知 | 已装 未知'],
  ['all were', { total: 2, gateIn: 2, loaded: 1 }, ['yard', 'loaded'], '进港 2 | 已放行 未知 | 查验 未知 | 已装 1'],
])('R-2.1-12 the big numbers of others’ boxes are unknown where nobody told, and no nought: %s', async (_what, counts, states, words) => {
  const containers = states.map((state, id) => ({ ...box, id, state }));
  await show(told({ containers, counts: { ...told({}).counts, ...counts } }));
  const shown = await screen.findByRole('region', { name: '四个数' });
  const said = [...shown.querySelectorAll('dl:not(.bp-berth)')].map((dl) => {
    const [name, number] = [dl.querySelector('dt'), dl.querySelector('dd')].map((part) => part!.textContent!.trim());
    return `${name} ${number}`;
  });
  expect(said.join(' | ')).toBe(words);
});

const outlined = (id: number, more: Partial<Told['containers'][number]>) => ({ ...box, id, state: 'absent' as const, ...more });
const cellAt = (tier: number) => ({ bay: 34, row: 4, tier, cell: `03404${tier}`, planned: true });
const mineAt = (ctnNo: string) => ({ mine: true, ctnNo, blno: 'COSU6400000001' });
test('R-7.6-11 awaited boxes stand hollow in their cell, those without one beside the quay; others’ without a number', async () => {
  const containers = [
    outlined(0, { ...mineAt('HLBU3941308'), ...cellAt(82) }),
    outlined(1, mineAt('MLTU3102047')),
    // Its cell is another's: it is not drawn there.
    outlined(2, { ...mineAt('TGHU1643396'), ...cellAt(84), hidden: true }),
    { ...outlined(3, cellAt(86)), state: 'unknown' as const },
    { ...outlined(4, {}), state: 'unknown' as const },
    { ...box, id: 5, ...mineAt('CSNU7311529'), ...cellAt(88) },
  ];
  const counts = { of: 'own', total: 4, gateIn: 1, released: 0, inspected: 0, loaded: 0 } as const;
  const { user } = await show(told({ containers, counts, ship: { ...told({}).ship, bays: [34] } }));
  const scene = await screen.findByRole('img', { name: /HAI\.MING/ });
  const [aboard, ashore] = [':scope > .bp-box', 'g > .bp-box'].map((which) => [...scene.querySelectorAll<SVGElement>(which)]);
  const looks = (boxes: SVGElement[]) => boxes.map(({ dataset }) => [dataset['mine'] ?? 'others', dataset['awaited'] !== undefined]);
  expect(looks(aboard!)).toEqual([
    ['true', true],
    ['others', true],
    ['true', false],
  ]);
  expect(looks(ashore!)).toEqual([
    ['true', true],
    ['true', true],
    ['others', true],
  ]);
  expect(ashore!.map(({ textContent }) => textContent)).toEqual(['MLTU3102047 · 未报进港', 'TGHU1643396 · 未报进港', '他人的箱 · 未知']);
  expect(scene.textContent).toContain('没报进港 3');
  expect(
    within(screen.getByRole('list', { name: '图例' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent!.trim()),
  ).toEqual(['空心：还没报进港', '虚线：预配位', '灰色空心：他人的箱，没报过进港，可能还没到，也可能已在船上']);
  // Another's is no button; an own one speaks.
  await user.click(ashore![2]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(ashore![0]!);
  expect(await screen.findByRole('dialog', { name: 'MLTU3102047' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: '表格' }));
  // The same to whoever cannot see the picture.
  expect(await screen.findByText('还差 3 箱没进港')).toBeTruthy();
  expect(screen.getAllByRole('row').filter(({ textContent }) => textContent!.includes('未报进港'))).toHaveLength(3);
  expect(screen.getAllByRole('row').filter(({ textContent }) => textContent!.includes('未知'))).toHaveLength(2);
});

const own = { ...box, mine: true, ctnNo: 'HLBU3941308' };
test.each<[what: string, cutOff: Told['cutOff'], states: Told['containers'][number]['state'][], state: string | null, words: string]>([
  ['no plan, or she has sailed', null, ['absent'], null, ''],
  ['two days', { name: '截港', time: '2026-10-14 18:00:00' }, ['absent'], 'far', '距截港10-14 18:002天 03:12'],
  ['three hours, one outside', { name: '截港', time: '2026-10-12 18:00:00' }, ['released', 'absent'], 'low', '距截港10-12 18:0003:12:40'],
  ['customs’, ten hours', { name: '截关', time: '2026-10-13 00:47:20' }, ['yard'], 'near', '距截关10-13 00:4710:00:00'],
  ['all are ready', { name: '截港', time: '2026-10-12 18:00:00' }, ['released', 'loaded'], 'complete', '距截港10-12 18:0003:12:40'],
  ['passed, one outside', { name: '截港', time: '2026-10-12 14:00:00' }, ['absent'], 'missed', '截港已过10-12 14:0000:47'],
  ['passed, none outside', { name: '截港', time: '2026-10-12 14:00:00' }, ['released'], 'closed', '截港已过10-12 14:0000:47'],
])('R-7.6-11 the clock beside the ship: %s', async (_what, cutOff, states, state, words) => {
  const containers = states.map((each, id) => ({ ...own, id, state: each }));
  // The instant of a replay is a clock that stands.
  await show(
    told({
      at: '2026-10-12 14:47:20',
      containers,
      cutOff,
      counts: { ...told({}).counts, of: 'own', total: states.length, gateIn: 0, released: 0 },
    }),
  );
  await screen.findByRole('region', { name: '四个数' });
  const tide = document.querySelector<HTMLElement>('.ml-tide-large');
  expect([tide?.dataset['state'] ?? null, tide?.textContent ?? '']).toEqual([state, words]);
});

test('R-2.4-07 by a link, where no stream tells the port’s time, the clock runs by what the answer tells', async () => {
  const cutOff = { name: '截港', time: '2026-10-12 18:00:00' };
  await show(told({ byLink: true, containers: [box], cutOff, portNow: '2026-10-12 17:00:00' }), '&sign=x', false);
  expect((await screen.findByText('01:00:00')).closest('[data-state]')!.getAttribute('data-state')).toBe('low');
});

const at34 = { ...own, state: 'absent' as const, bay: 34, row: 4, tier: 82 };
test.each<[what: string, berth: Partial<Told['berth']>, at: string | null, pressing: number]>([
  ['进箱截止 in an hour', { ctnApplyEndTime: '2026-10-12 15:47:20' }, null, 1],
  ['截关 in two hours', { closeTime: '2026-10-12 16:47:20' }, null, 1],
  ['截港 in two hours and a second', { portCloseTime: '2026-10-12 16:47:21' }, null, 0],
  ['截港 has passed', { portCloseTime: '2026-10-12 14:00:00' }, null, 0],
  ['截港 an hour behind the instant that is looked back to', { portCloseTime: '2026-10-12 14:00:00' }, '2026-10-12 13:00:00', 1],
  ['no plan', {}, null, 0],
])('R-7.6-11 an own box that is out presses from two hours before a clock on: %s', async (_what, berth, at, pressing) => {
  await show(told({ at, containers: [at34], berth: { ...told({}).berth, ...berth }, ship: { ...told({}).ship, bays: [34] } }));
  await screen.findByRole('img', { name: /HAI\.MING/ });
  expect(document.querySelectorAll('[data-pressing]')).toHaveLength(pressing);
});

test('R-2.1-12 without a stow plan the picture is still to be had, from the table too; of a ship without boxes it is told why not', async () => {
  const { user } = await show(
    told({ containers: [outlined(0, mineAt('HLBU3941308'))], counts: { ...told({}).counts, of: 'own', total: 1, gateIn: 0 } }),
  );
  await user.click(await screen.findByRole('radio', { name: '表格' }));
  await user.click(screen.getByRole('button', { name: '存成图片' }));
  // What is drawn is the ship with what nobody told of her.
  const scene = await screen.findByRole('img', { name: /HAI\.MING/ });
  expect(scene.textContent).toMatch(/还没有积载图，港口没有报船上位置.*没报进港 1/);
});

test('R-2.1-12 of a ship without boxes there is no picture, and the control says why', async () => {
  await show(told({}));
  const save = await screen.findByRole('button', { name: '存成图片' });
  expect(save.matches(':disabled')).toBe(true);
  expect(document.getElementById(save.getAttribute('aria-describedby')!)!.textContent).toBe('还没有箱，没有图可存');
});

test.each([
  ['2026-10-12 16:00:00', '收箱到 10-12 16:00'],
  ['2026-10-12 14:00:00', '10-12 14:00 已停止收箱'],
])('R-7.6-11 of a gate that closes at %s it says “%s”', async (ctnApplyEndTime, words) => {
  await show(told({ containers: [{ ...own, state: 'absent' }], berth: { ...told({}).berth, ctnApplyEndTime } }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('R-2.4-09 whoever comes by a link is not told of boxes of his own', async () => {
  const yards = [{ wharf: 'BLCT2', total: 1, mine: 0 }];
  await show(told({ byLink: true, containers: [box], yards }), '&sign=x', false);
  await screen.findByText('在场 1 箱');
  expect(document.body.textContent).not.toMatch(/本公司|没有您关注的箱|箱 0/);
});

const stops = [
  { time: '2026-10-12 09:00:00', statements: 3 },
  { time: '2026-10-12 11:30:10', statements: 1 },
];
const replayed = (at = '') =>
  showPage(
    routes,
    `/boxquery?vessel=HAI.MING&voyage=379W${at === '' ? '' : `&at=${encodeURIComponent(at)}`}`,
    [
      [
        bayPlan.queryVessel,
        ({ at }) => {
          const asked = at === undefined ? undefined : String(at);
          return asked === '2026-10-12 23:00:00'
            ? refuse({ code: 400, msg: bayPlanTexts.at.inFuture('2026-10-12 14:47:20') })
            : succeed(
                bayPlan.queryVessel,
                told({ at: asked ?? null, containers: [{ ...box, state: asked === undefined ? 'loaded' : 'yard' }] }),
              );
        },
      ],
      [bayPlan.listStops, () => succeed(bayPlan.listStops, { list: stops })],
      [bayPlan.listChoices, () => succeed(bayPlan.listChoices, { list: [] })],
    ],
    { isSignedIn: true },
  );
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: '看哪个时刻' });

test('R-7.6-11 a replay goes to each instant that was heard, keeps it in the address, and back to now', async () => {
  const { user, address } = await replayed();
  await user.click(await screen.findByRole('button', { name: '回放' }));
  expect((await slider()).value).toBe('2');
  fireEvent.change(await slider(), { target: { value: '1' } });
  await screen.findByText('2026-10-12 11:30:10 时知道的', { selector: 'b' });
  expect(new URL(address(), 'https://x').searchParams.get('at')).toBe('2026-10-12 11:30:10');
  expect((await slider()).getAttribute('aria-valuetext')).toBe('10-12 11:30:10 · 1 条消息');
  await user.click(screen.getByRole('button', { name: '回到现在' }));
  await waitFor(async () => expect((await slider()).value).toBe('2'));
});

test('R-7.6-11 an instant in the address opens the replay there', async () => {
  await replayed('2026-10-12 09:00:00');
  await screen.findByText('2026-10-12 09:00:00 时知道的', { selector: 'b' });
  expect(await screen.findByRole('button', { name: '在场 1' })).toBeTruthy();
});

test('R-7.6-11 it plays by itself from the first instant on, and stands still at now', async () => {
  const { user, asked } = await replayed();
  await user.click(await screen.findByRole('button', { name: '回放' }));
  await slider();
  await user.click(screen.getByRole('radio', { name: '4 倍' }));
  await user.click(screen.getByRole('button', { name: '播放' }));
  await waitFor(() => expect(asked(bayPlan.queryVessel).flatMap(({ at }) => at ?? [])).toEqual(stops.map(({ time }) => time)));
  await screen.findByRole('button', { name: '播放' });
  expect((await slider()).value).toBe('2');
});

test('R-7.6-11 an instant that is to come is told, and the page of now stands', async () => {
  await replayed('2026-10-12 23:00:00');
  expect((await screen.findByRole('alert')).textContent).toContain('还没有到');
  await screen.findByRole('button', { name: '已装 1' });
});

test('R-2.1-12 the ships beyond the first six are one press away', async () => {
  const { user } = await show(told({ containers: [box] }));
  await user.click(await screen.findByRole('button', { name: '还有 2 条船' }));
  expect(await screen.findByRole('button', { name: 'SHIP.7 / 1W（1 票）' })).toBeTruthy();
});

test('R-7.6-11 the life of a box names terminals as people do, and the berth by its number', async () => {
  const own = { ...box, id: 2, mine: true, ctnNo: 'HLBU3941308', cell: '0100284' };
  const counts = { of: 'own', total: 1, gateIn: 1, released: 0, inspected: 0, loaded: 0 } as const;
  const berthed = told({ containers: [own], counts, berth: { ...told({}).berth, wharf: 'YZCT', berth: '7' } });
  const { user } = await show(berthed);
  await screen.findByText('泊位 甬舟 7#');
  await user.click(screen.getByRole('button', { name: /HLBU/ }));
  const card = within(await screen.findByRole('dialog', { name: 'HLBU3941308' }));
  expect((await card.findByRole('listitem')).textContent).toMatch(/^进港 11-28 16:47 甬舟/);
});

test('R-7.6-11 own boxes that are out are counted, pressing near 截港, shown alone and copied; others’ never', async () => {
  const own = (id: number, ctnNo: string, state: 'absent' | 'yard') => ({
    ...box,
    id,
    mine: true,
    ctnNo,
    state,
    bay: 34,
    row: 4,
    tier: 80 + 2 * id,
  });
  const containers = [
    own(1, 'HLBU3941308', 'absent'),
    own(2, 'MLTU3102047', 'yard'),
    { ...box, id: 3, state: 'absent' as const, bay: 34, row: 2, tier: 82 },
  ];
  const counts = { of: 'own', total: 2, gateIn: 1, released: 0, inspected: 0, loaded: 0 } as const;
  const ship = { ...told({}).ship, bays: [34] };
  const berth = { ...told({}).berth, portCloseTime: '2026-10-12 16:00:00' };
  const { user } = await show(told({ containers, counts, ship, berth }));
  await screen.findByText('还差 1 箱没进港');
  await screen.findByText('收箱到 10-12 16:00');
  expect(document.querySelectorAll('[data-pressing]')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '复制箱号' }));
  expect(await navigator.clipboard.readText()).toBe('HLBU3941308');
  await user.click(screen.getByRole('button', { name: '只看没进港' }));
  expect([...document.querySelectorAll('.bp-list li')].map(({ textContent }) => /HLBU|MLTU/.exec(textContent!)![0])).toEqual(['HLBU']);
});

test('R-2.1-12 words on the ship are written in the letters of the page, where they stand, and the picked bay is no part of the picture', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<svg viewBox="0 0 760 100"><rect class="bp-picked" width="9"></rect><text x="380" y="50" text-anchor="middle">还没有积载图</text></svg>';
  const { source, shipTop, written } = pictureOf(page.querySelector('svg')!, { title: 'A / 1W', lines: [] });
  // The ship is drawn at twice her units.
  expect(written.at(-1)).toMatchObject({ text: '还没有积载图', x: 800, y: shipTop + 100, align: 'center' });
  expect(source).not.toMatch(/<text|<rect/);
});

test('R-7.6-11 一条船一张图 says which ship, what is counted and as of when, and has no number and no markup of others', () => {
  const page = document.createElement('div');
  page.innerHTML = '<svg viewBox="0 0 400 100"><rect class="bp-box" data-mine="true" x="1" y="1" width="9" height="9"></rect></svg>';
  const words = { title: 'A<B & "C" / 1W', lines: ['进港 36 / 52', '截至 2026-10-12 14:47'] };
  const { source, shipTop, shipHeight, height, written } = pictureOf(page.querySelector('svg')!, words);
  expect(written.map(({ text }) => text)).toEqual([words.title, ...words.lines]);
  expect(Math.max(...written.map(({ y }) => y))).toBeLessThan(shipTop);
  // As wide as the picture is inside its edges, a quarter of that high.
  expect([shipHeight, height > shipTop + shipHeight]).toEqual([380, true]);
  expect([source.includes('data-'), source.includes('class='), source.includes('<rect')]).toEqual([false, false, true]);
});

test.each([
  ['of which some stayed behind', 'loaded', 'yard', '船已离港 10-12 12:00，1 箱没装上'],
  ['with all of them', 'loaded', 'loaded', '船已离港 10-12 12:00'],
] as const)('R-7.6-11 a ship that has sailed %s says so, and waits for no box', async (_what, first, second, words) => {
  const containers = [
    { ...box, id: 0, ...mineAt('HLBU3941308'), state: first },
    { ...box, id: 1, ...mineAt('MLTU3102047'), state: second },
  ];
  const berth = { ...told({}).berth, atdTime: '2026-10-12 12:00:00' };
  await show(told({ containers, berth, counts: { ...told({}).counts, of: 'own', total: 2, gateIn: 2 } }));
  expect((await screen.findByText(/^船已离港/)).textContent!.trim()).toBe(words);
  expect(screen.queryByText(/还差/)).toBeNull();
});

test('R-7.6-11 looked back to before she sailed a box outside is still awaited', async () => {
  const berth = { ...told({}).berth, atdTime: '2026-10-12 12:00:00' };
  await show(told({ at: '2026-10-12 11:00:00', berth, containers: [outlined(0, mineAt('HLBU3941308'))] }));
  expect(await screen.findByText('还差 1 箱没进港')).toBeTruthy();
  expect(screen.queryByText(/^船已离港/)).toBeNull();
});

test('R-2.4-07 whoever comes by a link reads which ship and voyage it is, and until when', async () => {
  await show(told({ byLink: true, linkUntil: '2026-10-14 14:47:20', containers: [box] }), '&sign=x', false);
  expect(await screen.findByText('HAI.MING / 379W')).toBeTruthy();
  expect(screen.getByText('链接有效到 2026-10-14 14:47')).toBeTruthy();
});

test.each(['linkWrong', 'linkOver'] as const)(
  'R-2.4-09 a link that opens nothing says why, and the login over it too: %s',
  async (name) => {
    const reasons: unknown[] = [];
    const undo = onSignal('login-needed', ({ reason }) => reasons.push(reason));
    await showPage(
      routes,
      '/boxquery?vessel=HAI.MING&voyage=379W&sign=x',
      [[bayPlan.queryVessel, () => refuse({ code: 403, msg: bayPlanTexts[name], refusal: `bay-plan.${name}`, params: {} })]],
      {
        isSignedIn: false,
      },
    );
    expect(await screen.findByText(bayPlanTexts[name])).toBeTruthy();
    undo();
    expect(reasons).toEqual([bayPlanTexts[name]]);
  },
);

test('R-2.1-12 the query bar takes a bill or a box of one’s own, and says where it knows none', async () => {
  const { user, address } = await showPage(routes, '/boxquery', [
    [
      bayPlan.listChoices,
      ({ number = '' }: { number?: string }) =>
        succeed(bayPlan.listChoices, { list: number === '' ? choices : number === 'COSU6400000001' ? [choices[3]!] : [] }),
    ],
    [bayPlan.queryVessel, () => succeed(bayPlan.queryVessel, told({}))],
  ]);
  const field = await screen.findByRole('textbox', { name: '提单号、箱号或船名/航次' });
  await user.type(field, 'HLBU3941308{Enter}');
  expect(await screen.findByText(/您关注的提单里没有 HLBU3941308/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'cosu 6400000001{Enter}');
  await waitFor(() => expect(address()).toContain('vessel=SHIP.3'));
});

test('R-2.1-12 own boxes of one height are drawn each in its state, and the title counts them', async () => {
  const containers = [
    { ...box, id: 0, ...mineAt('HLBU3941308'), state: 'released' as const, ...cellAt(88) },
    { ...box, id: 1, ...mineAt('MLTU3102047'), state: 'loaded' as const, ...cellAt(88), row: 7, planned: false },
    { ...box, id: 2, ...mineAt('CSNU7311529'), state: 'loaded' as const, ...cellAt(88), row: 8, planned: false },
    { ...box, id: 3, state: 'unknown' as const, ...cellAt(88), row: 9 },
  ];
  await show(told({ containers, ship: { ...told({}).ship, bays: [34] } }));
  const scene = await screen.findByRole('img', { name: /HAI\.MING/ });
  const drawn = [...scene.querySelectorAll<SVGElement>(':scope > .bp-box')];
  expect(drawn.map(({ dataset, textContent }) => [dataset['state'], textContent])).toEqual([
    ['released', '贝位 34：已放 1，已装 2，他人的箱 1'],
    ['loaded', '贝位 34：已放 1，已装 2，他人的箱 1'],
  ]);
  const [left, right] = drawn.map((one) => [Number(one.getAttribute('x')), Number(one.getAttribute('width'))] as const);
  expect(left![0] + left![1]).toBe(right![0]);
});

test('R-7.6-11 the card of a box at an instant tells what had been heard by then', async () => {
  const { user } = await show(told({ at: '2026-11-28 16:47:30', containers: [{ ...box, id: 0, ...mineAt('HLBU3941308') }] }));
  await user.click(await screen.findByRole('button', { name: /HLBU/ }));
  expect(await screen.findByText('这一箱的经过，11-28 16:47 时知道的')).toBeTruthy();
  expect(await screen.findByText('没有记录')).toBeTruthy();
});

const ownCounts = { of: 'own', total: 2, gateIn: 1, released: 0, inspected: 0, loaded: 0 } as const;
const shipCounts = { ...told({}).counts, total: 3, gateIn: 2 };
test.each<[what: string, vessel: Partial<Told>, lines: readonly string[]]>([
  [
    'own boxes outside, before the gates close',
    { containers: [outlined(0, mineAt('HLBU3941308')), { ...box, id: 1, ...mineAt('MLTU3102047') }], counts: ownCounts },
    ['我方的箱：进港 1 / 2 · 已放行 0 · 查验 0 · 已装 0', '还差 1 箱没进港 · 收箱到 10-12 16:00'],
  ],
  [
    'the same behind them',
    { at: '2026-10-12 17:00:00', containers: [outlined(0, mineAt('HLBU3941308'))], counts: ownCounts },
    ['我方的箱：进港 1 / 2 · 已放行 0 · 查验 0 · 已装 0', '还差 1 箱没进港 · 10-12 16:00 已停止收箱'],
  ],
  [
    'others’ alone: unknown is no whole of which they lack',
    { containers: [box, { ...box, id: 1 }, { ...box, id: 2, state: 'unknown' }], counts: shipCounts },
    ['全船：进港 2 已报 · 1 箱未知 · 已放行 未知 · 查验 未知 · 已装 未知'],
  ],
  [
    'she has sailed without one',
    { at: '2026-10-13 09:00:00', containers: [outlined(0, mineAt('HLBU3941308'))], counts: ownCounts },
    ['我方的箱：进港 1 / 2 · 已放行 0 · 查验 0 · 已装 0', '船已离港 10-13 08:00，1 箱没装上'],
  ],
])('R-2.1-12 the saved picture says what the page says: %s', (_what, vessel, lines) => {
  const berth = { ...told({}).berth, ctnApplyEndTime: '2026-10-12 16:00:00', atdTime: '2026-10-13 08:00:00' };
  expect(wordsOfPicture(told({ berth, ...vessel })).lines.slice(1, -1)).toEqual(lines);
});

test('R-2.1-12 beside boxes that are all on board no clock runs', async () => {
  const cutOff = { name: '截港', time: '2026-10-12 14:00:00' };
  await show(told({ cutOff, containers: [{ ...box, id: 0, ...mineAt('HLBU3941308'), state: 'loaded' }] }));
  await screen.findByRole('region', { name: '四个数' });
  expect(screen.queryByText(/截港已过/)).toBeNull();
});
