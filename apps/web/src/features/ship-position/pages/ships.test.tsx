// Guarantee: a ship's page says where it is, whose word that is and how old; an old place says why there is no newer one, and
// two ships of one name are told apart by their numbers. It is found and chosen by keyboard.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shipPosition, type PortCall, type Ship } from '@mastlight/domain/ship-position/contract';
import { shipPositionTexts as texts } from '@mastlight/domain/ship-position/messages';
import { succeed } from '../../../testing/fake-gateway';
import { nowOfTests, showPage } from '../../../testing/show-page';
import { shipPositionRoutes as routes } from '../routes';

const nowMs = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const minute = 60_000;
const ship = (mmsi: string, agoMinutes: number | null, part: Partial<NonNullable<Ship['position']>> = {}): Ship => ({
  mmsi,
  name: 'HAI XING',
  imo: `9${mmsi.slice(-6)}`,
  callSign: 'BPXY',
  shipType: 71,
  destination: 'CNNGB',
  draughtM: 12.4,
  heardMs: nowMs - minute,
  position:
    agoMinutes === null
      ? null
      : {
          latitude: 29.75,
          longitude: 122.35,
          speedKnots: 14.2,
          courseDegrees: 262,
          headingDegrees: 260,
          status: 0,
          saidMs: nowMs - agoMinutes * minute,
          ...part,
        },
});
const call: PortCall = {
  port: '宁波',
  terminal: '梅山',
  voyage: '118W',
  etaMs: nowMs + 300 * minute,
  etdMs: nowMs + 1_300 * minute,
  ataMs: null,
  atdMs: null,
  source: '宁波港',
};
const points = [3, 2, 1].map((ago) => ({ latitude: 29.7 + ago / 100, longitude: 122.4, speedKnots: 14, atMs: nowMs - ago * 10 * minute }));

const show = (address: string, ships: readonly Ship[], as: { readonly isSignedIn?: boolean; readonly isPhone?: boolean } = {}) =>
  showPage(
    routes,
    address,
    [
      [shipPosition.find, () => succeed(shipPosition.find, { list: [...ships] })],
      [shipPosition.search, () => succeed(shipPosition.search, { list: [...ships] })],
      [shipPosition.track, () => succeed(shipPosition.track, { mmsi: ships[0]?.mmsi ?? '', points })],
      [shipPosition.portCalls, () => succeed(shipPosition.portCalls, { list: [call] })],
    ],
    as,
  );

const sea = { latitude: 27.5, longitude: 123.5 };
test.each<[string, Ship, readonly string[], readonly string[]]>([
  ['航行', ship('413000001', 4), ['离穿山', '4 分钟前', '262', '14.2', '12.4', '海里', 'CNNGB', '2026-10-12 14:43:20'], ['收不到']],
  ['靠泊', ship('413000001', 0, { speedKnots: 0, status: 5, latitude: 29.94, longitude: 121.87 }), ['在宁波港', '刚刚'], ['收不到']],
  [
    '没有信号',
    ship('413000001', 120, { latitude: 29.94, longitude: 121.87 }),
    ['2 小时前起收不到它的信号', '最后报的位置'],
    ['岸上收不到'],
  ],
  ['超出岸基接收范围', ship('413000001', 300, sea), ['离岸太远，岸上收不到', '5 小时前最后收到的位置'], []],
  ['没有位置', ship('413000001', null), ['还没有可信的位置'], ['航向']],
])('R-2.3-05, R-7.6-10 a ship that is %s says so', async (state, one, said, unsaid) => {
  await show('/shipmap?vessel=HAI.XING&voyage=118W', [one]);
  const card = await screen.findByRole('region', { name: 'HAI XING' });
  within(card).getByText('HAI XING / 118W');
  within(card).getByText(state);
  await within(card).findByText('来源：宁波港');
  if (one.position) await screen.findByRole('slider', { name: '航迹时间' });
  const text = card.textContent;
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
  expect(within(card).getByRole('region', { name: '挂靠港口' }).textContent).toContain('118W · 本航次');
});

test('R-2.3-05, R-7.6-10 of two of one name one is chosen by its number, with the keyboard', async () => {
  const { user, address, asked } = await show('/shipmap?vessel=HAI.XING', [ship('413000001', 4), ship('413000002', 9)]);
  const list = await screen.findByRole('list', { name: '找到的船' });
  screen.getByText('有 2 条船叫这个名字', { exact: false });
  expect(screen.queryByRole('region', { name: 'HAI XING' })).toBeNull();
  within(list)
    .getByRole('button', { name: /413000002/ })
    .focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('region', { name: 'HAI XING' });
  expect(card.textContent).toContain('MMSI 413000002');
  expect(address()).toContain('vessel=413000002');
  expect(asked(shipPosition.track)).toEqual([{ vessel: '413000002' }]);
});

test('R-7.6-10 a search for one sign says what is wanted, and one that finds nothing says so', async () => {
  const { user, asked } = await show('/shipmap', []);
  const box = await screen.findByRole('textbox', { name: '找船' });
  await user.type(box, 'A{Enter}');
  await screen.findByText(texts.keywordWrong);
  await user.type(box, 'BC{Enter}');
  await screen.findByText(texts.unknownShip);
  expect(asked(shipPosition.search)).toEqual([{ keyword: 'ABC' }]);
});

test('R-2.3-08 a chat opens one ship; who is not signed in is asked to', async () => {
  await show('/wxshipmap?vessel=HAI.XING&voyage=118W', [ship('413000001', 4), ship('413000002', 9)], { isPhone: true });
  const sheet = await screen.findByRole('region', { name: 'HAI XING' });
  expect(sheet.textContent).toContain('AIS 4 分钟前');
  within(sheet).getByRole('button', { name: 'IMO 9000002 · MMSI 413000002' });
  expect(screen.queryByRole('search')).toBeNull();
});

test.each(['/shipmap?vessel=A', '/wxshipmap?vessel=A'])('R-7.6-10 %s of somebody who is not signed in asks nobody', async (address) => {
  const { asked } = await show(address, [], { isSignedIn: false });
  await screen.findByText('登录后看船');
  expect(asked(shipPosition.find)).toEqual([]);
});
