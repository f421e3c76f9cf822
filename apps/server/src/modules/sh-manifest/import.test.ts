// Guarantee: issue 13, R-7.6-12: a spreadsheet of manifests is read and judged bill by bill, each fault under its row; nothing
// of it is kept, and what is no spreadsheet, a bomb or too much is refused by name.
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { blankParty } from '@mastlight/domain/sh-manifest/filing';
import { spellParty } from '@mastlight/domain/sh-manifest/wire-names';
import { goodsTitles } from '@mastlight/domain/sh-manifest/messages';
import { makeWorkbook } from '@mastlight/testing/make-workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let own: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: readonly string[], rowNo: number): string => `<row r="${rowNo}">${cells.map(cell).join('')}</row>`;
const encoded = (rows: string): string => Buffer.from(makeWorkbook([{ rows }])).toString('base64');
/** A file with rows from the third one on, as people leave room for a heading. */
function book(rows: readonly (readonly string[])[]): string {
  return encoded(rows.map((cells, i) => row(cells, i + 3)).join(''));
}
const read = (file: string, token: string | null = own.token) => server.call(shManifest.importManifests, { file }, { token });

const blankOnWire = spellParty(blankParty);
const titles = ['提单号', '分单号', '箱号', '封号', '箱型', '英文品名', '包装', '件数', '毛重', '体积', '唛头'];
const line = (billNo: string, change: Partial<Record<number, string>> = {}): string[] =>
  ['SHCU', 'HB0001', 'CSNU6152042', 'H7720413', '40HC', 'PLASTIC BOX', 'CTN', '10', '861', '3.2', 'N/M'].map((text, i) =>
    i === 0 ? billNo : (change[i] ?? text),
  );

/** Sends a form as a browser does. */
async function sendForm(form: FormData, path = shManifest.importManifests.path) {
  const answer = await fetch(server.url + path, { method: 'POST', headers: { authorization: own.token }, body: form });
  return (await answer.json()) as { readonly code: number; readonly msg: string; readonly fields?: object; readonly data: unknown };
}
function formOf(files: readonly (readonly [field: string, bytes: Uint8Array<ArrayBuffer>])[]): FormData {
  const form = new FormData();
  for (const [field, bytes] of files) form.append(field, new Blob([bytes]), '../舱单.xlsx');
  return form;
}

describe('R-7.6-12 importExcel as a form', () => {
  const file = book([titles, line('SHCU00000009'), line('', { 5: '塑料箱' })]);
  const bytes = Uint8Array.from(Buffer.from(file, 'base64'));

  it('R-7.6-12 /shManifest/hymanifestshhead/importExcel takes the file of a multipart form, and answers what it answers to JSON', async () => {
    expect(shManifest.importManifests.path).toBe('/shManifest/hymanifestshhead/importExcel');
    const asked = await sendForm(formOf([['file', bytes]]));
    expect(asked.code).toBe(200);
    expect((asked.data as { list: unknown[] }).list).toHaveLength(1);
    expect(asked.data).toEqual((await read(file)).data);
  });

  it.each([
    ['without the file', () => formOf([]), 400, { file: '必填' }],
    ['by another name', () => formOf([['sheet', bytes]]), 400, { file: '必填' }],
    [
      'of two files',
      () =>
        formOf([
          ['file', bytes],
          ['file', bytes],
        ]),
      400,
      { file: '一次只能传一个文件' },
    ],
    ['of an empty file', () => formOf([['file', new Uint8Array()]]), 400, { file: '读不出这个表格，请用 xlsx 文件' }],
    ['of more than the call takes', () => formOf([['file', new Uint8Array(shManifest.importManifests.maxBodyBytes!)]]), 413, undefined],
  ] as const)('R-7.6-12 a form %s is refused by name', async (_what, form, code, fields) => {
    const answer = await sendForm(form());
    expect([answer.code, answer.fields]).toEqual([code, fields]);
  });

  it('R-7.6-12 a call that takes no file takes no form', async () => {
    expect((await sendForm(formOf([['file', bytes]]), shManifest.listManifests.path)).code).toBe(400);
  });
});

