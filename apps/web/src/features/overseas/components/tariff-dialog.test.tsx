// Guarantee: a company enters its rates of 滞箱费 where it enters the free days; what is wrong is told beside its field and stays
// as it was typed; the estimate stands with each of its steps and whose table it is by.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { overseas } from '@mastlight/domain/overseas/contract';
import { tariffTexts } from '@mastlight/domain/overseas/tariff-texts';
import { overseasSample } from '@mastlight/domain/overseas/samples';
import type { PageRoute } from '../../../platform/page-route';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { ShipmentDrawer } from './shipment-drawer';

const page: readonly PageRoute[] = [
  { path: '/x', title: 'x', load: async () => () => <ShipmentDrawer row={overseasSample} onClose={() => undefined} /> },
];
type Told = ResponseOf<typeof overseas.showShipment>['detention'];
const estimate: NonNullable<Told> = {
  text: '滞箱费至今约 USD 405.50；明天起每天 USD 90.25',
  state: 'running',
  currency: 'USD',
  total: 40_550,
  boxes: [
    {
      ctnNo: 'MSKU0308961',
      boxClass: '20',
      days: 7,
      isReturned: false,
      steps: [
        { fromDay: 1, toDay: 5, days: 5, perDay: 4_500, sum: 22_500 },
        { fromDay: 6, toDay: null, days: 2, perDay: 9_025, sum: 18_050 },
      ],
    },
    { ctnNo: 'CSQU3054383', boxClass: 'special', days: 0, isReturned: true, steps: [] },
  ],
  tariffCarrierCode: null,
  tariffTime: '2026-10-09 14:00:00',
};
const shipment = (detention: Told, row = overseasSample): ResponseOf<typeof overseas.showShipment> => ({
  row,
  stops: [],
  steps: [],
  etaHistory: [],
  detention,
});
const kept: ResponseOf<typeof overseas.listTariffs> = {
  list: [
    {
      carrierCode: null,
      currency: 'EUR',
      rates: { '20': [{ fromDay: 1, toDay: null, perDay: 4_550 }], '40': [], special: [] },
      freeDays: { '20': 7, '40': null, special: null },
      updateTime: '2026-10-09 14:00:00',
    },
  ],
};

const show = (answers: Parameters<typeof showPage>[2], told: Told = null) =>
  showPage(page, '/x', [
    [overseas.showShipment, () => succeed(overseas.showShipment, shipment(told))],
    [overseas.listTariffs, () => succeed(overseas.listTariffs, kept)],
    ...answers,
  ]);
const open = async (user: Awaited<ReturnType<typeof showPage>>['user']) => {
  await user.click(await screen.findByRole('button', { name: '滞箱费费率表' }));
  await screen.findByRole('button', { name: '20 尺加一档' });
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('the estimate stands with each step, its source and its age; without one there is no such part', async () => {
  await show([], estimate);
  const part = within(await screen.findByRole('region', { name: '滞箱费' }));
  expect(part.getByText(estimate.text)).toBeTruthy();
  expect(part.getByText(/^自填费率表（所有船公司）· 3 天前更新/)).toBeTruthy();
  expect(part.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['箱号', '箱型', '免费期后', '天数', '每天', '小计'],
    ['MSKU0308961', '20 尺', '第 1–5 天', '5', 'USD 45.00', 'USD 225.00'],
    ['MSKU0308961', '20 尺', '第 6 天起', '2', 'USD 90.25', 'USD 180.50'],
    ['CSQU3054383', '冷箱/特种箱', '未产生'],
  ]);
});

test('where nothing can be estimated nothing stands', async () => {
  await show([]);
  await screen.findByText('还没有节点');
  expect(screen.queryByRole('region', { name: '滞箱费' })).toBe(null);
});

