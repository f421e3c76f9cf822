// Guarantee: R-3.9-26: with SM2 gross is tare + net, with SM1 net is gross − tare; the computed one cannot be typed into.
import { expect, it } from 'vitest';
import { vgmMethods } from './filing';
import { methodTitles } from './messages';
import { fillWeights, lockedWeight, readKg } from './weights';

it('R-3.9-26 the methods have these words, and each locks what it computes', () => {
  expect(vgmMethods.map((method) => [method, methodTitles[method], lockedWeight(method)])).toEqual([
    ['SM1', '整箱称重', 'netKg'],
    ['SM2', '累加计算', 'grossKg'],
  ]);
  expect(lockedWeight(null)).toBeNull();
});

it.each([
  // method, tare, net, gross as told → tare, net, gross as filled
  ['SM2', [3880, 16_150, null], [3880, 16_150, 20_030]],
  ['SM2', [3880, 16_150, 1], [3880, 16_150, 20_030]],
  ['SM2', [null, 16_150, 20_030], [null, 16_150, null]],
  ['SM2', [3880, null, 20_030], [3880, null, null]],
  ['SM1', [2230, null, 7655], [2230, 5425, 7655]],
  ['SM1', [2230, 1, 7655], [2230, 5425, 7655]],
  ['SM1', [2230, 5425, null], [2230, null, null]],
  ['SM1', [null, 5425, 7655], [null, null, 7655]],
  ['SM1', [7655, null, 2230], [7655, -5425, 2230]],
  [null, [1, 2, 4], [1, 2, 4]],
] as const)('R-3.9-26 %s of %j is %j', (method, told, filled) => {
  const of = ([tareKg, netKg, grossKg]: readonly (number | null)[]) => ({ method, tareKg: tareKg!, netKg: netKg!, grossKg: grossKg! });
  expect(fillWeights(of(told))).toEqual(of(filled));
});

it.each([
  ['21480', 21_480],
  [' 21,480 kg', 21_480],
  ['21480KGS', 21_480],
  ['0', 0],
  ['', null],
  ['21480.5', null],
  ['-1', null],
  ['21,48', null],
  ['1234567', null],
  ['1e4', null],
  ['２１４８０', null],
])('reads %s as %s kg', (text, kg) => {
  expect(readKg(text)).toBe(kg);
});
