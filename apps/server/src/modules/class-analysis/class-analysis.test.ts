// Guarantee: goods that were pasted come back with proposals, what somebody accepts is kept and learnt for his company
// alone, and nothing of it is seen or changed by others.
import { Readable } from 'node:stream';
import { classAnalysis, type Analysis } from '@mastlight/domain/class-analysis/contract';
import { linesMax, pagesMax, textLengthMax } from '@mastlight/domain/class-analysis/limits';
import { classAnalysisTexts as texts } from '@mastlight/domain/class-analysis/messages';
import { billHeadFields, billValue } from '@mastlight/domain/class-analysis/bill';
import { sampleBills } from '@mastlight/domain/class-analysis/sample-bills';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { hsCode } from '@mastlight/domain/hs-code/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { makePdfForTest } from '../../platform/page-text/make-pdf-for-test';
import { makePictureForTest } from '../../platform/page-text/make-picture-for-test';
import { FairTurn } from '../../platform/fair-turn';
import { xlsxStream } from '../../platform/spreadsheet/xlsx-stream';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let own: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const call = <E extends Endpoint>(endpoint: E, wish: RequestInput<E>, user: TestUser | null = own) =>
  server.call(endpoint, wish, { token: user?.token ?? null });
const analyse = async (text: string, user = own) => (await call(classAnalysis.analyse, { text }, user)).data!;

const pasted = '1. 不锈钢保温瓶 420箱 8610KG HS CODE: 9617001900\n2. 微波炉 260 CTNS\nTOTAL: 680 CTNS';

describe('R-7.4-64 a text is read', () => {
  it('R-7.4-64 line by line, with what stands beside each name, where it stands and what is proposed with its reason', async () => {
    const { rows, text, title, passedOver } = await analyse(pasted);
    expect(title).toBe('不锈钢保温瓶 等 2 行');
    expect(passedOver).toBe(1);
    expect(rows.map(({ start, end }) => text.slice(start, end))).toEqual(['不锈钢保温瓶', '微波炉']);
    expect(rows[0]).toMatchObject({
      line: 1,
      packages: 420,
      packageUnit: '箱',
      grossWeight: 8610,
      statedCode: '9617001900',
      chosenCode: '',
    });
    expect(rows[1]).toMatchObject({ line: 2, hsCode: '851650', packages: 260, grossWeight: null });
    expect(rows[1]!.reason).toContain('微波炉');
  });

  it('R-7.4-64 or names that are known to be goods', async () => {
    const answer = await call(classAnalysis.analyse, { rows: [{ name: '微波炉' }, { name: 'MICROWAVE OVEN' }] });
    expect(answer.data!.rows.map(({ hsCode: code }) => code.slice(0, 4))).toEqual(['8516', '8516']);
  });

  it.each([
    ['nothing', { text: '' }, { text: texts.noGoods }],
    ['no letters', { text: '123\n--' }, { text: texts.noGoods }],
    ['a text of 100,001 signs', { text: '杯'.repeat(textLengthMax + 1) }, { text: texts.textTooLong }],
    ['a row without a name', { rows: [{ name: ' ' }] }, { 'rows.0.name': texts.nameMissing }],
    ['too many rows', { rows: Array.from({ length: linesMax + 1 }, () => ({ name: '杯子' })) }, { rows: texts.tooManyRows }],
  ])('R-7.4-64 400, by the field, for %s', async (_what, wish, fields) => {
    expect(await call(classAnalysis.analyse, wish)).toMatchObject({ code: 400, fields });
  });

  it.each(['%', '电池 UN3480 第9类', '步枪', '阿莫西林胶囊', '配件', 'NIKE', 'Ωмега 電池 battery', "');drop table x;--"])(
    '%s is answered and never an error',
    async (name) => {
      expect((await call(classAnalysis.nameOne, { name })).code).toBe(200);
    },
  );
});

