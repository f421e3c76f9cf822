// Guarantee (V-21): the tab of a detail begins with the number of its bill, as the address names it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { billSubscriptionRoutes } from './routes';

const detail = billSubscriptionRoutes.find(({ path }) => path === '/detail')!;

test.each([
  ['?blno=COSU6410301846&port=QD', 'COSU6410301846'],
  ['?port=QD&blno=%20cosu6410301846', 'COSU6410301846'],
  ['?port=QD', null],
  ['?blno=', null],
  ['', null],
])('V-21 of “%s” the tab is named %s', (query, expected) => {
  expect(detail.tabName!(query)).toBe(expected);
});
