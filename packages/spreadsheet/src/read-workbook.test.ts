// Guarantee: what a person sees in a workbook is read as texts, sheet by sheet, bill numbers whole (W-05, W-06, W-14, W-16,
// W-27); what is none, lies or bursts is refused at once, and by its reason (S-11, U-01 … U-06).
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { makeWorkbook, type MadeSheet } from '@mastlight/testing/make-workbook';
import { readWorkbook } from './read-workbook';
import * as patterns from './show-number';
import { UnreadableSheet, type Sheet, type SheetLimits } from './sheet';

const limits: SheetLimits = { rowsMax: 100, columnsMax: 20, unpackedBytesMax: 1_000_000, charactersMax: 1_000_000, elementsMax: 50_000 };
const sheetsOf = async (bytes: Uint8Array, of: SheetLimits = limits): Promise<Sheet[]> => {
  const sheets: Sheet[] = [];
  for await (const sheet of readWorkbook(bytes, of)) sheets.push(sheet);
  return sheets;
};
const cellsOf = async (bytes: Uint8Array): Promise<(readonly string[])[]> =>
  (await sheetsOf(bytes)).flatMap(({ rows }) => rows.map(({ cells }) => cells));
const cellsIn = (rows: MadeSheet['rows'], more?: Readonly<Record<string, string>>) => cellsOf(makeWorkbook([{ rows }], more));
const refused = async (bytes: Uint8Array): Promise<string> => {
  try {
    await sheetsOf(bytes);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableSheet ? error.reason : 'thrown';
  }
};
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const strings = (...items: readonly string[]) => ({
  'xl/sharedStrings.xml': `<sst xmlns="${main}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`,
});
const mergedCell = (column: string, from: number, to: number): string => `<mergeCell ref="${column}${from}:${column}${to}"/>`;
const shared = (...at: readonly number[]): string => `<row>${at.map((i) => `<c t="s"><v>${i}</v></c>`).join('')}</row>`;

describe('the sheets of a workbook', () => {
  const numbers = (billNo: string) => [['提单号'], [billNo]];

  it('W-05 they come in the order of their tabs, whatever their parts are called', async () => {
    const book = makeWorkbook([
      { name: '本周', part: 'worksheets/sheet2.xml', rows: numbers('COSU6400000001') },
      { name: '上周', part: 'worksheets/sheet1.xml', rows: numbers('COSU6400000002') },
      { name: '备用', part: 'tables/Blatt.xml', rows: numbers('COSU6400000003') },
    ]);
    expect((await sheetsOf(book)).map(({ name, rows }) => [name, rows[1]!.cells[0]])).toEqual([
      ['本周', 'COSU6400000001'],
      ['上周', 'COSU6400000002'],
      ['备用', 'COSU6400000003'],
    ]);
  });

  it('W-05 hidden sheets and charts are none', async () => {
    const book = makeWorkbook([
      { name: '代码', state: 'hidden', rows: numbers('COSU6400000099') },
      { name: '底稿', state: 'veryHidden', rows: numbers('COSU6400000098') },
      { name: '提单', rows: numbers('COSU6400000001') },
    ]);
    expect((await sheetsOf(book)).map(({ name }) => name)).toEqual(['提单']);
    expect(await refused(makeWorkbook([{ state: 'hidden', rows: [] }]))).toBe('no-sheet');
  });

  it('W-05 a target may be seen from the package, and names are the same in either case', async () => {
    const relations = (xml: string) => `<Relationships xmlns="r">${xml}</Relationships>`;
    const cells = await cellsIn(numbers('COSU6400000001'), {
      '_rels/.rels': relations(
        '<Relationship Id="a" Type="x/relationships/hyperlink" Target="https://example.com" TargetMode="External"/>' +
          '<Relationship Id="b" Type="x/relationships/officeDocument" Target="/xl/Workbook.xml"/>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        '<Relationship Id="rId1" Type="x/relationships/worksheet" Target="/xl/worksheets/sheet1.xml"/>',
      ),
    });
    expect(cells).toEqual(numbers('COSU6400000001'));
  });

  it('W-06 prefixed names are the same names, and those of other namespaces are none', async () => {
    const sheet =
      `<x:worksheet xmlns:x="${main}" xmlns:y="other"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>提单号</x:t></x:is></x:c></x:row>` +
      '<y:row><y:c><y:v>1</y:v></y:c><x:row><x:c><x:v>2</x:v></x:c></x:row></y:row>' +
      '<x:row r="2"><x:c r="A2"><x:v>6400000001</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await cellsIn([], { 'xl/worksheets/sheet1.xml': sheet })).toEqual([['提单号'], ['6400000001']]);
  });
});

