// @vitest-environment happy-dom
// Guarantee: a workbook of bills is read as if its cells had been copied out of it, long numbers whole and empty cells in place.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { NumberFileRefused, readNumberFile } from './read-number-file';

const sheet = `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>客户公司</t></is></c></row>
  <row r="2"><c r="A2"><v>2.40113526E8</v></c><c r="C2" t="s"><v>1</v></c></row></sheetData></worksheet>`;
const strings = '<?xml version="1.0"?><sst xmlns="x"><si><t>提单号</t></si><si><r><t>恒泰</t></r><r><t>国际</t></r></si></sst>';
const workbook = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet), 'xl/sharedStrings.xml': strToU8(strings) });
const fileOf = (bytes: Uint8Array): File => new File([new Uint8Array(bytes)], 'bills.xlsx');

test('U-10 an .xlsx file is read with its columns', async () => {
  expect(await readNumberFile(fileOf(workbook))).toBe('提单号\t\t客户公司\n240113526\t\t恒泰国际');
});

test('U-10 what is no workbook says so', async () => {
  await expect(readNumberFile(fileOf(new Uint8Array([0x50, 0x4b, 1, 2])))).rejects.toThrow(NumberFileRefused);
  await expect(readNumberFile(fileOf(new Uint8Array([0xd0, 0xcf, 1, 2])))).rejects.toThrow('.xls');
});

const cells = (row: string): File =>
  fileOf(
    zipSync({
      'xl/worksheets/sheet1.xml': strToU8(`<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${row}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(`<?xml version="1.0"?><sst xmlns="x"><si><t>${' x'.repeat(200_000)}</t></si></sst>`),
    }),
  );

test.each([
  ['a cell far out', '<row><c r="ZZZZZ1"><v>1</v></c><c r="A1"><v>240113526</v></c></row>', '240113526'],
  ['a name that is none', '<row><c r="7"><v>1</v></c><c r="é1"><v>2</v></c><c r="B1"><v>240113526</v></c></row>', '\t240113526'],
])('S a workbook made to fill the memory is read without what nobody looks at: %s', async (_name, row, text) => {
  expect(await readNumberFile(cells(row))).toBe(text);
});

test('S one long text in every cell is cut', async () => {
  const row = `<row>${Array.from({ length: 200 }, () => '<c t="s"><v>0</v></c>').join('')}</row>`;
  const text = await readNumberFile(cells(row));
  expect(text.split('\t')).toHaveLength(200);
  expect(text.length).toBeLessThan(200 * 501);
});
