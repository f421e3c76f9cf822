// Guarantee: what stands on a bill is read as it stands, by its labels and places; what cannot be read is empty, and what cannot
// be so is told and not put right.
import { describe, expect, it } from 'vitest';
import type { PageCell } from '../vocabulary/page-cell';
import { billBoxCount, billBoxFields, billHeadFields, billValue, checkBill, correctBill, type BillField } from './bill';
import { BillPage } from './bill-page';
import { cellsOfText, linesOf } from './page-lines';
import { readBill, withoutBillWords, withoutUnsureFigures } from './read-bill';
import { findBoxes, quantitiesOf } from './read-bill-boxes';
import { readGoods } from './read-goods';
import { cellsOfSample, sampleBills } from './sample-bills';

const readSample = (name: RegExp): BillField[] => readBill(cellsOfSample(sampleBills.find((sample) => name.test(sample.name))!))!;
const readText = (text: string): BillField[] => readBill(cellsOfText(text))!;

describe('a bill as carriers lay it out', () => {
  it.each(sampleBills.map((sample) => [sample.name, sample] as const))('R-7.4-66 %s', (_name, sample) => {
    const read = readBill(cellsOfSample(sample))!;
    const head = Object.fromEntries(billHeadFields.map((field) => [field, billValue(read, field)]));
    expect(head).toEqual(Object.fromEntries(billHeadFields.map((field) => [field, sample.says[field] ?? ''])));
    const boxes = Array.from({ length: billBoxCount(read) }, (_, i) =>
      Object.fromEntries(billBoxFields.map((field) => [field, billValue(read, field, i + 1)])),
    );
    expect(boxes).toEqual(sample.boxes.map((box) => Object.fromEntries(billBoxFields.map((field) => [field, box[field] ?? '']))));
  });
});

