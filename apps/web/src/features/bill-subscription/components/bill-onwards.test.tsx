// Guarantee: a bill shows where its ship is, whose word that is and how old; what is not known is said to be so; and the way on to
// its line's word overseas names the bill.
// @vitest-environment happy-dom
import { shipPosition, type Ship } from '@mastlight/domain/ship-position/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { nowOfTests, showPage } from '../../../testing/show-page';
import type { BillRow } from '../api';
import { BillOnwards } from './bill-onwards';

const nowMs = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const bill = { vesselsName: 'DEMO.LANTERN', billNo: 'COSU6400000001' } as BillRow;
const shipOf = (minutes: number): Ship => ({
  mmsi: '413000001',
  name: 'DEMO LANTERN',
  imo: '9000001',
  callSign: null,
  shipType: 70,
  destination: null,
  draughtM: null,
  heardMs: nowMs - minutes * 60_000,
  position: {
    latitude: 29.94,
    longitude: 121.85,
    speedKnots: 0,
    courseDegrees: null,
    headingDegrees: null,
    status: 5,
    saidMs: nowMs - minutes * 60_000,
  },
});
const unheard: Ship = { ...shipOf(5), position: null };

const show = (answer: () => Response, shown: BillRow = bill) =>
  showPage([{ path: '/bill', title: '', load: async () => () => <BillOnwards bill={shown} /> }], '/bill', [[shipPosition.find, answer]]);

test.each([
  [[shipOf(20)], /^船舶位置 .*宁波.* · AIS 20 ?分钟前/],
  [[shipOf(3_000)], /^船舶位置 没有信号，最后.*宁波.* · AIS /],
  [[unheard], /^船舶位置 没有位置/],
  [[shipOf(5), { ...shipOf(5), mmsi: '413000002' }], /^船舶位置 有 2 条船叫这个名字/],
  [[], /^船舶位置 没有这条船的信号/],
])('R-1-21 of ships %j its place is told as known', async (list, words) => {
  await show(() => succeed(shipPosition.find, { list: list as Ship[] }));
  await waitFor(() => expect(document.querySelector('.ship-place-line')?.textContent).toMatch(words));
  const map = screen.queryByRole('link', { name: '看地图' })?.getAttribute('href');
  expect(map).toBe((list as Ship[]).length === 0 ? undefined : '/shipmap?vessel=DEMO.LANTERN');
});

test('R-1-21 a call that failed is no ship without a signal', async () => {
  await show(() => refuse({ code: 503, msg: '维护中' }));
  await waitFor(() => expect(document.querySelector('.ship-place-line')?.textContent).toBe('船舶位置 暂时取不到，船舶地图里再试 '));
});

test('R-1-21 the way overseas names the bill; of a bill without a ship no place is asked for', async () => {
  const { asked } = await show(() => succeed(shipPosition.find, { list: [] }), { ...bill, vesselsName: null });
  expect((await screen.findByRole('link', { name: '看船公司怎么说' })).getAttribute('href')).toBe('/abroad?keyword=COSU6400000001');
  expect(asked(shipPosition.find)).toEqual([]);
});