describe('the cells of a sheet', () => {
  it('are texts with their runs, in their places, and what a formula had come to', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"/><row r="3"><c r="C3" t="s"><v>1</v></c><c r="D3"><f>1+1</f><v>2</v></c></row>';
    const more = strings('<t>箱号</t>', '<r><t>CSNU</t></r><r><t xml:space="preserve"> 1&amp;2_x0041_</t></r>');
    const [sheet] = await sheetsOf(makeWorkbook([{ rows }], more));
    expect(sheet!.rows).toEqual([
      { rowNo: 1, cells: ['箱号'] },
      // Under the number at its side, whatever is empty above it.
      { rowNo: 3, cells: ['', '', 'CSNU 1&2A', '2'], isAfterBlank: true },
    ]);
  });

  it('have neither the sign zero nor half a sign in them, which no database keeps', async () => {
    const more = strings('<t>CSNU_x0000_123_xD800_4</t>');
    expect(await cellsIn(shared(0), more)).toEqual([['CSNU123\uFFFD4']]);
  });

  it('without a number of their text are empty, and not the first of all texts', async () => {
    const row = '<row><c t="s"/><c t="s"><v></v></c><c t="s"><v> 0x1</v></c><c t="s"><v>1</v></c></row>';
    expect(await cellsIn(row, strings('<t>大客户甲</t>', '<t>COSU6400000001</t>'))).toEqual([['', '', '', 'COSU6400000001']]);
  });

  it('have no struck-out runs in them: what is struck out is no number', async () => {
    const run = (text: string, strike: string) => `<r><rPr>${strike}</rPr><t>${text}</t></r>`;
    const runs = run('COSU6400000001', '<strike/>') + run('COSU6400000002', '<strike val="0"/>');
    const own = `<row><c t="inlineStr"><is>${run('MEDU1', '<strike val="1"/>')}<r><t>MEDU2</t></r></is></c></row>`;
    expect(await cellsIn(shared(0) + own, strings(runs))).toEqual([['COSU6400000002'], ['MEDU2']]);
  });

  it('W-14 reading aids are no text', async () => {
    const more = strings(
      '<t>提单号</t><rPh sb="0" eb="3"><t>TIDAN</t></rPh><phoneticPr fontId="1"/>',
      '<r><t>神戸</t></r><r><t>商事</t></r><rPh sb="0" eb="2"><t>コウベ</t></rPh><rPh sb="2" eb="4"><t>ショウジ</t></rPh>',
    );
    const own = '<row><c t="inlineStr"><is><t>东京</t><rPh sb="0" eb="2"><t>TOKYO2026001</t></rPh></is></c></row>';
    expect(await cellsIn(shared(0, 1) + own, more)).toEqual([['提单号', '神戸商事'], ['东京']]);
  });

  it.each([
    ['2.40113526E8', '240113526'],
    ['-12', '-12'],
    ['20000.455999999998', '20000.456'],
    ['999999999999999', '999999999999999'],
    // W-16
    ['1000000000000000', '1E+15'],
    ['1.2345678901234567E16', '1.2345678901234568E+16'],
    ['#N/A', '#N/A'],
  ])('W-16 a number keeps its digits, and one that Excel has rounded does not look whole: %s is %s', async (value, text) => {
    expect(await cellsIn(`<row><c><v>${value}</v></c></row>`)).toEqual([[text]]);
  });

  it.each([
    ['yyyy\\-mm\\-dd', '46350', '', '2026-11-24'],
    ['yyyy"年"m"月"d"日"', '46350', '', '2026-11-24'],
    ['[$-804]d\\-mmm\\-yy;@', '46350.354166666664', '', '2026-11-24 08:30'],
    ['m/d/yy h:mm', '46350.354178240741', '', '2026-11-24 08:30:01'],
    ['yyyy/m/d', '44888', 'date1904="1"', '2026-11-24'],
    ['h:mm', '0.354166666666667', '', '0.354166666666667'],
    ['yyyy', '12', '', '12'],
    ['yyyy', '99999999', '', '99999999'],
  ])('N2 what a cell of a date holds is the day that is seen: %s of %s', async (pattern, value, book, text) => {
    const styles =
      `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="${pattern.replaceAll('"', '&quot;')}"/></numFmts>` +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>';
    const parts = {
      'xl/styles.xml': styles,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr ${book}/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    };
    expect(await cellsIn(`<row><c s="1"><v>${value}</v></c><c t="d"><v>2026-11-24T08:30:00</v></c></row>`, parts)).toEqual([
      [text, '2026-11-24 08:30:00'],
    ]);
  });

  it('N2 a cell of yes or no says so, and is no number', async () => {
    expect(await cellsIn('<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>')).toEqual([['TRUE', 'FALSE']]);
  });

  it('N2 a date in the format that Excel has without a pattern is one', async () => {
    const styles = `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="14"/><xf numFmtId="3"/></cellXfs></styleSheet>`;
    expect(await cellsIn('<row><c s="0"><v>46350</v></c><c s="1"><v>46350</v></c></row>', { 'xl/styles.xml': styles })).toEqual([
      ['2026-11-24', '46350'],
    ]);
  });

  it.each([
    ['"COSU"0000000000', '6400000001', 'COSU6400000001'],
    ['0000000000', '12345678', '0012345678'],
    ['000\\-0000\\-0000', '6400000001', '064-0000-0001'],
    // Amounts stay numbers, which others count with.
    ['#,##0', '6400000001', '6400000001'],
    ['0.00', '20', '20'],
    ['0"KGS"', '20000', '20000'],
    ['0%', '0.5', '50%'],
    ['0.0%', '0.125', '12.5%'],
    ['"COSU', '6400000001', '6400000001'],
    // N7 25 with tons behind it is no 25 kg.
    ['0"吨"', '25', '25吨'],
    ['#,##0.0\\ "MT"', '25.5', '25.5MT'],
    ['0" LBS";-0', '48000', '48000LBS'],
    // N2 12.5 yuan are no 12.5 dollars: Excel's own formats of money, and those of programs.
    ['"¥"#,##0.00', '12.5', '¥12.5'],
    ['[$¥-804]#,##0.00', '12', '¥12'],
    ['[$€-2]\\ #,##0.00', '12.5', '€12.5'],
    ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ', '12.5', '¥12.5'],
    ['_([$$-409]* #,##0.00_)', '12.5', '$12.5'],
    ['$#,##0.00', '12.5', '$12.5'],
    ['#,##0.00"元"', '12.5', '12.5元'],
    ['#,##0.00\\ [$€-407]', '12.5', '12.5€'],
    ['"USD" #,##0', '20000', 'USD20000'],
    ['[$USD] #,##0', '20000', 'USD20000'],
    ['[$-409]0', '20000', '20000'],
    ['0"箱"', '20', '20'],
    ['"CTN" 0', '20', 'CTN 20'],
    ['0"℃"', '-18', '-18'],
    ['#,##0\\ "CBM"', '61', '61'],
    // Whatever else a person reads beside it is kept: no list of units and currencies is whole.
    ['0"斤"', '20000', '20000斤'],
    ['General"吨"', '25', '25吨'],
    ['"¥"General', '12.5', '¥12.5'],
    ['"共"0"件"', '25', '25'],
    ['0"木箱"', '25', '25'],
    ['0"KGS."', '25', '25'],
    ['0.00"千克(KG)"', '25.5', '25.5'],
    ['0"台/套"', '25', '25'],
    ['0"g"', '500', '500g'],
    ['0.00"万"', '1.5', '1.5万'],
    ['0"CFT"', '61', '61CFT'],
    ['0"KGS/CTN"', '12', '12KGS/CTN'],
    ['[$₽-419]#,##0.00', '12.5', '₽12.5'],
    ['[$NT$-404]#,##0', '300', 'NT$300'],
    ['#,##0.00\\ "CHF"', '12.5', '12.5CHF'],
    ['[$A$-C09]#,##0.00', '12.5', 'A$12.5'],
    ['"SGD "0.00', '12.5', 'SGD12.5'],
    ['_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '12.5', '12.5'],
  ])(
    'W-27 N7 a number format that makes a name of the number counts, and so do a unit and a currency: %s',
    async (pattern, value, text) => {
      const code = pattern.replaceAll('"', '&quot;');
      const styles =
        `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>` +
        '<cellStyleXfs><xf numFmtId="0"/><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>' +
        '<dxfs><dxf><numFmt numFmtId="170" formatCode="0"/></dxf></dxfs></styleSheet>';
      const rows = `<row><c s="1"><v>${value}</v></c><c s="0"><v>${value}</v></c></row>`;
      expect(await cellsIn(rows, { 'xl/styles.xml': styles })).toEqual([[text, value]]);
      // Nothing leads to them, as some programs have it.
      const alone = '<R><Relationship Id="rId1" Type="a/worksheet" Target="worksheets/sheet1.xml"/></R>';
      expect(await cellsIn(rows, { 'xl/styles.xml': styles, 'xl/_rels/workbook.xml.rels': alone })).toEqual([[text, value]]);
    },
  );

  it.each([
    ['<font><strike/></font>', [['B']]],
    ['<font><strike val="1"/></font>', [['B']]],
    ['<font><strike val="0"/></font>', [['A', 'B']]],
    ['<font><b/></font>', [['A', 'B']]],
  ])('N3 a cell that is struck out by its style (%s) is none, as a run is', async (font, cells) => {
    const styles =
      `<styleSheet xmlns="${main}"><fonts><font/>${font}</fonts><dxfs><dxf><font><strike/></font></dxf></dxfs>` +
      '<cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>';
    const rows = '<row><c r="A1" s="1" t="str"><v>A</v></c><c r="B1" s="0" t="str"><v>B</v></c></row>';
    expect((await cellsIn(rows, { 'xl/styles.xml': styles })).map((row) => row.filter(Boolean))).toEqual(cells);
  });

  it('U-04 a cell at the end of the world costs nothing, and one without a name stands beside the one before', async () => {
    const rows = '<row><c r="A1" t="str"><v>x</v></c><c r="é1" t="str"><v>y</v></c><c r="XFD1048576" t="str"><v>z</v></c></row>';
    expect(await cellsIn(rows)).toEqual([['x', 'y']]);
  });
});

