// Guarantee: R-2.3-28, R-6-20: whoever charges on what bills cost reads it by client and by colleague, line by line as a
// file, and why a line stands in the record; each sees of his identity's money what he may.
import { Consent } from './consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { billing } from '@mastlight/domain/billing/contract';
import type { Fee } from '@mastlight/domain/billing/fee';
import { inTransaction } from '../../platform/db/transaction';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { readExport } from '../../scenarios/read-export';
import { fetchPdf } from '../../scenarios/read-pdf';
import type { TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { findRecordPage } from './queries/list-records';

const minuteMs = 60_000;
const wholeRecord = { kinds: null, fees: null, fromMs: null, untilMs: null, actorId: null };
// Ten minutes before November ends in Shanghai.
const clock = createTestClock(Date.UTC(2026, 10, 30, 15, 50));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '150' } });
});
afterAll(() => server.stop());

const within = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> => inTransaction(server.platform.database, 'system', work);

/** A company with money, who may spend it, and the ways in which it goes. */
async function makeCompany() {
  const cid = await insertCompanyForTest(server.platform);
  const [finance, one, other] = [
    await insertMemberForTest(server.platform, cid, 'finance'),
    await insertMemberForTest(server.platform, cid, 'operator'),
    await insertMemberForTest(server.platform, cid, 'operator'),
  ];
  const ownerKey = `c:${cid}`;
  const job = { userId: 0, ownerKey };
  const { billing: door } = doorsForTest(server.platform);
  const wishOf = (fee: Fee, subject: string, key: string) => ({
    fee,
    origin: 'NB' as const,
    consent: Consent.whole(),
    things: [{ key: `${cid} ${key}`, subject }],
  });
  await within((tx) => door.credit(tx, job, { key: `t${cid}`, subject: 'CZ1', fen: 10_000, from: 'clearing_WXPAY', reason: 'paid' }));
  return {
    cid,
    ownerKey,
    finance,
    one,
    other,
    pay: ({ userId }: TestUser, ...wish: Parameters<typeof wishOf>) =>
      within((tx) => door.charge(tx, { userId, ownerKey }, wishOf(...wish))),
    setAside: ({ userId }: TestUser, ...wish: Parameters<typeof wishOf>) =>
      within((tx) => door.hold(tx, { userId, ownerKey }, { ...wishOf(...wish), untilMs: clock.nowMs() + 1_440 * minuteMs })),
    end: (key: string, end: 'post' | 'void') => within((tx) => door.settle(tx, job, { keys: [`${cid} ${key}`], end, reason: 'answered' })),
    giveBack: (key: string) => within((tx) => door.refund(tx, job, { keys: [`${cid} ${key}`], reason: 'no-data' })),
  };
}