describe('a spreadsheet of manifests', () => {
  it('is read bill by bill; every fault of a line under the row in which it stands', async () => {
    const file = book([titles, line('SHCU00000001'), line('', { 5: '塑料箱' }), line('SHCU00000002', { 8: '-1' })]);
    const { list } = (await read(file)).data!;
    expect(list.map(({ filing, rowNo }) => [filing.head.billno, filing.goods.length, rowNo])).toEqual([
      ['SHCU00000001', 2, 4],
      ['SHCU00000002', 1, 6],
    ]);
    const faultsOf = (at: number) => list[at]!.findings.filter(({ message }) => /品名|重/.test(message));
    expect(faultsOf(0).map(({ rowNo }) => rowNo)).toEqual([5]);
    expect(faultsOf(1).map(({ rowNo }) => rowNo)).toEqual([6]);
    // What concerns the bill itself stands where it begins.
    expect(list[1]!.findings).toContainEqual({ severity: 'error', rowNo: 6, message: '请填写船名' });
    const { list: kept } = (await server.call(shManifest.listManifests, {}, { token: own.token })).data!;
    expect(kept).toEqual([]);
  });

  it('a bill of as many lines as a sheet holds is read and kept', async () => {
    const file = book([titles, ...Array.from({ length: 500 }, () => line('SHCU00000003'))]);
    const [bill] = (await read(file)).data!.list;
    const saved = await server.call(shManifest.saveManifest, { filing: bill!.filing }, { token: own.token });
    expect(saved.code).toBe(200);
    const { filing } = (await server.call(shManifest.readManifest, { id: saved.data!.id }, { token: own.token })).data!;
    expect(filing.goods).toHaveLength(500);
    await server.call(shManifest.deleteManifests, { ids: [saved.data!.id] }, { token: own.token });
  });

  it('N1 while 5,000 rows are read others have their turn', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    const bills = Array.from({ length: 5_000 }, (_, i) => line(`SHCU${String(i % 10).padStart(8, '0')}`));
    const { data } = await read(book([titles, ...bills]));
    clearInterval(counting);
    expect(data!.list).toHaveLength(10);
    // A turn for each piece of the file, of which there are some fifty, and between two bills.
    expect(turns).toBeGreaterThan(35);
  });

  it('N8 a text longer than any field holds is told with its row and field, and the file is read', async () => {
    const long = 'ß'.repeat(1_500);
    const file = book([titles, line('SHCU00000001'), line('SHCU00000001', { 5: 'A'.repeat(2_001), 8: '1'.repeat(2_001), 10: long })]);
    const { code, data } = await read(file);
    expect(code).toBe(200);
    const told = data!.list[0]!.findings.filter(({ message }) => message.includes('2000'));
    expect(told).toEqual(
      ['英文品名', '毛重', '唛头'].map((field) => ({
        severity: 'error',
        rowNo: 5,
        message: `${field}超过 2000 个字，只读入前 2000 个字，请改短`,
      })),
    );
    expect(data!.list[0]!.filing.goods).toHaveLength(2);
  });

  it('N1 a column that is not known is named: dangerous goods are not taken for others in silence', async () => {
    const file = encoded(row([...titles, '危规号'], 3) + row([...line('SHCU00000001'), '1263'], 4));
    expect((await read(file)).data!.unreadTitles).toEqual(['危规号']);
  });

  it('N3 hidden rows are left out and counted, and what follows them goes into no bill above them', async () => {
    const [first, hidden, after, own] = [line('SHCU00000001'), line('SHCU00000002'), line(''), line('SHCU00000003')];
    const file = encoded(row(titles, 3) + row(first, 4) + row(hidden, 5).replace('<row', '<row hidden="1"') + row(after, 6) + row(own, 7));
    const { list, hiddenRows } = (await read(file)).data!;
    expect(hiddenRows).toBe(1);
    expect(list.map(({ filing, rowNo }) => [filing.head.billno, rowNo])).toEqual([
      ['SHCU00000001', 4],
      ['', 6],
      ['SHCU00000003', 7],
    ]);
    expect(list[1]!.findings).toContainEqual({ severity: 'error', rowNo: 6, message: '请填写主提单号' });
  });

  it('N7 a weight in another unit is refused by its title, and two columns that differ are told', async () => {
    const inTons = await read(book([[...titles.slice(0, 8), '毛重(吨)', ...titles.slice(9)], line('SHCU00000001', { 8: '20.5' })]));
    expect(inTons).toMatchObject({
      code: 400,
      refusal: 'sh-manifest.otherUnit',
      msg: '“毛重(吨)”的单位不是千克，请换算成千克、改好表头再导入',
    });
    const twice = await read(
      book([
        [...titles, 'Gross Weight'],
        [...line('SHCU00000001'), '900'],
      ]),
    );
    expect(twice.data!.list[0]!.filing.goods[0]!.weight).toBe('861');
    expect(twice.data!.notes).toEqual(['“毛重”和“Gross Weight”有 1 行不同，取了“毛重”，请从第 4 行起核对']);
  });

  it.each([
    ['nothing of a file', () => 'AAAA', 'sh-manifest.noSheet'],
    [
      'no 箱号',
      () =>
        book([
          ['提单号', '船名'],
          ['SHCU00000001', 'X'],
        ]),
      'sh-manifest.noColumns',
    ],
    ['titles alone', () => book([titles]), 'sh-manifest.noRows'],
    [
      'more rows than it may have',
      () => book([titles, ...Array.from({ length: 5_021 }, () => line('SHCU00000001'))]),
      'sh-manifest.tooManyRows',
    ],
    [
      'more lines than a bill may have',
      () => book([titles, ...Array.from({ length: 501 }, () => line('SHCU00000003'))]),
      'sh-manifest.tooLongBill',
    ],
    [
      'more bills than it may have',
      () => book([titles, ...Array.from({ length: 501 }, (_, i) => line(`SHCU${String(i).padStart(8, '0')}`))]),
      'sh-manifest.tooManyBills',
    ],
    ['U-01 a bomb', () => encoded('<row/>'.repeat(4_000_000)), 'sh-manifest.tooManyRows'],
    ['N1 empty cells without end', () => encoded(`<row>${'<c/>'.repeat(1_000_000)}</row>`), 'sh-manifest.tooManyCells'],
  ])('refuses %s', async (_name, make, refusal) => {
    expect(await read(make())).toMatchObject({ code: 400, refusal });
  });

  it('reads for nobody without a session', async () => {
    expect((await read(book([titles, line('SHCU00000001')]), null)).code).toBe(401);
  });

  it('knows the titles of the sheet itself', () => {
    expect(titles.slice(1)).toEqual(expect.arrayContaining([goodsTitles.houseBillNo, goodsTitles.cargoName, goodsTitles.marks]));
  });
});