describe('pasted lines', () => {
  it.each<readonly [text: string, says: Partial<Record<BillField['field'], string>>]>([
    ['B/L NO.: ABCD1234567890', { billNo: 'ABCD1234567890' }],
    ['提单号：ABCD1234567890\n船名：EVER SAMPLE  航次：026W', { billNo: 'ABCD1234567890', vesselName: 'EVER SAMPLE', voyage: '026W' }],
    ['船名/航次: EVER SAMPLE/026W', { vesselName: 'EVER SAMPLE', voyage: '026W' }],
    ['OCEAN VESSEL/VOY.NO.: MV EVER SAMPLE V.026W', { vesselName: 'EVER SAMPLE', voyage: '026W' }],
    [
      'VESSEL: EVER SAMPLE VOY: 026W POL: NINGBO POD: OSAKA',
      { vesselName: 'EVER SAMPLE', voyage: '026W', loadingPort: 'NINGBO', dischargePort: 'OSAKA' },
    ],
    // Letters of a picture without the gaps between words.
    ['PORTOFLOADING: NINGBO\nPORTOFDISCHARGE: OSAKA', { loadingPort: 'NINGBO', dischargePort: 'OSAKA' }],
    ['POL: NINGBO\nGROSS WEIGHT: 8,610.5 KGS\nMEASUREMENT: 32.1 CBM\nTOTAL PACKAGES: 420 CTNS', { grossKg: '8610.5', volumeM3: '32.1' }],
    ['POL: NINGBO\n件数：420箱\n毛重：8.61吨\n体积：32.1立方米', { packages: '420', packageUnit: '箱', grossKg: '8610', volumeM3: '32.1' }],
    ['POL: NINGBO\nG.W.(KGS): 8610\nMEAS(CBM): 32.1', { grossKg: '8610', volumeM3: '32.1' }],
    ['POL: NINGBO\nGROSS WEIGHT(LBS): 8610', { grossKg: '' }],
    ['POL: NINGBO\nGROSS WEIGHT(MT): 8.61', { grossKg: '8610' }],
    ['SHIPPER: SAMPLE CO LTD\nTEL: 000-0000\nFOLDING UMBRELLA', { shipper: 'SAMPLE CO LTD\nTEL: 000-0000' }],
    ["SHIPPER'S LOAD AND COUNT\nB/L NO.: ABCD1234567890", { shipper: '', billNo: 'ABCD1234567890' }],
    ['NOTIFY PARTY\nSAMPLE CO LTD\n1 EXAMPLE ROAD\n\n\nFOLDING UMBRELLA', { notify: 'SAMPLE CO LTD\n1 EXAMPLE ROAD' }],
    ['PORT OF LOADING\nPORT OF DISCHARGE\nOSAKA', { loadingPort: '', dischargePort: 'OSAKA' }],
    ['B/L NO.: SEE BELOW\nPOL: NINGBO', { billNo: '', loadingPort: 'NINGBO' }],
    // Below a total that cannot be read, and of several figures, none is that of the bill.
    ['POL: NINGBO\nPKGS   GROSS WEIGHT\n3 CTNS   8610\nTOTAL: ###', { packages: '', grossKg: '' }],
    ['POL: NINGBO\nPKGS   GROSS WEIGHT\n3 CTNS   8610\n4 CTNS   ###', { packages: '', grossKg: '' }],
    ['POL: NINGBO\nPKGS   GROSS WEIGHT\n3 CTNS   8610', { packages: '3', grossKg: '8610' }],
    // The label that is nearer cannot be read.
    ['PORT OF LOADING      ####\n                     HAMBURG\nPOD: OSAKA', { loadingPort: '' }],
    ['提单号B/L No.: ABCD12345678\n船名Ocean Vessel: EVER SAMPLE', { billNo: 'ABCD12345678', vesselName: 'EVER SAMPLE' }],
    ['B/L NO.: PAGE10F2\nPOL: NINGBO', { billNo: '' }],
    ['B/L NO.: ORIGINAL\nPOL: NINGBO', { billNo: '' }],
    ['VOYAGE: UNKNOWN\nPOL: NINGBO', { voyage: '' }],
    ['B/L NO.: COSU6123456780', { carrier: 'COSCO Shipping Lines' }],
    ['B/L NO.: QQQQ6123456780', { carrier: '' }],
    ['HAPAG-LLOYD\nB/L NO.: QQQQ6123456780', { carrier: 'Hapag-Lloyd' }],
  ])('R-7.4-64 %j', (text, says) => {
    const read = readText(text);
    expect(Object.fromEntries(Object.keys(says).map((field) => [field, billValue(read, field as BillField['field'])]))).toEqual(says);
  });

  it.each<readonly [text: string, boxes: readonly (readonly string[])[]]>([
    ['SLLU4102578/SL204511/40HQ/420CTNS/8610KGS/32.5CBM', [['SLLU4102578', '40HQ', 'SL204511', '420', '8610', '32.5']]],
    ["SLLU 410257-8  SEAL NO. SL204511  1X40'HQ", [['SLLU4102578', '40HQ', 'SL204511', '', '', '']]],
    ['箱号：SLLU4102578 封号：SL204511', [['SLLU4102578', '', 'SL204511', '', '', '']]],
    [
      'SLLU4102578 SLLU4102639',
      [
        ['SLLU4102578', '', '', '', '', ''],
        ['SLLU4102639', '', '', '', '', ''],
      ],
    ],
    // Twice the same, and what only looks like one.
    ['SLLU4102578\nSLLU4102578\nABCD1234567', [['SLLU4102578', '', '', '', '', '']]],
    ['CONTAINER NO   PACKAGES   GROSS WEIGHT(MT)\nSLLU4102578   20   24.5', [['SLLU4102578', '', '', '20', '24500', '']]],
    // Pounds are no kilograms.
    ['CONTAINER NO   PACKAGES   GROSS WEIGHT(LBS)\nSLLU4102578   20   24.5', [['SLLU4102578', '', '', '20', '', '']]],
    // A seal that nobody calls one is none.
    ['SLLU4102578   204511   40GP', [['SLLU4102578', '40GP', '', '', '', '']]],
    ['B/L NO.: MSCU1234566', []],
  ])('R-7.4-64 boxes of %j', (text, boxes) => {
    const read = readText(text);
    expect(Array.from({ length: billBoxCount(read) }, (_, i) => billBoxFields.map((field) => billValue(read, field, i + 1)))).toEqual(
      boxes,
    );
  });

  it.each(['', 'FOLDING UMBRELLA 240 CTNS', '折叠伞 240箱 4320公斤', '💡', '12345', 'N/M\nTOTAL: 3 CTNS'])('%j is no bill', (text) => {
    expect(readBill(cellsOfText(text))).toBeNull();
  });
});