describe('what a month cost', () => {
  it('R-2.3-28, R-6-20 stands by client and by colleague in the month in which it was taken or came back, and goes out as a file', async () => {
    const { finance, one, other, pay, setAside, end, giveBack } = await makeCompany();
    const [bill, sent, foreign] = ['COSU6410287310', 'OOLU2738390127', 'HLCUNG12477XZ1'];
    await server.call(billSubscription.addClient, { clientName: '演示客户甲' }, one);
    const followed = await server.call(billSubscription.subscribeBills, { blnos: [bill], clientCompanyName: '演示客户甲' }, one);
    expect(followed.code).toBe(200);
    // 100 of 150 free fen are gone with it; the rest and 150 real ones go for the next.
    await pay(other, 'FEE_ABROAD', bill, 'abroad');
    await setAside(one, 'FEE_SH_MANIFEST', sent, 'manifest');
    await setAside(one, 'FEE_VGM', `${bill} MSCU6639870`, 'refused');
    await end('refused', 'void');

    const costsOf = async (user: TestUser, month = '') => (await server.call(billing.showCosts, { month }, user)).data!;
    const november = await costsOf(finance);
    expect(november).toMatchObject({ month: '2026-11', isOpen: true, count: 2, freeAmount: 150, realAmount: 150 });
    // What is set aside has cost nothing yet, and what was refused never does.
    expect(november.byClient).toEqual([
      { clientName: '演示客户甲', count: 2, freeAmount: 150, realAmount: 150, byType: [{ type: '订阅', amount: 300 }] },
    ]);
    expect(november.byPerson.map(({ count, freeAmount, realAmount }) => [count, freeAmount, realAmount])).toEqual([
      [1, 50, 150],
      [1, 100, 0],
    ]);
    expect(new Set(november.byPerson.map(({ operator }) => operator)).size).toBe(2);

    clock.advance(15 * minuteMs);
    await end('manifest', 'post');
    await giveBack('abroad');
    await pay(one, 'FEE_NB_VESSEL', 'HAI MING/026W', 'vessel');
    await pay(one, 'FEE_BLNO', foreign, 'bill');
    const december = await costsOf(finance);
    // The manifest by who sent it, though a job has taken the money; what came back by who had paid it. The free part of a
    // month that is over does not come back.
    expect(december).toMatchObject({ month: '2026-12', count: 2, freeAmount: 150, realAmount: 2_850 });
    expect(december.byClient.map(({ clientName, count, freeAmount, realAmount }) => [clientName, count, freeAmount, realAmount])).toEqual([
      ['', 3, 150, 3_000],
      ['演示客户甲', -1, 0, -150],
    ]);
    expect(december.byPerson.map(({ count, realAmount }) => [count, realAmount])).toEqual([
      [3, 3_000],
      [-1, -150],
    ]);
    // November stays as it was told, now closed.
    expect(await costsOf(finance, '2026-11')).toEqual({ ...november, isOpen: false });
    // Who may not pay sees his own alone; who is none of them nothing.
    expect((await costsOf(other, '2026-11')).byPerson.map(({ count, realAmount }) => [count, realAmount])).toEqual([[1, 150]]);
    const stranger = (await makeCompany()).finance;
    expect(await costsOf(stranger, '2026-11')).toMatchObject({ count: 0, byClient: [], byPerson: [] });

    const { rows, headers } = await readExport(server.url + billing.exportCosts.path, finance, { month: '2026-12' });
    expect(decodeURIComponent(headers.get('content-disposition')!)).toContain('2026-12成本_2026-12-01_0005.xlsx');
    expect(rows[0]).toEqual(['客户', '单号', '内容', '操作人', '笔数', '免费部分（火币）', '付费部分（火币）']);
    const lines = rows.slice(1).map((row) => row.toSpliced(3, 1));
    expect(lines).toEqual([
      ['演示客户甲', bill, '海外跟踪', '-1', '0', '-1.5'],
      ['没有归到客户', 'HAI MING/026W', '船期订阅', '1', '0.5', '0'],
      ['没有归到客户', foreign, '提单订阅', '1', '1', '0'],
      ['没有归到客户', sent, '舱单发送', '1', '0', '30'],
    ]);
    expect((await readExport(server.url + billing.exportCosts.path, other, { month: '2026-12' })).rows).toHaveLength(2);
  });

  it('M5 R-2.3-28 stay with whom they were made for when the number is corrected and the wrong one is another’s', async () => {
    const { finance, one } = await makeCompany();
    const [wrong, right] = ['COSU6410287441', 'COSU6410287459'];
    for (const name of ['客户甲', '客户乙']) await server.call(billSubscription.addClient, { clientName: name }, one);
    const subscribe = (clientCompanyName: string) =>
      server.call(billSubscription.subscribeBills, { systemKey: 'NB', blnos: [wrong], clientCompanyName, allowReal: true }, one);
    const costs = async () => {
      const { byClient } = (await server.call(billing.showCosts, { month: '' }, finance)).data!;
      return Object.fromEntries(byClient.map(({ clientName, count }) => [clientName, count]));
    };
    const { list } = (await subscribe('客户甲')).data!;
    expect(await costs()).toEqual({ 客户甲: 1 });
    expect((await server.call(billSubscription.changeBillNo, { id: list[0]!.id!, blno: right }, one)).code).toBe(200);
    expect(await costs()).toEqual({ 客户甲: 1 });
    expect((await subscribe('客户乙')).code).toBe(200);
    expect(await costs()).toEqual({ 客户甲: 1, 客户乙: 1 });
  });

  it('M5 R-2.3-28 are of whom the bill is at its port, and of a shipment overseas of whom its row is', async () => {
    const { finance, one, other, ownerKey, pay, setAside, end, giveBack } = await makeCompany();
    const [bill, both, sent] = ['COSU6410287328', 'COSU6410287336', 'OOLU2738390135'];
    const subscribe = (systemKey: 'NB' | 'SH', billNo: string, clientCompanyName: string) =>
      server.call(billSubscription.subscribeBills, { systemKey, blnos: [billNo], clientCompanyName, allowReal: true }, one);
    for (const name of ['宁波客户', '上海客户']) await server.call(billSubscription.addClient, { clientName: name }, one);
    for (const [port, name] of [
      ['NB', '宁波客户'],
      ['SH', '上海客户'],
    ] as const) {
      expect((await subscribe(port, bill, name)).code).toBe(200);
    }
    expect((await subscribe('NB', both, '宁波客户')).code).toBe(200);
    const follow = async (billNo: string, client: string | null): Promise<number> => {
      const { rows } = await server.platform.database.query<{ id: number }>(
        'system',
        `insert into overseas_subscription (owner_key, user_id, port, subject, line, bill_no, client_company, created_ms)
         values ($1, $2, 'NB', 'MSC ' || $3::text, 'MSC', $3, $4, $5) returning id::float8 as id`,
        [ownerKey, one.userId, billNo, client, clock.nowMs()],
      );
      return rows[0]!.id;
    };
    // The bill of one client at home goes on overseas for another; one overseas is of nobody, and one is given back.
    await pay(other, 'FEE_ABROAD', both, `overseas/${await follow(both, '海外客户')}`);
    const held = `overseas/${await follow(sent, '海外客户')}`;
    await setAside(other, 'FEE_ABROAD', sent, held);
    await end(held, 'post');
    await pay(other, 'FEE_ABROAD', 'MEDU7654321', `overseas/${await follow('MEDU7654321', null)}`);
    const back = `overseas/${await follow('MEDU7654339', '海外客户')}`;
    await pay(other, 'FEE_ABROAD', 'MEDU7654339', back);
    await giveBack(back);
    await pay(other, 'FEE_VGM', `${both} MSCU6639870`, 'vgm');

    const { byClient } = (await server.call(billing.showCosts, { month: '' }, finance)).data!;
    const told = Object.fromEntries(
      byClient.map(({ clientName, count, freeAmount, realAmount }) => [clientName, [count, freeAmount + realAmount]]),
    );
    expect(told).toEqual({ 宁波客户: [3, 700], 上海客户: [1, 100], 海外客户: [2, 400], '': [1, 200] });

    const { rows } = await readExport(server.url + billing.exportRecords.path, finance, {});
    const [titles, ...lines] = rows;
    const [client, subject] = [titles!.indexOf('客户'), titles!.indexOf('单号')];
    const clientsOf = (billNo: string) => new Set(lines.flatMap((line) => (line[subject] === billNo ? [line[client]] : [])));
    expect([bill, both, sent, 'MEDU7654339'].map(clientsOf)).toEqual([
      new Set(['宁波客户', '上海客户']),
      new Set(['宁波客户', '海外客户']),
      new Set(['海外客户']),
      new Set(['海外客户']),
    ]);
  });

  it.each(['2026-13', '202611', '2026-1', 'now'])('R-2.3-28 %s is no month, and the refusal names the field', async (month) => {
    const { finance } = await makeCompany();
    expect(await server.call(billing.showCosts, { month }, finance)).toMatchObject({
      code: 400,
      fields: { month: '月份不对，格式如 2026-11' },
    });
  });
});

