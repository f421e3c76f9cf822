// Guarantee: R-4.10-37, R-7.6-16, R-2.2-27 … -30: an order is kept half written, handed in when no rule stops it, checked by
// another person, and each of its declarations goes to customs once; what they say, in whatever order and however often, makes its
// state; what came back goes again without those that they have; nothing of it is anybody else's.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import { marketOrder as calls } from '@mastlight/domain/market-order/contract';
import { orderTexts as texts } from '@mastlight/domain/market-order/messages';
import { ruleTexts } from '@mastlight/domain/market-order/rule-texts';
import { sampleLine, sampleOrder } from '@mastlight/domain/market-order/sample-order';
import { beginTemplate, template } from '@mastlight/domain/market-order/templates';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { makeWorkbook } from '@mastlight/testing/make-workbook';
import { waitFor } from '@mastlight/testing/wait-for';
import { wireTimeAt } from '@mastlight/wire';
import { writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import { readMarketDeclaration } from '@mastlight/wire/gacc-xml/market-declaration';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { readExport } from '../../scenarios/read-export';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
let server: TestServer;
let customs: Server;
let [clerk, checker, stranger]: TestUser[] = [];
let company: Awaited<ReturnType<typeof insertCompanyForTest>>;
/** What customs said so far: each message is prepared a moment after the one before, and bears a name of its own. */
let said = 0;
/** What customs took, in its order. */
let taken: { readonly reference: string; readonly bytes: Buffer }[] = [];

beforeAll(async () => {
  customs = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reference = String(request.headers['x-edi-reference']);
      if (request.method === 'POST') taken.push({ reference, bytes: Buffer.concat(chunks) });
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify(request.method === 'POST' ? {} : { receipts: [] }));
    });
  });
  await new Promise<void>((done) => customs.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(customs.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { MARKET_CUSTOMS_URL: url, MARKET_CUSTOMS_KEY: 'key' } });
});
afterAll(async () => {
  await server.stop();
  customs.closeAllConnections();
  customs.close();
});

const call = <E extends Endpoint>(endpoint: E, wish: RequestInput<E>, user: TestUser | undefined | null = clerk) =>
  server.call(endpoint, wish, { token: user?.token ?? null });
const today = () => formatShanghai(server.platform.portClock.nowMs()).slice(0, 10);
const whole = () => ({ ...sampleOrder, head: { ...sampleOrder.head, rateDay: today() } });
const info = async (id: number, user = clerk) => (await call(calls.showOrder, { id }, user)).data!;
const begin = async (content: RequestInput<typeof calls.saveOrder>['content'] = whole()) =>
  (await call(calls.saveOrder, { content })).data!.id;

/** Two colleagues of one company, whose books know the parties of the sample. */
beforeEach(async () => {
  taken = [];
  const { platform } = server;
  company = await insertCompanyForTest(platform);
  clerk = await insertMemberForTest(platform, company, 'Management');
  checker = await insertMemberForTest(platform, company, 'operator');
  stranger = await signInForTest(platform);
  for (const [user, duties] of [
    [clerk, ['entry', 'check', 'declare']],
    [checker, ['check']],
  ] as const) {
    await call(marketAssistant.userSave, { userId: user.userId, duties: [...duties] });
  }
  await call(marketAssistant.passportSave, { fields: marketEntries.passport });
  await call(marketAssistant.applicantSave, { fields: marketEntries.applicant });
  await call(marketAssistant.merchantSave, { fields: marketEntries.merchant });
});

