// Guarantee: rows of a spreadsheet are read by the titles above them, however these are written and wherever they stand.
import { describe, expect, it } from 'vitest';
import { readTitledRows, type SheetLine } from './titled-rows';

const titles = { containerNo: ['箱号', 'CONTAINER NO'], weightKg: ['毛重'], note: ['备注'] } as const;
const lines = (...rows: (readonly string[])[]): SheetLine[] => rows.map((cells, i) => ({ rowNo: i + 1, cells }));
const read = (...rows: (readonly string[])[]) => readTitledRows(lines(...rows), titles, 'containerNo');

describe('readTitledRows', () => {
  it('finds the titles below whatever stands above them, and keeps the numbers of rows', () => {
    expect(read(['2026 年 11 月装箱'], ['序号', '箱号', '毛重'], ['1', 'CSNU6152042', ' 8610 '])).toEqual([
      { rowNo: 3, texts: { containerNo: 'CSNU6152042', weightKg: '8610', note: '' } },
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

  it('takes away the quote that our own files put before what could be a formula, and no other', () => {
    expect(read(['箱号', '备注'], ['X', "'+86 574"], ['Y', "'N/M"])!.map(({ texts }) => texts.note)).toEqual(['+86 574', "'N/M"]);
  });

  it('W-07 takes out what nobody sees, of titles and of cells', () => {
    expect(read(['箱\u200B号'], ['CSNU\u200B6152042\u00AD'])![0]!.texts.containerNo).toBe('CSNU6152042');
  });

  it('gives null where no row has the title that is asked for', () => {
    expect(read(['毛重', '备注'], ['1', '2'])).toBeNull();
    expect(readTitledRows([], titles, 'containerNo')).toBeNull();
  });
});