describe('what is accepted', () => {
  it('H keeps a text whose longest name ends in half of a sign', async () => {
    const { code, data } = await call(classAnalysis.analyse, { text: '杯'.repeat(199) + '📦' });
    expect([code, data?.rows.length]).toEqual([200, 1]);
    expect((await call(classAnalysis.showAnalysis, { id: String(data!.taskId) })).data?.rows).toHaveLength(1);
  });

  it('is kept with its time; a code that was not proposed becomes the company’s own, and is forgotten when it is taken back', async () => {
    const { taskId } = await analyse('会发光的摆件');
    const chosen = await call(classAnalysis.chooseCodes, { id: taskId, lines: [{ line: 1, hsCode: '8543709990' }] });
    expect(chosen.data!.rows[0]).toMatchObject({ state: 'accepted', chosenCode: '8543709990' });
    expect(chosen.data!.rows[0]!.chosenTime).not.toBeNull();

    const again = await analyse('会发光的摆件');
    expect(again.rows[0]).toMatchObject({ state: 'ready', hsCode: '8543709990', reason: '公司以前这样定过' });
    expect((await call(classAnalysis.listSynonyms, {})).data!.list).toMatchObject([{ name: '会发光的摆件', hsCode: '8543709990' }]);
    expect((await analyse('会发光的摆件', other)).rows[0]!.hsCode).not.toBe('8543709990');

    await call(classAnalysis.chooseCodes, { id: taskId, lines: [{ line: 1, hsCode: '' }] });
    expect((await call(classAnalysis.listSynonyms, {})).data!.list).toEqual([]);
  });

  it('R-7.4-72 is a case for the next time, for the owner alone', async () => {
    const { taskId } = await analyse('微波炉');
    await call(classAnalysis.chooseCodes, { id: taskId, lines: [{ line: 1, hsCode: '851650' }] });
    expect((await call(classAnalysis.listCases, { hsCode: '8516' })).data).toMatchObject({
      total: 1,
      list: [{ id: taskId, name: '微波炉', hsCode: '851650' }],
    });
    expect((await call(classAnalysis.listCases, { hsCode: '9617' })).data).toMatchObject({ total: 0, list: [] });
    expect((await call(classAnalysis.listCases, { hsCode: '8516' }, other)).data).toMatchObject({ total: 0, list: [] });
  });

  it.each([
    ['a code whose heading is not in use', [{ line: 1, hsCode: '000000' }], texts.noSuchCode('000000')],
    [
      'a line that is not there',
      [
        { line: 7, hsCode: '851650' },
        { line: 1, hsCode: '851650' },
      ],
      texts.lineGone,
    ],
  ])('400 for %s, and nothing is accepted', async (_what, lines, message) => {
    const { taskId } = await analyse('微波炉');
    expect(await call(classAnalysis.chooseCodes, { id: taskId, lines })).toMatchObject({ code: 400, fields: { lines: message } });
    expect((await call(classAnalysis.showAnalysis, { id: String(taskId) })).data!.rows[0]!.chosenCode).toBe('');
  });

  it('a question that is answered is kept and not asked again', async () => {
    const { taskId, rows } = await analyse('毛巾');
    const { attribute, values } = rows[0]!.question!;
    const { data } = await call(classAnalysis.answerQuestion, { id: taskId, line: 1, attribute, value: values[0]!.value });
    expect(data).toMatchObject({ answered: { [attribute]: values[0]!.value } });
    expect(data!.question?.attribute).not.toBe(attribute);
    expect(values[0]!.codes).toContain(data!.candidates[0]!.hsCode);
  });
});

describe('others', () => {
  it('see, change, export and delete nothing of it', async () => {
    const { taskId } = await analyse('微波炉');
    const id = taskId;
    expect((await call(classAnalysis.showAnalysis, { id: String(id) }, other)).code).toBe(404);
    expect((await call(classAnalysis.chooseCodes, { id, lines: [{ line: 1, hsCode: '851650' }] }, other)).code).toBe(404);
    expect((await call(classAnalysis.answerQuestion, { id, line: 1, attribute: 'material', value: '' }, other)).code).toBe(404);
    await call(classAnalysis.deleteAnalyses, { ids: [id] }, other);
    expect((await call(classAnalysis.listAnalyses, {}, other)).data!.list.map((each) => each.id)).not.toContain(id);
    expect((await call(classAnalysis.listAnalyses, {})).data!.list[0]).toMatchObject({ id, title: '微波炉', lineCount: 1, openCount: 1 });
    await call(classAnalysis.deleteAnalyses, { ids: [id] });
    expect((await call(classAnalysis.showAnalysis, { id: String(id) })).code).toBe(404);
  });
});