/** Entered, handed in and approved. */
async function approve(content = whole()): Promise<number> {
  const id = await begin(content);
  expect(await call(calls.submitOrder, { id })).toMatchObject({ code: 200, data: { state: 'submitted' } });
  expect(await call(calls.judgeOrder, { id, isApproved: true }, checker)).toMatchObject({ code: 200, data: { state: 'checked' } });
  return id;
}
const declared = async (id: number, parts: number) => {
  expect(await call(calls.declareOrder, { id })).toMatchObject({ code: 200, data: { state: 'declared' } });
  const { declarations } = await info(id);
  const current = declarations.filter(({ isCurrent }) => isCurrent);
  expect(current).toHaveLength(parts);
  for (const { reference } of current) {
    await waitFor('customs to have it', async () => taken.some((one) => one.reference === reference));
  }
  return current;
};
async function tell(reference: string, code: string, text = ''): Promise<void> {
  const prepared = wireTimeAt(clock.nowMs() + (said += 1), 17);
  const bytes = writeCustomsReceipt(
    {
      kind: 'customs-receipt',
      type: 'MT1039',
      reference: `CN_MT1039_1p0_2925DEMO00001_${prepared.raw}_${reference}`,
      function: 'original',
      prepared,
      vessel: null,
      about: '1039',
      entries: [{ billNo: null, containerNo: null, code, text }],
    },
    { sender: '2925DEMO00001', recipient: 'MASTLIGHT' },
  );
  const headers = { authorization: 'customs-key-for-tests' };
  const answer = await fetch(`${server.url}/intake/customs`, { method: 'POST', headers, body: Buffer.from(bytes) });
  expect(answer.ok).toBe(true);
}
const becomes = (id: number, state: string) => waitFor(`the order to be ${state}`, async () => (await info(id)).state === state);

it('R-7.6-16, R-4.10-37 R-2.2-28 a draft is kept half written, numbered by its day, and another person’s change is not written over', async () => {
  const first = (await call(calls.saveOrder, { content: { head: {}, lines: [], boxes: [] } })).data!;
  const second = (await call(calls.saveOrder, { content: { head: { buyer: ' demo  buyer ' }, lines: [], boxes: [] } })).data!;
  const day = today().slice(2).replaceAll('-', '');
  expect([first.orderNo, second.orderNo]).toEqual([`YW${day}0001`, `YW${day}0002`]);
  expect((await info(second.id)).head).toMatchObject({ buyer: 'demo buyer', currency: '' });
  const line = { texts: { name: '杯', quantity: '12', price: '2' } };
  const saved = await call(calls.saveOrder, { id: first.id, version: 1, content: { head: {}, lines: [line, { texts: {} }], boxes: [] } });
  expect(saved.data).toMatchObject({ version: 2, savedTime: formatShanghai(server.platform.portClock.nowMs()) });
  expect(await call(calls.saveOrder, { id: first.id, version: 1, content: whole() })).toMatchObject({
    code: 409,
    refusal: 'market-order.changedMeanwhile',
  });
  const order = await info(first.id);
  expect(order.lines).toHaveLength(1);
  expect(order.findings.filter(({ level }) => level === 'stop').length).toBeGreaterThan(5);
  expect(await call(calls.submitOrder, { id: first.id })).toMatchObject({ code: 400, refusal: 'market-order.faulty' });
  const row = (await call(calls.listOrders, { keyword: '杯' })).data!;
  expect(row).toMatchObject({ total: 1, counts: { all: 1, draft: 1 }, list: [{ id: first.id, amount: '24.00', lines: 1 }] });
});