describe('R-7.6-14 a spreadsheet of a party book', () => {
  it('R-7.6-14 keeps good rows, tells of the others, and writes nothing over', async () => {
    const owner = await signInForTest(server.platform);
    const as = { token: owner.token };
    await server.call(shManifest.saveSender, { nickName: '宁波', ...blankOnWire, name: 'KEPT' }, as);
    const file = book([
      ['简称', '名称', '国家代码'],
      ['宁波', 'OTHER', 'CN'],
      ['上海', 'DEMO SHANGHAI', 'CN'],
      ['上海', 'DEMO AGAIN', 'CN'],
      ['没有', '', 'CN'],
    ]);
    expect((await server.call(shManifest.importSenders, { file }, as)).data).toEqual({
      saved: 1,
      list: [
        { rowNo: 4, message: '“宁波”已经有了，没有导入' },
        { rowNo: 6, message: '“上海”已经有了，没有导入' },
        { rowNo: 7, message: '没有名称' },
      ],
      hiddenRows: 0,
      unreadTitles: [],
    });
    const { list } = (await server.call(shManifest.listSenders, {}, as)).data!;
    expect(list.map(({ nickName, name }) => `${nickName} ${name}`).sort()).toEqual(['上海 DEMO SHANGHAI', '宁波 KEPT'].sort());
    expect((await server.call(shManifest.listConsignees, {}, as)).data!.total).toBe(0);
  });

  it('R-7.6-14 keeps combinations, and into the book of its kind alone', async () => {
    const owner = await signInForTest(server.platform);
    const as = { token: owner.token };
    const combination = book([
      ['模板', '发货人', '收货人', '通知人'],
      ['每周', 'A', 'B', 'C'],
    ]);
    expect((await server.call(shManifest.importCombinations, { file: combination }, as)).data).toEqual({
      saved: 1,
      list: [],
      hiddenRows: 0,
      unreadTitles: [],
    });
    expect((await server.call(shManifest.listCombinations, {}, as)).data!.list).toMatchObject([
      { nickName: '每周', sendName: 'A', reviceName: 'B', noticeName: 'C' },
    ]);
    for (const call of [shManifest.importConsignees, shManifest.importNotifyParties]) {
      expect((await server.call(call, { file: book([['名称'], ['ONE']]) }, as)).data).toEqual({
        saved: 1,
        list: [],
        hiddenRows: 0,
        unreadTitles: [],
      });
    }
    for (const call of [shManifest.listConsignees, shManifest.listNotifyParties]) {
      expect((await server.call(call, {}, as)).data!.list).toMatchObject([{ nickName: 'ONE', name: 'ONE' }]);
    }
  });

  it('R-7.6-14 5,000 rows at once fill the book, one more is refused whole', async () => {
    const owner = await signInForTest(server.platform);
    const as = { token: owner.token };
    const names = Array.from({ length: 5_000 }, (_, i) => [`DEMO ${i}`]);
    expect((await server.call(shManifest.importSenders, { file: book([['名称'], ...names]) }, as)).data!.saved).toBe(5_000);
    const more = await server.call(shManifest.importSenders, { file: book([['名称'], ['ONE MORE']]) }, as);
    expect(more).toMatchObject({ code: 400, refusal: 'sh-manifest.tooManyParties' });
  });

  it.each<[string, () => string, string]>([
    ['no names', () => book([['箱号'], ['CSNU6152042']]), 'noNames'],
    ['no rows', () => book([['名称']]), 'noRows'],
    ['no spreadsheet', () => 'AAAA', 'noSheet'],
  ])('R-7.6-14 %s: refused by name', async (_name, file, refusal) => {
    const told = await server.call(shManifest.importSenders, { file: file() }, { token: own.token });
    expect(told).toMatchObject({ code: 400, refusal: `sh-manifest.${refusal}` });
  });
});
