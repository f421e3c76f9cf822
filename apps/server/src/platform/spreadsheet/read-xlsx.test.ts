// Guarantee: S-11, U-01 … U-06: what a spreadsheet says is read as texts; what is none, lies or bursts is refused at once.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readXlsx, UnreadableXlsx } from './read-xlsx';
import { xlsxStream } from './xlsx-stream';

const limits = { rowsMax: 100, columnsMax: 20, partBytesMax: 1_000_000 };
const sheet = (rows: string): string => `<?xml version="1.0"?><worksheet><cols><col/></cols><sheetData>${rows}</sheetData></worksheet>`;
const book = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const refused = (bytes: Uint8Array): string => {
  try {
    readXlsx(bytes, limits);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableXlsx ? error.reason : 'thrown';
  }
};

describe('readXlsx', () => {
  it('reads what our own files hold', async () => {
    async function* rows() {
      yield ['CSNU6152042', 20_000, "O'NEIL <+:?>"];
    }
    const columns = ['箱号', '总重', '签名'].map((title) => ({ title, width: 100 }));
    const pieces: Buffer[] = [];
    for await (const piece of xlsxStream({ name: 'x', columns, rows: rows() })) pieces.push(piece as Buffer);
    expect(readXlsx(Buffer.concat(pieces), limits)).toEqual([
      { rowNo: 1, cells: ['箱号', '总重', '签名'] },
      { rowNo: 2, cells: ['CSNU6152042', '20000', "O'NEIL <+:?>"] },
    ]);
  });

  it('reads shared strings with their runs, places by reference, and what a formula had come to', () => {
    const strings = '<sst><si><t>箱号</t></si><si><r><t>CSNU</t></r><r><t xml:space="preserve"> 1&amp;2</t></r></si></sst>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"/><row r="3"><c r="C3" t="s"><v>1</v></c><c r="D3"><f>1+1</f><v>2</v></c></row>';
    expect(readXlsx(book({ 'xl/worksheets/sheet1.xml': sheet(rows), 'xl/sharedStrings.xml': strings }), limits)).toEqual([
      { rowNo: 1, cells: ['箱号'] },
      // Under the number at its side, whatever is empty above it.
      { rowNo: 3, cells: ['', '', 'CSNU 1&2', '2'] },
    ]);
  });

  it('U-04 a cell at the end of the world costs nothing', () => {
    const rows = '<row><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="XFD1048576" t="inlineStr"><is><t>y</t></is></c></row>';
    expect(readXlsx(book({ 'xl/worksheets/sheet1.xml': sheet(rows) }), limits)).toEqual([{ rowNo: 1, cells: ['x'] }]);
  });

  it.each([
    ['no archive', strToU8('提单号,箱号'), 'no-archive'],
    ['nothing', new Uint8Array(), 'no-archive'],
    ['no sheet', book({ 'xl/styles.xml': '<x/>' }), 'no-sheet'],
    ['U-01 a bomb', book({ 'xl/worksheets/sheet1.xml': sheet('<row/>'.repeat(400_000)) }), 'too-large'],
    [
      'U-05 a bomb of strings',
      book({ 'xl/worksheets/sheet1.xml': sheet(''), 'xl/sharedStrings.xml': '<si/>'.repeat(400_000) }),
      'too-large',
    ],
    ['too many rows', book({ 'xl/worksheets/sheet1.xml': sheet('<row><c><v>1</v></c></row>'.repeat(101)) }), 'too-large'],
    ['too many entries', book(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x${i}`, '']))), 'too-large'],
  ])('%s is refused', (_name, bytes, reason) => expect(refused(bytes)).toBe(reason));

  it('U-02 what an archive says of its sizes changes nothing: it is read, or too large, by what is in it', () => {
    const lying = (xml: string, said: number): Uint8Array => {
      const bytes = book({ 'xl/worksheets/sheet1.xml': xml });
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      view.setUint32(view.getUint32(bytes.length - 22 + 16, true) + 24, said, true);
      return bytes;
    };
    const small = sheet('<row><c><v>1</v></c></row>'.repeat(50));
    for (const said of [10, 0xffff_fff0]) expect(refused(lying(small, said))).toBe('read');
    expect(refused(lying(sheet('<row/>'.repeat(400_000)), 1))).toBe('too-large');
  });

  it('U-05 a text that every cell shares is counted as often as it is read', () => {
    const cell = '<c t="s"><v>0</v></c>';
    const shared = (length: number): Uint8Array =>
      book({
        'xl/worksheets/sheet1.xml': sheet(`<row>${cell.repeat(10)}</row>`.repeat(40)),
        'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`,
      });
    expect(refused(shared(10))).toBe('read');
    expect(refused(shared(3_999))).toBe('too-large');
    expect(refused(shared(4_001))).toBe('too-large');
  });

  it('a part that is there twice is refused, and several sheets count together', () => {
    const rows = sheet('<row/>'.repeat(80_000));
    const many = book(Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`xl/worksheets/sheet${i + 1}.xml`, rows])));
    expect(refused(many)).toBe('too-large');
  });

  it('every beginning of a file is refused or read, and never throws anything else', () => {
    const bytes = book({ 'xl/worksheets/sheet1.xml': sheet('<row><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>') });
    for (let length = 0; length < bytes.length; length++) expect(refused(bytes.slice(0, length))).not.toBe('thrown');
  });
});