it('R-7.6-16, R-2.2-27 each state stands under its tab, and each act is taken by whom and when the truth table says', async () => {
  const id = await approve();
  const counts = async () => (await call(calls.listOrders, { tab: 'checked' })).data!;
  expect(await counts()).toMatchObject({ total: 1, counts: { all: 1, draft: 0, checked: 1 }, list: [{ id, buyer: 'DEMO BUYER' }] });
  expect(await call(calls.saveOrder, { id, content: whole() })).toMatchObject({ code: 400, msg: texts.checkedAlready });
  expect(await call(calls.judgeOrder, { id, isApproved: false, reason: ' ' }, checker)).toMatchObject({
    fields: { reason: texts.noReason },
  });
  expect(await call(calls.judgeOrder, { id, isApproved: false, reason: '箱号写错' }, checker)).toMatchObject({
    data: { state: 'returned' },
  });
  expect(await info(id)).toMatchObject({ state: 'returned', reason: '箱号写错' });
  expect(await call(calls.declareOrder, { id })).toMatchObject({ code: 400, msg: texts.notChecked });
  await call(calls.submitOrder, { id });
  expect(await info(id)).toMatchObject({ acts: ['recall', 'return'], checkHint: texts.ownOrder });
  expect((await info(id, checker)).acts).toContain('approve');
  expect(await call(calls.judgeOrder, { id, isApproved: true })).toMatchObject({ code: 400, msg: texts.ownOrder });
  expect(await call(calls.recallOrder, { id })).toMatchObject({ data: { state: 'draft' } });
  expect((await call(calls.deleteOrders, { ids: [id] })).code).toBe(200);
  expect((await call(calls.showOrder, { id })).code).toBe(404);
  expect(await call(calls.restoreOrders, { ids: [id] })).toMatchObject({ data: { restored: 1 } });
  const { events } = await info(id);
  expect(events.map(({ act }) => act)).toEqual(['删除', '撤回', '提交审单', '退回', '审核通过', '提交审单', '建单']);
});

it('R-2.2-30 the rules are asked again when it is approved: what ended meanwhile stops it', async () => {
  const id = await begin();
  await call(calls.submitOrder, { id });
  const merchantId = (await call(marketAssistant.merchantList, {})).data!.list[0]!.id;
  await call(marketAssistant.merchantDeleteList, { ids: [merchantId] });
  const msg = texts.faulty(1, ruleTexts.line(1, ruleTexts.unknownMerchant('YW0318')));
  expect(await call(calls.judgeOrder, { id, isApproved: true }, checker)).toMatchObject({ code: 400, msg });
});

it('R-7.6-16, R-2.2-29 R-4.10-37 one that is split goes as two declarations, once; one comes back, is mended and goes again alone', async () => {
  const content = { ...whole(), lines: [sampleLine({}, 1), sampleLine({ name: 'LED 灯串', hsCode: '9405420000' }, 2)] };
  const id = await approve(content);
  const [first, second] = await declared(id, 2);
  expect((await call(calls.declareOrder, { id })).code).toBe(400);
  const message = readMarketDeclaration(taken.find(({ reference }) => reference === second!.reference)!.bytes)!;
  expect(message).toMatchObject({ messageId: second!.reference, messageType: 'CUSTOM' });
  expect(message.declaration).toMatchObject({
    tradeMode: '1039',
    packages: '500',
    grossWeight: '5250.000',
    packingNo: `${second!.orderNo}-2`,
  });
  expect(message.declaration!.goods).toEqual([
    expect.objectContaining({ name: 'LED 灯串', tariffCode: '94054200', tariffSuffix: '00', total: '28200.00', currency: '502' }),
  ]);

  await tell(first!.reference, '01', '292520261000000001');
  await tell(second!.reference, '03', '品名不符');
  await becomes(id, 'withdrawn');
  await waitFor('both to be judged', async () => (await info(id)).declarations[0]!.state === 'declared');
  expect(await info(id)).toMatchObject({
    reason: `${second!.orderNo}-2 品名不符`,
    declarations: [
      { part: 1, state: 'declared', declarationNo: '292520261000000001' },
      { part: 2, state: 'withdrawn', reason: '品名不符' },
    ],
  });
  // Customs have a record: it is not deleted, and what they hold of it is not changed.
  expect(await call(calls.deleteOrders, { ids: [id] })).toMatchObject({ code: 400, msg: texts.atCustoms });
  const spoilt = { ...content, lines: [sampleLine({ quantity: '1' }, 1), content.lines[1]!] };
  expect(await call(calls.saveOrder, { id, content: spoilt })).toMatchObject({ code: 400, msg: texts.linesAtCustoms(1) });
  const mended = { ...content, lines: [content.lines[0]!, sampleLine({ name: 'LED 灯', hsCode: '9405420000' }, 2)] };
  expect((await call(calls.saveOrder, { id, content: mended })).code).toBe(200);
  expect((await call(calls.submitOrder, { id })).code).toBe(200);
  // Told while it is being checked: the declaration moves, the order waits for its check.
  await tell(first!.reference, 'P');
  await waitFor('the first to be released', async () => (await info(id)).declarations[0]!.state === 'released');
  expect((await info(id)).state).toBe('submitted');
  expect((await call(calls.judgeOrder, { id, isApproved: true }, checker)).code).toBe(200);
  const again = (await declared(id, 2)).find(({ part }) => part === 2)!;
  expect(taken).toHaveLength(3);
  expect(again.reference).not.toBe(second!.reference);
});

