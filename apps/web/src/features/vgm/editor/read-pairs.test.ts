// Guarantee: ux 6.9: two columns 箱号 and 重量 are taken as containers with their weights, and nothing else is.
import { expect, test } from 'vitest';
import { readPairs } from './read-pairs';

test.each([
  [
    [
      ['CSNU6152042', '20,030'],
      ['fciu 905118-5', '16140 kg'],
    ],
    ['CSNU6152042 20030', 'FCIU9051185 16140'],
  ],
  [
    [
      ['箱号', '重量'],
      ['CSNU6152042', '20030'],
      ['', ''],
    ],
    ['CSNU6152042 20030'],
  ],
  [[['CSNU6152042', 'SM1', '20030']], null],
  [
    [
      ['CSNU6152042', 'x'],
      ['CSNU6152042', '1'],
    ],
    ['CSNU6152042 1'],
  ],
  [
    [
      ['提单', '1'],
      ['CSNU6152042', '20030'],
    ],
    null,
  ],
  [[], null],
])('%j is %j', (block, wanted) => {
  expect(readPairs(block)?.map(({ containerNo, kg }) => `${containerNo} ${kg}`) ?? null).toEqual(wanted);
});
