// Guarantee: ux 6.9: two columns 箱号 and 重量 are taken as containers with their weights, and nothing else is; what was not
// taken is named, and of a container with two weights neither is.
import { expect, test } from 'vitest';
import { readPairs } from './read-pairs';

test.each([
  [
    [
      ['CSNU6152042', '20,030'],
      ['fciu 905118-5', '16140 kg'],
    ],
    ['CSNU6152042 20030', 'FCIU9051185 16140'],
    [],
  ],
  [
    [
      ['箱号', '重量'],
      ['CSNU6152042', '20030'],
      ['', ''],
    ],
    ['CSNU6152042 20030'],
    [],
  ],
  [
    [
      ['CSNU6152042', 'x'],
      ['FCIU9051185', '1'],
      ['', ''],
      ['提单', '2'],
    ],
    ['FCIU9051185 1'],
    ['1 weight x', '4 containerNo 提单'],
  ],
  [
    [
      ['CSNU6152042', '16150'],
      ['FCIU9051185', '16140'],
      ['CSNU6152042', '1000'],
      ['FCIU9051185', '16140'],
    ],
    ['FCIU9051185 16140'],
    ['1 twoWeights CSNU6152042', '3 twoWeights CSNU6152042'],
  ],
])('%j', (block, pairs, leftOut) => {
  const read = readPairs(block)!;
  expect(read.pairs.map(({ containerNo, kg }) => `${containerNo} ${kg}`)).toEqual(pairs);
  expect(read.leftOut.map(({ row, why, text }) => `${row} ${why} ${text}`)).toEqual(leftOut);
});

test.each([[[['CSNU6152042', 'SM1', '20030']]], [[['CSNU6152042', '22G1']]], [[['品名', '1']]], [[]]])('%j is something else', (block) => {
  expect(readPairs(block)).toBeNull();
});