it('R-4.10-37 an inspection, a release and the end are heard in any order and twice; then money and tax are noted', async () => {
  const id = await approve();
  const [declaration] = await declared(id, 1);
  const { reference } = declaration!;
  await tell(reference, 'C', '布控查验');
  await becomes(id, 'inspected');
  expect(await info(id)).toMatchObject({ reason: expect.stringContaining('布控查验') as string });
  expect(await call(calls.settleOrder, { id, settledDay: today(), filedMonth: '' })).toMatchObject({
    code: 400,
    msg: texts.notReleased,
  });
  await tell(reference, 'P');
  await tell(reference, 'P');
  await tell(reference, '01', '292520261000000002');
  await becomes(id, 'released');
  await tell(reference, 'R');
  await becomes(id, 'closed');
  await tell(reference, 'C', '迟到的');
  const order = await waitFor('the number to be known', async () => {
    const found = await info(id);
    return found.declarations[0]!.declarationNo !== '' && found;
  });
  expect(order).toMatchObject({ state: 'closed', reason: '', declarations: [{ state: 'closed', declarationNo: '292520261000000002' }] });
  const heard = order.events.filter(({ act }) => act === '海关').map(({ note }) => note.replace(`${declaration!.orderNo}-1 `, ''));
  expect(heard.toReversed()).toEqual(['查验 布控查验', '已放行', '已结关']);
  expect(await call(calls.settleOrder, { id, settledDay: '2999-01-01', filedMonth: '' })).toMatchObject({
    code: 400,
    msg: texts.dayOfTomorrow,
  });
  expect((await call(calls.settleOrder, { id, settledDay: today(), filedMonth: today().slice(0, 7) })).code).toBe(200);
  expect(await info(id)).toMatchObject({ settledDay: today(), filedMonth: today().slice(0, 7) });
});

it('R-2.2-29 R-7.6-16 a number and days on paper carry on from what customs said, and never against it', async () => {
  const id = await approve();
  const [{ id: declarationId, orderNo } = { id: 0, orderNo: '' }] = await declared(id, 1);
  const blank = { id: declarationId, declarationNo: '', declaredDay: '', releasedDay: '', closedDay: '' };
  expect(await call(calls.saveDeclaration, { ...blank, declarationNo: '1' })).toMatchObject({
    fields: { declarationNo: texts.declarationNoWrong },
  });
  expect(await call(calls.saveDeclaration, { ...blank, declaredDay: '2999-01-01' })).toMatchObject({
    fields: { declaredDay: texts.dayOfTomorrow },
  });
  expect(await call(calls.saveDeclaration, { ...blank, declaredDay: today(), releasedDay: '2020-01-01' })).toMatchObject({
    fields: { releasedDay: texts.daysOutOfOrder },
  });
  expect(
    (await call(calls.saveDeclaration, { ...blank, declarationNo: '292520261000000003', declaredDay: today(), releasedDay: today() })).code,
  ).toBe(200);
  await becomes(id, 'released');
  expect((await call(calls.listDeclarations, { keyword: '292520261000000003' })).data!.list).toMatchObject([
    { releasedTime: today(), byHand: ['declarationNo', 'declaredDay', 'releasedDay'] },
  ]);
  expect((await call(calls.deleteDeclarations, { ids: [declarationId] })).code).toBe(200);
  await becomes(id, 'declared');
  const file = await sheet([
    ['报关单', '报关单号', '放行日期'],
    [`${orderNo}-1`, '292520261000000004', today()],
    [`${orderNo}-9`, '', today()],
    ['', '', ''],
  ]);
  const read = await call(calls.importDeclarations, { file });
  expect(read.data).toMatchObject({ saved: 1, list: [{ message: texts.noSuchDeclaration(`${orderNo}-9`) }] });
  await becomes(id, 'released');
});

