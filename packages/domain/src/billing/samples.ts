/** A valid request for each endpoint, for the authorization matrix: its callers act for themselves. */
import type { SamplesOf } from '../contract-kit/sample';
import type { billing } from './contract';
import { origins } from './fee';

export const billingSamples: SamplesOf<typeof billing> = {
  showAccount: () => ({}),
  checkFreeBalance: () => ({ origin: origins[0], payAccountMoneyEnum: 'FEE_BLNO' }),
  queryRecords: () => ({}),
  exportRecords: () => ({}),
  explainRecord: { code: 404, make: () => ({ id: 1 }) },
  showCosts: () => ({}),
  exportCosts: () => ({}),
  printStatement: () => ({}),
  showMoneyDesk: () => ({}),
  askAdjustment: { code: 400, make: () => ({ accountType: 0 as const, accountId: 1, amount: 100, reason: '补' }) },
  judgeAdjustment: { code: 404, make: () => ({ id: 1, verdict: 'approve' as const }) },
};