it('what the bill says of parties, ports and boxes is no goods, what it says beside its goods is', () => {
  const text =
    'SEA WAYBILL NO.: ABCD12345678\nPORT OF LOADING\nNANSHA\nCONSIGNEE\nSAMPLE TILES PTY\n18 KILN ROAD\n\n\n20 PALLETS CERAMIC TILES\nSLLU4102578';
  const { lines, passedOver } = withoutBillWords(readGoods(text, 50), readText(text));
  expect(lines.map(({ name }) => name)).toEqual(['CERAMIC TILES']);
  expect(passedOver).toBe(7);
  const goods = readGoods('NANSHA\nTILES', 50);
  expect(withoutBillWords(goods, null)).toEqual(goods);
});

it('figures of goods that were not made out surely are not told; a name that was not is', () => {
  const rows: readonly (readonly (readonly [text: string, sure: number])[])[] = [
    [
      ['420 CTNS', 84],
      ['VACUUM BOTTLE', 99],
      ['8,610 KGS', 99],
    ],
    [
      ['260 CTNS', 85],
      ['UMBRELLA', 60],
      ['7,540 KGS', 99],
    ],
  ];
  const cells = rows.flatMap((row, y) => row.map(([text, sure], x): PageCell => ({ text, page: 1, x, y, width: 1, size: 1, sure })));
  const text = rows.map((row) => row.map(([shown]) => shown).join('\t')).join('\n');
  expect(withoutUnsureFigures(readGoods(text, 10), text, cells).lines.map((line) => [line.name, line.packages, line.grossKg])).toEqual([
    ['VACUUM BOTTLE', null, null],
    ['UMBRELLA', 260, 7540],
  ]);
});

describe('what a field is told with', () => {
  it('of a page that is a little askew the value of the next label is no line of a party', () => {
    const cell = (text: string, x: number, y: number): PageCell => ({ text, page: 1, x, y, width: text.length * 6, size: 10, sure: 95 });
    const read = readBill([
      cell('提单号', 10, 20),
      cell('ABCD12345678', 90, 20),
      cell('发货人', 10, 38),
      cell('SAMPLE EXPORT LTD', 90, 38),
      cell('收货人', 10, 56),
      cell('SAMPLE IMPORT LTD', 90, 48),
      cell('装货港', 10, 90),
      cell('NINGBO', 90, 84),
    ])!;
    expect([billValue(read, 'shipper'), billValue(read, 'loadingPort')]).toEqual(['SAMPLE EXPORT LTD', 'NINGBO']);
  });

  it('its words, its place, and how sure its letters are; less where it does not stand as such values do', () => {
    const cell = (text: string, x: number, y: number, sure: number): PageCell => ({ text, page: 2, x, y, width: 60, size: 10, sure });
    const read = readBill([
      cell('PORT OF LOADING', 10, 20, 99),
      cell('NING80 <PORT>', 10, 34, 91),
      cell('B/L NO.: ABCD12345678', 200, 20, 64),
    ])!;
    expect(read.find(({ field }) => field === 'loadingPort')).toEqual({
      field: 'loadingPort',
      box: null,
      value: 'NING80 <PORT>',
      words: 'NING80 <PORT>',
      place: { page: 2, x: 10, y: 24, width: 60, height: 10 },
      confidence: 70,
      isCorrected: false,
    });
    expect(read.find(({ field }) => field === 'billNo')).toMatchObject({
      value: 'ABCD12345678',
      words: 'B/L NO.: ABCD12345678',
      confidence: 64,
    });
    expect(read.find(({ field }) => field === 'voyage')).toMatchObject({ value: '', words: '', place: null, confidence: 0 });
  });
});

