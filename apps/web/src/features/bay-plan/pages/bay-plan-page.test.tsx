// Guarantee: the picture of a ship says nothing of boxes that nobody told, counts nothing as his for whoever comes by a link, and
// offers every ship of the own bills.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { bayPlanRoutes as routes } from '../routes';

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
  ship: { ...noneOf('chineseName', 'vesselsUn'), vesselsName: 'HAI.MING', voyage: '379W', carrier: '', bays: [] },
  berth: {
    ...noneOf('wharf', 'berth', 'ctnApplyBeginTime', 'ctnApplyEndTime', 'closeTime', 'portCloseTime'),
    ...noneOf('etaArrivalTime', 'etaDepartureTime', 'ataTime', 'atdTime'),
  },
  yards: [],
  containers: [],
  counts: { ...noneOf('total', 'gateIn', 'released', 'inspected', 'loaded'), of: 'ship' },
  findings: [],
  syncTime: null,
  portNow: '2026-10-12 14:47:20',
  byLink: false,
  ...more,
});
const choices = Array.from({ length: 8 }, (_, at) => ({ vesselsName: `SHIP.${at}`, voyage: '1W', bills: 1 }));

const show = (answer: Told, sign = '', isSignedIn = true) =>
  showPage(
    routes,
    `/boxquery?vessel=HAI.MING&voyage=379W${sign}`,
    [
      [bayPlan.queryVessel, () => succeed(bayPlan.queryVessel, answer)],
      [bayPlan.listChoices, () => succeed(bayPlan.listChoices, { list: choices })],
    ],
    { isSignedIn },
  );

test('R-7.6-11 a ship of which no box was told does not promise the whole ship', async () => {
  await show(told({}));
  await screen.findByText('没有收到这条船这个航次的箱');
  expect(screen.queryByText(/以下是全船/)).toBeNull();
});

test('R-2.4-09 whoever comes by a link is not told of boxes of his own', async () => {
  const yards = [{ wharf: 'BLCT2', total: 1, mine: 0 }];
  await show(told({ byLink: true, containers: [box], yards }), '&sign=x', false);
  await screen.findByText('在场 1 箱');
  expect(document.body.textContent).not.toMatch(/本公司|没有您关注的箱|箱 0/);
});

test('R-2.1-12 the ships beyond the first six are one press away', async () => {
  const { user } = await show(told({ containers: [box] }));
  await user.click(await screen.findByRole('button', { name: '还有 2 条船' }));
  await screen.findByRole('button', { name: 'SHIP.7 / 1W（1 票）' });
});
