// Guarantee: what each line leaves out of a journey, and how far its first ETA is off, is one press away from the strip of lines.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overseas } from '@mastlight/domain/overseas/contract';
import type { PageRoute } from '../../../platform/page-route';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { LinesStrip } from './lines-strip';

const page: readonly PageRoute[] = [
  { path: '/x', title: 'x', load: async () => () => <LinesStrip port="NB" isSignedIn shown="" onShow={() => {}} /> },
];
const line = { count: 0, health: 'well' as const, sinceTime: null, unknownCodes: [] };
const steps = (loaded: number, returned: number) => [
  { code: 'LOBD', name: '装船', told: loaded },
  { code: 'RCVE', name: '还空', told: returned },
];

test('R-1-09 each line with how many of its shipments it told each step of; who has none stands in no row', async () => {
  const list = [
    { ...line, carrierCode: 'MSC', shipCompany: '地中海航运', record: null },
    {
      ...line,
      carrierCode: 'MSK',
      shipCompany: '马士基',
      record: { shipments: 12, steps: steps(12, 0), eta: { shipments: 11, errorDays: 2.3 } },
    },
    { ...line, carrierCode: 'HLC', shipCompany: '赫伯罗特', record: { shipments: 3, steps: steps(2, 3), eta: null } },
  ] as const;
  const { user } = await showPage(page, '/x', [
    [overseas.listLines, () => succeed(overseas.listLines, { list: list.map((each) => ({ ...each, unknownCodes: [] })) })],
  ]);
  await user.click(await screen.findByRole('button', { name: /^漏报表/ }));
  const rows = within(await screen.findByRole('dialog', { name: '各家船公司漏报什么' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['船公司', '走完 票', '装船', '还空', '首次 ETA 误差'],
    ['MSK 马士基', '12', '12/12', '从没说过', '平均 2.3 天（11 票）'],
    ['HLC 赫伯罗特', '3', '2/3', '3/3', '没有预报过'],
  ]);
});

test('R-3.9-35 codes that nobody knows stand below, as their line wrote them', async () => {
  const list = [
    { ...line, carrierCode: 'SIT' as const, shipCompany: '海丰国际', record: null, unknownCodes: ['超期整备', 'QX'] },
    { ...line, carrierCode: 'MSC' as const, shipCompany: '地中海航运', record: null },
  ];
  const { user } = await showPage(page, '/x', [[overseas.listLines, () => succeed(overseas.listLines, { list })]]);
  await user.click(await screen.findByRole('button', { name: /^漏报表/ }));
  const unknown = within(await screen.findByRole('region', { name: '不认得的代码' }));
  expect(unknown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SIT 海丰国际 超期整备、QX']);
});

test('while nothing has come to its end it says so', async () => {
  const list = [{ ...line, carrierCode: 'MSC' as const, shipCompany: '地中海航运', record: null }];
  const { user } = await showPage(page, '/x', [[overseas.listLines, () => succeed(overseas.listLines, { list })]]);
  await user.click(await screen.findByRole('button', { name: /^漏报表/ }));
  expect(await screen.findByText('还没有走完的票，走完一票记一票')).toBeTruthy();
});