test('bad input: each field says what is wrong with it, nothing is sent and what was typed stays', async () => {
  const { user, asked } = await show([]);
  await open(user);
  expect([field('20 尺第 1 档从第几天').value, field('20 尺第 1 档每天单价').value, field('20 尺免费期').value]).toEqual([
    '1',
    '45.50',
    '7',
  ]);
  await user.type(field('20 尺第 1 档到第几天'), '5');
  await user.click(screen.getByRole('button', { name: '20 尺加一档' }));
  const second = field('20 尺第 2 档从第几天');
  expect(second.value).toBe('6');
  await user.clear(second);
  await user.type(second, '9');
  await user.type(field('20 尺第 2 档每天单价'), '1234567890');
  await user.type(field('40 尺第 1 档每天单价'), '-5元');
  await user.type(field('冷箱/特种箱免费期'), '7 天');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const said = (at: number, part: 'from' | 'price', text: string, name = '20 尺') =>
    tariffTexts.ofField(name, at, tariffTexts.parts[part], text);
  for (const text of [
    said(2, 'from', tariffTexts.gap(6)),
    said(2, 'price', tariffTexts.badPrice),
    said(1, 'price', tariffTexts.badPrice, '40 尺'),
    tariffTexts.badFreeDays('冷箱/特种箱'),
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(asked(overseas.saveTariff)).toEqual([]);
  // Another line is looked at, and this one again.
  const line = screen.getByLabelText('船公司');
  await user.selectOptions(line, 'MSK');
  expect(field('20 尺第 1 档每天单价').value).toBe('');
  await user.selectOptions(line, '');
  expect([field('20 尺第 2 档每天单价').value, field('40 尺第 1 档每天单价').value]).toEqual(['1234567890', '-5元']);
});

test('a table is saved for its line as it was typed; what the server refuses keeps it on the screen', async () => {
  let isRefused = true;
  const { user, asked } = await show([
    [overseas.saveTariff, () => (isRefused ? refuse({ code: 400, msg: tariffTexts.nothing }) : succeed(overseas.saveTariff, true))],
  ]);
  await open(user);
  await user.selectOptions(screen.getByLabelText('船公司'), 'MSK');
  await user.type(field('冷箱/特种箱第 1 档每天单价'), '150');
  await user.type(field('冷箱/特种箱免费期'), '3');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(tariffTexts.nothing)).toBeTruthy();
  expect(field('冷箱/特种箱第 1 档每天单价').value).toBe('150');
  expect(screen.getByRole('alert').textContent).toBe(tariffTexts.nothing);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('费率表已保存')).toBeTruthy();
  const none = [{ from: '', to: '', price: '' }];
  expect(asked(overseas.saveTariff).at(-1)).toMatchObject({
    carrierCode: 'MSK',
    currency: 'USD',
    rates: { '20': none, '40': none, special: [{ from: '1', to: '', price: '150' }] },
    freeDays: { '20': '', '40': '', special: '3' },
  });
});

test('a table is deleted only by whoever says so again, and what was typed stays where he does not', async () => {
  const { user, asked } = await show([[overseas.deleteTariff, () => succeed(overseas.deleteTariff, true)]]);
  await open(user);
  await user.type(field('40 尺第 1 档每天单价'), '80');
  await user.click(screen.getByRole('button', { name: '删除此表' }));
  const asking = within(await screen.findByRole('alertdialog'));
  expect(asking.getByText(/没有单独费率表的船公司不再估算滞箱费/)).toBeTruthy();
  await user.click(asking.getByRole('button', { name: '取消' }));
  expect([asked(overseas.deleteTariff), field('40 尺第 1 档每天单价').value]).toEqual([[], '80']);
  await user.click(screen.getByRole('button', { name: '删除此表' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功')).toBeTruthy();
  expect(asked(overseas.deleteTariff)).toEqual([{ carrierCode: null }]);
});

test('where nothing can be estimated what is missing is said; what the boxes are is chosen where their line does not say it', async () => {
  const tariff = { carrierCode: null, updateTime: '2026-10-09 14:00:00' };
  const row = { ...overseasSample, boxesUntold: 2, detention: { state: 'unknown', text: '箱型未知', tariff } } as const;
  const { user, asked } = await show([
    [overseas.showShipment, () => succeed(overseas.showShipment, shipment(null, row))],
    [overseas.update, () => succeed(overseas.update, true)],
  ]);
  expect(await screen.findByText('滞箱费估不出：箱型未知')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('箱型：2 箱船公司没说'), '冷箱/特种箱');
  expect(await screen.findByText('箱型已保存')).toBeTruthy();
  expect(asked(overseas.update)).toEqual([{ id: row.id, boxClass: 'special' }]);
});

test('where every box is told nobody is asked what it is, and the free days of the table stand where none were agreed', async () => {
  const row = { ...overseasSample, freeDays: null, countedFreeDays: 7 };
  await show([[overseas.showShipment, () => succeed(overseas.showShipment, shipment(null, row))]]);
  const select = await screen.findByLabelText<HTMLSelectElement>('免费期，卸船次日起算（约定的）');
  expect(await screen.findByText('没有约定：按费率表 7 天')).toBeTruthy();
  expect([select.value, screen.queryByLabelText(/^箱型/)]).toEqual(['', null]);
});