it('R-2.2-30 whoever wrote an order or handed it in since it was approved does not approve it, whoever else handles it', async () => {
  await call(marketAssistant.userSave, { userId: checker!.userId, duties: ['entry', 'check'] });
  const id = await begin();
  expect((await call(calls.submitOrder, { id }, checker)).code).toBe(200);
  // The one wrote it, the other handed it in.
  for (const user of [clerk, checker]) {
    expect(await call(calls.judgeOrder, { id, isApproved: true }, user)).toMatchObject({ code: 400, msg: texts.ownOrder });
  }
  const third = await insertMemberForTest(server.platform, company, 'operator');
  await call(marketAssistant.userSave, { userId: third.userId, duties: ['check'] });
  expect((await call(calls.judgeOrder, { id, isApproved: true }, third)).code).toBe(200);
});

it('R-4.10-37 what customs have of a part stays: its goods, the head and its boxes; taken back, the order is still one of theirs', async () => {
  const content = { ...whole(), lines: [sampleLine({}, 1), sampleLine({ name: 'LED 灯', hsCode: '9405420000' }, 2)] };
  const id = await approve(content);
  const [first, second] = await declared(id, 2);
  await tell(first!.reference, '01', '292520261000000001');
  await tell(second!.reference, '03', '不符');
  await becomes(id, 'withdrawn');
  await waitFor('the first to be taken', async () => (await info(id)).declarations[0]!.state === 'declared');
  for (const changed of [
    { ...content, head: { ...content.head, currency: 'JPY' } },
    { ...content, boxes: [{ boxNo: 'DEMU1000010', kind: '20GP' }] },
  ]) {
    expect(await call(calls.saveOrder, { id, content: changed })).toMatchObject({ code: 400, msg: texts.headAtCustoms });
  }
  expect((await call(calls.saveOrder, { id, content: { ...content, head: { ...content.head, remark: '重报' } } })).code).toBe(200);
  const { version } = await info(id);
  await tell(first!.reference, 'P');
  await waitFor('the first to be released', async () => (await info(id)).declarations[0]!.state === 'released');
  // Whoever has it open writes on.
  expect((await call(calls.saveOrder, { id, version, content })).code).toBe(200);
  expect(await call(calls.submitOrder, { id })).toMatchObject({ data: { state: 'submitted' } });
  expect(await call(calls.recallOrder, { id })).toMatchObject({ data: { state: 'withdrawn' } });
});

it('R-4.10-37 what customs turned away and then have after all is told, and not declared again', async () => {
  const id = await approve();
  const [declaration] = await declared(id, 1);
  await tell(declaration!.reference, '03', '不符');
  await becomes(id, 'withdrawn');
  await call(calls.submitOrder, { id });
  await call(calls.judgeOrder, { id, isApproved: true }, checker);
  await tell(declaration!.reference, '01', '流水 20261012120000123456789 报关单号 292520261000000077');
  await waitFor('the contradiction to be told', async () => (await info(id)).events.some(({ note }) => note.includes(texts.contradicted)));
  // An order that is asked for while it is written may tell what happened before what became of it.
  const { declarations } = await info(id);
  expect(declarations).toMatchObject([{ state: 'withdrawn', reason: texts.contradicted, declarationNo: '292520261000000077' }]);
  expect(await call(calls.declareOrder, { id })).toMatchObject({ code: 400, msg: texts.contradicted });
});

