// @vitest-environment happy-dom
// Guarantee: a file of bills is read as if its cells had been copied out of it, the clients with their bills, hidden sheets
// left out; what cannot be read is refused in one sentence that says what to do.
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { containerColumnsOf } from '@mastlight/domain/bill-subscription/container-columns';
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { readClients } from '@mastlight/domain/vocabulary/text-columns';
import { makeWorkbook, type MadeSheet } from '@mastlight/testing/make-workbook';
import { describe, expect, it } from 'vitest';
import { numberFileBytesMax, readNumberFile } from './read-number-file';

const fileOf = (content: Uint8Array | string, name = 'bills.xlsx'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const workbook = (...sheets: readonly MadeSheet[]): File => fileOf(makeWorkbook(sheets));
/** Bills with their clients, as they would be subscribed. */
const clientsIn = (text: string): string[] => {
  const clientAt = readClients(text);
  return findBillNos(text).flatMap(({ billNo, fault, places }) => (fault === null ? [`${billNo} ${clientAt(places[0]![0])}`] : []));
};

describe('U-10 a file of bills', () => {
  it('U-10 is read with its columns, each cell on its line', async () => {
    const [sheet] = await readNumberFile(
      workbook({
        rows: [
          ['提单号', '', '客户\n公司'],
          ['COSU6400000001', '', '恒泰\t国际 '],
        ],
      }),
    );
    expect(sheet).toMatchObject({ text: '提单号\t\t客户 公司\nCOSU6400000001\t\t恒泰 国际', count: 1 });
  });

  it.each(portCodes)('V-03 what %s exports goes in again with its clients', async (port) => {
    const columns = [...billColumnsOf(port), ...containerColumnsOf(port)];
    const client: Readonly<Record<string, string>> = {
      提单号: 'COSU6400000001',
      主提单号: 'MCOSU6700021994',
      客户公司: '恒泰"国际", 宁波',
      '船名/航次': 'TIDE LANTERN/026W',
    };
    const table = [columns.map(({ title }) => title), columns.map(({ title }) => client[title] ?? '')];
    const quoted = table.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
    for (const file of [workbook({ rows: table }), fileOf(quoted, 'export.csv')]) {
      const [sheet] = await readNumberFile(file);
      expect(clientsIn(sheet!.text)).toEqual(['COSU6400000001 恒泰"国际", 宁波']);
    }
  });

  it('V-03 a bill of no client, alone in its row, takes none of the clients below it', async () => {
    const [sheet] = await readNumberFile(
      workbook({
        rows: [['提单号', '客户公司', '备注'], ['COSU6400000001'], ['COSU6400000002', '恒泰', '急'], ['COSU6400000003', '安泰']],
      }),
    );
    expect(clientsIn(sheet!.text)).toEqual(['COSU6400000001 null', 'COSU6400000002 恒泰', 'COSU6400000003 安泰']);
  });

  it('a line that ends within a cell ends its number: the next line is no group of it', async () => {
    const [sheet] = await readNumberFile(workbook({ rows: [['MAEU 2593 3651 7\n20 箱', '恒泰\n国际'], ['COSU 6400 0000 01\r\n2']] }));
    expect(sheet!.text).toBe('MAEU 2593 3651 7；20 箱\t恒泰 国际\nCOSU 6400 0000 01；2');
    expect(findBillNos(sheet!.text).map(({ billNo }) => billNo)).toEqual(['MAEU259336517', 'COSU6400000001']);
  });

  it('W-05 of several sheets those come in which numbers stand, of none the first that holds anything', async () => {
    const numbers: MadeSheet = { name: '本周', rows: [['COSU6400000001'], ['COSU6400000002']] };
    const rounded: MadeSheet = { name: '上周', rows: '<row><c><v>1.2E16</v></c></row>' };
    const words: MadeSheet = { name: '说明', rows: [['请填提单号']] };
    const hidden: MadeSheet = { name: '底稿', state: 'hidden', rows: [['COSU6400000099']] };
    const found = await readNumberFile(workbook(hidden, words, numbers, rounded));
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['本周', 2],
      ['上周', 1],
    ]);
    expect((await readNumberFile(workbook({ rows: [] }, words, hidden))).map(({ text }) => text)).toEqual(['请填提单号']);
  });

  it('W-15 W-17 a text file comes as one', async () => {
    const [sheet] = await readNumberFile(fileOf('\uFEFF提单号,客户\r\n="COSU6400000001",桂花', '提单.csv'));
    expect(sheet).toEqual({ name: '提单.csv', text: '提单号\t客户\nCOSU6400000001\t桂花', count: 1, hiddenRows: 0, hiddenColumns: 0 });
  });

  const made = (rows: string, merged = '') =>
    fileOf(
      makeWorkbook([{ rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
      }),
    );
  const row = (rowNo: number, cells: readonly string[], more = ''): string =>
    `<row r="${rowNo}" ${more}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;

  it('N3 hidden rows stay out and are counted, a merged client stands beside all its bills', async () => {
    const file = made(
      row(1, ['提单号', '件数', '客户']) +
        row(2, ['COSU6400000001', '12', '恒泰']) +
        row(3, ['COSU6400000002', '', '']) +
        row(4, ['COSU6400000003', '', '蓝港'], 'hidden="1"') +
        row(5, ['COSU6400000004', '', '']),
      ['C', 'B'].map((column) => `<mergeCell ref="${column}2:${column}3"/>`).join(''),
    );
    const [sheet] = await readNumberFile(file);
    expect(sheet).toMatchObject({ count: 3, hiddenRows: 1 });
    expect(sheet!.text.split('\n')[2]).toBe('COSU6400000002\t\t恒泰');
    expect(clientsIn(sheet!.text)).toEqual(['COSU6400000001 恒泰', 'COSU6400000002 恒泰', 'COSU6400000004 null']);
  });

  it('L3 hidden columns stay out and are counted: neither their numbers nor their clients are read', async () => {
    const file = fileOf(
      makeWorkbook([{ rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="2" max="3" hidden="1"/></cols><sheetData>${
          row(1, ['提单号', '客户', '旧提单号', '件数']) + row(2, ['COSU6400000001', '恒泰', 'COSU6400000099', '3'])
        }</sheetData></worksheet>`,
      }),
    );
    const [sheet] = await readNumberFile(file);
    expect(sheet).toMatchObject({ text: '提单号\t\t\t件数\nCOSU6400000001\t\t\t3', count: 1, hiddenRows: 0, hiddenColumns: 2 });
    expect(clientsIn(sheet!.text)).toEqual(['COSU6400000001 null']);
  });

  it('N3 a table below a blank row has no client column of the one above', async () => {
    const file = made(
      row(1, ['提单号', '客户']) + row(2, ['COSU6400000001', '恒泰']) + row(4, ['箱量', '票数']) + row(5, ['COSU6400000002', '1']),
    );
    const [sheet] = await readNumberFile(file);
    expect(clientsIn(sheet!.text)).toEqual(['COSU6400000001 恒泰', 'COSU6400000002 null']);
  });
});