describe('what cannot be so', () => {
  it('a sum that differs and a check digit that is another are told, and gone once they are put right', () => {
    const read = readSample(/wrong check digit/);
    expect(checkBill(read)).toEqual([
      { kind: 'check-digit', box: 1 },
      { kind: 'sum', field: 'grossKg', total: 48500, sum: 48750 },
    ]);
    const numbered = correctBill(read, 'containerNo', 1, 'BRGU9183045')!;
    expect(checkBill(correctBill(numbered, 'grossKg', 1, '24250')!)).toEqual([]);
    expect(numbered.find(({ field, box }) => field === 'containerNo' && box === 1)).toMatchObject({
      value: 'BRGU9183045',
      words: 'BRGU9183048/BG10021',
      confidence: 100,
      isCorrected: true,
    });
    expect(correctBill(read, 'containerNo', 3, 'BRGU9183045')).toBeNull();
  });

  it('packages of boxes that are two fewer than the total', () => {
    expect(checkBill(readSample(/one below another/))).toEqual([{ kind: 'sum', field: 'packages', total: 2100, sum: 2098 }]);
  });

  it.each([/frames/, /Chinese labels/, /below the marks/])('nothing is told of a bill that agrees: %s', (name) => {
    expect(checkBill(readSample(name))).toEqual([]);
  });

  it('a total is compared where each box says a figure, and not before', () => {
    const read = readText('POL: NINGBO\nGROSS WEIGHT: 100 KGS\nSLLU4102578 / 40 KGS\nSLLU4102639');
    expect(checkBill(read)).toEqual([]);
    expect(checkBill(correctBill(read, 'grossKg', 2, '50')!)).toEqual([{ kind: 'sum', field: 'grossKg', total: 100, sum: 90 }]);
  });

  it('a letter in a box’s number is told as it was read, and marked', () => {
    expect(checkBill(readSample(/torn/))).toEqual([{ kind: 'check-digit', box: 1 }]);
  });
});

it('U-01 of a page of more texts than a bill has the rest is not looked at', () => {
  const texts = Array.from({ length: 4_000 }, (_, at): PageCell => ({
    text: 'X',
    page: 1,
    x: 0,
    y: at * 12,
    width: 6,
    size: 10,
    sure: 100,
  }));
  const last: PageCell = { text: 'B/L NO.: ABCD12345678', page: 2, x: 0, y: 0, width: 100, size: 10, sure: 100 };
  expect(readBill([...texts.slice(1), last])).not.toBeNull();
  expect(readBill([...texts, last])).toBeNull();
});