it('R-2.2-29 a note by hand is whoever wrote it, is kept by a file without its column, and does not cover an inspection', async () => {
  const id = await approve();
  const [{ id: declarationId, orderNo, reference } = { id: 0, orderNo: '', reference: '' }] = await declared(id, 1);
  const entered = { id: declarationId, declarationNo: '', declaredDay: today(), releasedDay: today(), closedDay: '' };
  expect((await call(calls.saveDeclaration, entered)).code).toBe(200);
  const { events } = await info(id);
  expect(events[0]).toMatchObject({ act: '手工登记', note: `${orderNo}-1 已申报 ${today()} 已放行 ${today()}` });
  expect(events[0]!.person).not.toBe('');
  const file = await sheet([
    ['报关单', '报关单号'],
    [`${orderNo}-1`, '292520261000000004'],
  ]);
  expect((await call(calls.importDeclarations, { file })).data).toMatchObject({ saved: 1, list: [] });
  expect(await info(id)).toMatchObject({ state: 'released', declarations: [{ byHand: ['declarationNo', 'declaredDay', 'releasedDay'] }] });
  clock.advance(60_000);
  await tell(reference, 'C', '布控查验');
  await becomes(id, 'inspected');
});

it('R-2.2-28 R-7.6-16 goods come from a spreadsheet by their titles, and the last order of a buyer is there to copy', async () => {
  const file = await sheet([
    ['商品名称', 'HS编码', '件数', 'Qty', '空列'],
    ['塑料收纳箱', '3924.9000.00', '560', 'x', ''],
    ['合 计：', '', '560', '', ''],
  ]);
  expect((await call(calls.importGoods, { file })).data).toMatchObject({
    lines: [{ part: 0, texts: { name: '塑料收纳箱', hsCode: '3924900000', cartons: '560' } }],
    hiddenRows: 0,
    unreadTitles: ['Qty'],
    sumRows: 1,
  });
  expect(await call(calls.importGoods, { file: 'AAAA' })).toMatchObject({ code: 400, refusal: 'market-order.noSheet' });
  expect((await call(calls.lastOfBuyer, { buyer: 'DEMO BUYER' })).data).toEqual({ orderNo: '', content: null });
  const id = await begin();
  const last = (await call(calls.lastOfBuyer, { buyer: 'DEMO BUYER' })).data!;
  expect(last).toMatchObject({ orderNo: (await info(id)).orderNo, content: { lines: [{ texts: { name: '不锈钢保温瓶' } }] } });
  expect((await call(calls.lastOfBuyer, { buyer: 'DEMO BUYER' }, stranger)).data!.content).toBeNull();
});

it.each([
  ['毛重(吨)', '', '“毛重(吨)”的单位不是千克，请换算成千克、改好表头再导入'],
  ['毛重吨', 'USD', '“毛重吨”的单位不是千克，请换算成千克、改好表头再导入'],
  ['净重（磅）', 'USD', '“净重（磅）”的单位不是千克，请换算成千克、改好表头再导入'],
  ['净重(lb)', 'USD', '“净重(lb)”的单位不是千克，请换算成千克、改好表头再导入'],
  ['单价(人民币)', 'USD', '“单价(人民币)”的单位不是美元，请换算成美元、改好表头再导入'],
  ['单价（元/个）', 'USD', '“单价（元/个）”的单位不是美元，请换算成美元、改好表头再导入'],
  ['金额(RMB)', 'EUR', '“金额(RMB)”的单位不是欧元，请换算成欧元、改好表头再导入'],
  ['金额￥', 'USD', '“金额￥”的单位不是美元，请换算成美元、改好表头再导入'],
  ['总价(US$)', 'CNY', '“总价(US$)”的单位不是人民币，请换算成人民币、改好表头再导入'],
  ['金额(USD)', '', '“金额(USD)”写了币制，请先选好币制再导入'],
] as const)('R-2.2-28 a column %s of an order in %s is refused, not read', async (title, currency, msg) => {
  const file = await sheet([
    ['品名', title],
    ['保温杯', '22.5'],
  ]);
  expect(await call(calls.importGoods, { file, currency })).toMatchObject({ code: 400, refusal: 'market-order.otherUnit', msg });
});