describe('the code book', () => {
  it('R-7.4-69 finds by digits and by name; what only a tariff knows is null', async () => {
    const byCode = await call(hsCode.queryCodes, { keyword: '8516', limit: 3 });
    expect(byCode.data).toMatchObject({ pageSize: 3, list: [{ hsCode: '8516', unit1: null, rebate: null, supervision: null }, {}, {}] });
    expect((await call(hsCode.queryCodes, { keyword: '微波炉' })).data!.list[0]!.hsCode).toBe('851650');
    expect(await call(hsCode.queryCodes, { keyword: ' ' })).toMatchObject({ code: 400, fields: { keyword: '请填写编码或货名' } });
  });

  it('R-7.4-70 a code stands between its chapter and what is below it', async () => {
    const { data } = await call(hsCode.showCode, { hsCode: '8516500000' });
    expect(data).toMatchObject({ hsCode: '851650', parents: [{ hsCode: '85' }, { hsCode: '8516' }], children: [] });
    expect(await call(hsCode.showCode, { hsCode: '0000' })).toMatchObject({ code: 400, fields: { hsCode: '目录里没有 0000' } });
  });

  it('R-7.4-73 several at once; what is none is named', async () => {
    const { data } = await call(hsCode.listCodes, { hsCodes: '851650, 84.15,000000' });
    expect(data).toMatchObject({ list: [{ hsCode: '851650' }], missing: ['84.15', '000000'] });
  });
});

describe('a spreadsheet', () => {
  it('is read by its titles, and analysed like a text', async () => {
    const columns = ['品名', '件数', '毛重(KGS)', 'HS编码'].map((title) => ({ prop: title, title, form: 'text' as const, width: 100 }));
    async function* rows() {
      yield ['微波炉', '90', '1080', '8516500000'];
      yield ['', '', '', ''];
      yield ['折叠伞', '', '', ''];
    }
    const parts: Uint8Array[] = [];
    for await (const part of xlsxStream({ name: '货', columns, rows: rows() })) parts.push(part as Uint8Array);
    const { data } = await call(classAnalysis.importFile, { file: Buffer.concat(parts).toString('base64') });
    expect(data!.rows).toMatchObject([
      { name: '微波炉', packages: 90, grossWeight: 1080, statedCode: '8516500000', hsCode: '851650' },
      { name: '折叠伞', packages: null, grossWeight: null, statedCode: '', hsCode: '660191' },
    ]);
  });

  it.each(['AAAA', ''])('400 for %j, which is none', async (file) => {
    expect(await call(classAnalysis.importFile, { file })).toMatchObject({ code: 400, fields: { file: texts.unreadable } });
  });
});

