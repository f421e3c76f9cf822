// Guarantee: issue 13: a spreadsheet of manifests is read bill by bill, each line under the number of its row, put right as
// pasted texts are; what it says wrongly is kept, to be checked.
import { describe, expect, it } from 'vitest';
import { goodsTitles, headTitles } from './messages';
import { importRows, importTitles, readImport } from './read-import';
import { sampleFiling } from './sample-filing';

const read = (...rows: (readonly string[])[]) => [...readImport(rows.map((cells, i) => ({ rowNo: i + 1, cells })))!.bills];

describe('readImport', () => {
  it('makes one manifest of each bill, in their order; a row without a bill goes on with the one above', () => {
    const imported = read(
      ['提单号', '船名', '箱号', '品名', '件数'],
      ['SHCU0000001', 'DEMO LANTERN', 'CSNU6152042', 'PLASTIC BOX', '10'],
      ['', '', 'CSNU6152042', 'STEEL CUP', '20'],
      ['SHCU0000002', 'DEMO LANTERN', 'FCIU9051185', 'LED LIGHT', '30'],
      ['SHCU0000001', '', 'TGBU4870365', 'TOWEL', '40'],
    );
    expect(imported.map(({ filing, rowNos, firstRowNo }) => [filing.head.billNo, filing.head.vesselName, rowNos, firstRowNo])).toEqual([
      ['SHCU0000001', 'DEMO LANTERN', [2, 3, 5], 2],
      ['SHCU0000002', 'DEMO LANTERN', [4], 4],
    ]);
    expect(imported[0]!.filing.goods.map(({ cargoName, packages }) => `${cargoName} ${packages}`)).toEqual([
      'PLASTIC BOX 10',
      'STEEL CUP 20',
      'TOWEL 40',
    ]);
  });

  it.each([
    ['UN NO.', 'unNo'],
    ['UN No', 'unNo'],
    ['UN', 'unNo'],
    ['CLASS', 'dangerClass'],
    ['IMO Class', 'dangerClass'],
    ['危险品联系人', 'dangerContact'],
    ['应急电话', 'dangerPhone'],
    ['TEMP.', 'temperature'],
    ['Seal No.', 'sealNo'],
  ] as const)('reads %s: what makes goods dangerous, or kept cold, is not lost', (title, field) => {
    const [one] = read(['箱号', title], ['CSNU6152042', '3']);
    expect(one!.filing.goods[0]![field]).toBe('3');
  });

  it('names each column that it does not know, also among those of dangerous goods', () => {
    const rows = [
      ['箱号', '危规号', '冷藏要求'],
      ['CSNU6152042', '1263', '-18'],
    ].map((cells, i) => ({ rowNo: i + 1, cells }));
    expect(readImport(rows)!.unread).toEqual(['危规号', '冷藏要求']);
  });

  it('puts right what is pasted so, and keeps what is wrong', () => {
    const [one] = read(['箱号', '毛重', '品名', '空箱'], ['csnu 6152042', '8,610 KGS', '塑料箱', '也许']);
    expect(one!.filing.goods[0]).toMatchObject({ containerNo: 'CSNU6152042', weightKg: '8610', cargoName: '塑料箱', isEmpty: '也许' });
  });

  it.each([
    ['是', '1'],
    ['Y', '1'],
    ['空', '1'],
    ['TRUE', '1'],
    ['FALSE', ''],
    ['否', ''],
    ['0', ''],
    ['', ''],
  ])('R-3.9-29 an empty box as people write it: %j', (text, expected) => {
    expect(read(['箱号', '空箱'], ['CSNU6152042', text])[0]!.filing.goods[0]!.isEmpty).toBe(expected);
  });

  it.each([
    ['46357', '2026-12-01'],
    ['46357.5', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['明天', '明天'],
  ])('a date as a cell holds it or people write it: %s', (text, expected) => {
    expect(read(['箱号', headTitles.loadingDate], ['X', text])[0]!.filing.head.loadingDate).toBe(expected);
  });

  it('reads the three parties by their titles, a company code with the type of its country', () => {
    const [one] = read(
      ['箱号', '发货人名称', '发货人国家', '发货人企业代码', '收货人名称', '通知人电话'],
      ['X', 'DEMO CO LTD', 'cn', '91330206MA2DEM000A', 'DEMO GMBH', '+49 40 0'],
    );
    expect(one!.filing.parties).toMatchObject({
      shipper: { name: 'DEMO CO LTD', countryCode: 'CN', companyCode: 'USCI+91330206MA2DEM000A' },
      consignee: { name: 'DEMO GMBH' },
      notify: { phone: '+49 40 0' },
    });
  });

  it('leaves out rows in which nothing of goods stands, and names all its titles', () => {
    expect(read(['箱号', '品名', '合计'], ['CSNU6152042', 'BOX', '1'], ['', '', '99'])[0]!.filing.goods).toHaveLength(1);
    expect(importTitles).toEqual(expect.arrayContaining([goodsTitles.containerNo, headTitles.billNo, '收货人企业代码']));
    expect(new Set(importTitles).size).toBe(importTitles.length);
  });

  it('N3 a merged bill number speaks of all its rows, also behind hidden ones, and amounts of none but their own', () => {
    const rows = [
      { rowNo: 1, cells: ['提单号', '箱号', '件数'] },
      { rowNo: 2, cells: ['SHCU0000001', 'CSNU6152042', '10'] },
      {
        rowNo: 4,
        cells: ['', 'FCIU9051185'],
        carried: new Map([
          [0, 'SHCU0000001'],
          [2, '10'],
        ]),
        isAfterHidden: true,
      },
    ];
    expect([...readImport(rows)!.bills].map(({ filing }) => filing.goods.map(({ packages }) => packages))).toEqual([['10', '']]);
  });

  it('gives null for a file without the title 箱号', () => {
    expect(readImport([{ rowNo: 1, cells: ['姓名', '电话'] }])).toBeNull();
  });
});

describe('importRows', () => {
  it('a row that says otherwise than the first of its bill is told: a mistyped number joins two bills', () => {
    const titles = ['提单号', '箱号', '船名', '收货人名称'];
    const one = ['COSU6400000001', 'CSNU6152042', 'EVER A', 'X CO'];
    const [bill] = read(titles, one, ['COSU6400000001', 'MSKU0308961', 'EVER B', ''], ['', 'TCLU4265780', 'ever a', 'Y CO']);
    expect([bill!.filing.head.vesselName, bill!.faults]).toEqual([
      'EVER A',
      [
        { rowNo: 3, message: '船名和第 2 行不同，用了第 2 行的' },
        { rowNo: 4, message: '收货人名称和第 2 行不同，用了第 2 行的' },
      ],
    ]);
  });

  it('cartons stand before pieces, and a bill in brackets is the one that they name', () => {
    const [bill] = read(['提单号', '提单号（分单）', '箱号', 'QTY(PCS)', 'CTNS'], ['COSU6400000001', 'HBL1', 'CSNU6152042', '4000', '400']);
    expect([bill!.filing.head.billNo, bill!.filing.goods[0]]).toMatchObject(['COSU6400000001', { houseBillNo: 'HBL1', packages: '400' }]);
  });

  it('R-2.2-08 writes what readImport reads: a sheet that was sent can be imported again', () => {
    expect(read(importTitles, ...importRows(sampleFiling))).toEqual([expect.objectContaining({ filing: sampleFiling, firstRowNo: 2 })]);
    const empty = { ...sampleFiling, goods: [{ ...sampleFiling.goods[0]!, isEmpty: '1' }] };
    expect(read(importTitles, ...importRows(empty))[0]!.filing).toEqual(empty);
  });
});