/** Pages of 4,000 texts such as nobody prints: labels of one kind beside, above and about their values. */
const crowds: readonly (readonly [
  how: string,
  at: (i: number) => readonly [label: readonly [number, number], value: readonly [number, number]],
])[] = [
  [
    'in two lines',
    (i) => [
      [i * 8, 1],
      [i * 8, 2.6],
    ],
  ],
  [
    'in one line',
    (i) => [
      [i * 16, 1],
      [i * 16 + 8, 1],
    ],
  ],
  [
    'in lines of fifty',
    (i) => [
      [(i % 50) * 8, Math.floor(i / 50) * 3.2],
      [(i % 50) * 8, Math.floor(i / 50) * 3.2 + 1.6],
    ],
  ],
  [
    'below each other',
    (i) => [
      [0, i * 3.2],
      [0, i * 3.2 + 1.6],
    ],
  ],
  [
    'far aside',
    (i) => [
      [0, i * 3.2],
      [9_000, i * 3.2 + 1.6],
    ],
  ],
  ['a line of labels above texts far aside', (i) => [i < 100 ? [i * 8, 1] : [9_000, 3 + i * 3.2], [9_000, 3 + i * 3.2 + 1.6]]],
];
const everyLabel = [
  'B/L NO',
  'CARRIER',
  'VESSEL / VOYAGE',
  'VESSEL',
  'VOYAGE',
  'PORT OF LOADING',
  'PLACE OF DELIVERY',
  'SHIPPER',
  'CONTAINER NO',
  'CONTAINER / SEAL',
  'SEAL NO',
  'TYPE',
  'PACKAGES',
  'GROSS WEIGHT',
  'NET WEIGHT',
  'MEASUREMENT',
  'DESCRIPTION',
  'MARKS',
  'TOTAL',
];

describe('U-01 the work that a page of 4,000 texts takes', () => {
  const crowd = (labels: readonly string[], [, at]: (typeof crowds)[number], value: string, size: number): PageCell[] =>
    Array.from({ length: 2_000 }, (_, i) => {
      const cell = (text: string, [x, y]: readonly [number, number], height: number): PageCell => ({
        text,
        page: 1,
        x,
        y,
        width: text.length * 0.6,
        size: height,
        sure: 100,
      });
      const [ofLabel, ofValue] = at(i);
      return [cell(labels[i % labels.length]!, ofLabel, size), cell(value.replace('#', String(1_000_000 + i)), ofValue, 1)];
    }).flat();

  it.each(crowds.map(([how], i) => [how, i] as const))('is bounded, whatever its labels are: %s', (_how, i) => {
    const kinds = [everyLabel, everyLabel.map((label) => `${label}:`), ['B/L NO'], ['B/L NO.:'], ['SHIPPER'], ['GROSS WEIGHT']];
    const most = kinds.flatMap((labels) =>
      // Letters as high as the page have all of it below them.
      [1, 1_000].map((size) => {
        const page = new BillPage(linesOf(crowd(labels, crowds[i]!, labels.length === 1 ? 'ABCU#' : '8610 KGS', size)));
        findBoxes(page);
        quantitiesOf(page);
        for (const each of ['billNo', 'shipper', 'vesselName'] as const) for (const run of page.labelled(each)) page.linesOfValue(run);
        return page.looks;
      }),
    );
    // Some for each text; each with each would be sixteen millions.
    expect(Math.max(...most)).toBeLessThan(100_000);
  });

  it('is bounded, however many labels stand in a text', () => {
    const text = 'POL: POD: '.repeat(40);
    const cells = Array.from({ length: 36 }, (_, i): PageCell => {
      return { text, page: 1, x: (i % 12) * 300, y: Math.floor(i / 12) * 1.6, width: 240, size: 1, sure: 100 };
    });
    expect(new BillPage(linesOf(cells)).looks).toBeLessThan(100_000);
  });
});

// Quadratic work would take longer than a test may.
it('U-01 100,000 signs of anything cost no more than they are long', () => {
  const texts = [
    'A ',
    'NO ',
    'B/L ',
    'PORT OF ',
    '1,',
    'SLLU4102578 ',
    'SHIPPER: ',
    '(',
    'VESSEL/',
    '箱号',
    '\t',
    ':',
    'B/L NO.:\n',
    'SHIPPER\nX\n',
    'TOTAL 1 CTNS\n',
    'GROSS WEIGHT  PACKAGES\n1  2\n',
  ];
  for (const text of texts) {
    const read = readBill(cellsOfText(text.repeat(Math.ceil(100_000 / text.length))));
    expect(billBoxCount(read ?? [])).toBeLessThanOrEqual(100);
  }
});
