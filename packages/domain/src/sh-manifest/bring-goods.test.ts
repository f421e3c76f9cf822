import { expect, it } from 'vitest';
import { bringGoods } from './bring-goods';
import { blankLine } from './filing';

it.each([
  [
    { name: 'MICROWAVE OVEN', packages: 260, packageUnit: '纸箱', grossKg: 7540.5 },
    { packageType: 'CT', packages: '260', weightKg: '7540.5' },
  ],
  [
    { name: '折叠伞', packages: 3, packageUnit: '托盘', grossKg: null },
    { packageType: 'PX', packages: '3', weightKg: '' },
  ],
  // Pairs are how goods are counted, and no kind of packing.
  [
    { name: 'SHOES', packages: 12, packageUnit: '双', grossKg: 1 },
    { packageType: '', packages: '12', weightKg: '1' },
  ],
  [
    { name: 'NUTS', packages: null, packageUnit: '', grossKg: null },
    { packageType: '', packages: '', weightKg: '' },
  ],
  [
    { name: 'NOTHING', packages: 0, packageUnit: '件', grossKg: 0 },
    { packageType: 'PK', packages: '0', weightKg: '0' },
  ],
])('%o', (goods, expected) => {
  expect(bringGoods([goods])).toEqual([{ ...blankLine, cargoName: goods.name, ...expected }]);
});
