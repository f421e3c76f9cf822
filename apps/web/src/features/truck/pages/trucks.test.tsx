// Guarantee: what a truck's page says is true by its age and its price: a place of before says so and offers the next look; a link whose
// owner has no money says that in a toast.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { trucks, type Truck, type TruckBox } from '@mastlight/domain/truck/contract';
import { truckTexts } from '@mastlight/domain/truck/messages';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { nowOfTests, showPage } from '../../../testing/show-page';
import { CallError } from '../../../platform/http-client';
import { sharedQuery } from '../api';
import { truckRoutes as routes } from '../routes';

const nowMs = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const minute = 60_000;
const truck = (id: number, carNo: string, seenFor: number | null, ago: number | null, speedKmh = 0): Truck => ({
  id,
  carNo,
  endTime: null,
  seenUntilMs: seenFor === null ? null : nowMs + seenFor * minute,
  position:
    ago === null
      ? null
      : {
          latitude: 29.93,
          longitude: 121.88,
          speedKmh,
          courseDegrees: 90,
          isAccOn: true,
          fixMs: nowMs - ago * minute,
          heardMs: nowMs - ago * minute,
        },
});
const list = [
  truck(1, '浙B00001', 5, 22, 40),
  truck(2, '浙B00002', 5, 1, 62),
  truck(3, '浙B00003', 5, 1),
  truck(4, '浙B00004', -30, 31, 62),
  truck(5, '浙B00005', null, null),
  truck(6, '浙B00006', -60 * 24 * 40, null),
];
const box = {
  port: 'NB',
  billNo: 'COSU6410287926',
  containerNo: 'CSNU6152405',
  emptyOutMs: nowMs - 45 * minute,
  yardName: '长胜堆场',
  gateInMs: null,
} as const;
const boxes: TruckBox[] = [
  { ...box, carNo: '浙B00002' },
  { ...box, carNo: '浙B00003', port: 'SH', billNo: 'EGLV146500739114', containerNo: 'FCIU9051307', gateInMs: nowMs - 35 * minute },
  { ...box, carNo: '浙B00004', billNo: 'KMTCNBO7720613', containerNo: 'TGBU4870555', emptyOutMs: null },
];

const show = (carNo: string) =>
  showPage(routes, `/truckSubscribe?carNo=${encodeURIComponent(carNo)}`, [
    [trucks.list, () => succeed(trucks.list, { list, priceFen: 20 })],
    [trucks.listBoxes, () => succeed(trucks.listBoxes, { list: boxes })],
    [
      trucks.track,
      () => succeed(trucks.track, { points: [1, 2].map((atMs) => ({ latitude: 29.9, longitude: 121.8, speedKmh: 40, atMs })) }),
    ],
    [trucks.subscribe, ({ carNo: plate }) => succeed(trucks.subscribe, { id: 5, carNo: String(plate) })],
    [billing.checkFreeBalance, () => succeed(billing.checkFreeBalance, { freeFen: 3_000, wantedFen: 20 })],
    [trucks.locate, () => succeed(trucks.locate, { truck: truck(4, '浙B00004', 10, 0), coins: 20 })],
  ]);

test.each([
  ['浙B00001', '没信号', ['看到 14:52 为止', '发动机开'], ['定位 0.20 火币', '实时', '往大榭']],
  [
    '浙B00002',
    '行驶',
    ['看到 14:52 为止', '62 km/h', '实时', '往大榭招商约 1', '（直线 9 公里，按路长 1.3 倍、时速 50 公里估）'],
    ['定位 0.20 火币'],
  ],
  ['浙B00003', '停着', ['看到 14:52 为止'], ['定位 0.20 火币']],
  ['浙B00004', '上次位置', ['这是 10-12 14:17 以前的位置', '当时 62 km/h', '定位 0.20 火币'], ['实时', '看到', 'WGS', '往大榭']],
  ['浙B00005', '未定位', ['还没有定位过这辆车', '定位 0.20 火币'], ['km/h']],
  ['浙B00006', '未定位', ['上次定位看到 2026-09-02 为止，那时的位置已不再保存', '定位 0.20 火币'], ['还没有定位过', 'km/h']],
])('R-2.1-09, R-4.9-11 %s is %s and says so', async (carNo, state, said, unsaid) => {
  await show(carNo);
  const card = await screen.findByRole('region', { name: `${carNo.slice(0, 2)}·${carNo.slice(2)}` });
  within(card).getByText(state);
  if (state !== '未定位') await screen.findByRole('slider', { name: '轨迹时间' });
  const text = card.parentElement!.textContent;
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
});

test('R-4.9-11 the next look is asked for by its price', async () => {
  const { user, asked } = await show('浙B00004');
  const card = await screen.findByRole('region', { name: '浙B·00004' });
  await user.click(within(card).getByRole('button', { name: '定位 0.20 火币' }));
  await screen.findByText('订阅消耗：0.20火币（都在免费额度里）');
  expect(asked(trucks.locate)).toEqual([{ carNo: '浙B00004' }]);
});