describe('R-1-13 a bill of lading as PDF', () => {
  const importPdf = async (bytes: Buffer) => call(classAnalysis.importFile, { file: bytes.toString('base64') });
  const bill = [
    ['SEA LANTERN LINES', 40, 40],
    ['BILL OF LADING', 430, 40],
    ['SHIPPER', 40, 70],
    ['DEMO TOYS CO., LTD.', 40, 84],
    ['VESSEL / VOYAGE', 40, 110],
    ['ORIENT LANTERN 118W', 40, 124],
    ['MARKS & NOS.', 40, 160],
    ['PKGS', 120, 160],
    ['DESCRIPTION OF GOODS', 190, 160],
    ['G.W. KGS', 480, 160],
    ['YW-2510', 40, 180],
    ['420 CTNS', 120, 180],
    ['STAINLESS STEEL VACUUM BOTTLE 500ML', 190, 180],
    ['8,610.0', 480, 180],
    ['260 CTNS', 120, 200],
    ['MICROWAVE OVEN 20L', 190, 200],
    ['7,540.0', 480, 200],
    ['SAY SIX HUNDRED AND EIGHTY CARTONS ONLY', 40, 240],
    ['COPY', 300, 190, 30],
  ] as const;

  it('its goods are read with their packages and weights, whatever stands around them, and its text is kept', async () => {
    const { data } = await importPdf(await makePdfForTest([bill]));
    expect(data!.rows).toMatchObject([
      { name: 'STAINLESS STEEL VACUUM BOTTLE 500ML', packages: 420, packageUnit: '纸箱', grossWeight: 8610, hsCode: '961700' },
      { name: 'MICROWAVE OVEN 20L', packages: 260, packageUnit: '纸箱', grossWeight: 7540, hsCode: '851650' },
    ]);
    const [first] = data!.rows;
    expect(data!.text.slice(first!.start, first!.end)).toBe('STAINLESS STEEL VACUUM BOTTLE 500ML');
    expect(data!.text).not.toContain('COPY');
    expect((await call(classAnalysis.showAnalysis, { id: String(data!.taskId) })).data!.text).toBe(data!.text);
  });

  it('what cannot be read says why, by its field, and keeps nothing', async () => {
    const before = (await call(classAnalysis.listAnalyses, { page: 1, limit: 1 })).data!.total;
    const cases: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('%PDF-1.7\nhello'), texts.unreadable],
      [await makePdfForTest([bill], { password: 'demo' }), texts.pdfLocked],
      [await makePdfForTest(Array.from({ length: pagesMax + 1 }, () => [])), texts.tooManyPages],
      [await makePdfForTest([[]]), texts.noTextLayer],
      [await makePdfForTest([[['SHIPPER', 40, 70]]]), texts.noGoodsInFile],
    ];
    for (const [bytes, said] of cases) expect(await importPdf(bytes)).toMatchObject({ code: 400, fields: { file: said } });
    expect((await call(classAnalysis.listAnalyses, { page: 1, limit: 1 })).data!.total).toBe(before);
  });
});

describe('R-7.4-66 a picture of a bill', () => {
  it('a table of somebody else does not wait behind a picture', async () => {
    const order: string[] = [];
    const picture = await makePictureForTest(['260 CTNS    MICROWAVE OVEN    7,540.0']);
    const reading = call(classAnalysis.identifyPicture, { file: picture.toString('base64') }).then(() => order.push('picture'));
    const parts: Buffer[] = [];
    const columns = [{ prop: 'name', title: '品名', form: 'text' as const, width: 100 }];
    async function* rows() {
      yield ['毛绒玩具'];
    }
    for await (const part of xlsxStream({ name: '货', columns, rows: rows() })) parts.push(part as Buffer);
    await call(classAnalysis.importFile, { file: Buffer.concat(parts).toString('base64') }).then(() => order.push('table'));
    await reading;
    expect(order).toEqual(['table', 'picture']);
  });

  it('R-7.4-66 sent as a form: its letters are the text, its goods the rows with packages and weights', async () => {
    const picture = await makePictureForTest([
      'DESCRIPTION OF GOODS',
      '260 CTNS    MICROWAVE OVEN    7,540.0',
      '180 BALES   FOLDING UMBRELLA  5,400.0',
    ]);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), '提单.jpg');
    const response = await fetch(server.url + classAnalysis.identifyPicture.path, {
      method: 'POST',
      headers: { authorization: own.token },
      body: form,
    });
    const { data } = (await response.json()) as { data: Analysis };
    expect(data.text).toContain('MICROWAVE OVEN');
    expect(data.rows).toMatchObject([
      { name: 'MICROWAVE OVEN', packages: 260, packageUnit: '纸箱', grossWeight: 7540, hsCode: '851650' },
      { name: 'FOLDING UMBRELLA', packages: 180, packageUnit: '包', grossWeight: 5400, hsCode: '660191' },
    ]);
  });

  it('R-7.4-66 what is no picture says so by its field and keeps nothing', async () => {
    const before = (await call(classAnalysis.listAnalyses, { page: 1, limit: 1 })).data!.total;
    for (const bytes of [Buffer.from('GIF89a'), Buffer.alloc(0), await makePdfForTest([[['CUPS', 50, 50]]])])
      expect(await call(classAnalysis.identifyPicture, { file: bytes.toString('base64') })).toMatchObject({
        code: 400,
        fields: { file: texts.notPicture },
      });
    expect((await call(classAnalysis.listAnalyses, { page: 1, limit: 1 })).data!.total).toBe(before);
  });
});