const sharedText = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(20_000)}</t></si></sst>`;
it.each([
  ['nothing', () => fileOf('', 'a.txt'), '没有内容'],
  ['an empty workbook', () => workbook({ rows: [] }), '没有内容'],
  ['a broken archive', () => fileOf('PK\x01\x02'), '打不开'],
  ['a picture', () => fileOf('GIF\0', 'a.csv'), '打不开'],
  ['an old workbook', () => fileOf(new Uint8Array([0xd0, 0xcf, 1, 2])), '.xls'],
  ['a file that is too large', () => fileOf(' '.repeat(numberFileBytesMax + 1), 'a.txt'), '文件太大'],
  ['more rows than a list has', () => workbook({ rows: '<row><c><v>1</v></c></row>'.repeat(20_001) }), '文件太大'],
  [
    'one long text in every cell',
    () => fileOf(makeWorkbook([{ rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>` }], { 'xl/sharedStrings.xml': sharedText })),
    '文件太大',
  ],
])('S-11 %s is refused by name', async (_name, make, told) => {
  await expect(readNumberFile(make())).rejects.toThrow(told);
});

it.runIf(process.env['LONG'])('S-11 N1 cells without end is refused by name', async () => {
  await expect(readNumberFile(workbook({ rows: `<row>${'<c/>'.repeat(1_200_000)}</row>` }))).rejects.toThrow('格子太多');
});