it.each([
  ['USD', '$12.5', '12.5'],
  ['CNY', '12.5元', '12.5'],
  ['USD', '¥12.5', '¥12.5'],
  ['', '¥12.5', '¥12.5'],
] as const)('R-2.2-28 N2 of an order in %s a price %s is %s', async (currency, price, read) => {
  const file = await sheet([
    ['品名', '单价'],
    ['保温杯', price],
  ]);
  expect((await call(calls.importGoods, { file, currency })).data).toMatchObject({ lines: [{ texts: { price: read } }] });
});

it.each([
  ['毛重(KGS)', 'grossKg', ''],
  ['毛重（公斤）', 'grossKg', ''],
  ['净重 kg', 'netKg', ''],
  ['单价(美元)', 'price', 'USD'],
  ['单价(美元/个)', 'price', 'USD'],
  ['单价(不含税)', 'price', ''],
  ['金额(USD)', 'amount', 'USD'],
  ['金额$', 'amount', 'USD'],
  ['货值（元）', 'amount', 'CNY'],
  ['总价(RMB)', 'amount', 'CNY'],
  ['金额', 'amount', 'EUR'],
] as const)('R-2.2-28 a column %s is %s of an order in %s', async (title, prop, currency) => {
  const file = await sheet([
    ['品名', title],
    ['保温杯', '22.5'],
  ]);
  expect((await call(calls.importGoods, { file, currency })).data).toMatchObject({
    lines: [{ texts: { [prop]: '22.5' } }],
    unreadTitles: [],
  });
});

it('R-2.2-28 of two columns of one field none is taken where they differ, and a code that is no code is left to be seen', async () => {
  const two = (a: string, b: string) =>
    sheet([
      ['品名', '商品编码', '成交数量', '数量'],
      ['保温杯', '9.617E+09', '1000', '1000'],
      ['保温壶', '9617.00.1900', a, b],
    ]);
  expect(await call(calls.importGoods, { file: await two('20', '500') })).toMatchObject({
    code: 400,
    refusal: 'market-order.doubledColumn',
    msg: '“数量”和“成交数量”是同一项，有 1 行不同（第 3 行起），请只留一列再导入',
  });
  expect((await call(calls.importGoods, { file: await two('500', '500') })).data).toMatchObject({
    lines: [{ texts: { quantity: '1000', hsCode: '9.617E+09' } }, { texts: { quantity: '500', hsCode: '9617001900' } }],
  });
});

it.each([
  ['purchase', '采购清单', '商户号'],
  ['packing', '箱单', '毛重 kg'],
  ['invoice', '发票', '金额'],
  ['declaration', '报关草单', '商品编码'],
] as const)('R-7.6-16 the document %s is a file with its lines and their sums', async (document, title, column) => {
  const id = await begin();
  const {
    rows: [titles, line, totals],
  } = await readExport(server.url + calls.exportDocument.path, clerk!, { id, document, part: 0 });
  expect(titles).toContain(column);
  expect(line).toContain('不锈钢保温瓶');
  expect(totals!.some((text) => ['28200.00', '500', '5250'].includes(text))).toBe(true);
  expect(title).not.toBe('');
});