describe('N1 work is bounded, and others have their turn', () => {
  const formatted = (pattern: string, cells: string) =>
    makeWorkbook([{ rows: cells }], {
      'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="${pattern}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    });

  it('N1 a pattern longer than Excel has shows nothing else than the number', async () => {
    const pattern = (length: number): string => `&quot;${'A'.repeat(length - 3)}&quot;0`;
    expect(await cellsOf(formatted(pattern(255), '<row><c><v>7</v></c></row>'))).toEqual([[`${'A'.repeat(252)}7`]]);
    expect(await cellsOf(formatted(pattern(256), '<row><c><v>7</v></c></row>'))).toEqual([['7']]);
  });

  it('N1 a pattern is read once for all cells that have it, and never for those further out than columns are read', async () => {
    const spy = vi.spyOn(patterns, 'readPattern');
    const rows = `<row>${'<c><v>7</v></c>'.repeat(30)}</row>`.repeat(50);
    expect(await cellsOf(formatted('&quot;A&quot;0', rows))).toHaveLength(50);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['empty cells', '<c/>'.repeat(50_000), {}],
    ['empty rows', '<row/>'.repeat(50_000), {}],
    ['attributes', `<row>${`<c ${Array.from({ length: 60 }, (_, i) => `a${i}=""`).join(' ')}/>`.repeat(1_000)}</row>`, {}],
    ['shared strings', '', { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${'<si/>'.repeat(50_000)}</sst>` }],
    ['styles', '', { 'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs>${'<xf/>'.repeat(50_000)}</cellXfs></styleSheet>` }],
    ['relations', '', { 'xl/_rels/workbook.xml.rels': `<R>${'<Relationship/>'.repeat(50_000)}</R>` }],
  ])('N1 %s without end are refused', async (_name, rows, more) => {
    expect(await refused(makeWorkbook([{ rows }], more))).toBe('too-many-cells');
  });

  it('N1 merged cells without end are refused, and those that overlap count once', async () => {
    const book = (merged: string) =>
      makeWorkbook([{ rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${'<row><c><v>1</v></c></row>'.repeat(100)}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
      });
    expect(await refused(book('<mergeCell/>'.repeat(50_000)))).toBe('too-many-cells');
    const [sheet] = await sheetsOf(book(mergedCell('A', 1, 100).repeat(1_000)));
    expect(sheet!.rows.filter(({ carried }) => carried?.get(0) === '1')).toHaveLength(99);
  });

  it('hidden rows are bounded as shown ones are, and merged cells carry nothing into them (T1)', async () => {
    const book = (hidden: number, first: string, merged: string) =>
      makeWorkbook([{ rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${first}${'<row hidden="1"><c><v>1</v></c></row>'.repeat(hidden)}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
      });
    expect((await sheetsOf(book(1_000, '', '')))[0]).toMatchObject({ rows: [], hiddenRows: 1_000 });
    expect(await refused(book(1_001, '', ''))).toBe('too-large');
    const long = `<row>${`<c t="str"><v>${'x'.repeat(200)}</v></c>`.repeat(10)}</row>`;
    const over = Array.from('ABCDEFGHIJ', (column) => mergedCell(column, 1, 900)).join('');
    expect((await sheetsOf(book(899, long, over)))[0]).toMatchObject({ rows: [{ rowNo: 1 }], hiddenRows: 899 });
  });

  it('N1 elements nest as deep as any workbook has it and no deeper', async () => {
    const nested = (depth: number) => makeWorkbook([{ rows: '<a>'.repeat(depth) + '</a>'.repeat(depth) }]);
    expect(await refused(nested(14))).toBe('read');
    expect(await refused(nested(15))).toBe('broken');
  });

  it('N1 one element has no more attributes than any workbook has', async () => {
    const row = (count: number) => makeWorkbook([{ rows: `<row ${Array.from({ length: count }, (_, i) => `a${i}=""`).join(' ')}/>` }]);
    expect(await refused(row(64))).toBe('read');
    expect(await refused(row(65))).toBe('broken');
  });

  it('N1 while a part is unpacked others have their turn', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    // What nobody takes for a cell: it is unpacked, and its first sign says that it is no XML.
    const more = { 'xl/worksheets/sheet1.xml': Array.from({ length: 400_000 }, (_, i) => String(i * 7_919)).join(' ') };
    const reading = sheetsOf(makeWorkbook([{ rows: [] }], more), { ...limits, unpackedBytesMax: 10_000_000 });
    await expect(reading).rejects.toMatchObject({ reason: 'broken' });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });

  it('N1 while a long sheet is read others have their turn', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    await sheetsOf(makeWorkbook([{ rows: `<row>${'<c/>'.repeat(49_000)}${' '.repeat(700_000)}</row>` }]));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('rows and cells as a person sees them', () => {
  const sheet = (rows: string, merged = ''): Promise<Sheet[]> =>
    sheetsOf(
      makeWorkbook([{ rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
      }),
    );
  const row = (rowNo: number, cells: readonly string[], more = ''): string =>
    `<row r="${rowNo}" ${more}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;

  it('N3 hidden rows are left out and counted, and the row after them says so', async () => {
    const [found] = await sheet(
      row(1, ['A']) + row(2, ['B'], 'hidden="1"') + row(3, ['C'], 'hidden="true"') + row(4, ['D'], 'hidden="0"') + '<row hidden="1"/>',
    );
    expect(found).toMatchObject({ hiddenRows: 2, rows: [{ cells: ['A'] }, { rowNo: 4, cells: ['D'], isAfterHidden: true }] });
    expect(found!.rows).toHaveLength(2);
  });

  it('L3 hidden columns are told where something that is seen stands in them, however wide they say they are', async () => {
    const cols = (...said: readonly string[]) => `<cols>${said.map((col) => `<col ${col}/>`).join('')}</cols>`;
    const of = async (columns: string, rows: string) => {
      const xml = `<worksheet xmlns="${main}">${columns}<sheetData>${rows}</sheetData></worksheet>`;
      const [found] = await sheetsOf(makeWorkbook([{ rows: [] }], { 'xl/worksheets/sheet1.xml': xml }));
      return found!.hiddenColumns;
    };
    const filled = row(1, ['A', 'B', 'C', '', 'E']) + row(2, ['', '', '', 'D'], 'hidden="1"');
    expect(await of(cols('min="2" max="4" hidden="1"', 'min="5" max="5" width="0"'), filled)).toEqual([1, 2, 4]);
    expect(await of(cols('min="1" max="16384" hidden="true"'), filled)).toEqual([0, 1, 2, 4]);
    expect(await of(cols('min="1" max="5" width="9"', 'min="x" max="9" hidden="1"', 'min="3" max="2" hidden="1"'), filled)).toEqual([]);
  });

  it('N3 a cell merged over rows tells each of them its text, also from a hidden row, and rows below nothing', async () => {
    const [found] = await sheet(
      row(1, ['客户', '号']) + row(2, ['恒泰', '1'], 'hidden="1"') + row(3, ['', '2']) + row(4, ['', '3']) + row(5, ['', '4']),
      `${mergedCell('A', 2, 4)}${mergedCell('B', 1, 1)}`,
    );
    expect(found!.rows.map(({ rowNo, carried }) => [rowNo, carried?.get(0)])).toEqual([
      [1, undefined],
      [3, '恒泰'],
      [4, '恒泰'],
      [5, undefined],
    ]);
  });

  it('N3 a row after a blank one says so, also where hidden ones stand between', async () => {
    const [found] = await sheet(row(1, ['A']) + row(3, ['B'], 'hidden="1"') + row(4, ['C']) + row(5, ['D']) + row(7, ['E']));
    expect(found!.rows.map(({ isAfterBlank, isAfterHidden }) => [isAfterBlank, isAfterHidden])).toEqual([
      [undefined, undefined],
      [true, true],
      [undefined, undefined],
      [true, undefined],
    ]);
  });

  it('N3 a long text that is carried counts as often as it is', async () => {
    const long = 'x'.repeat(20_000);
    const rows = row(1, [long]) + Array.from({ length: 60 }, (_, i) => row(i + 2, ['', 'y'])).join('');
    await expect(sheet(rows, mergedCell('A', 1, 61))).rejects.toMatchObject({ reason: 'too-large' });
  });
});

describe('what cannot be read', () => {
  const long = (xml: string) => makeWorkbook([{ rows: xml }]);
  const entities = (definitions: string, text: string) =>
    makeWorkbook([{ rows: [] }], {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE worksheet [${definitions}]><worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`,
    });
  it.each([
    ['no archive', () => strToU8('提单号,箱号'), 'no-archive'],
    ['nothing', () => new Uint8Array(), 'no-archive'],
    ['no workbook', () => zipSync({ 'xl/styles.xml': strToU8('<x/>') }), 'no-sheet'],
    ['a text document', () => makeWorkbook([], { 'xl/workbook.xml': '<w:document xmlns:w="w"><w:body/></w:document>' }), 'no-sheet'],
    [
      'a sheet that is not there',
      () =>
        makeWorkbook([{ rows: [] }], {
          'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Type="a/worksheet" Target="no.xml"/></R>',
        }),
      'broken',
    ],
    ['no XML', () => makeWorkbook([{ rows: '<row><c></row>' }]), 'broken'],
    ['a part in no Unicode', () => zipSync({ '_rels/.rels': new Uint8Array([0x3c, 0xb0, 0xa1]) }), 'broken'],
    ['U-01 a bomb', () => long('<row/>'.repeat(400_000)), 'too-large'],
    ['U-05 a bomb of strings', () => makeWorkbook([{ rows: [] }], strings(' '.repeat(1_000_000))), 'too-large'],
    ['U-06 entities that multiply', () => entities('<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">', '&b;'), 'broken'],
    ['U-06 definitions that nobody uses', () => entities('<!ENTITY a "x">', 'x'), 'broken'],
    ['U-06 an entity from elsewhere', () => entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'), 'broken'],
    ['elements within elements within elements', () => long('<a>'.repeat(200) + '</a>'.repeat(200)), 'broken'],
    ['too many rows', () => long('<row><c><v>1</v></c></row>'.repeat(101)), 'too-large'],
    [
      'too many rows of several sheets',
      () => makeWorkbook([1, 2].map(() => ({ rows: '<row><c><v>1</v></c></row>'.repeat(60) }))),
      'too-large',
    ],
    ['a text longer than a cell holds', () => long(`<row><c t="str"><v>${'x'.repeat(32_768)}</v></c></row>`), 'too-large'],
    [
      'too many entries',
      () => zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`x${i}`, new Uint8Array()]))),
      'too-large',
    ],
  ])('%s is refused', async (_name, make, reason) => expect(await refused(make())).toBe(reason));

  it('U-01 what nobody reads may be as large as it likes', async () => {
    expect(await refused(makeWorkbook([{ rows: [['x']] }], { 'xl/media/image1.xml': ' '.repeat(2_000_000) }))).toBe('read');
  });

  it('U-02 what an archive says of its sizes changes nothing: it is read, or too large, by what is in it', async () => {
    const lying = (xml: string, said: number): Uint8Array => {
      const bytes = makeWorkbook([{ rows: xml }]);
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      const directory = view.getUint32(bytes.length - 22 + 16, true);
      for (let at = directory; at < bytes.length - 22;) {
        view.setUint32(at + 24, said, true);
        at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
      }
      return bytes;
    };
    const small = '<row><c><v>1</v></c></row>'.repeat(50);
    for (const said of [10, 0xffff_fff0]) expect(await refused(lying(small, said))).toBe('read');
    expect(await refused(lying('<row/>'.repeat(400_000), 1))).toBe('too-large');
  });

  it('U-05 a text that every cell shares is counted as often as it is read', async () => {
    const book = (length: number): Uint8Array =>
      makeWorkbook([{ rows: shared(...Array.from({ length: 10 }, () => 0)).repeat(40) }], strings(`<t>${'x'.repeat(length)}</t>`));
    expect(await refused(book(2_500))).toBe('read');
    expect(await refused(book(2_501))).toBe('too-large');
  });

  it('a part that is there twice is refused', async () => {
    const bytes = makeWorkbook([{ rows: [['x']] }], { 'xl/worksheets/Sheet1.xml': '<worksheet/>' });
    expect(await refused(bytes)).toBe('broken');
  });

  it('a file that breaks off is refused, unless nothing is lost but its directory', async () => {
    const bytes = makeWorkbook([{ rows: [['x']] }]);
    const readings = new Set<string>();
    for (let length = 0; length < bytes.length; length += 5) {
      const beginning = bytes.slice(0, length);
      const told = await refused(beginning);
      readings.add(told === 'read' ? JSON.stringify(await cellsOf(beginning)) : told);
    }
    expect([...readings].sort()).toEqual(['[["x"]]', 'broken', 'no-archive', 'no-sheet']);
  });
});
