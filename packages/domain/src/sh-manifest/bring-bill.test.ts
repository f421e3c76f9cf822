// Guarantee: a bill that was read begins a manifest with what customs know of it; what somebody has typed stays.
import { expect, it } from 'vitest';
import type { BroughtBill, BroughtBox, BroughtGoods, BroughtHead } from '../vocabulary/brought-bill';
import { addBrought, bringBill } from './bring-bill';
import { blankFiling, blankHead, blankLine, blankParty, type HeadField } from './filing';

const blank: BroughtHead = {
  billNo: '',
  carrier: '',
  vesselName: '',
  voyage: '',
  loadingPort: '',
  dischargePort: '',
  deliveryPlace: '',
  shipper: '',
  consignee: '',
  notify: '',
  packages: '',
  packageUnit: '',
  grossKg: '',
  volumeM3: '',
};
const goods: BroughtGoods = { name: 'MICROWAVE OVEN', packages: null, packageUnit: '纸箱', grossKg: null };
const box = (containerNo: string, more: Partial<BroughtBox> = {}): BroughtBox => ({
  containerNo,
  boxType: '40HQ',
  sealNo: 'SL1',
  packages: '420',
  grossKg: '8610',
  volumeM3: '32.5',
  ...more,
});
const of = (head: Partial<BroughtHead> | null, boxes: readonly BroughtBox[] = [], list: readonly BroughtGoods[] = []): BroughtBill => ({
  head: head && { ...blank, ...head },
  boxes,
  goods: list,
});

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
])('goods alone: %o', (each, expected) => {
  expect(bringBill(of(null, [], [each]))).toEqual({ ...blankFiling, goods: [{ ...blankLine, cargoName: each.name, ...expected }] });
});

it.each<readonly [read: Partial<BroughtHead>, field: HeadField, told: string]>([
  [{ billNo: 'SLLN2510887100' }, 'billNo', 'SLLN2510887100'],
  [{ vesselName: 'ORIENT LANTERN' }, 'vesselName', 'ORIENT.LANTERN'],
  [{ voyage: 'V.118W' }, 'voyage', '118W'],
  [{ carrier: 'COSCO SHIPPING LINES' }, 'carrier', 'COS'],
  [{ billNo: 'COSU6123456780' }, 'carrier', 'COS'],
  [{ carrier: 'SEA LANTERN LINES' }, 'carrier', ''],
  [{ loadingPort: 'SHANGHAI, CHINA' }, 'loadingPort', 'CNSHA'],
  [{ loadingPort: '上海' }, 'loadingPort', 'CNSHA'],
  // A manifest of Shanghai leaves from there.
  [{ loadingPort: 'HAMBURG' }, 'loadingPort', ''],
  [{ dischargePort: 'HAMBURG' }, 'dischargePort', 'DEHAM'],
  [{ dischargePort: 'Hamburg, Germany' }, 'dischargePort', 'DEHAM'],
  [{ dischargePort: '汉堡' }, 'dischargePort', 'DEHAM'],
  [{ deliveryPlace: 'NOWHERE AT ALL' }, 'deliveryPlace', ''],
  [{ packages: '680' }, 'billPackages', '680'],
  [{ grossKg: '16150.5' }, 'billWeightKg', '16150.5'],
  [{ volumeM3: '73.7' }, 'billVolumeM3', '73.7'],
])('%o: %s is "%s"', (read, field, told) => {
  expect(bringBill(of(read)).head[field]).toBe(told);
});

it('a party is its name, its address and its telephone; who is the same as the consignee is', () => {
  const { parties } = bringBill(
    of({ shipper: 'SAMPLE LTD', consignee: 'SAMPLE GMBH\n2 MUSTERWEG\nTEL: 040-0000000\n20457 HAMBURG', notify: 'SAME AS CONSIGNEE' }),
  );
  expect(parties.shipper).toEqual({ ...blankParty, name: 'SAMPLE LTD' });
  expect(parties.consignee).toEqual({ ...blankParty, name: 'SAMPLE GMBH', address: '2 MUSTERWEG, 20457 HAMBURG', phone: '040-0000000' });
  expect(parties.notify).toEqual(parties.consignee);
});

const rowsOf = (brought: BroughtBill) =>
  bringBill(brought).goods.map(({ containerNo, containerType, cargoName, packages, weightKg }) =>
    [containerNo, containerType, cargoName, packages, weightKg].join(' '),
  );

it.each<readonly [what: string, brought: BroughtBill, rows: readonly string[]]>([
  ['one box, one kind of goods', of({}, [box('SLLU4102578')], [goods]), ['SLLU4102578 40HC MICROWAVE OVEN 420 8610']],
  ['what the goods say counts', of({}, [box('SLLU4102578')], [{ ...goods, packages: 3 }]), ['SLLU4102578 40HC MICROWAVE OVEN 3 8610']],
  [
    'one box, several goods',
    of({}, [box('SLLU4102578')], [goods, goods]),
    ['SLLU4102578 40HC MICROWAVE OVEN  ', 'SLLU4102578 40HC MICROWAVE OVEN  '],
  ],
  ['one box without goods', of({}, [box('SLLU4102578')]), ['SLLU4102578 40HC   ']],
  [
    'several boxes, one kind of goods',
    of({}, [box('A'), box('B', { packages: '1', boxType: '99XX' })], [goods]),
    ['A 40HC MICROWAVE OVEN 420 8610', 'B  MICROWAVE OVEN 1 8610'],
  ],
  [
    'several of both: nothing twice',
    of({}, [box('A'), box('B')], [goods, { ...goods, packages: 5 }]),
    ['  MICROWAVE OVEN  ', '  MICROWAVE OVEN 5 ', 'A 40HC   ', 'B 40HC   '],
  ],
])('%s', (_what, brought, rows) => {
  expect(rowsOf(brought)).toEqual(rows);
});

it('into what somebody has typed only what is empty comes, and nothing of another bill', () => {
  const brought = bringBill(of({ billNo: 'B1', vesselName: 'SHIP', shipper: 'READ LTD', consignee: 'READ GMBH' }, [box('A')], [goods]));
  const typed = {
    ...blankFiling,
    head: { ...blankHead, vesselName: 'TYPED' },
    parties: { ...blankFiling.parties, shipper: { ...blankParty, phone: '1' } },
    goods: [blankLine, { ...blankLine, containerNo: 'A', cargoName: 'TYPED' }],
  };
  const added = addBrought(typed, brought);
  expect([added.head.billNo, added.head.vesselName]).toEqual(['B1', 'TYPED']);
  expect([added.parties.shipper.name, added.parties.consignee.name]).toEqual(['', 'READ GMBH']);
  expect(added.goods.map(({ cargoName }) => cargoName)).toEqual(['TYPED', 'MICROWAVE OVEN']);
  const ofOther = addBrought({ ...typed, head: { ...typed.head, billNo: 'B2' } }, brought);
  expect([ofOther.head.billNo, ofOther.head.vesselName, ofOther.parties.consignee.name]).toEqual(['B2', 'TYPED', '']);
  // A box without goods that is there already does not come again.
  expect(addBrought(typed, bringBill(of({}, [box('A')]))).goods).toHaveLength(1);
});
