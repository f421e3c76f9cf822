// Guarantee: rows of a spreadsheet are read by the titles above them, however these are written and wherever they stand.
import { describe, expect, it } from 'vitest';
import { readTitledRows, type SheetLine } from './titled-rows';

const titles = { containerNo: ['箱号', 'CONTAINER NO'], weightKg: ['毛重', 'GROSS'], note: ['备注'] } as const;
const lines = (...rows: (readonly string[])[]): SheetLine[] => rows.map((cells, i) => ({ rowNo: i + 1, cells }));
const readAll = (...rows: (readonly string[])[]) => readTitledRows(lines(...rows), titles, 'containerNo', { units: { weightKg: 'kg' } });
const read = (...rows: (readonly string[])[]) => readAll(...rows)?.rows ?? null;

describe('readTitledRows', () => {
  it('finds the titles below whatever stands above them, and keeps the numbers of rows', () => {
    expect(read(['2026 年 11 月装箱'], ['序号', '箱号', '毛重'], ['1', 'CSNU6152042', ' 8610 '])).toEqual([
      { rowNo: 3, texts: { containerNo: 'CSNU6152042', weightKg: '8610', note: '' }, isAfterHidden: false },
    ]);
  });

  it.each([['container_no'], ['箱 号*'], ['箱号'], ['　箱号']])('knows %j', (title) => {
    expect(read([title], ['X'])![0]!.texts.containerNo).toBe('X');
  });

  it.each([['毛重(KGS)'], ['毛重（kg）']])('knows a title with its unit: %s', (title) => {
    expect(read(['箱号', title], ['X', '5'])![0]!.texts.weightKg).toBe('5');
  });

  it('takes the first of two columns with one title, and nothing from a row that ends early', () => {
    expect(read(['箱号', '毛重', '毛重'], ['X', '1', '2'], ['Y'])!.map(({ texts }) => texts.weightKg)).toEqual(['1', '']);
  });

  it.each(['毛重(KG)', '毛重（公斤）', '毛重/千克', '毛重KGS', '毛重(单位:千克)', '毛重(G.W.)', '毛重(必填)', 'Gross(G.W. KGS)'])(
    'N7 %s is in kg',
    (title) => expect(readAll(['箱号', title], ['X', '5'])).toMatchObject({ rows: [{ texts: { weightKg: '5' } }], otherUnits: [] }),
  );

  it.each([
    '毛重(LBS)',
    '毛重（吨）',
    '毛重 MT',
    '毛重/磅',
    '毛重(T)',
    '毛重T',
    '毛重(单位:公吨)',
    '毛重(KGS/LBS)',
    'GROSS (Tons)',
    '毛重[lb]',
  ])('N7 %s is not in kg: nothing is read of it, and it is told', (title) =>
    expect(readAll(['箱号', title], ['X', '5'])).toMatchObject({
      rows: [{ texts: { weightKg: '' } }],
      otherUnits: [{ field: 'weightKg', title: title.trim() }],
    }),
  );

  it('N7 beside a column in kg one in another unit is none, and GROSST is another title', () => {
    expect(readAll(['箱号', '毛重(LBS)', 'GROSS'], ['X', '11', '5'])).toMatchObject({
      rows: [{ texts: { weightKg: '5' } }],
      otherUnits: [],
    });
    expect(readAll(['箱号', 'GROSST'], ['X', '5'])).toMatchObject({ rows: [{ texts: { weightKg: '' } }], otherUnits: [] });
  });

  it.each([
    ['数量(千个)', undefined],
    ['数量(PCS/CTN)', undefined],
    ['数量(每箱)', undefined],
    ['数量(打)', undefined],
    ['数量(个)', '3'],
    ['数量(件/PCS)', '3'],
    ['数量(每票必填)', '3'],
    ['数量(百货)', '3'],
  ])('N7 %s counts the pieces of its row: %j, and else is told as not read', (title, text = '') => {
    const read = readTitledRows(lines(['箱号', title], ['X', '3']), { containerNo: ['箱号'], quantity: ['数量'] }, 'containerNo')!;
    expect([read.rows[0]!.texts.quantity, read.unread]).toEqual([text, text === '' ? [title] : []]);
  });

  it("N7 a field's own title goes before what people call it besides, and rows that differ are told", () => {
    expect(readAll(['箱号', 'GROSS', '毛重'], ['X', '5', '5.0 KGS'], ['Y', '5', '6'], ['Z', '7', ''])!.rows).toMatchObject([
      { texts: { weightKg: '5.0 KGS' } },
      { texts: { weightKg: '6' } },
      { texts: { weightKg: '' } },
    ]);
    expect(readAll(['箱号', 'GROSS', '毛重'], ['X', '5', '5.0 KGS'], ['Y', '5', '6'], ['Z', '7', ''])!.doubled).toEqual([
      { field: 'weightKg', taken: '毛重', other: 'GROSS', rowNo: 3, count: 2 },
    ]);
  });

  it('N3 what a merged cell shows is read of the fields that it speaks of alone', () => {
    const row: SheetLine = {
      rowNo: 3,
      cells: ['Y'],
      isAfterHidden: true,
      carried: new Map([
        [1, '5'],
        [2, 'A'],
      ]),
    };
    const rows = [...lines(['箱号', '毛重', '备注'], ['X', '5', 'A']), row];
    expect(readTitledRows(rows, titles, 'containerNo', { carried: ['note'] })!.rows[1]).toEqual({
      rowNo: 3,
      texts: { containerNo: 'Y', weightKg: '', note: 'A' },
      isAfterHidden: true,
    });
  });

  it('takes away the quote that our own files put before what could be a formula, and no other', () => {
    expect(read(['箱号', '备注'], ['X', "'+86 574"], ['Y', "'N/M"])!.map(({ texts }) => texts.note)).toEqual(['+86 574', "'N/M"]);
  });

  it('W-07 takes out what nobody sees, of titles and of cells', () => {
    expect(read(['箱\u200B号'], ['CSNU\u200B6152042\u00AD'])![0]!.texts.containerNo).toBe('CSNU6152042');
  });

  it.each(['箱号.', '箱号：', ' 箱号 *', '箱号。'])('reads %j as 箱号, whatever stands behind it', (title) => {
    expect(read([title], ['DEMU1000010'])![0]!.texts.containerNo).toBe('DEMU1000010');
  });

  it('gives null where no row has the title that is asked for', () => {
    expect(read(['毛重', '备注'], ['1', '2'])).toBeNull();
    expect(readTitledRows([], titles, 'containerNo')).toBeNull();
  });

  it('names the columns that it did not read, where something stands in them', () => {
    const read = readAll(['箱号', 'Qty', '备用', ' ', '序号'], ['DEMU1000010', '3', '', 'x', '1'], ['DEMU1000024', '', '', '', '2'])!;
    expect(read.unread).toEqual(['Qty']);
    const many = readAll(
      ['箱号', ...Array.from({ length: 40 }, (_, at) => `${'长'.repeat(40)}${at}`)],
      ['DEMU1000010', ...Array.from({ length: 40 }, () => '1')],
    )!;
    expect([many.unread.length, many.unread[0]]).toEqual([20, '长'.repeat(30)]);
  });
});