describe('the fields of a bill', () => {
  const headOf = ({ bill }: Analysis) => Object.fromEntries(billHeadFields.map((field) => [field, billValue(bill!.fields, field)]));
  const boxNosOf = ({ bill }: Analysis) => bill!.fields.filter(({ field }) => field === 'containerNo').map(({ value }) => value);
  const pasted = '提单号：SLLN2510887100\n船名：ORIENT LANTERN  航次：118W\n箱号：SLLU4102579 封号：SL204511\n品名：\n折叠伞 240箱';
  // A PDF's own faces have no Chinese.
  const inEnglish = sampleBills.filter(
    ({ texts }) => texts.some(([text]) => /DESCRIPTION OF/i.test(text)) && texts.every(([text]) => /^[ -~]+$/.test(text)),
  );

  it.each(inEnglish.map((sample) => [sample.name, sample] as const))('R-7.4-64 of a PDF: %s', async (_name, sample) => {
    const bytes = await makePdfForTest([sample.texts]);
    const { data } = await call(classAnalysis.importFile, { file: bytes.toString('base64') });
    expect(headOf(data!)).toEqual(Object.fromEntries(billHeadFields.map((field) => [field, sample.says[field] ?? ''])));
    expect(boxNosOf(data!)).toEqual(sample.boxes.map(({ containerNo }) => containerNo));
    // A reload shows them.
    expect((await call(classAnalysis.showAnalysis, { id: String(data!.taskId) })).data!.bill).toEqual(data!.bill);
  });

  it('R-7.4-66 of a picture, each with its words, its place and how sure its letters are', async () => {
    const picture = await makePictureForTest([
      'SHIPPER                              B/L NO.',
      'NINGBO SAMPLE TRADING CO LTD         SLLN2510887100',
      'NO 8 EXAMPLE ROAD',
      '',
      'OCEAN VESSEL / VOYAGE NO.   PORT OF LOADING   PORT OF DISCHARGE',
      'ORIENT LANTERN 118W         SHANGHAI          HAMBURG',
      '',
      'PKGS        DESCRIPTION OF GOODS     GROSS WEIGHT KGS',
      '260 CTNS    MICROWAVE OVEN           7,540.0',
      '',
      'SLLU4102578/SL204511/40HQ/260 CTNS/7,540.0 KGS',
    ]);
    const { data } = await call(classAnalysis.identifyPicture, { file: picture.toString('base64') });
    expect(headOf(data!)).toMatchObject({
      billNo: 'SLLN2510887100',
      vesselName: 'ORIENT LANTERN',
      voyage: '118W',
      loadingPort: 'SHANGHAI',
      dischargePort: 'HAMBURG',
      shipper: 'NINGBO SAMPLE TRADING CO LTD\nNO 8 EXAMPLE ROAD',
      consignee: '',
      packages: '260',
      grossKg: '7540',
    });
    expect(boxNosOf(data!)).toEqual(['SLLU4102578']);
    const number = data!.bill!.fields.find(({ field }) => field === 'billNo')!;
    expect(number).toMatchObject({ words: 'SLLN2510887100', isCorrected: false, place: { page: 1 } });
    expect(number.confidence).toBeGreaterThan(80);
    expect(number.confidence).toBeLessThanOrEqual(100);
    expect(number.place!.x).toBeGreaterThan(data!.bill!.fields.find(({ field }) => field === 'shipper')!.place!.x + 300);
  });

  it('R-7.4-64 of a text; what is no bill has none', async () => {
    const read = await analyse(pasted);
    expect(headOf(read)).toMatchObject({ billNo: 'SLLN2510887100', vesselName: 'ORIENT LANTERN', voyage: '118W', loadingPort: '' });
    expect(read.bill!.faults).toEqual([{ kind: 'check-digit', box: 1 }]);
    expect((await analyse('折叠伞 240箱')).bill).toBeNull();
  });

  it('U-01 a text waits for its turn as a file does, and is refused where there is none in time', async () => {
    const taken = vi.spyOn(FairTurn.prototype, 'take').mockResolvedValue(null);
    const refused = await call(classAnalysis.analyse, { text: pasted });
    taken.mockRestore();
    expect(refused).toMatchObject({ code: 429, fields: { text: texts.readingBusy } });
  });

  it('of two bills in one text the second is told until the number is put right', async () => {
    const read = await analyse(`${pasted}\n提单号：SLLN2510887222`);
    expect(read.bill!.faults).toContainEqual({ kind: 'two-bills', other: 'SLLN2510887222' });
    const { data } = await call(classAnalysis.correctBill, { id: read.taskId, field: 'billNo', box: null, value: 'SLLN2510887100' });
    expect(data!.faults).toEqual([{ kind: 'check-digit', box: 1 }]);
  });

  it('R-7.4-64 of a sheet, above its goods', async () => {
    const rows = [
      ['船名航次', 'ORIENT LANTERN/118W'],
      ['品名', '件数'],
      ['折叠伞', '240'],
    ];
    const columns = ['提单号', 'SLLN2510887100'].map((title) => ({ prop: title, title, form: 'text' as const, width: 100 }));
    const parts: Uint8Array[] = [];
    for await (const part of xlsxStream({ name: '货', columns, rows: Readable.from(rows) })) parts.push(part as Uint8Array);
    const { data } = await call(classAnalysis.importFile, { file: Buffer.concat(parts).toString('base64') });
    expect(headOf(data!)).toMatchObject({ billNo: 'SLLN2510887100', vesselName: 'ORIENT LANTERN', voyage: '118W' });
  });

  it('one is put right, with its words left as they were; a figure that is none, and what the bill has not, are refused', async () => {
    const { taskId: id } = await analyse(pasted);
    const mend = (field: string, value: string, box: number | null = null, user = own) =>
      call(classAnalysis.correctBill, { id, field: field as 'billNo', box, value }, user);
    const { data } = await mend('containerNo', ' sllu 410257 8', 1);
    expect(data!.faults).toEqual([]);
    expect(data!.fields.find(({ field }) => field === 'containerNo')).toMatchObject({
      value: 'SLLU4102578',
      words: '箱号：SLLU4102579 封号：SL204511',
      confidence: 100,
      isCorrected: true,
    });
    expect(await mend('grossKg', '很重')).toMatchObject({ code: 400, fields: { value: texts.figureWrong('毛重 kg') } });
    expect(await mend('grossKg', '8.610,5')).toMatchObject({ code: 400, fields: { value: texts.figureWrong('毛重 kg') } });
    expect((await mend('grossKg', '8,610.5 KGS')).data!.fields.find(({ field }) => field === 'grossKg')?.value).toBe('8610.5');
    expect(await mend('sealNo', 'X', 2)).toMatchObject({ code: 400, fields: { field: texts.fieldGone } });
    expect((await mend('sealNo', 'X', 1, other)).code).toBe(404);
    const kept = (await call(classAnalysis.showAnalysis, { id: String(id) })).data!.bill!;
    expect([billValue(kept.fields, 'containerNo', 1), billValue(kept.fields, 'grossKg')]).toEqual(['SLLU4102578', '8610.5']);
    const { taskId } = await analyse('折叠伞 240箱');
    expect((await call(classAnalysis.correctBill, { id: taskId, field: 'billNo', box: null, value: 'A' })).code).toBe(400);
  });
});