it('R-2.2-42 R-7.6-16 documents are made by the company’s template: the usual one, the one that is asked, or none; nobody else’s', async () => {
  const id = await begin();
  const write = (name: string, rest: Readonly<Record<string, string>>, user = clerk) =>
    call(calls.templateSave, { fields: { ...beginTemplate('packing'), name, ...rest } }, user);
  const first = (await write('约旦客户', { columns: '品名、箱数', usual: '是', letterhead: '义乌演示进出口' })).data!.id;
  const titles = async (more: object) =>
    (await readExport(server.url + calls.exportDocument.path, clerk!, { id, document: 'packing', ...more })).rows[0];
  const usual = ['序', '品名', '箱数', '数量', '单位', '毛重 kg', '净重 kg', '箱号'];
  expect(await titles({})).toEqual(['品名', '箱数']);
  expect(await titles({ templateId: 0 })).toEqual(usual);
  const { rows } = await readExport(server.url + calls.exportDocument.path, clerk!, { id, document: 'packing' });
  expect(rows.flat()).toContain('义乌演示进出口');

  // The one that was made usual last is; the other is not any more.
  const second = (await write('迪拜客户', { columns: '品名', usual: '是' })).data!.id;
  expect(await titles({})).toEqual(['品名']);
  expect(await titles({ templateId: first })).toEqual(['品名', '箱数']);
  const { list } = (await call(calls.templateList, { group: '箱单' })).data!;
  expect(list.map(({ id: one, fields }) => [one, fields['usual']]).sort()).toEqual([
    [first, '否'],
    [second, '是'],
  ]);
  // One that comes back does not take its place.
  await call(calls.templateDeleteList, { ids: [second] });
  expect(await titles({})).toEqual(usual);
  await write('约旦客户二', { columns: '箱号', usual: '是' });
  await call(calls.templateRestoreList, { ids: [second] });
  expect(await titles({})).toEqual(['箱号']);

  expect(await write('约旦客户', {})).toMatchObject({ code: 400, msg: '这种单证已有同名的模板，请换个名称' });
  expect(await write('坏', { columns: '品名、颜色' })).toMatchObject({
    code: 400,
    fields: { 'fields.columns': expect.stringContaining('没有「颜色」') },
  });
  const gone = { code: 400, msg: '这个模板已经删除，请另选一个' };
  await call(calls.templateDeleteList, { ids: [first] });
  expect(await call(calls.exportDocument, { id, document: 'packing', templateId: first })).toMatchObject(gone);
  // One of a packing list makes no invoice, and one of somebody else nothing here.
  expect(await call(calls.exportDocument, { id, document: 'invoice', templateId: second })).toMatchObject(gone);
  const theirs = (await write('别人', { columns: '单价', usual: '是' }, stranger)).data!.id;
  expect(await call(calls.exportDocument, { id, document: 'packing', templateId: theirs })).toMatchObject(gone);
  expect((await call(calls.templateInfo, { id: theirs })).code).toBe(404);
  expect(await titles({})).toEqual(['箱号']);
  // Of a sheet the good row is one that documents are made by, the other is told with its number.
  const columns = template.fields.map(({ title }) => title);
  const rowOf = (name: string, named: string) => {
    const fields: Readonly<Record<string, string>> = { ...beginTemplate('packing'), name, columns: named };
    return template.fields.map(({ prop }) => fields[prop] ?? '');
  };
  const file = await sheet([columns, rowOf('表格来的', '箱数'), rowOf('表格里坏的', '品名、颜色')]);
  const imported = { saved: 1, list: [{ rowNo: 3, message: expect.stringContaining('没有「颜色」') }] };
  expect((await call(calls.templateImportExcel, { file })).data).toMatchObject(imported);
  const [entry, ...more] = (await call(calls.templateList, { keyword: '表格' })).data!.list;
  expect([entry!.fields['name'], more]).toEqual(['表格来的', []]);
  expect(await titles({ templateId: entry!.id })).toEqual(['箱数']);
});

it('R-4.10-37 an order is nobody else’s', async () => {
  const id = await begin();
  for (const [endpoint, wish] of [
    [calls.showOrder, { id }],
    [calls.submitOrder, { id }],
    [calls.saveOrder, { id, content: whole() }],
    [calls.deleteOrders, { ids: [id] }],
  ] as const) {
    expect((await call(endpoint as Endpoint, wish as never, stranger)).code).toBe(404);
  }
  expect((await call(calls.listOrders, {}, stranger)).data).toMatchObject({ total: 0, counts: { all: 0 } });
});

async function sheet(rows: readonly (readonly string[])[]): Promise<string> {
  return Buffer.from(makeWorkbook([{ rows }])).toString('base64');
}
