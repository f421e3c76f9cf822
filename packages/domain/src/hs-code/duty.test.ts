// Guarantee: what is to be paid is reckoned as the trade does, to the fen; what is not known is told and is no zero.
import { describe, expect, it } from 'vitest';
import { reckonImport, reckonRebate } from './duty';
import { readRate } from './rate';

type Told = string | number;
const brief = (steps: ReturnType<typeof reckonImport>): Record<string, Told> =>
  Object.fromEntries(
    steps.map(({ name, fen, gap }) => [name, gap === null ? fen! : gap.kind === 'quantity' ? `quantity ${gap.unit}` : gap.kind]),
  );

interface Rates {
  readonly duty: string;
  readonly consumption?: string;
  readonly vat: string;
  readonly quantities?: Record<string, number>;
}

describe('goods that come in', () => {
  it.each<[string, number, Rates, Record<string, Told>]>([
    [
      '10,000 yuan at 8 % and 13 %',
      1_000_000,
      { duty: '8%', consumption: '不征', vat: '13%' },
      { duty: 80_000, consumption: 0, vat: 140_400, total: 220_400 },
    ],
    ['halves of a fen go up', 50, { duty: '1%', consumption: '不征', vat: '13%' }, { duty: 1, consumption: 0, vat: 7, total: 8 }],
    ['less than half a fen is none', 49, { duty: '1%', consumption: '不征', vat: '0%' }, { duty: 0, consumption: 0, vat: 0, total: 0 }],
    [
      'cosmetics: the tax is in its own base',
      1_000_000,
      { duty: '5%', consumption: '15%', vat: '13%' },
      { duty: 50_000, consumption: 185_294, vat: 160_588, total: 395_882 },
    ],
    [
      'beer by the ton',
      1_000_000,
      { duty: '0%', consumption: '250元/吨', vat: '13%', quantities: { 吨: 2_500 } },
      { duty: 0, consumption: 62_500, vat: 138_125, total: 200_625 },
    ],
    [
      'spirits: both',
      1_000_000,
      { duty: '10%', consumption: '20%+1元/公斤', vat: '13%', quantities: { 千克: 100_000 } },
      { duty: 100_000, consumption: 287_500, vat: 180_375, total: 567_875 },
    ],
    [
      'by weight alone',
      1_000_000,
      { duty: '3元/千克', consumption: '不征', vat: '9%', quantities: { 千克: 12_345 } },
      { duty: 3_704, consumption: 0, vat: 90_333, total: 94_037 },
    ],
    [
      'the higher of two: by value',
      1_000_000,
      { duty: '10%或2元/升，从高', consumption: '不征', vat: '13%', quantities: { 升: 1_000 } },
      { duty: 100_000, consumption: 0, vat: 143_000, total: 243_000 },
    ],
    [
      'the higher of two: by quantity',
      1_000,
      { duty: '10%或2元/升，从高', consumption: '不征', vat: '13%', quantities: { 升: 1_000 } },
      { duty: 200, consumption: 0, vat: 156, total: 356 },
    ],
    [
      'the lower of two',
      1_000,
      { duty: '10%或2元/升，从低', consumption: '不征', vat: '13%', quantities: { 升: 1_000 } },
      { duty: 100, consumption: 0, vat: 143, total: 243 },
    ],
    [
      'a tariff silent on consumption tax',
      1_000_000,
      { duty: '8%', vat: '13%' },
      { duty: 80_000, consumption: 'untold', vat: 140_400, total: 220_400 },
    ],
    [
      'a tariff silent on duty',
      1_000_000,
      { duty: '', consumption: '不征', vat: '13%' },
      { duty: 'untold', consumption: 'earlier', vat: 'earlier', total: 'earlier' },
    ],
    [
      'a tariff silent on VAT',
      1_000_000,
      { duty: '8%', consumption: '不征', vat: '' },
      { duty: 80_000, consumption: 0, vat: 'untold', total: 'earlier' },
    ],
    [
      'words that are no rule',
      1_000_000,
      { duty: '看情况', consumption: '不征', vat: '13%' },
      { duty: 'unread', consumption: 'earlier', vat: 'earlier', total: 'earlier' },
    ],
    [
      'a consumption tax that is no rule',
      1_000_000,
      { duty: '8%', consumption: '看情况', vat: '13%' },
      { duty: 80_000, consumption: 'unread', vat: 'earlier', total: 'earlier' },
    ],
    [
      'a consumption tax of the whole price',
      1_000_000,
      { duty: '8%', consumption: '100%', vat: '13%' },
      { duty: 80_000, consumption: 'unread', vat: 'earlier', total: 'earlier' },
    ],
    [
      'a quantity that nobody told',
      1_000_000,
      { duty: '3元/千克', consumption: '不征', vat: '13%' },
      { duty: 'quantity 千克', consumption: 'earlier', vat: 'earlier', total: 'earlier' },
    ],
    [
      'more than a double holds',
      1_000_000_000_000,
      { duty: '8.3333%', consumption: '不征', vat: '13%' },
      { duty: 83_333_000_000, consumption: 0, vat: 140_833_290_000, total: 224_166_290_000 },
    ],
  ])('%s', (_what, valueFen, { duty, consumption = '', vat, quantities = {} }, steps) => {
    const [dutyRate, consumptionRate, vatRate] = [duty, consumption, vat].map(readRate);
    expect(brief(reckonImport({ valueFen, quantities, duty: dutyRate!, consumption: consumptionRate!, vat: vatRate! }))).toEqual(steps);
  });
});

it('a step says what it goes by', () => {
  const by = (rate: string) =>
    reckonImport({ valueFen: 100, quantities: { 升: 1 }, duty: readRate(rate), consumption: null, vat: null })[0]!;
  expect(['5%', '0%', '2元/升', '5%+2元/升', '免税'].map((rate) => [by(rate).by, by(rate).baseFen])).toEqual([
    ['value', 100],
    ['value', 100],
    ['quantity', null],
    ['value', 100],
    ['none', null],
  ]);
});

describe('goods that go out', () => {
  it.each<[string, number, string, string, Record<string, Told>]>([
    ['11,300 yuan at 13 % and 13 %', 1_130_000, '13%', '13%', { net: 1_000_000, rebate: 130_000 }],
    ['10,000 yuan at 13 % and 9 %', 1_000_000, '13%', '9%', { net: 884_956, rebate: 79_646 }],
    ['by weight', 1_130_000, '13%', '1.5元/千克', { net: 1_000_000, rebate: 300 }],
    ['nothing is paid back', 1_130_000, '13%', '0%', { net: 1_000_000, rebate: 0 }],
    ['no VAT was paid', 1_130_000, '免税', '0%', { net: 1_130_000, rebate: 0 }],
    ['a tariff silent on the rebate', 1_130_000, '13%', '', { net: 1_000_000, rebate: 'untold' }],
    ['a tariff silent on the VAT', 1_130_000, '', '13%', { net: 'untold', rebate: 'earlier' }],
  ])('%s', (_what, priceFen, vat, rebate, steps) => {
    expect(brief(reckonRebate({ priceFen, quantities: { 千克: 2_000 }, vat: readRate(vat), rebate: readRate(rebate) }))).toEqual(steps);
  });
});