describe('why a line stands in the record', () => {
  it('L-15, R-6-20 tells what became of its thing, the price of then, postings that sum to nothing, and the chain of digests', async () => {
    const { finance, one, other, setAside, end } = await makeCompany();
    await setAside(one, 'FEE_VGM', 'COSU6410287310 MSCU6639870', 'vgm');
    await end('vgm', 'post');
    const { list } = (await server.call(billing.queryRecords, {}, finance)).data!;
    const explained = await Promise.all(
      list.map(async ({ id }) => (await server.call(billing.explainRecord, { id: String(id) }, finance)).data!),
    );
    const [posted, held] = explained;
    expect(posted!.steps.map(({ kind, amount, remark, until }) => [kind, amount, remark, until])).toEqual([
      ['hold', -500, 'sent', ''],
      ['post', -500, 'answered', ''],
    ]);
    expect(held!.steps).toEqual(posted!.steps);
    expect(posted!.price).toEqual({ fen: 500, from: '2026-01-01' });
    expect(held!.postings).toEqual([
      { account: 'free_NB', amount: -150 },
      { account: 'held', amount: 500 },
      { account: 'real', amount: -350 },
    ]);
    for (const { postings, digest } of explained) {
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
    }
    // Each names the one before it, back to the first, which names none.
    expect(explained.map(({ digestBefore }) => digestBefore)).toEqual([...explained.slice(1).map(({ digest }) => digest), '']);
    const codeOf = async (user: TestUser) => (await server.call(billing.explainRecord, { id: String(list[0]!.id) }, user)).code;
    expect([await codeOf(one), await codeOf(other), await codeOf((await makeCompany()).one)]).toEqual([200, 404, 404]);
  });
});

