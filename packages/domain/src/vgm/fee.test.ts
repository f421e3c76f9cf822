// Guarantee: R-9-22: five yuan for each container newly sent, and nothing for one whose fee was taken before.
import { expect, it } from 'vitest';
import { showCoins } from '../billing/coins';
import { newlySent, vgmFeeFen } from './fee';

it.each([
  [['A', 'B', 'C'], [], '15'],
  [['A'], [], '5'],
  [[], [], '0'],
  [['A', 'B', 'C'], ['A', 'B'], '5'],
  [['A', 'B'], ['A', 'B', 'C'], '0'],
  [['A', 'A', 'B'], [], '10'],
])('R-9-22 R-4.10-33 %j, after %j, costs %s', (containerNos, paidBefore, coins) => {
  expect(showCoins(vgmFeeFen(containerNos, paidBefore))).toBe(coins);
});

it('names what is new, in the order of the filing', () => {
  expect(newlySent(['C', 'A', 'B'], ['A'])).toEqual(['C', 'B']);
});
