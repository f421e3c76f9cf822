// Guarantee: R-4.10-32, R-9-21, ADR 0038: a manifest goes to customs once, as MT2101 of what was entered; what they answer moves it, takes the
// 30 yuan or gives them back; corrections and deletions keep it as it is until customs have accepted them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { notification } from '@mastlight/domain/notification/contract';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { contestsPerDayMax } from '@mastlight/domain/sh-manifest/limits';
import { shManifestTexts } from '@mastlight/domain/sh-manifest/messages';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { spellFiling, type WireFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { waitFor } from '@mastlight/testing/wait-for';
import { readMessage, type CustomsDeclarationMessage } from '@mastlight/wire';
import { writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { startMailServerForTest, type MailServerForTest } from '../../scenarios/mail-server-for-test';
import { fetchPdf } from '../../scenarios/read-pdf';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { upholdContests } from './store/contests';

/** Customs' channel: keeps what it is handed, may swallow its answer or refuse, and knows by our reference what it has. */
const channel = { taken: new Map<string, Buffer[]>(), swallows: 0, refuses: null as string | null, asked: 0 };
let counterpart: Server;
let mail: MailServerForTest;
let server: TestServer;
let own: TestUser;

beforeAll(async () => {
  counterpart = createServer((request, response) => {
    const reference = String(request.headers['x-edi-reference']);
    const answer = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET') {
      channel.asked += 1;
      return channel.taken.has(reference) ? answer(200, { receipts: [] }) : answer(404, { unknown: reference });
    }
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (channel.refuses !== null) return answer(422, { reason: channel.refuses });
      channel.taken.set(reference, [...(channel.taken.get(reference) ?? []), Buffer.concat(pieces)]);
      if (channel.swallows-- > 0) return request.socket.destroy();
      answer(200, {});
    });
  });
  await new Promise<void>((resolve) => counterpart.listen(0, '127.0.0.1', resolve));
  const { port } = counterpart.address() as AddressInfo;
  mail = await startMailServerForTest();
  server = await startTestServer({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'noreply@mastlight.example',
      AGENT_MAILBOXES: JSON.stringify({ 上海外代: 'manifest@agent.example' }),
      MANIFEST_RECEIVER_URL: `http://127.0.0.1:${port}`,
      MANIFEST_RECEIVER_KEY: 'key',
      MANIFEST_SENDER: '2200MLFWD0001',
      DISPATCH_QUIET_MS: '500',
      FREE_QUOTA_FEN: '0',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
  counterpart.close();
});
beforeEach(async () => {
  mail.taken.length = 0;
  Object.assign(mail.mood, { refusal: null, swallows: false });
  channel.taken.clear();
  Object.assign(channel, { swallows: 0, refuses: null, asked: 0 });
  own = await signInForTest(server.platform);
});

const as = (user: TestUser) => ({ token: user.token });
let made = 0;
const filingOf = (billno: string, change: Partial<WireFiling['head']> = {}): WireFiling => {
  const filing = spellFiling(sampleFiling);
  return { ...filing, head: { ...filing.head, billno, ...change } };
};
async function draft(billno = `SHCU3${String(++made).padStart(7, '0')}`): Promise<{ id: number; billno: string }> {
  const { id } = (await server.call(shManifest.saveManifest, { filing: filingOf(billno) }, as(own))).data!;
  return { id, billno };
}
const topUp = (fen: number) =>
  inTransaction(server.platform.database, 'system', (tx) =>
    doorsForTest(server.platform).billing.credit(tx, own, {
      key: `test-${own.ownerKey}-${++made}`,
      fen,
      subject: 'test',
      from: 'clearing_WXPAY',
      reason: 'topped-up',
    }),
  );
const submit = (id: number) => server.call(shManifest.submitManifest, { id, allowReal: true }, as(own));
const read = async (id: number) => (await server.call(shManifest.readManifest, { id }, as(own))).data!;
const rowOf = async (id: number) => (await read(id)).row;
const until = (id: number, is: (row: Awaited<ReturnType<typeof rowOf>>) => boolean) =>
  waitFor('the manifest to move', async () => {
    const row = await rowOf(id);
    return is(row) ? row : false;
  });
/** Real money, and what of it is held. */
async function money(): Promise<{ real: number; held: number }> {
  const { rows } = await server.platform.database.query<{ real_fen: number; held_fen: number }>(
    'system',
    'select real_fen, held_fen from billing_wallet where owner_key = $1',
    [own.ownerKey],
  );
  return { real: rows[0]?.real_fen ?? 0, held: rows[0]?.held_fen ?? 0 };
}
/** The declaration that was sent last of a bill, as customs read it. */
function sentOf(billno: string): CustomsDeclarationMessage {
  const bytes = [...channel.taken.values()].flat().findLast((each) => each.includes(billno))!;
  const reading = readMessage(bytes);
  expect(reading.findings).toEqual([]);
  return reading.messages.find((message) => message.kind === 'customs-declaration')!;
}
/** Customs answer what was sent last of a bill; `echoes`: by the name of our message, else by the bill alone. */
async function answer(billno: string, code: string, text: string, echoes = true): Promise<void> {
  return answerEach(billno, [{ houseBillNo: null, code, text }], echoes);
}
/** The same house bill by house bill. */
async function answerEach(
  billno: string,
  entries: readonly { readonly houseBillNo: string | null; readonly code: string; readonly text: string }[],
  echoes = true,
): Promise<void> {
  const declared = sentOf(billno);
  const bytes = writeCustomsReceipt(
    {
      kind: 'customs-receipt',
      type: 'MT2101',
      reference: echoes ? declared.reference : `CN_MT2101_1p0_2200CUSTOMS01_20261124120000${String(++made).padStart(3, '0')}`,
      function: 'original',
      prepared: { raw: '20261124120000000', instantMs: Date.parse('2026-11-24T12:00:00+08:00') },
      vessel: null,
      about: '2101',
      entries: entries.map((entry) => ({ billNo: billno, containerNo: null, ...entry })),
    } as never,
    { sender: '2200CUSTOMS01', recipient: 'EPORT' },
  );
  await doorsForTest(server.platform).intake.receiveMessages([
    { source: 'shanghai-customs', fileName: null, bytes: Buffer.from(bytes), sentBy: null } as never,
  ]);
}

describe('R-4.10-32 a first submission', () => {
  it('R-2.2-05, R-7.6-12, R-7.6-13, R-9-21, R-1-15, R-4.10-32 holds 30 yuan, takes them once customs accept, and shows what was sent', async () => {
    await topUp(5_000);
    const { id, billno } = await draft();
    expect((await submit(id)).data).toEqual({ status: 1, coins: 3_000 });
    expect(await money()).toEqual({ real: 2_000, held: 3_000 });
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    const declared = sentOf(billno);
    expect(declared).toMatchObject({
      function: 'original',
      representative: '2200MLFWD0001',
      exitOffice: { code: 'CNSHA', customs: '2248' },
      carrier: 'OOL',
      vessel: { name: 'ORIENT.LANTERN', code: 'UN9074729', voyage: '118W' },
    });
    expect(
      declared.bills.map(({ billNo, houseBillNo, packages, grossWeightKg }) => [billNo, houseBillNo, packages, grossWeightKg]),
    ).toEqual([
      [billno, 'SHZS2510871A', 680, 16_150],
      [billno, 'SHZS2510871B', 706, 11_759],
      [billno, 'SHZS2510871C', 180, 5_400],
    ]);
    expect(declared.bills[1]).toMatchObject({
      consignee: { idKind: 'VAT', id: 'DE000000000', name: 'DEMO HAUSRAT GMBH' },
      consignor: { idKind: 'USCI', id: '91330206MA2DEM000A' },
      undgContact: { name: 'DEMO ZHOU', channels: [{ kind: 'TE', number: '+86 574 00000001' }] },
      boxes: [{ containerNo: 'FCIU9051185', sizeType: '45G1', fullnessCode: '8', seals: [{ number: 'H7720414' }] }],
      items: [
        { undgCodes: ['3480'], packages: 96, packageType: 'CT', marks: 'N/M', description: 'LITHIUM ION BATTERY PACK' },
        { undgCodes: [] },
      ],
    });
    await answer(billno, '01', '接受申报');
    const row = await until(id, ({ status }) => status === 2);
    expect(row).toMatchObject({ customsReceiptStatusStr: '接受申报', isCustomerApplyFinish: true, rejectReason: null });
    expect(row.sendTime).not.toBeNull();
    expect(await money()).toEqual({ real: 2_000, held: 0 });
    expect((await server.call(shManifest.listSent, {}, as(own))).data!.list).toMatchObject([
      { id, billno, vesselname: 'ORIENT.LANTERN', voyageno: '118W', status: '已发送', billnohaiguan: '接受申报' },
    ]);
  });

  it('R-5.3-18 of a house bill with several dangerous goods the contact of the highest goes, whatever row and container it stands in', async () => {
    await topUp(3_000);
    const billno = `SHCU3${String(++made).padStart(7, '0')}`;
    const danger = { unNo: '1263', dangerClass: '3', packingGroup: 'II', dangerContact: 'DEMO WU', dangerPhone: '+86 574 00000002' };
    const goods = sampleFiling.goods.map((line, at) => (at === 3 ? { ...line, ...danger } : line));
    const filing = spellFiling({ ...sampleFiling, head: { ...sampleFiling.head, billNo: billno }, goods });
    const { id } = (await server.call(shManifest.saveManifest, { filing }, as(own))).data!;
    expect((await submit(id)).code).toBe(200);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    expect(sentOf(billno).bills[1]).toMatchObject({
      undgContact: { name: 'DEMO WU', channels: [{ kind: 'TE', number: '+86 574 00000002' }] },
      items: [{ undgCodes: ['3480'] }, { undgCodes: ['1263'] }],
    });
    await answer(billno, '03', '演示退回', false);
    await until(id, ({ status }) => status === -1);
  });

  it('R-9-21 five bills take 150 yuan', async () => {
    await topUp(15_000);
    const drafts = [];
    for (let i = 0; i < 5; i++) drafts.push(await draft());
    for (const { id } of drafts) expect((await submit(id)).code).toBe(200);
    expect(await money()).toEqual({ real: 0, held: 15_000 });
    for (const { id } of drafts) await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    for (const { billno } of drafts) await answer(billno, '01', '接受申报');
    for (const { id } of drafts) await until(id, ({ status }) => status === 2);
    expect(await money()).toEqual({ real: 0, held: 0 });
  });

  it('R-4.10-32 is sent back with the reason and costs nothing; put right, it goes again', async () => {
    await topUp(3_000);
    const { id, billno } = await draft();
    await submit(id);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(billno, '03', '收货人代码与国别不符', false);
    const row = await until(id, ({ status }) => status === -1);
    expect(row).toMatchObject({ rejectReason: '03 收货人代码与国别不符', customsReceiptStatusStr: '退单' });
    expect(await money()).toEqual({ real: 3_000, held: 0 });
    expect((await submit(id)).code).toBe(400);
    await server.call(shManifest.saveManifest, { id, filing: filingOf(billno, { remark: 'again' }) }, as(own));
    expect((await submit(id)).code).toBe(200);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(billno, '01', '接受申报');
    await until(id, ({ status }) => status === 2);
    expect(await money()).toEqual({ real: 0, held: 0 });
  });

  it('R-7.6-12 goes once when the answer to the call is lost: it is looked up before anything goes again', async () => {
    await topUp(3_000);
    channel.swallows = 1;
    const { id, billno } = await draft();
    await submit(id);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    expect(channel.asked).toBeGreaterThan(0);
    expect([...channel.taken.values()].flat().filter((bytes) => bytes.includes(billno))).toHaveLength(1);
    // Sent again while nothing was heard: nothing more goes.
    expect((await server.call(shManifest.sendManifest, { id, allowReal: true }, as(own))).data).toEqual({ status: 1, coins: 0 });
    expect([...channel.taken.values()].flat().filter((bytes) => bytes.includes(billno))).toHaveLength(1);
    await answer(billno, '01', '接受申报');
    await until(id, ({ status }) => status === 2);
    expect(await money()).toEqual({ real: 0, held: 0 });
  });

  it('one house bill that customs refuse refuses the manifest, is named, and gives the fee back, in whatever order', async () => {
    const [good, bad] = [
      { houseBillNo: 'SHZS2510871A', code: '01', text: '接受申报' },
      { houseBillNo: 'SHZS2510871B', code: '03', text: '收货人代码有误' },
    ];
    for (const entries of [
      [good!, bad!],
      [bad!, good!],
    ]) {
      await topUp(3_000);
      const { id, billno } = await draft();
      const before = await money();
      await submit(id);
      await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
      await answerEach(billno, entries);
      const row = await until(id, ({ status }) => status === -1);
      expect(row.rejectReason).toBe('SHZS2510871B 03 收货人代码有误');
      expect(await money()).toEqual(before);
    }
  });

  it('T13 it takes no more real money than somebody agreed to', async () => {
    await topUp(3_000);
    const { id } = await draft();
    const before = await money();
    const submitFor = (allowRealFen: number) => server.call(shManifest.submitManifest, { id, allowReal: true, allowRealFen }, as(own));
    expect(await submitFor(2_999)).toMatchObject({ code: 409, refusal: 'billing.needsConfirmation', params: { free: '0', wanted: '30' } });
    expect(await money()).toEqual(before);
    expect((await submitFor(3_000)).data!.coins).toBe(3_000);
  });

  it('what somebody else has changed since is not sent', async () => {
    await topUp(3_000);
    const { id, billno } = await draft();
    const { version } = await rowOf(id);
    await server.call(shManifest.saveManifest, { id, filing: filingOf(billno, { remark: 'changed' }) }, as(own));
    const told = await server.call(shManifest.submitManifest, { id, version, allowReal: true }, as(own));
    expect(told).toMatchObject({ code: 409, refusal: 'sh-manifest.changedMeanwhile' });
    expect((await server.call(shManifest.submitManifest, { id, version: version + 1, allowReal: true }, as(own))).code).toBe(200);
  });

  it('a late word on an earlier attempt leaves the next one, its money and its reason alone', async () => {
    await topUp(3_000);
    const { id, billno } = await draft();
    await submit(id);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(billno, '03', '品名有误');
    expect((await until(id, ({ status }) => status === -1)).rejectReason).toBe('03 品名有误');
    await server.call(shManifest.saveManifest, { id, filing: filingOf(billno, { remark: 'again' }) }, as(own));
    // What is to be put right stays to be read while it is put right.
    expect((await rowOf(id)).rejectReason).toBe('03 品名有误');
    expect((await submit(id)).code).toBe(200);
    const { rows } = await server.platform.database.query<{ reference: string }>(
      'system',
      'select reference from sh_manifest_submission where filing_id = $1 order by id',
      [id],
    );
    const { hearSubmission } = await import('./operations/hear-submission');
    await hearSubmission(
      { platform: server.platform, ...doorsForTest(server.platform), people: { findPeople: async () => [] } } as never,
      rows[0]!.reference,
    );
    expect(await rowOf(id)).toMatchObject({ status: 1, rejectReason: null });
    expect(await money()).toEqual({ real: 0, held: 3_000 });
  });

  it('is refused at the door of the channel like by customs', async () => {
    await topUp(3_000);
    channel.refuses = '报文格式不对';
    const { id } = await draft();
    await submit(id);
    expect(await until(id, ({ status }) => status === -1)).toMatchObject({ rejectReason: '报文格式不对' });
    expect(await money()).toEqual({ real: 3_000, held: 0 });
  });

  it('peers idea 6: with a fault nothing goes and nothing is held; without money nothing goes either', async () => {
    const { id } = (await server.call(shManifest.saveManifest, { filing: filingOf('SHCU39999999', { imono: '' }) }, as(own))).data!;
    expect(await submit(id)).toMatchObject({ code: 400, refusal: 'sh-manifest.hasFaults' });
    const poor = await draft();
    expect((await submit(poor.id)).code).toBe(402);
    expect((await rowOf(poor.id)).status).toBe(0);
    expect(channel.taken.size).toBe(0);
    expect(await money()).toEqual({ real: 0, held: 0 });
  });
});

const why = { reason: '件数有误', contactName: '演示', contactTel: '0' };
async function sent(): Promise<{ id: number; billno: string }> {
  await topUp(3_000);
  const made = await draft();
  await submit(made.id);
  await until(made.id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
  await answer(made.billno, '01', '接受申报');
  await until(made.id, ({ status }) => status === 2);
  channel.taken.clear();
  return made;
}

const proof = (id: number, user: Pick<TestUser, 'token'> = as(own)) => fetchPdf(server.url + shManifest.printManifest.path, user, { id });

describe('R-4.10-32 what was sent', () => {
  it('R-2.2-09, R-7.6-12, R-7.6-13, R-3.9-18, R-4.10-32, R-1-15 a correction keeps the status, is recorded beside it, and holds once customs accept', async () => {
    const { id, billno } = await sent();
    const goods = filingOf(billno).goods.map((line, row) => (row === 0 ? { ...line, cargoname: 'PLASTIC BOX' } : line));
    const filing = { ...filingOf(billno), goods };
    expect((await server.call(shManifest.updateSent, { id, filing: filingOf('SHCU40000000'), ...why }, as(own))).code).toBe(400);
    const { submissions } = await read(id);
    expect((await server.call(shManifest.updateSent, { id, submissions, filing, ...why }, as(own))).code).toBe(200);
    expect(await server.call(shManifest.deleteSent, { id, ...why }, as(own))).toMatchObject({
      code: 400,
      msg: shManifestTexts.changePending,
    });
    await waitFor('the correction to go', () => channel.taken.size > 0);
    expect(sentOf(billno)).toMatchObject({
      function: 'change',
      additional: { reason: '件数有误', contactName: '演示', contactTelephone: '0' },
    });
    expect((await read(id)).filing.goods[0]!.cargoname).toBe('PLASTIC STORAGE BOX');
    // What customs have accepted is on the paper, and that more is on its way.
    const before = (await proof(id)).words.join('');
    for (const words of ['上海预配舱单', billno, 'PLASTIC STORAGE BOX', '接受申报', '还有一次提交在等海关回执'])
      expect(before).toContain(words);
    await answer(billno, '01', '接受');
    await waitFor('the correction to hold', async () => (await read(id)).filing.goods[0]!.cargoname === 'PLASTIC BOX');
    // From a page that was opened before: it would take the correction back.
    const late = await server.call(shManifest.updateSent, { id, submissions, filing: filingOf(billno), ...why }, as(own));
    expect(late).toMatchObject({ code: 409, refusal: 'sh-manifest.changedMeanwhile' });
    expect((await rowOf(id)).status).toBe(2);
    const after = await proof(id);
    expect(after.name).toMatch(new RegExp(`^预配舱单_${billno}_.*\\.pdf$`));
    expect(after.words.filter((words) => words === 'PLASTIC BOX' || words === 'PLASTIC STORAGE BOX')).toContain('PLASTIC BOX');
    expect(after.words.join('')).not.toContain('PLASTIC STORAGE BOX');
    expect(after.words.filter((words) => words === '已接受')).toHaveLength(2);
    expect(after.words.join('')).not.toContain('还有一次提交');
    expect((await server.call(shManifest.listChanges, {}, as(own))).data!.list).toMatchObject([
      {
        updateid: expect.any(Number),
        manifestId: id,
        kind: 'modify',
        vesselname: filing.head.vesselname,
        voyageno: '118W',
        billno,
        completionstatus: '已接受',
        message: '01 接受',
        createTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/),
        changes: [{ place: 'goods.0.cargoName', from: 'PLASTIC STORAGE BOX', to: 'PLASTIC BOX' }],
      },
    ]);
    expect(await money()).toEqual({ real: 0, held: 0 });
  });

  it('R-7.6-12 a correction that customs refuse changes nothing', async () => {
    const { id, billno } = await sent();
    await server.call(shManifest.updateSent, { id, filing: filingOf(billno, { voyageno: '119W' }), ...why }, as(own));
    await waitFor('the correction to go', () => channel.taken.size > 0);
    await answer(billno, '03', '已有运抵');
    await waitFor(
      'the refusal',
      async () => (await server.call(shManifest.listReceipts, { id }, as(own))).data!.list[0]?.message === '03 已有运抵',
    );
    expect(await read(id)).toMatchObject({
      row: { status: 2, customsReceiptStatusStr: '接受申报' },
      filing: { head: { voyageno: '118W' } },
    });
    // The next one may go.
    expect((await server.call(shManifest.deleteSent, { id, ...why }, as(own))).code).toBe(200);
  });

  it('R-1-15, R-2.2-05, R-7.6-12, R-4.10-32 is deleted once customs have accepted the deletion', async () => {
    const { id, billno } = await sent();
    await server.call(shManifest.deleteSent, { id, ...why }, as(own));
    await waitFor('the deletion to go', () => channel.taken.size > 0);
    expect(sentOf(billno)).toMatchObject({ function: 'delete', bills: [{ billNo: billno }, { billNo: billno }, { billNo: billno }] });
    expect((await rowOf(id)).status).toBe(2);
    const listed = async () => (await server.call(shManifest.listSent, {}, as(own))).data!.list.map((one) => one.id);
    expect(await listed()).toContain(id);
    await answer(billno, '01', '接受');
    const row = await until(id, ({ status }) => status === -3);
    expect(await listed()).not.toContain(id);
    expect(row.deleteTime).not.toBeNull();
    expect((await proof(id)).words[0]).toBe('上海预配舱单（已删单）');
    expect((await server.call(shManifest.deleteSent, { id, ...why }, as(own))).code).toBe(400);
  });

  it('R-2.2-06, R-7.6-13, R-3.9-17 a deletion at the counter is noted for what customs have, and for nothing else', async () => {
    const { id, billno } = await sent();
    expect((await server.call(shManifest.submitCounterDeletion, { id, remarks: '已运抵' }, as(own))).code).toBe(200);
    expect((await server.call(shManifest.listCounterDeletions, {}, as(own))).data!.list).toMatchObject([
      { billno, remarks: '已运抵', money: '以柜台为准', status: '已登记', message: null },
    ]);
    expect(await server.call(shManifest.submitCounterDeletion, { id, remarks: '' }, as(own))).toMatchObject({
      code: 400,
      refusal: 'sh-manifest.alreadyAtCounter',
    });
    const { id: unsent } = await draft();
    expect((await proof(unsent)).refusal).toBe('sh-manifest.notAccepted');
    expect((await proof(id, await signInForTest(server.platform))).refusal).toBe('404');
    expect((await server.call(shManifest.submitCounterDeletion, { id: unsent, remarks: '' }, as(own))).code).toBe(400);
  });
});

describe('R-2.2-08 R-7.6-13 the e-mail to the shipping agent', () => {
  const emails = async (id: number) => (await server.call(shManifest.readEmails, { id }, as(own))).data!;
  const untilEmailed = (id: number, is: (told: Awaited<ReturnType<typeof emails>>) => boolean) =>
    waitFor('the e-mail', async () => {
      const told = await emails(id);
      return is(told) ? told : false;
    });
  const resend = (id: number, user = own) => server.call(shManifest.resendEmail, { id }, as(user));
  const isSent = ({ list }: Awaited<ReturnType<typeof emails>>) => list[0]?.state === 'sent';
  /** What the mailbox has of a manifest: what the test before left on its way comes as well. */
  async function takenOf(id: number): Promise<readonly string[]> {
    const { rows } = await server.platform.database.query<{ reference: string }>(
      'system',
      'select reference from sh_manifest_email where filing_id = $1',
      [id],
    );
    return mail.taken.filter((raw) => rows.some(({ reference }) => /^Message-ID: (.+)$/im.exec(raw)![1]!.includes(reference)));
  }
  async function accepted(billno?: string): Promise<{ id: number; billno: string }> {
    await topUp(3_000);
    const made = await draft(billno);
    await submit(made.id);
    await until(made.id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(made.billno, '01', '接受申报');
    await until(made.id, ({ status }) => status === 2);
    return made;
  }

  it('R-7.6-13, R-2.2-08 goes by itself once customs have accepted, with all of it as a sheet, and once for each answer that comes again', async () => {
    await topUp(3_000);
    const { id, billno } = await draft();
    expect(await emails(id)).toMatchObject({ billno, shipagent: '上海外代', why: 'tooEarly', list: [] });
    await submit(id);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    expect((await emails(id)).list).toEqual([]);
    await answer(billno, '01', '接受申报');
    await answer(billno, '01', '接受申报');
    // The e-mail goes when customs' answer is there; that the manifest is accepted is told behind it.
    const told = await untilEmailed(id, (all) => isSent(all) && all.why === null);
    expect(told).toMatchObject({
      why: null,
      list: [
        {
          kind: 'first',
          from: 'noreply@mastlight.example',
          to: 'manifest@agent.example',
          subject: `上海预配舱单申报 ${billno} ORIENT.LANTERN 118W`,
          attachments: [{ name: `上海预配舱单申报-${billno}.xlsx` }, { name: `上海预配舱单申报-${billno}.txt` }],
          reason: null,
        },
      ],
    });
    expect(told.list[0]!.text).toContain(`提单 ${billno}，ORIENT.LANTERN 118W，海关已接受申报。`);
    for (const { containerNo } of sampleFiling.goods) expect(told.list[0]!.text).toContain(containerNo);
    // Whom to ask about it: the forwarder where the manifest names him, else the shipper.
    expect(told.list[0]!.text).toContain(`发货人：${sampleFiling.parties.shipper.name} ${sampleFiling.parties.shipper.phone}`);
    const taken = await takenOf(id);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain('RCPT TO:<manifest@agent.example>');
    const attached = async (place: number): Promise<Buffer> => {
      const at = `${server.url}/shManifest/email/attachment?id=${id}&place=${place}`;
      return Buffer.from(await (await fetch(at, { headers: { authorization: own.token } })).arrayBuffer());
    };
    const bytes = await attached(0);
    expect(bytes.length).toBe(told.list[0]!.attachments[0]!.bytes);
    const read = (await server.call(shManifest.importManifests, { file: bytes.toString('base64') }, as(own))).data!.list;
    expect(read.map(({ filing }) => filing)).toEqual([filingOf(billno)]);
    // The agent's own system reads the same as a platform file (IFCSUM).
    const { messages, findings } = readMessage(await attached(1));
    expect(findings).toEqual([]);
    expect(messages).toMatchObject([
      {
        kind: 'manifest',
        function: 'original',
        vessel: { name: 'ORIENT.LANTERN', code: 'UN9074729', voyage: '118W' },
        bills: [
          {
            billNo: billno,
            packages: 1_566,
            grossWeightKg: 33_309,
            loadPort: { code: 'CNSHA' },
            boxes: [...new Set(sampleFiling.goods.map(({ containerNo }) => containerNo))].map((containerNo) => ({ containerNo })),
          },
        ],
      },
    ]);
  });

  it('R-2.2-08 goes once, though it be heard of twice', async () => {
    const { id } = await accepted();
    await untilEmailed(id, isSent);
    const { database, outbox } = server.platform;
    const one = async <T extends object>(statement: string, values: unknown[] = []): Promise<T> =>
      (await database.query<T>('system', statement, values)).rows[0]!;
    const { reference } = await one<{ reference: string }>('select reference from sh_manifest_submission where filing_id = $1', [id]);
    await inTransaction(database, 'system', (tx) => outbox.emit(tx, submissionChanged, { product: 'sh-manifest', reference }));
    await waitFor('the second hearing', async () => {
      const { jobs } = await one<{ jobs: number }>(
        `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'sh-manifest.email'`,
      );
      return jobs === 0;
    });
    expect((await emails(id)).list).toHaveLength(1);
  });

  it('R-2.2-08 tells of a correction and of a deletion as well', async () => {
    const { id, billno } = await accepted();
    await untilEmailed(id, isSent);
    const why = { reason: '件数有误', contactName: 'DEMO', contactTel: '0' };
    const corrected = filingOf(billno, { companyname: '宁波演示货代' });
    await server.call(shManifest.updateSent, { id, filing: corrected, ...why }, as(own));
    await waitFor('the correction to go', () => [...channel.taken.values()].flat().filter((each) => each.includes(billno)).length === 2);
    await answer(billno, '01', '接受申报');
    const ofChange = await untilEmailed(id, ({ list }) => list[0]?.kind === 'modify' && list[0].state === 'sent');
    expect(ofChange.list[0]!.text).toContain('货代：宁波演示货代');
    await server.call(shManifest.deleteSent, { id, ...why }, as(own));
    await waitFor('the deletion to go', () => [...channel.taken.values()].flat().filter((each) => each.includes(billno)).length === 3);
    await answer(billno, '01', '接受申报');
    const told = await untilEmailed(id, ({ list }) => list[0]?.kind === 'cancel' && list[0].state === 'sent');
    expect(told.list.map(({ kind }) => kind)).toEqual(['cancel', 'modify', 'first']);
  });

  it('R-7.6-13 is sent again when somebody wishes it, five a day, and by its owner alone', async () => {
    const { id } = await accepted();
    await untilEmailed(id, isSent);
    for (let count = 2; count <= 5; count++) {
      expect((await resend(id)).code).toBe(200);
      await untilEmailed(id, (told) => told.list.length === count && isSent(told));
    }
    expect(await takenOf(id)).toHaveLength(5);
    expect((await emails(id)).why).toBe('tooMany');
    expect(await resend(id)).toMatchObject({ code: 400, msg: '一票一天最多发 5 封，请明天再发' });
    const stranger = await signInForTest(server.platform);
    expect((await resend(id, stranger)).code).toBe(404);
    expect((await server.call(shManifest.readEmails, { id }, as(stranger))).code).toBe(404);
    const file = await fetch(`${server.url}/shManifest/email/attachment?id=${id}`, { headers: { authorization: stranger.token } });
    expect(await file.json()).toMatchObject({ code: 404 });
  });

  it('R-2.2-08 of two who wish it at once one has his way', async () => {
    mail.mood.refusal = '550 5.1.1 no such mailbox';
    const { id } = await accepted();
    await untilEmailed(id, ({ list }) => list[0]?.state === 'refused');
    // Nobody takes it for now: the first stays on its way.
    mail.mood.refusal = '451 4.7.1 come again later';
    const codes = (await Promise.all([resend(id), resend(id)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 400]);
  });

  it('R-2.2-08 tells in the server’s words that it was refused, and says why it may not go', async () => {
    mail.mood.refusal = '550 5.1.1 no such mailbox';
    const { id } = await accepted();
    const told = await untilEmailed(id, ({ list }) => list[0]?.state === 'refused');
    expect(told).toMatchObject({ why: null, list: [{ reason: '550 5.1.1 no such mailbox' }] });
    mail.mood.refusal = null;
    await resend(id);
    await untilEmailed(id, isSent);
  });

  it('R-2.2-08 goes again under the same Message-ID when nobody knows whether it was taken', async () => {
    mail.mood.swallows = true;
    const { id } = await accepted();
    await waitFor('it to be taken', async () => (await takenOf(id)).length > 0);
    mail.mood.swallows = false;
    await untilEmailed(id, isSent);
    expect((await takenOf(id)).length).toBeGreaterThan(1);
    expect((await emails(id)).list).toHaveLength(1);
  });
});

describe('a bill number that another owner declared first', () => {
  const contest = (id: number, user: TestUser = own) => server.call(shManifest.contestBill, { id, words: '我有这票的订舱确认' }, as(user));
  const bellOf = async (user: TestUser) =>
    (await server.call(notification.listMessages, {}, as(user))).data!.list.flatMap(({ event, lines }) =>
      event === 'bill-contested' ? lines.map(({ no, ref, sentence }) => ({ no, ref, sentence })) : [],
    );
  const bellHas = (user: TestUser, words: string) =>
    waitFor(`the bell to say ${words}`, async () => (await bellOf(user)).find(({ sentence }) => sentence.includes(words)) ?? false);

  /** One has it at customs, another was refused for it. */
  async function refused() {
    const first = await sent();
    const holder = own;
    own = await signInForTest(server.platform);
    await topUp(3_000);
    const second = await draft(first.billno);
    await submit(second.id);
    await until(second.id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(first.billno, '03', `提单 ${first.billno} 已有接受的舱单`);
    await until(second.id, ({ status }) => status === -1);
    return { first, holder, second, claimant: own };
  }

  it('R-4.10-32 the refused one hears that another has it, contests; the desk sees both, takes the first back, and both are told', async () => {
    const { first, holder, second, claimant } = await refused();
    const told = await read(second.id);
    expect(told.row.rejectReason).toBe(`03 提单 ${first.billno} 已有接受的舱单；${shManifestTexts.declaredByOther}`);
    expect(told.contest).toEqual({ state: 'may', note: null });
    // Who the other is, nothing tells.
    for (const word of [holder.ownerKey, holder.phone]) expect(JSON.stringify(told)).not.toContain(word);
    expect((await contest(first.id, holder)).code).toBe(400);
    expect((await contest(first.id)).code).toBe(404);
    expect((await contest(second.id)).code).toBe(200);
    expect(await contest(second.id)).toMatchObject({ code: 400, refusal: 'sh-manifest.contestedAlready' });
    expect((await read(second.id)).contest).toEqual({ state: 'open', note: null });
    expect((await server.call(shManifest.listContests, {}, as(claimant))).code).toBe(403);

    const desk = await signInForTest(server.platform, { roles: ['desk'] });
    const listed = async () =>
      (await server.call(shManifest.listContests, {}, as(desk))).data!.list.find(({ billno }) => billno === first.billno);
    const case_ = (await listed())!;
    expect(case_).toMatchObject({
      words: '我有这票的订舱确认',
      claimant: { ownerKey: claimant.ownerKey, phone: claimant.phone },
      holder: { ownerKey: holder.ownerKey, phone: holder.phone, isPending: false, message: null },
    });
    const takeBack = (holderId = case_.holder!.id) =>
      server.call(shManifest.takeBackContested, { id: case_.id, holderId, ...why }, as(desk));
    channel.taken.clear();
    // Another one than the desk has looked at.
    expect(await takeBack(second.id)).toMatchObject({ code: 400, refusal: 'sh-manifest.contestMoved' });
    expect(channel.taken.size).toBe(0);
    expect((await takeBack()).code).toBe(200);
    expect(await takeBack()).toMatchObject({ code: 400, refusal: 'sh-manifest.changePending' });
    expect((await listed())!.holder).toMatchObject({ isPending: true });
    // What customs are asked for on its behalf is not turned down meanwhile.
    expect(await server.call(shManifest.dismissContested, { id: case_.id, billno: first.billno, note: 'x' }, as(desk))).toMatchObject({
      refusal: 'sh-manifest.changePending',
    });
    const bell = await bellHas(holder, '已代为向海关申请删单：件数有误');
    expect(bell).toMatchObject({ no: first.billno, ref: first.id });
    for (const word of [claimant.ownerKey, claimant.phone, '订舱确认']) expect(JSON.stringify(await bellOf(holder))).not.toContain(word);
    await waitFor('the deletion to go', () => channel.taken.size > 0);
    expect(sentOf(first.billno)).toMatchObject({ function: 'delete', additional: { reason: '件数有误' } });
    await answer(first.billno, '01', '接受申报');
    await bellHas(claimant, '先申报的那一票海关已删');
    expect(await listed()).toBeUndefined();
    expect((await read(second.id)).contest).toBeNull();
    own = holder;
    expect((await rowOf(first.id)).status).toBe(-3);
  });

  it('the desk turns a contest down with its reason; nothing goes to customs', async () => {
    const { first, second, claimant } = await refused();
    await contest(second.id);
    const desk = await signInForTest(server.platform, { roles: ['desk'] });
    const { id } = (await server.call(shManifest.listContests, {}, as(desk))).data!.list.find(({ billno }) => billno === first.billno)!;
    channel.taken.clear();
    // It was about another bill when the desk looked.
    expect(
      await server.call(shManifest.dismissContested, { id, billno: `${first.billno}X`, note: '凭据不是这一票的' }, as(desk)),
    ).toMatchObject({
      refusal: 'sh-manifest.contestMoved',
    });
    const dismiss = () => server.call(shManifest.dismissContested, { id, billno: first.billno, note: '凭据不是这一票的' }, as(desk));
    expect((await dismiss()).code).toBe(200);
    await bellHas(claimant, '争议没有成立：凭据不是这一票的');
    expect((await read(second.id)).contest).toEqual({ state: 'dismissed', note: '凭据不是这一票的' });
    expect(await server.call(shManifest.takeBackContested, { id, holderId: first.id, ...why }, as(desk))).toMatchObject({
      code: 400,
      refusal: 'sh-manifest.contestSettled',
    });
    expect(channel.taken.size).toBe(0);
  });

  it('a contest whose own manifest has another number by now contests nothing, and its new number may be contested', async () => {
    const { first, holder, second, claimant } = await refused();
    await contest(second.id);
    const { database } = server.platform;
    const renumber = (billNo: string) =>
      database.query(
        'system',
        `update sh_manifest_filing set bill_no = $2, filing = jsonb_set(filing, '{head,billNo}', to_jsonb($2::text)) where id = $1`,
        [second.id, billNo],
      );
    own = holder;
    const other = await sent();
    own = claimant;
    const desk = await signInForTest(server.platform, { roles: ['desk'] });
    const listed = async () =>
      (await server.call(shManifest.listContests, {}, as(desk))).data!.list.filter(({ claimant: side }) => side.ownerKey === own.ownerKey);
    const { id } = (await listed())[0]!;
    await renumber(other.billno);
    expect(await listed()).toEqual([]);
    const takeBack = (holderId: number) => server.call(shManifest.takeBackContested, { id, holderId, ...why }, as(desk));
    expect(await takeBack(first.id)).toMatchObject({ refusal: 'sh-manifest.contestSettled' });
    const nowMs = server.platform.clock.nowMs();
    expect(
      await inTransaction(database, 'system', (tx) => upholdContests(tx, { ownerKey: holder.ownerKey, billNo: first.billno, nowMs })),
    ).toEqual([]);
    expect((await contest(second.id)).code).toBe(200);
    expect(await listed()).toMatchObject([{ id, billno: other.billno, holder: { id: other.id } }]);
    expect(await contest(second.id)).toMatchObject({ refusal: 'sh-manifest.contestedAlready' });
  });

  it('B2 a person contests so many on a day, and no bill is free while somebody declares it still', async () => {
    const { first, second, claimant } = await refused();
    const { database } = server.platform;
    await contest(second.id);
    // The manifest of a third one was deleted.
    const freed = { ownerKey: 'c:404', billNo: first.billno, nowMs: server.platform.clock.nowMs() };
    expect(await inTransaction(database, 'system', (tx) => upholdContests(tx, freed))).toEqual([]);
    await database.query('system', `update sh_manifest_contest set state = 'dismissed' where filing_id = $1`, [second.id]);
    const { rowCount } = await database.query(
      'system',
      `update platform_person_day set used = $2 where user_id = $1 and name = 'sh-manifest.contested' and used = 1`,
      [claimant.userId, contestsPerDayMax],
    );
    expect([rowCount, (await contest(second.id)).refusal]).toEqual([1, 'sh-manifest.contestedEnough']);
  });

  it('one that customs refuse for another reason hears nothing of others and contests nothing', async () => {
    await topUp(3_000);
    const { id, billno } = await draft();
    await submit(id);
    await until(id, ({ fcwStatusStr }) => fcwStatusStr === '成功');
    await answer(billno, '03', '品名有误');
    expect((await until(id, ({ status }) => status === -1)).rejectReason).toBe('03 品名有误');
    expect((await read(id)).contest).toBeNull();
    expect(await contest(id)).toMatchObject({ code: 400, refusal: 'sh-manifest.notContested' });
  });
});
