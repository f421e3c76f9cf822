// Guarantee: a company that was made up for demonstration says so wherever it is shown, and one that is real never does.
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../testing/render';
import type { CompanyCard as Card } from '../api';
import { CompanyCard } from './company-card';

const card: Card = {
  id: 7,
  name: '演示义乌杯业有限公司',
  kind: 'unknown',
  kindWhy: '',
  creditCode: '',
  province: '浙江',
  city: '义乌',
  goods: ['保温瓶'],
  hsCodes: ['961700'],
  loadPorts: [],
  dischargePorts: [],
  trend: null,
  trendMonth: null,
  yearBills: null,
  lastMonth: null,
  contactCount: 0,
  isOpened: false,
  ownClient: null,
  source: '演示',
  sourceDay: '2026-10-11',
  isDemo: false,
  mark: null,
};

it.each([
  [true, ['演示']],
  [false, []],
])('R-0-13 a company of which isDemo is %s is labelled %j', async (isDemo, labels) => {
  const page = await render(<CompanyCard card={{ ...card, isDemo }} isOpen={false} onOpen={() => undefined} />);
  expect([...page.container.querySelectorAll('.tk-card-head .ml-tag')].map(({ textContent }) => textContent).slice(1)).toEqual(labels);
  await page.unmount();
});