describe('the record as a file', () => {
  it('R-7.5-11, R-6-20 has every line that the list finds, portion by portion, and nobody else’s', async () => {
    const { finance, one, other, ownerKey, pay, setAside } = await makeCompany();
    for (let n = 0; n < 3; n++) await pay(one, 'FEE_BLNO', `=1+${n}`, `b${n}`);
    await setAside(other, 'FEE_SH_MANIFEST', 'OOLU2738390127', 'm');
    const read = async (user: TestUser, wish: object) =>
      (await readExport(server.url + billing.exportRecords.path, user, wish)).rows.slice(1);
    const whole = await read(finance, {});
    const { list } = (await server.call(billing.queryRecords, { pageSize: 100 }, finance)).data!;
    expect(whole.map((row) => row[4]!.replace(/^'/, ''))).toEqual(list.map(({ bizNo }) => bizNo));
    expect(whole[0]!.slice(1, 10)).toEqual(['舱单', '宁波舱单发送', '冻结', 'OOLU2738390127', '', '0', '-30', '30', '68.5']);
    // Two at a time, each once.
    const numbers: number[] = [];
    for (let before: number | null = null; ;) {
      const page = await findRecordPage(server.platform.database, ownerKey, wholeRecord, { before, limit: 2 });
      numbers.push(...page.map(({ no }) => no));
      if (page.length < 2) break;
      before = page.at(-1)!.no;
    }
    expect(numbers).toEqual(list.map(({ id }) => id));
    expect((await read(finance, { type: '订阅' })).map((row) => row.slice(2, 5))).toEqual(
      [2, 1, 0].map((n) => ['宁波提单订阅', '扣款', `'=1+${n}`]),
    );
    expect(await read(one, { type: '舱单' })).toEqual([]);
    expect(await read(finance, { dateTo: '2026-10-01' })).toEqual([]);
  });
});

describe('a statement of a month', () => {
  it('R-2.3-28, L-15 begins with what there was, has every line in its order, and ends with what there is', async () => {
    // The first of December, eight in the morning, whatever ran before.
    clock.advance(Date.UTC(2026, 11, 1) - clock.nowMs());
    const { cid, one, pay, setAside, end } = await makeCompany();
    await pay(one, 'FEE_ABROAD', 'COSU6410287310', 'abroad');
    await setAside(one, 'FEE_SH_MANIFEST', 'OOLU2738390127', 'manifest');
    clock.advance(40 * 1_440 * minuteMs);
    await end('manifest', 'void');
    // Everybody has been signed out meanwhile.
    const finance = await insertMemberForTest(server.platform, cid, 'finance');
    const print = (user: TestUser, month: string) => fetchPdf(server.url + billing.printStatement.path, user, { month });
    const december = await print(finance, '2026-12');
    const texts = december.words;
    expect([december.name, texts[0]]).toEqual(['2026-12对账单_2027-01-10_0800.pdf', '对账单 2026-12']);
    const after = (label: string): string => texts[texts.indexOf(label) + 1]!;
    expect(after('账户')).toMatch(/（企业账户）$/);
    expect(['期间', '期初余额', '期末余额', '余额增加', '余额减少', '期末冻结', '笔数'].map(after)).toEqual([
      '2026-12-01 至 2026-12-31',
      '0',
      '69.50',
      '100',
      '30.50',
      '30',
      '4',
    ]);
    const [grant, paid] = [texts.indexOf('免费额度到账'), texts.indexOf('宁波海外跟踪')];
    expect(grant).toBeGreaterThan(0);
    expect(texts.slice(paid, paid + 7)).toEqual(
      ['宁波海外跟踪', '扣款', 'COSU6410287310', '', '-1.50', '-0.50', '99.50'].filter(Boolean).concat(expect.any(String) as string),
    );
    expect(texts.join('')).toContain('单位：火币');
    expect(texts.join('')).not.toContain('还没过完');
    // What came back later is of the month in which it did, which begins as the one before ended.
    const january = (await print(finance, '')).words;
    expect(['期初余额', '期末余额', '期末冻结'].map((label) => january[january.indexOf(label) + 1])).toEqual(['69.50', '99.50', '0']);
    expect(january.join('')).toContain('还没过完');
    // It is of the whole company: who may not pay has none.
    const operator = await insertMemberForTest(server.platform, cid, 'operator');
    expect((await print(operator, '2026-12')).refusal).toBe('403');
  });
});
