// Guarantee: R-9-21, R-1-15: 30 yuan a bill, whoever says it.
import { expect, it } from 'vitest';
import { priceOf } from '../billing/price-list';
import { manifestFeeFen } from './limits';

it('R-9-21 is what the price list takes', () => {
  expect(priceOf('FEE_SH_MANIFEST', Date.UTC(2026, 10, 24))).toBe(manifestFeeFen);
  expect(manifestFeeFen).toBe(3_000);
});
