// Guarantee: R-4.10-34: a filing counts as accepted only when somebody has judged what it says, at the terminal when its row is there.
import { expect, it } from 'vitest';
import { receiptOfAnswer, receiptOfRow } from './read-receipt';

it.each([
  ['CONTRL', 'rejected', 'refused'],
  ['CONTRL', 'acknowledged', null],
  ['CONTRL', 'received', null],
  ['CONTRL', null, null],
  ['APERAK', 'rejected', 'refused'],
  ['APERAK', 'acknowledged', 'accepted'],
  ['APERAK', 'received', null],
  ['APERAK', null, null],
] as const)('R-4.10-34 %s %s is %s', (type, verdict, receipt) => {
  expect(receiptOfAnswer({ type, verdict })).toBe(receipt);
});

it.each([
  ['00', 'atTerminal'],
  [' OK ', 'atTerminal'],
  ['ok', 'atTerminal'],
  ['01', null],
  ['000', null],
  ['', null],
])('R-4.10-34 a row in the state %j is %s', (state, receipt) => {
  expect(receiptOfRow(state)).toBe(receipt);
});
