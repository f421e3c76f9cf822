// Guarantee: a bill that was read begins a manifest with what customs know of it; what somebody has typed stays.
import { expect, it } from 'vitest';
import type { BroughtBill, BroughtBox, BroughtGoods, BroughtHead } from '../vocabulary/brought-bill';
import { addBrought, bringBill, placesOfUnsure } from './bring-bill';
import { blankFiling, blankHead, blankLine, blankParty, placeName, type HeadField } from './filing';

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
  unsure: [],
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
  expect(bringBill(of(null, [], [each])).filing).toEqual({ ...blankFiling, goods: [{ ...blankLine, cargoName: each.name, ...expected }] });
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
  expect(bringBill(of(read)).filing.head[field]).toBe(told);
});

it('a party is its name, its address and its telephone; who is the same as the consignee is', () => {
  const { parties } = bringBill(
    of({ shipper: 'SAMPLE LTD', consignee: 'SAMPLE GMBH\n2 MUSTERWEG\nTEL: 040-0000000\n20457 HAMBURG', notify: 'SAME AS CONSIGNEE' }),
  ).filing;
  expect(parties.shipper).toEqual({ ...blankParty, name: 'SAMPLE LTD' });
  expect(parties.consignee).toEqual({ ...blankParty, name: 'SAMPLE GMBH', address: '2 MUSTERWEG, 20457 HAMBURG', phone: '040-0000000' });
  expect(parties.notify).toEqual(parties.consignee);
});

const rowsOf = (brought: BroughtBill) =>
  bringBill(brought).filing.goods.map(({ containerNo, containerType, cargoName, packages, weightKg }) =>
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
  const added = addBrought(typed, brought).filing;
  expect([added.head.billNo, added.head.vesselName]).toEqual(['B1', 'TYPED']);
  expect([added.parties.shipper.name, added.parties.consignee.name]).toEqual(['', 'READ GMBH']);
  const ofOther = addBrought({ ...typed, head: { ...typed.head, billNo: 'B2' } }, brought).filing;
  expect([ofOther.head.billNo, ofOther.head.vesselName, ofOther.parties.consignee.name]).toEqual(['B2', 'TYPED', '']);
});

const line = (containerNo: string, cargoName: string, packages = '', weightKg = '') => ({
  ...blankLine,
  containerNo,
  cargoName,
  packageType: cargoName === '' ? '' : 'CT',
  packages,
  weightKg,
});
it.each<readonly [what: string, own: readonly ReturnType<typeof line>[], brought: BroughtBill, rows: readonly string[]]>([
  ['a box with other goods', [line('A', 'TYPED')], of({}, [box('A')], [goods]), ['A TYPED  ']],
  ['a box that nobody knows', [line('A', 'TYPED')], of({}, [box('B')], [goods]), ['A TYPED  ', 'B MICROWAVE OVEN 420 8610']],
  ['a box without goods', [line('A', '')], of({}, [box('A')]), ['A   ']],
  // What is empty of it is filled.
  ['goods into a box without', [line('A', '', '7')], of({}, [box('A')], [goods]), ['A MICROWAVE OVEN 7 8610']],
  [
    'two goods into a box without',
    [line('A', '')],
    of({}, [box('A')], [goods, { ...goods, name: 'UMBRELLA' }]),
    ['A MICROWAVE OVEN  ', 'A UMBRELLA  '],
  ],
  ['goods without a box', [line('', 'MICROWAVE OVEN')], of(null, [], [goods]), [' MICROWAVE OVEN  ']],
  ['goods that are in a box by now', [line('A', 'MICROWAVE OVEN')], of(null, [], [goods]), ['A MICROWAVE OVEN  ']],
  [
    'as many again of the same',
    [line('', 'MICROWAVE OVEN', '3')],
    of(null, [], [{ ...goods, packages: 5 }]),
    [' MICROWAVE OVEN 3 ', ' MICROWAVE OVEN 5 '],
  ],
  ['the same twice in one bill', [], of(null, [], [goods, goods]), [' MICROWAVE OVEN  ', ' MICROWAVE OVEN  ']],
])('what stands there already does not come again: %s', (_what, own, brought, rows) => {
  const { goods: lines } = addBrought({ ...blankFiling, goods: own }, bringBill(brought)).filing;
  expect(lines.map((each) => [each.containerNo, each.cargoName, each.packages, each.weightKg].join(' '))).toEqual(rows);
});

it('a bill that is put right and brought once more leaves each line once', () => {
  const brought = of({ billNo: 'B1', grossKg: '8610' }, [box('A'), box('B')], [goods]);
  const first = addBrought(blankFiling, bringBill(brought)).filing;
  const again = addBrought(first, bringBill({ ...brought, boxes: [box('A'), box('B', { grossKg: '8160' })] })).filing;
  expect(again).toEqual(first);
});

const unsureBill: BroughtBill = {
  ...of(
    { billNo: 'B1', grossKg: '8610', consignee: 'READ GMBH\n2 MUSTERWEG', notify: 'SAME AS CONSIGNEE' },
    [box('A'), box('B', { grossKg: '7' })],
    [goods],
  ),
  unsure: [
    { box: null, field: 'grossKg' },
    { box: null, field: 'consignee' },
    { box: null, field: 'voyage' },
    { box: 1, field: 'grossKg' },
    { box: 1, field: 'containerNo' },
  ],
};
const placesOf = ({ filing, unsure }: ReturnType<typeof bringBill>): string[] =>
  unsure.flatMap((each) => placesOfUnsure(filing, each).map(placeName));

it('what was not read surely is known where it has come to stand, behind what somebody has typed', () => {
  const places = [
    'head.billWeightKg',
    'consignee.name',
    'consignee.address',
    'notify.name',
    'notify.address',
    'goods.1.weightKg',
    'goods.1.containerNo',
  ];
  const brought = bringBill(unsureBill);
  expect(placesOf(brought)).toEqual(places);
  const typed = { ...blankFiling, head: { ...blankHead, billWeightKg: '9' }, goods: [line('C', 'TYPED')] };
  expect(placesOf(addBrought(typed, brought))).toEqual([...places.slice(1, 5), 'goods.2.weightKg', 'goods.2.containerNo']);
  // Of another bill nothing is mixed in, and so nothing is unsure, but its goods.
  const ofOther = { ...blankFiling, head: { ...blankHead, billNo: 'B2' } };
  expect(placesOf(addBrought(ofOther, brought))).toEqual(['goods.1.weightKg', 'goods.1.containerNo']);
  // What somebody has typed in its place is his.
  const { filing, unsure } = brought;
  const mended = {
    ...filing,
    head: { ...filing.head, billWeightKg: '8160' },
    goods: filing.goods.map((each) => ({ ...each, weightKg: '1' })),
  };
  expect(placesOf({ filing: mended, unsure })).toEqual([...places.slice(1, 5), 'goods.1.containerNo']);
});