test.each([
  [402, truckTexts.sharerShort, truckTexts.sharerShort],
  [410, truckTexts.linkDead, truckTexts.linkDead],
])('R-8-03, R-2.3-09 a link that answers %s', async (code, msg, shown) => {
  await showPage(routes, `/wxtruckmap?token=${'x'.repeat(32)}`, [
    [trucks.showShared, () => refuse({ code, msg, refusal: code === 402 ? 'truck.sharerShort' : 'truck.linkDead' })],
  ]);
  expect((await screen.findAllByText(shown)).length).toBe(code === 402 ? 2 : 1);
});

test('R-2.1-09 where it stood on its way is listed, and a press shows it there', async () => {
  const stood = [0, 10, 20].map((ago) => ({ latitude: 29.9, longitude: 122, speedKmh: 0, atMs: nowMs - 60 * minute + ago * minute }));
  const points = [
    { latitude: 29.7, longitude: 121.9, speedKmh: 60, atMs: nowMs - 70 * minute },
    ...stood,
    { latitude: 29.8, longitude: 121.9, speedKmh: 60, atMs: nowMs - 30 * minute },
  ];
  const { user } = await showPage(routes, `/truckSubscribe?carNo=${encodeURIComponent('浙B00002')}`, [
    [trucks.list, () => succeed(trucks.list, { list, priceFen: 20 })],
    [trucks.listBoxes, () => succeed(trucks.listBoxes, { list: boxes })],
    [trucks.track, () => succeed(trucks.track, { points })],
  ]);
  await user.click(await screen.findByText('停留 1 次（10 分钟以上）'));
  await user.click(screen.getByRole('button', { name: /停 20 分钟 · 在穿山附近 · 在长胜堆场提空箱 CSNU6152405$/ }));
  expect(screen.getByRole<HTMLInputElement>('slider', { name: '轨迹时间' }).value).toBe('1');
});

test('R-2.1-09 a truck that is followed already is not said to be added', async () => {
  const { user } = await show('');
  await screen.findByText('浙B·00005');
  await user.type(screen.getByRole('textbox', { name: '车牌' }), '浙B00005');
  await user.click(screen.getByRole('button', { name: '定位' }));
  expect(await screen.findByText('浙B·00005 已在列表里')).toBeTruthy();
});

test('R-2.1-09 of trucks that were not told no number is said', async () => {
  await showPage(routes, '/truckSubscribe', [[trucks.list, () => refuse({ code: 500, msg: '系统繁忙' })]]);
  await screen.findByText('没能取到数据');
  expect(screen.queryByRole('group', { name: '筛选' })).toBeNull();
});

test('R-2.3-09 a link says in words where the truck is, and when the place may be old', async () => {
  let isDown = false;
  const shared = { carNo: '浙B00002', position: truck(2, '浙B00002', 5, 1, 62).position, expireMs: nowMs + minute };
  await showPage(routes, `/wxtruckmap?token=${'x'.repeat(32)}`, [
    [trucks.showShared, () => (isDown ? refuse({ code: 500, msg: '系统繁忙' }) : succeed(trucks.showShared, shared))],
  ]);
  await screen.findByText(/62 km\/h · 离宁波港约 1 公里（直线）/);
  expect(screen.queryByText(/没有取到新位置/)).toBeNull();
  isDown = true;
  // Somebody comes back to the page.
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('没有取到新位置，现在看到的可能不是最新');
});

test.each([
  [410, false],
  [402, false],
  [500, 10_000],
])('R-2.3-09 after %s a link is asked for again after %s ms', (code, waits) => {
  const every = sharedQuery('x').refetchInterval as (query: { state: { error: Error } }) => unknown;
  expect(every({ state: { error: new CallError('', code) } })).toBe(waits);
  expect(every({ state: { error: new TypeError('no network') } })).toBe(10_000);
});

test.each([
  ['浙B·00002', 'COSU6410287926', '/logistics?bill=COSU6410287926', 'CSNU6152405', '10-12 14:02 已提空（长胜堆场）'],
  ['浙B·00003', 'EGLV146500739114', '/logistics?port=SH&bill=EGLV146500739114', 'FCIU9051307', '10-12 14:12 已进港'],
  ['浙B·00004', 'KMTCNBO7720613', '/logistics?bill=KMTCNBO7720613', 'TGBU4870555', '未进港'],
])(
  'R-2.1-09 the row of %s names its bill, which leads there, its box, and what became of it',
  async (plate, billNo, address, boxNo, told) => {
    await show('');
    const link = await screen.findByRole('link', { name: billNo });
    const row = within(screen.getAllByRole('listitem').find((item) => item.textContent.includes(plate))!);
    row.getByText(plate);
    row.getByText(boxNo);
    row.getByText(told);
    expect(link.getAttribute('href')).toBe(address);
  },
);

test('R-2.1-09 a truck that has to do with no followed box names none', async () => {
  await show('');
  await screen.findByRole('link', { name: 'COSU6410287926' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(boxes.map(({ billNo }) => billNo));
});
