// Guarantee: a user follows bills, sees what the port says of them, changes only
// his own rows, and learns nothing of anybody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { formatShanghai, sameDayOfMonth, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { removalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import { inTransaction } from '../../platform/db/transaction';
import { findEndable } from './queries/find-own-rows';
import { endByTime } from '../../platform/list/end-by-time';
import { timedBills } from './operations/timed-bills';

const clock = createTestClock();
const hourMs = 3_600_000;
let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
let anna: TestUser;
let bert: TestUser;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  port = createPortVoice(server.platform);
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
});
afterAll(() => server.stop());

/** A bill number nobody has used yet. */
const freshBillNo = (head = 'COSU'): string => `${head}60${String(10_000_000 + ++made)}`;

async function subscribe(user: TestUser, ...blnos: string[]): Promise<number[]> {
  const { data } = await server.call(calls.subscribeBills, { blnos }, user);
  return data!.list.map((item) => item.id!);
}

async function page(user: TestUser, filter: Parameters<typeof server.call<typeof calls.queryBillPage>>[1] = {}) {
  const answer = await server.call(calls.queryBillPage, filter, user);
  expect(answer.code).toBe(200);
  return answer.data!;
}

async function row(user: TestUser, id: number) {
  return (await page(user, { ids: [id] })).list[0];
}

/** Types ship and voyage for a bill; while the port's lane is busy the row is derived by a job. */
async function typeCall(user: TestUser, id: number, vesselsName: string, voyage: string): Promise<void> {
  expect(await server.call(calls.updateVesselVoyage, { id, vesselsName, voyage }, user)).toMatchObject({ code: 200 });
  await waitFor('row on its call', async () => (await row(user, id))!.sentence !== billSubscriptionTexts.derivedAgain);
}

/** As if the port had named the terminal, once the bill is derived: while the port's lane is busy a job does it, and would write over it. */
async function nameTerminal(billNo: string, terminal: string): Promise<void> {
  await waitFor(`${billNo} derived`, async () => {
    const { rowCount } = await server.platform.database.query(
      'system',
      'update tracking_bill set terminal = $1 where bill_no = $2 and status is not null',
      [terminal, billNo],
    );
    return rowCount === 1;
  });
}

describe('rights of every call (S-01)', () => {
  // A client has no session: its key stands in the call.
  const named = (Object.entries(calls) as [string, Endpoint][]).filter(([, { policy }]) => policy !== 'public');
  it.each(named)('%s answers 401 without a session', async (_name, endpoint) => {
    const response = await fetch(server.url + endpoint.path, { method: endpoint.method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401, status: false, data: null });
  });

  const onObjects: [string, Endpoint, (id: number) => object][] = [
    ['setTop', calls.setTop, (id) => ({ ids: [id] })],
    ['clearTop', calls.clearTop, (id) => ({ ids: [id] })],
    ['setAutoSubscription', calls.setAutoSubscription, (id) => ({ id })],
    ['setSpeed', calls.setSpeed, (id) => ({ id, speedType: 0 })],
    ['updateRemark', calls.updateRemark, (id) => ({ id, remark: 'x' })],
    ['updateVesselVoyage', calls.updateVesselVoyage, (id) => ({ id, vesselsName: 'A', voyage: '1' })],
    ['setAutoUpdate', calls.setAutoUpdate, (id) => ({ id, auto: '1' })],
    ['changeBillNo', calls.changeBillNo, (id) => ({ id, blno: 'COSU6099999999' })],
    ['assignClient', calls.assignClient, (id) => ({ ids: String(id), clientName: 'x' })],
    ['deleteBills', calls.deleteBills, (id) => ({ ids: [id] })],
    ['recallDeleted', calls.recallDeleted, (id) => ({ ids: [id] })],
    ['askAgain', calls.askAgain, (id) => ({ ids: [id] })],
    ['queryBillDetails', calls.queryBillDetails, (id) => ({ id })],
    ['saveClient', calls.saveClient, (id) => ({ id, clientName: 'x', remark: '', contacts: [] })],
    ['mergeClients', calls.mergeClients, (id) => ({ id, intoId: id })],
    ['deleteClient', calls.deleteClient, (id) => ({ id })],
    ['makeClientKey', calls.makeClientKey, (id) => ({ id })],
    ['revokeClientKey', calls.revokeClientKey, (id) => ({ id })],
  ];
  it.each(onObjects)('%s answers a foreign row exactly as a missing one', async (_name, endpoint, input) => {
    const [id] = await subscribe(anna, freshBillNo());
    const ask = async (given: number): Promise<string> => {
      const { requestId: _id, headers: _headers, ...answer } = await server.call(endpoint, input(given) as never, bert);
      return JSON.stringify(answer).replaceAll(`"id":${given},`, '"id":ID,');
    };
    expect(await ask(id!)).toBe(await ask(999_999_999));
    expect(await row(anna, id!)).toMatchObject({ version: expect.any(Number), top: false, remark: null });
  });

  it('finds no foreign bill by its number', async () => {
    const billNo = freshBillNo();
    await subscribe(anna, billNo);
    for (const endpoint of [calls.queryBill, calls.queryVesselVoyage]) {
      expect(await server.call(endpoint, { blno: billNo }, bert)).toMatchObject({ code: 404, http: 200 });
      expect(await server.call(endpoint, { blno: billNo }, anna)).toMatchObject({ code: 200 });
    }
    expect(await server.call(calls.queryBillDetails, { blno: billNo }, bert)).toMatchObject({ code: 404 });
  });
});

describe('R-7.6-05 subscribing', () => {
  it('R-7.6-05 tells of each number what became of it', async () => {
    const [known, fresh] = [freshBillNo(), freshBillNo()];
    await subscribe(anna, known);
    const { data } = await server.call(
      calls.subscribeBills,
      { blnos: [known, ` ${fresh.toLowerCase()} `, fresh, 'SHORT123', 'NODIGITSHERE', '13800001111', 'ＣＯＳＵ' + fresh.slice(4)] },
      anna,
    );
    expect(data!.list.map((item) => item.result)).toEqual(['重复', '成功', '重复', '失败', '失败', '失败', '重复']);
    expect(data!.list.filter((item) => item.result !== '成功').every((item) => item.reason)).toBe(true);
    // R-4.9-11: a 火币 for the one that is new.
    expect(data!.coins).toBe(100);
  });

  it('R-7.6-05 writes client, remark and auto subscription for all of them', async () => {
    const { data } = await server.call(
      calls.subscribeBills,
      { blnos: [freshBillNo()], clientCompanyName: '恒泰\u200b国际', remark: '  急  ', autoSubscribe: true },
      anna,
    );
    expect(await row(anna, data!.list[0]!.id!)).toMatchObject({
      clientCompanyName: '恒泰国际',
      remark: '急',
      autoSubscribe: true,
      state: 'waiting',
    });
    const clients = await server.call(calls.listClients, {}, anna);
    expect(clients.data!.list.map((client) => client.clientName)).toContain('恒泰国际');
  });

  it('R-7.6-05 adds a bill once, however many ask at once', async () => {
    const billNos = [freshBillNo(), freshBillNo(), freshBillNo()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        server.call(calls.subscribeBills, { blnos: index % 2 === 0 ? billNos : billNos.toReversed() }, anna),
      ),
    );
    for (const billNo of billNos) {
      const told = answers.flatMap(({ data }) => data!.list.filter((item) => item.blno === billNo));
      expect(told.filter((item) => item.result === '成功')).toHaveLength(1);
      expect(new Set(told.map((item) => item.id)).size).toBe(1);
    }
  });

  it('R-7.6-06, R-7.6-05 keeps ports apart, and answers under their own paths, or by systemKey', async () => {
    const billNo = freshBillNo();
    await subscribe(anna, billNo);
    const response = await fetch(`${server.url}/blno/userBlnoSh/subscribe`, {
      method: 'POST',
      headers: { authorization: anna.token, 'content-type': 'application/json' },
      body: JSON.stringify({ blnos: [billNo], systemKey: 'NB' }),
    });
    expect(await response.json()).toMatchObject({ data: { list: [{ result: '成功' }] } });
    expect((await page(anna, { systemKey: 'SH', keyword: billNo })).list[0]!.area).toBe('SH');
    const aliased = await fetch(`${server.url}/blno/userBlnoSh/queryBlnoPage`, {
      method: 'POST',
      headers: { authorization: anna.token, 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: billNo }),
    });
    expect(await aliased.json()).toMatchObject({ data: { total: 1, list: [{ billNo, area: 'SH' }] } });
  });

  it.each([
    ['201 numbers', { blnos: Array.from({ length: 201 }, (_, index) => `COSU${index}`) }],
    ['none', { blnos: [] }],
    ['no list', { blnos: 'COSU6012345678' }],
    ['a number as number', { blnos: [6_012_345_678] }],
    ['an unknown port', { blnos: ['COSU6012345678'], systemKey: 'XX' }],
    ['a remark of 501 characters', { blnos: ['COSU6012345678'], remark: 'x'.repeat(501) }],
  ])('R-7.6-05 refuses %s with 400 and adds nothing', async (_name, input) => {
    const before = (await page(anna)).total;
    expect(await server.call(calls.subscribeBills, input as never, anna)).toMatchObject({ code: 400, http: 200, data: null });
    expect((await page(anna)).total).toBe(before);
  });
});

describe('R-5.3-22 preview', () => {
  it('R-5.3-22 tells new, duplicate and invalid apart and guesses the carrier', async () => {
    const known = freshBillNo('ONEY');
    const fresh = freshBillNo('MEDU');
    await subscribe(anna, known);
    const { data } = await server.call(calls.previewBills, { blnos: [known, fresh, fresh, 'ABC', freshBillNo('QQQQ')] }, anna);
    expect(data!.list.map((item) => [item.result, item.carrierCode])).toEqual([
      ['duplicate', 'ONE'],
      ['new', 'MSC'],
      ['duplicate', 'MSC'],
      ['invalid', null],
      ['new', null],
    ]);
    expect(data!.list[0]!.subscribedTime).toMatch(/^2026-10-12 /);
  });
  it('R-5.3-22 H8 tells of a number that he follows in another port, and of nobody else’s', async () => {
    const [own, others] = [freshBillNo('ONEY'), freshBillNo('ONEY')];
    await server.call(calls.subscribeBills, { systemKey: 'SH', blnos: [own] }, anna);
    await server.call(calls.subscribeBills, { systemKey: 'SH', blnos: [others] }, await signInForTest(server.platform));
    const { data } = await server.call(calls.previewBills, { systemKey: 'NB', blnos: [own, others] }, anna);
    expect(data!.list.map(({ result, followedPort }) => [result, followedPort])).toEqual([
      ['new', 'SH'],
      ['new', null],
    ]);
  });
  it('R-5.3-22 F-20 takes a paste of 10,000 numbers, and no more', async () => {
    const blnos = Array.from({ length: 10_000 }, (_, index) => `COSU${70_000_000 + (index % 9000)}`);
    const { data } = await server.call(calls.previewBills, { blnos }, anna);
    expect(data!.list.filter((item) => item.result === 'new')).toHaveLength(9000);
    expect(await server.call(calls.previewBills, { blnos: [...blnos, 'X'] }, anna)).toMatchObject({ code: 400 });
  });
});

describe('the list follows the port', () => {
  it('R-3.8-03 shows what is heard, boxes that are in of all, grows the version and tells open pages', async () => {
    const billNo = freshBillNo();
    const [id] = await subscribe(anna, billNo);
    const before = (await row(anna, id!))!;
    expect(before).toMatchObject({ state: 'waiting', boxArrivalCount: '0/0', updateTime: null });
    await port.manifest(billNo, ['CSQU3054383', 'MSKU0308961']);
    await port.gateIn(billNo, 'CSQU3054383');
    const after = await waitFor('the gate-in in the list', async () => {
      const now = (await row(anna, id!))!;
      return now.boxArrivalCount === '1/2' && now;
    });
    expect(after).toMatchObject({
      state: 'tracking',
      wharf: '北二集司',
      wharfCode: 'BLCT2',
      dlPortCode: 'NLRTM',
      dlPortName: '鹿特丹',
      source: '宁波港EDI',
      containerNos: ['CSQU3054383', 'MSKU0308961'],
    });
    expect(after.version).toBeGreaterThan(before.version);
    const detail = await server.call(calls.queryBillDetails, { id: id! }, anna);
    expect(detail.data!.containers).toHaveLength(2);
    expect(detail.data!.events.length).toBeGreaterThan(0);
    expect(detail.data!.nodes.map((node) => node.code)).toEqual(['BLA', 'IFC', 'GITM', 'ASA', 'PASS', 'SLD', 'TMPS', 'LOBD', 'DLPT']);
  });

  it('shows at once what was heard before the subscription', async () => {
    const billNo = freshBillNo();
    await port.manifest(billNo, ['TGHU1643396']);
    const [id] = await subscribe(bert, billNo);
    expect(await row(bert, id!)).toMatchObject({ state: 'tracking', boxArrivalCount: '0/1' });
  });

  it('turns into an exception by port time alone, in list, counts and filter, and tells the page', async () => {
    const carl = await signInForTest(server.platform);
    const late = freshBillNo();
    await port.manifest(late, ['CICU8421595']);
    const [id] = await subscribe(carl, late, freshBillNo());
    const closesMs = clock.nowMs() + 30 * hourMs;
    await port.plan(closesMs);
    await waitFor('the cut-off', async () => (await row(carl, id!))!.portCloseTime);
    expect((await page(carl)).counts).toMatchObject({ 'not-gated-in': 0, 'cut-off-missed': 0 });
    const calm = (await row(carl, id!))!;

    clock.advance(7 * hourMs);
    const near = await page(carl, { exception: 'not-gated-in' });
    expect(near.counts['not-gated-in']).toBe(1);
    expect(near.total).toBe(1);
    expect(near.counts['all']).toBe(2);
    expect(near.list[0]).toMatchObject({ id, exceptions: ['not-gated-in', 'papers-missing'] });
    const versions = async () => (await row(carl, id!))!.version;
    const told = await waitFor('the told change', async () => (await versions()) > calm.version && versions());

    clock.advance(24 * hourMs);
    // The port speaks of others: what it does not say of this one is no silence of its own (V-02).
    await port.manifest(freshBillNo(), ['TGHU9710757']);
    expect((await page(carl)).list[0]).toMatchObject({ id, exceptions: ['cut-off-missed'] });
    await waitFor('the second change', async () => (await versions()) > told);
  });
});

describe('filters, order and pages', () => {
  it('R-7.4-15, R-9-17 gives 15 rows by default; T15 clamps a million to 1000', async () => {
    const dora = await signInForTest(server.platform);
    await subscribe(dora, ...Array.from({ length: 20 }, () => freshBillNo()));
    expect((await page(dora)).list).toHaveLength(15);
    expect(await page(dora, { page: 2 })).toMatchObject({ pageNo: 2, pageSize: 15, total: 20, list: { length: 5 } });
    expect(await page(dora, { pageNo: 1, pageSize: 1_000_000 })).toMatchObject({ pageSize: 1000, total: 20 });
    expect(await page(dora, { page: 1_000_000_000 })).toMatchObject({ total: 20, list: [] });
  });

  it.each([
    { pageNo: -1 },
    { pageNo: 0 },
    { pageSize: 0 },
    { pageSize: -5 },
    { page: 1.5 },
    { page: 1e9 },
    { page: 1e30 },
    { pageNo: 1e300, pageSize: 1000 },
    { limit: 1e300 },
  ])('H-17 bears %j', async (paging) => {
    expect((await server.call(calls.queryBillPage, paging, anna)).code).toBe(200);
  });
  it.each([
    { pageNo: '1;drop table bill_subscription' },
    { limit: '1e6x' },
    { sort: 'id; drop table' },
    { sort: 'billNo desc' },
    { sort: 'no_such' },
    { sort: '__proto__' },
    { sort: 'constructor' },
    { sort: 'lastestStatus' },
    { ids: ['1 or 1=1'] },
    { exception: 'x' },
    { systemKey: ['NB'] },
  ])('refuses %j with 400', async (filter) => {
    expect(await server.call(calls.queryBillPage, filter as never, anna)).toMatchObject({ code: 400, data: null });
  });

  it('R-7.4-15 finds by many pasted numbers, container, vessel in any spelling, and client', async () => {
    const emil = await signInForTest(server.platform);
    const [one, two, three] = [freshBillNo(), freshBillNo(), freshBillNo()];
    await port.manifest(one, ['DWSU3001375']);
    const [, second] = await subscribe(emil, one, two, three);
    await server.call(calls.updateVesselVoyage, { id: second!, vesselsName: 'HAI.MING', voyage: '026W' }, emil);
    await server.call(calls.assignClient, { ids: String(second), clientName: '甬联货运' }, emil);
    const found = async (filter: object): Promise<string[]> => (await page(emil, filter)).list.map((item) => item.billNo).sort();
    expect(await found({ keyword: `${one}\n${three.toLowerCase()}` })).toEqual([one, three]);
    expect(await found({ keyword: `${one} ${three}` })).toEqual([one, three]);
    expect(await found({ keyword: 'dwsu 3001375' })).toEqual([one]);
    expect(await found({ keyword: 'ｈａｉ ming' })).toEqual([two]);
    expect(await found({ keyword: '026w' })).toEqual([two]);
    expect(await found({ keyword: 'HAI.MING/026W' })).toEqual([two]);
    expect(await found({ keyword: `HAI.MING / 026W\n${three}` })).toEqual([two, three]);
    expect(await found({ keyword: 'HAI.MING / 027W' })).toEqual([]);
    expect(await found({ clientCompanyName: '甬联\u2060货运' })).toEqual([two]);
    expect(await found({ wharfCode: 'zhct' })).toEqual([]);
    expect(await found({ node: 'manifest' })).toEqual([one]);
    expect(await found({ status: 'waiting' })).toEqual([two, three]);
    expect(await found({ systemKey: 'QD' })).toEqual([]);
  });

  it('B4 of many pasted numbers finds those it has as whole words, of free words as many as 50, and names what it has not', async () => {
    const user = await signInForTest(server.platform);
    const [one, two, three] = [freshBillNo(), freshBillNo(), freshBillNo()];
    await port.manifest(one, ['DWSU3001375']);
    const [, , third] = await subscribe(user, one, two, three);
    await server.call(calls.updateRemark, { id: third!, remark: '客户急，等放行 PO20261127' }, user);
    const unknown = Array.from({ length: 60 }, (_, index) => `COSU${7_000_000 + index}`);
    const ask = async (...terms: readonly string[]) => {
      const { list, unfollowed } = await page(user, { keyword: [...unknown, ...terms].join('\n') });
      return { found: list.map((row) => row.billNo).sort(), unfollowed: unfollowed.filter((billNo) => !unknown.includes(billNo)) };
    };
    expect(await ask('DWSU3001375', two.toLowerCase())).toEqual({ found: [one, two].sort(), unfollowed: [] });
    expect(await ask(two.slice(4))).toEqual({ found: [two], unfollowed: [] });
    expect(await ask(two.slice(0, -1))).toEqual({ found: [], unfollowed: [two.slice(0, -1)] });
    expect(await ask('等放行')).toEqual({ found: [three], unfollowed: [] });
    // A number is not sought in what is written freely, unless it is one of a few.
    expect(await ask('PO20261127')).toMatchObject({ found: [] });
    expect((await page(user, { keyword: 'PO20261127' })).list.map((row) => row.billNo)).toEqual([three]);
    const names = Array.from({ length: 51 }, (_, index) => `船名${index}`).join('\n');
    expect(await server.call(calls.queryBillPage, { keyword: names }, user)).toMatchObject({
      code: 400,
      fields: { keyword: '一次最多查 50 个船名或词，号码可以更多，请分几次查' },
    });
  });

  it.each(['%', '_', '\\', "'", '"', '$x1', '%'.repeat(4000), "'; drop table bill_subscription; --"])(
    'H-18 %j is looked up as text',
    async (keyword) => {
      const answer = await server.call(calls.queryBillPage, { keyword }, anna);
      expect(answer.code).toBe(200);
      expect(answer.data!.list).toEqual([]);
    },
  );

  it('R-7.4-16, R-7.4-17 puts topped rows first, then sorts by the column asked for, empty values last', async () => {
    const fred = await signInForTest(server.platform);
    const [a, b, c] = await subscribe(fred, freshBillNo(), freshBillNo(), freshBillNo());
    await server.call(calls.assignClient, { ids: String(a), clientName: 'B' }, fred);
    await server.call(calls.assignClient, { ids: String(b), clientName: 'A' }, fred);
    const order = async (sort?: string) => (await page(fred, sort ? { sort } : {})).list.map((item) => item.id);
    expect(await order('clientCompanyName')).toEqual([b, a, c]);
    expect(await order('-clientCompanyName')).toEqual([a, b, c]);
    const tops = async () => [(await row(fred, b!))!.top, (await row(fred, c!))!.top];
    await server.call(calls.setTop, { ids: [b!, c!] }, fred);
    expect([await order('-clientCompanyName'), await tops()]).toEqual([
      [b, c, a],
      [true, true],
    ]);
    await server.call(calls.clearTop, { ids: [b!, c!] }, fred);
    expect([await order('-clientCompanyName'), await tops()]).toEqual([
      [a, b, c],
      [false, false],
    ]);
  });
});

describe('changes of a row', () => {
  it('R-7.4-20 switches automatic subscription, and turns it round without a wish', async () => {
    const [id] = await subscribe(anna, freshBillNo());
    const ask = async (input: object) => (await server.call(calls.setAutoSubscription, { id: id!, ...input }, anna)).data!.autoSubscribe;
    expect(await ask({})).toBe(true);
    expect(await ask({})).toBe(false);
    expect(await ask({ auto: true })).toBe(true);
    expect(await ask({ auto: 'true' })).toBe(true);
  });

  it.each([
    ['plain', '催柜', '催柜'],
    ['spaces', '   ', null],
    ['U+3000', '\u3000\u3000', null],
    ['formula', "=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['overrides', 'a\u202eb', 'ab'],
    ['emoji', '👨‍👩‍👧', '👨‍👩‍👧'],
  ])('F-22 remark: %s', async (_name, remark, kept) => {
    const [id] = await subscribe(anna, freshBillNo());
    expect(await server.call(calls.updateRemark, { id: id!, remark }, anna)).toMatchObject({ code: 200, data: true });
    expect((await row(anna, id!))!.remark).toBe(kept);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a surrogate', 'a\ud800'],
  ])('F-22 refuses a remark with %s at the field', async (_name, remark) => {
    const [id] = await subscribe(anna, freshBillNo());
    expect(await server.call(calls.updateRemark, { id: id!, remark }, anna)).toMatchObject({
      code: 400,
      fields: { remark: '含有无法保存的字符' },
    });
    expect((await row(anna, id!))!.remark).toBeNull();
  });

  it('F-22 refuses a remark of 1 MB and one of 501 characters', async () => {
    const [id] = await subscribe(anna, freshBillNo());
    expect((await server.call(calls.updateRemark, { id: id!, remark: 'x'.repeat(1_048_576) }, anna)).http).toBe(413);
    expect(await server.call(calls.updateRemark, { id: id!, remark: 'x'.repeat(501) }, anna)).toMatchObject({ code: 400 });
    expect(await server.call(calls.updateRemark, { id: id! }, anna)).toMatchObject({ code: 400 });
    expect((await row(anna, id!))!.remark).toBeNull();
  });

  it.each([
    ['msc anna', '1', { vesselsName: '船名只能是大写字母 数字 . -' }],
    ['', '1', { vesselsName: '船名只能是大写字母 数字 . -' }],
    ['MSC.ANNA', 'V.425W', { voyage: '航次不能有 V.' }],
    ['MSC.ANNA', '425/W', { voyage: '航次只能只能是大写字母 数字 .' }],
    ['MSC.ANNA', '425В', { voyage: '航次只能只能是大写字母 数字 .' }],
  ])('R-5.3-01 to -04 refuses %j %j at the field', async (vesselsName, voyage, fields) => {
    const [id] = await subscribe(anna, freshBillNo());
    expect(await server.call(calls.updateVesselVoyage, { id: id!, vesselsName, voyage }, anna)).toMatchObject({ code: 400, fields });
    expect(await row(anna, id!)).toMatchObject({ changeVessels: false });
  });

  it('F-08 refuses a vessel name of half a megabyte', async () => {
    const [id] = await subscribe(anna, freshBillNo());
    const name = (length: number) => server.call(calls.updateVesselVoyage, { id: id!, vesselsName: 'A'.repeat(length), voyage: '1' }, anna);
    expect(await name(5_000)).toMatchObject({ code: 400 });
    expect(await name(500_000)).toMatchObject({ http: 413, code: 413 });
  });

  it("R-7.4-38 shows typed vessel and voyage before the port's", async () => {
    const [id] = await subscribe(anna, freshBillNo());
    await server.call(calls.updateVesselVoyage, { id: id!, vesselsName: 'MSC.ANNA', voyage: '425W' }, anna);
    expect(await row(anna, id!)).toMatchObject({ shipInfo: 'MSC.ANNA/425W', changeVessels: true });
  });

  it('R-7.4-38 shows no plan of the ship the user replaced, and the plan again once he types it back', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['DWSU3001375']);
    await port.plan(clock.nowMs() + 3 * hourMs);
    const [id] = await subscribe(user, billNo);
    const before = (await row(user, id!))!;
    expect(before).toMatchObject({ portCloseTime: expect.any(String), exceptions: expect.arrayContaining(['not-gated-in']) });
    const type = (vesselsName: string, voyage: string) => typeCall(user, id!, vesselsName, voyage);
    const sentence = '船名航次由您改为 MSC.ANNA/425W，暂无该航次船期';
    const noPlan = { portCloseTime: null, closeTime: null, ctnApplyEndTime: null, etaArrivalTime: null, exceptions: [], sentence };

    await type('MSC.ANNA', '425W');
    expect(await row(user, id!)).toMatchObject({ shipInfo: 'MSC.ANNA/425W', ...noPlan });
    const detail = await server.call(calls.queryBillDetails, { id: id! }, user);
    expect(detail.data).toMatchObject({ plan: null, cutOffChanges: [], etaHistory: null, bill: noPlan });
    expect(await page(user, { exception: 'not-gated-in' })).toMatchObject({ list: [], counts: { 'not-gated-in': 0 } });

    await type(before.vesselsName!.replaceAll(' ', '.'), before.voyage!);
    expect(await row(user, id!)).toMatchObject({ portCloseTime: before.portCloseTime, exceptions: before.exceptions });
    expect(await page(user, { exception: 'not-gated-in' })).toMatchObject({ list: [{ id }] });
    const own = (await server.call(calls.queryBillDetails, { id: id! }, user)).data!;
    expect(own.etaHistory!.heard.at(-1)).toMatchObject({ time: own.plan!.etaArrivalTime, source: '码头' });
  });

  it('R-7.4-06, R-7.4-07 the ship is changed and goes by the port again, or stays the one that it is', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['DWSU3001375']);
    const [id] = await subscribe(user, billNo);
    await waitFor('the ship of the port', async () => (await row(user, id!))!.vesselsName);
    const told = (await row(user, id!))!.shipInfo;
    const send = async (path: string, form: Record<string, string>) => {
      const headers = { authorization: user.token, 'content-type': 'application/x-www-form-urlencoded' };
      const response = await fetch(server.url + path, { method: 'POST', headers, body: new URLSearchParams(form) });
      return (await response.json()) as { code: number; data: unknown; fields?: object };
    };
    expect(await send('/shipping/updateShip', { id: String(id), vesselsName: 'MSC.ANNA', voyage: '425W' })).toMatchObject({ code: 200 });
    expect(await row(user, id!)).toMatchObject({ shipInfo: 'MSC.ANNA/425W', changeVessels: true });
    expect(await send('/shipping/updateShip', { id: String(id), vesselsName: '船', voyage: '1' })).toMatchObject({ code: 400 });

    expect(await send('/shipping/autoUpdate', { id: String(id), auto: '1' })).toMatchObject({ code: 200, data: true });
    expect(await row(user, id!)).toMatchObject({ shipInfo: told, changeVessels: false });

    expect(await send('/shipping/autoUpdate', { id: String(id), auto: '0' })).toMatchObject({ code: 200 });
    expect(await row(user, id!)).toMatchObject({ changeVessels: true, vesselsName: 'DEMO.LANTERN', voyage: '101W' });
    expect(await send('/shipping/autoUpdate', { id: String(id) })).toMatchObject({ code: 400, fields: { auto: expect.anything() } });

    const [unheard] = await subscribe(user, freshBillNo());
    const refused = await send('/shipping/autoUpdate', { id: String(unheard), auto: '0' });
    expect(refused).toMatchObject({ code: 400, refusal: 'bill-subscription.noShipYet' });
  });

  it('O-9 of a bill typed to another call the row also tells how far it is, for those who did not type it', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['DWSU3001375', 'TCNU1234565']);
    await port.gateIn(billNo, 'DWSU3001375');
    const [id] = await subscribe(user, billNo);
    expect(await row(user, id!)).toMatchObject({ progress: null });
    await typeCall(user, id!, 'MSC.ANNA', '425W');
    expect(await row(user, id!)).toMatchObject({ sentence: '船名航次由您改为 MSC.ANNA/425W，暂无该航次船期', progress: '还差 1 箱进港' });
  });

  it('EU-06 M-08 a bill typed to a call that the port knows gets its plan, and follows it', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['DWSU3001375']);
    const [id] = await subscribe(user, billNo);
    const closesMs = clock.nowMs() + 50 * hourMs;
    const call = { name: 'KNOWN SHIP', code: 'UN9000077', scheme: 'un', voyage: '77W', direction: 'export' } as const;
    await port.plan(closesMs, null, call);
    await server.call(calls.updateVesselVoyage, { id: id!, vesselsName: 'KNOWN.SHIP', voyage: '77W' }, user);
    await waitFor('plan of the typed call', async () => (await row(user, id!))!.portCloseTime);
    const closes = formatShanghai(closesMs);
    const typed = (await row(user, id!))!;
    expect(typed).toMatchObject({ portCloseTime: closes, shipInfo: 'KNOWN.SHIP/77W' });
    // OP-2: of a call that has a plan the row says how far the bill is, as of any other.
    expect(typed).toMatchObject({ sentence: expect.not.stringContaining('由您改为'), progress: null });
    const detail = await server.call(calls.queryBillDetails, { id: id! }, user);
    expect(detail.data!.plan).toMatchObject({ portCloseTime: closes });
    // A cut-off that moves is heard of.
    clock.advance(1_000);
    await port.plan(closesMs + hourMs, null, call);
    const moved = formatShanghai(closesMs + hourMs);
    await waitFor('moved cut-off', async () => (await row(user, id!))!.portCloseTime === moved);
    expect((await page(user, { sort: '-portCloseTime' })).list[0]!.id).toBe(id);
  });

  const otherShip = { name: 'OTHER SHIP', code: 'UN9000078', scheme: 'un', voyage: '78W', direction: 'export' } as const;

  it('O-1 a bill typed to another ship is warned by its clocks: in the row, the chips, the order and the drawer, alike', async () => {
    const [billNo, calm, user] = [freshBillNo(), freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['MSKU0308961']);
    await port.plan(clock.nowMs() + 90 * hourMs);
    await port.manifest(calm, ['CSNU6152042']);
    const [id, calmId] = await subscribe(user, billNo, calm);
    const everybody = await signInForTest(server.platform);
    await subscribe(everybody, billNo);
    await typeCall(user, id!, 'OTHER.SHIP', '78W');
    expect(await page(user)).toMatchObject({ counts: { 'not-gated-in': 0 } });
    await port.plan(clock.nowMs() + 3 * hourMs, null, otherShip);
    const told = { exceptions: ['not-gated-in', 'papers-missing'], sentence: '1 箱未进港，距截关 2h' };
    await waitFor('warning of the typed ship', async () => (await row(user, id!))!.exceptions.length > 0);
    const all = await page(user);
    expect(all.list.map((each) => each.id)).toEqual([id, calmId]);
    expect(all.list[0]).toMatchObject(told);
    expect(all.counts).toMatchObject({ 'not-gated-in': 1, 'papers-missing': 1 });
    expect((await page(user, { exception: 'not-gated-in' })).list.map((each) => each.id)).toEqual([id]);
    const detail = await server.call(calls.queryBillDetails, { id: id! }, user);
    expect(detail.data!).toMatchObject({ bill: told, nextStep: { title: expect.stringContaining('1 箱未进港，距截关 2h') } });
    // Nobody else is told by a ship that he did not type.
    expect(await page(everybody)).toMatchObject({ total: 1, counts: { 'not-gated-in': 0, 'papers-missing': 0 } });

    // It moves, and everything moves with it.
    const before = (await row(user, id!))!.version;
    clock.advance(1_000);
    await port.plan(clock.nowMs() + 60 * hourMs, null, otherShip);
    await waitFor('moved clock', async () => (await row(user, id!))!.exceptions[0] === 'cut-off-changed');
    expect((await row(user, id!))!.version).toBeGreaterThan(before);
    expect(await page(user)).toMatchObject({ counts: { 'not-gated-in': 0 } });
    expect((await page(user, { exception: 'cut-off-changed' })).list.map((each) => each.id)).toContain(id);
    // The bill is heard of again, under the ship that was typed.
    await port.gateIn(billNo, 'MSKU0308961');
    await waitFor('gate-in', async () => (await row(user, id!))!.boxArrivalCount === '1/1');
    // What is in the port waits for customs: its clock was moved too.
    expect((await row(user, id!))!.sentence).toMatch(/^截关推迟/);

    // Typed back, the other ship has no word any more.
    const own = (await page(everybody)).list[0]!;
    const shown = (await row(user, id!))!.version;
    await typeCall(user, id!, own.vesselsName!, own.voyage!);
    const back = (await row(user, id!))!;
    expect(back).toMatchObject({ portCloseTime: own.portCloseTime, exceptions: own.exceptions });
    expect(back.version).toBeGreaterThan(shown);
  });

  it('O-7 under a chip the sentence is that of its exception; the drawer names what else is wrong and whom to ask', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['TGHU1643396']);
    const [id] = await subscribe(user, billNo);
    const portClosesMs = clock.nowMs() + 3 * hourMs;
    await port.plan(portClosesMs, null, { ...otherShip, voyage: '80W' });
    await typeCall(user, id!, 'OTHER.SHIP', '80W');
    await waitFor('two troubles', async () => (await row(user, id!))!.exceptions.length === 2);
    const worst = { told: 'not-gated-in', sentence: '1 箱未进港，距截关 2h' };
    const papers = { told: 'papers-missing', sentence: '预配未申报，距截港 3h' };
    expect(await page(user)).toMatchObject({ list: [worst] });
    expect(await page(user, { exception: 'not-gated-in' })).toMatchObject({ list: [worst] });
    expect(await page(user, { exception: 'papers-missing' })).toMatchObject({ list: [papers] });
    const detail = await server.call(calls.queryBillDetails, { id: id! }, user);
    const runsBy = { name: '截关', time: formatShanghai(portClosesMs - 3_600_000) };
    expect(detail.data!).toMatchObject({
      bill: { ...worst, clock: runsBy },
      nextStep: { title: '1 箱未进港，距截关 2h', clock: runsBy },
    });
    expect(detail.data!.otherTroubles).toEqual([
      {
        code: 'papers-missing',
        sentence: papers.sentence,
        title: '预配未申报',
        advice: expect.stringContaining('货代'),
        tone: 'attention',
      },
    ]);
  });

  it('the drawer names whose word each box still needs, who sends it, whom to call and how long', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    const boxes = ['TGHU1643396', 'MSKU0308961'] as const;
    await port.manifest(billNo, boxes);
    const [id] = await subscribe(user, billNo);
    await port.plan(clock.nowMs() + 30 * hourMs, null, { ...otherShip, voyage: '81W' });
    await typeCall(user, id!, 'OTHER.SHIP', '81W');
    await port.gateIn(billNo, boxes[1]);
    await waitFor('gate-in', async () => (await row(user, id!))!.boxArrivalCount === '1/2');
    const { release, containers } = (await server.call(calls.queryBillDetails, { id: id! }, user)).data!;
    const papers = '预配未申报：由货代发，找货代，距截港 1天6h';
    expect(release.boxes.map(({ ctnNo }) => ctnNo)).toEqual(containers.map(({ ctnNo }) => ctnNo));
    expect(Object.fromEntries(release.boxes.map(({ ctnNo, sentence }) => [ctnNo, sentence]))).toEqual({
      [boxes[0]]: `${papers}；未进港：由车队送箱，找车队，距截关 1天5h。之后还要运抵、放行、三联单、码放`,
      [boxes[1]]: `${papers}；未运抵：由场站发，找场站，距截关 1天5h。之后还要放行、三联单、码放`,
    });
    expect(release.legs.map(({ name, state, boxesDone, sentence }) => [name, state, boxesDone, sentence])).toEqual([
      ['预配', 'awaited', 0, papers],
      ['清洁舱单', 'given', 2, null],
      ['进港', 'awaited', 1, `${boxes[0]} 未进港：由车队送箱，找车队，距截关 1天5h`],
      ['运抵', 'awaited', 0, `${boxes[1]} 未运抵：由场站发，找场站，距截关 1天5h`],
      ['放行', 'later', 0, null],
      ['三联单', 'later', 0, null],
      ['码放', 'later', 0, null],
    ]);
  });

  it('V-01 a bill that changes ship: the row, its chip, the check in the drawer and the event', async () => {
    const [billNo, box, user] = [freshBillNo(), 'TGHU1643396', await signInForTest(server.platform)];
    await port.manifest(billNo, [box]);
    await port.gateIn(billNo, box);
    const [id] = await subscribe(user, billNo);
    await waitFor('gate-in', async () => (await row(user, id!))!.boxArrivalCount === '1/1');
    const next = { ...otherShip, name: 'NEXT SHIP', code: 'UN9000079', voyage: '83W' };
    clock.advance(60_000);
    await port.manifest(billNo, [box], { ship: next });
    await port.plan(clock.nowMs() + 90 * hourMs, null, next, null, 'BLCTMS');
    await waitFor('another terminal', async () => (await row(user, id!))!.wharf === '梅山');
    const told = ['DEMO.LANTERN/101W', 'NEXT.SHIP/83W'] as const;
    expect(await page(user, { exception: 'ship-changed' })).toMatchObject({
      counts: { 'ship-changed': 1 },
      list: [{ sentence: `要转场：北二集司→梅山（原 ${told[0]}）`, boxArrivalCount: '0/1', tone: 'danger', told: 'ship-changed' }],
    });
    const { shipChange, nodes, events, release, containers } = (await server.call(calls.queryBillDetails, { id: id! }, user)).data!;
    // H6: one answer in the list, the bar, the explainer and the box.
    expect(release.legs.find(({ code }) => code === 'GITM')).toMatchObject({
      state: 'awaited',
      boxesDone: 0,
      sentence: `${box} 未进梅山：由车队转场，找车队，距截关 3天17h`,
    });
    expect(containers[0]).toMatchObject({ waitsFor: 'GITM', ifcsum_flag: 'Y' });
    expect(shipChange).toMatchObject({
      from: told[0],
      to: told[1],
      steps: [{ code: 'GITM', name: '进港', call: told[0], source: '宁波港EDI', ctnNos: [box], advice: '请车队把箱转到梅山' }],
    });
    expect(nodes.find(({ code }) => code === 'GITM')).toMatchObject({ state: 'other-call', boxesDone: 0 });
    expect(events.find(({ name }) => name === '换船')).toMatchObject({ text: told.join(' → '), tone: 'danger', ctnNo: null });
  });

  it('OP-1 what was dealt with on one ship is news on the next', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['CICU8421595']);
    const [id] = await subscribe(user, billNo);
    for (const voyage of ['81W', '82W']) await port.plan(clock.nowMs() + 3 * hourMs, null, { ...otherShip, voyage });
    await typeCall(user, id!, 'OTHER.SHIP', '81W');
    await waitFor('warning', async () => (await row(user, id!))!.exceptions.length > 0);
    await server.call(calls.acknowledgeBills, { ids: [id!], acknowledged: true }, user);
    expect(await page(user)).toMatchObject({ counts: { 'not-gated-in': 0 } });
    await typeCall(user, id!, 'OTHER.SHIP', '82W');
    await waitFor('warning of the next ship', async () => (await page(user)).counts['not-gated-in'] === 1);
  });

  it('OP-5 a typed call without a plan is told beside what is wrong: none of its clocks can warn', async () => {
    const [billNo, silent, user] = [freshBillNo(), freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['FCIU9051185']);
    await port.gateIn(billNo, 'FCIU9051185', clock.nowMs() - 5 * hourMs);
    const [id, silentId] = await subscribe(user, billNo, silent);
    await waitFor('no arrival', async () => (await row(user, id!))!.exceptions.includes('arrival-missing'));
    for (const each of [id!, silentId!]) await typeCall(user, each, 'NOT.KNOWN', '1');
    expect((await row(user, id!))!.sentence).toMatch(/^进港 .* 未运抵，联系场站（暂无所改航次船期，截港不提醒）$/);
    expect(await row(user, silentId!)).toMatchObject({ sentence: '船名航次由您改为 NOT.KNOWN/1，暂无该航次船期', state: 'waiting' });
  });

  it('O-2 a bill of which nothing is heard is warned by the ship that the user typed', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    const [id] = await subscribe(user, billNo);
    await port.plan(clock.nowMs() + 3 * hourMs, null, { ...otherShip, voyage: '79W' });
    await typeCall(user, id!, 'OTHER.SHIP', '79W');
    const told = { exceptions: ['not-gated-in', 'papers-missing'], sentence: '没有箱进港，距截关 2h' };
    await waitFor('warning of the typed ship', async () => (await row(user, id!))!.exceptions.length > 0);
    expect(await page(user, { exception: 'not-gated-in' })).toMatchObject({ list: [{ id, ...told }], counts: { 'not-gated-in': 1 } });
    // Time alone changes it, and open pages are told.
    const { version } = (await row(user, id!))!;
    clock.advance(4 * hourMs);
    await waitFor('passed cut-off', async () => (await row(user, id!))!.version > version);
    expect(await page(user)).toMatchObject({ list: [{ exceptions: ['cut-off-missed'] }], counts: { 'cut-off-missed': 1 } });
    // Whoever lets go of it leaves nothing behind.
    await server.call(calls.deleteBills, { ids: [id!] }, user);
    await waitFor('nothing left', async () => {
      const { rows } = await server.platform.database.query(
        'system',
        'select from tracking_bill_on_call where bill_no = $1 and is_followed',
        [billNo],
      );
      return rows.length === 0;
    });
  });

  it('U-16 client, remark, terminal and Chinese name are searched, and numbers that nobody follows are named', async () => {
    const [user, billNo, other] = [await signInForTest(server.platform), freshBillNo(), freshBillNo()];
    await port.manifest(billNo, ['DWSU3001375']);
    await port.plan(clock.nowMs() + 40 * hourMs, null, undefined, '演示灯号');
    const [id] = await subscribe(user, billNo, other);
    await server.call(calls.assignClient, { ids: String(id), clientName: '恒泰（国际）' }, user);
    await server.call(calls.updateRemark, { id: id!, remark: '急单: 等 放行' }, user);
    await nameTerminal(billNo, 'BLCT6');
    for (const keyword of ['恒泰国际', '恒泰（国际）', '等放行', '梅山', '演示灯号', '灯号']) {
      const found = await page(user, { keyword });
      expect([keyword, found.list.map((each) => each.id), found.unfollowed]).toEqual([keyword, [id], []]);
    }
    const unknown = freshBillNo();
    const three = await page(user, { keyword: `${billNo} ${unknown} ${other}` });
    expect(three.list).toHaveLength(2);
    expect(three.unfollowed).toEqual([unknown]);
    // A box and a part of a number that is found are no unknown bills.
    expect((await page(user, { keyword: `TCNU1234565 ${billNo.slice(2)}` })).unfollowed).toEqual([]);
    await server.call(calls.deleteBills, { ids: [id!] }, user);
    const deleted = await server.call(calls.queryDeleted, { keyword: '恒泰' }, user);
    expect(deleted.data!.list.map((each) => each.id)).toEqual([id]);
  });

  it('M-06 a terminal is found by whichever of its codes the port wrote', async () => {
    const [billNos, user] = [[freshBillNo(), freshBillNo(), freshBillNo()], await signInForTest(server.platform)];
    for (const billNo of billNos) await port.manifest(billNo, ['DWSU3001375']);
    const ids = await subscribe(user, ...billNos);
    for (const [i, code] of ['BLCTMS', 'BLCT6', 'BLCT3'].entries()) await nameTerminal(billNos[i]!, code);
    const found = await page(user, { wharfCode: 'BLCTMS' });
    expect(new Set(found.list.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 2)));
  });

  it('EU-07 the name that the row itself shows is accepted as typed, however the port writes it', async () => {
    const [billNo, user] = [freshBillNo(), await signInForTest(server.platform)];
    await port.manifest(billNo, ['DWSU3001375']);
    const [id] = await subscribe(user, billNo);
    const own = (await row(user, id!))!;
    expect(own).toMatchObject({ vesselsName: 'DEMO.LANTERN', shipInfo: 'DEMO.LANTERN/101W' });
    await typeCall(user, id!, own.vesselsName!, own.voyage!);
    expect((await row(user, id!))!.sentence).toBe(own.sentence);
  });

  it('R-7.4-41 changes the bill number, but not into one that is followed or none', async () => {
    const [first, second, third] = [freshBillNo(), freshBillNo(), freshBillNo()];
    const [id, otherId] = await subscribe(anna, first, second);
    // The refusal names the row that follows it, so that a browser can open that one.
    expect(await server.call(calls.changeBillNo, { id: id!, blno: second }, anna)).toMatchObject({
      code: 409,
      refusal: 'bill-subscription.alreadySubscribed',
      params: { id: otherId },
    });
    // What somebody else follows stands in nobody's way.
    await subscribe(bert, third);
    expect(await server.call(calls.changeBillNo, { id: id!, blno: 'SHORT' }, anna)).toMatchObject({ code: 400 });
    expect(await server.call(calls.changeBillNo, { id: id!, blno: third.toLowerCase() }, anna)).toMatchObject({ code: 200 });
    expect(await row(anna, id!)).toMatchObject({ billNo: third });
  });

  it('R-7.4-41 lets one of many at once have the number, and says to the others that it is taken', async () => {
    const kate = await signInForTest(server.platform);
    const many = await subscribe(kate, ...Array.from({ length: 30 }, freshBillNo));
    const wished = freshBillNo();
    const answers = await Promise.all(many.map((id) => server.call(calls.changeBillNo, { id, blno: wished }, kate)));
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  });

  it('H-23 bears hostile ids', async () => {
    for (const id of [-1, 2 ** 53, '1 OR 1=1', '[object Object]', '3fa85f64-5717-4562-b3fc-2c963f66afa6', null, {}, []]) {
      const answer = await server.call(calls.updateRemark, { id, remark: 'x' } as never, anna);
      expect([400, 404]).toContain(answer.code);
    }
  });
});

describe('R-7.4-40, -21 deleting and recalling', () => {
  it('R-7.4-40 each of the ids goes to the deleted ones with reason 1, and nobody else’s does', async () => {
    const [first, second, stays] = await subscribe(anna, freshBillNo(), freshBillNo(), freshBillNo());
    const [foreign] = await subscribe(bert, freshBillNo());
    const response = await fetch(`${server.url}/blno/userBlno/deleteList`, {
      method: 'POST',
      headers: { authorization: anna.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [first, second] }),
    });
    expect(await response.json()).toMatchObject({ code: 200, data: true });
    expect([await row(anna, first!), await row(anna, second!)]).toEqual([undefined, undefined]);
    expect(await row(anna, stays!)).toBeDefined();
    const { list } = (await server.call(calls.queryDeleted, { limit: 100 }, anna)).data!;
    const reasons = new Map(list.map(({ id, deleteReason }) => [id, deleteReason]));
    expect([first, second, stays].map((id) => reasons.get(id!))).toEqual([1, 1, undefined]);
    await server.call(calls.deleteBills, { ids: [foreign!] }, anna);
    expect(await row(bert, foreign!)).toBeDefined();
    expect((await server.call(calls.deleteBills, { ids: [] }, anna)).code).toBe(400);
  });

  it('R-7.4-21 shows deleted bills with their reason and brings them back as they were', async () => {
    const billNo = freshBillNo();
    const [id] = await subscribe(anna, billNo);
    await server.call(calls.updateRemark, { id: id!, remark: '原样' }, anna);
    expect(await server.call(calls.deleteBills, { ids: [id!] }, anna)).toMatchObject({ code: 200, data: true });
    expect(await row(anna, id!)).toBeUndefined();
    const deleted = await server.call(calls.queryDeleted, { keyword: billNo }, anna);
    expect(deleted.data!.list).toMatchObject([
      { id, deleteReason: 1, deleteReasonText: '主动删除', deleteTime: expect.stringMatching(/^2026-/) },
    ]);
    expect((await server.call(calls.queryDeleted, { keyword: billNo }, bert)).data!.list).toEqual([]);
    expect((await server.call(calls.recallDeleted, { ids: [id!, 999_999_999] }, anna)).data).toMatchObject({
      recalled: [id],
      refused: [{ id: 999_999_999 }],
    });
    expect(await row(anna, id!)).toMatchObject({ remark: '原样' });
  });

  it('E8 a deleted row tells what the list showed when it went, and no live news of the bill', async () => {
    const [user, billNo] = [await signInForTest(server.platform), freshBillNo()];
    await port.manifest(billNo, ['DWSU3001375', 'CSNU6152042']);
    await port.gateIn(billNo, 'DWSU3001375');
    const [id] = await subscribe(user, billNo);
    await subscribe(bert, billNo);
    const before = (await row(user, id!))!;
    await server.call(calls.deleteBills, { ids: [id!] }, user);
    clock.advance(60_000);
    await port.gateIn(billNo, 'CSNU6152042');
    expect((await page(bert, { keyword: billNo })).list[0]).toMatchObject({ boxArrivalCount: '2/2' });
    const history = async (filter: object) => (await server.call(calls.queryDeleted, filter, user)).data!;
    expect((await history({})).list[0]).toMatchObject({
      boxArrivalCount: '1/2',
      sentence: before.sentence,
      updateTime: before.updateTime,
      shipInfo: before.shipInfo,
    });
    // Nor does a search in the history tell what is in the bill now.
    expect((await history({ keyword: 'CSNU6152042' })).list).toEqual([]);
    expect((await history({ keyword: 'DEMO LANTERN' })).list).toHaveLength(1);
    // One that was kept before rows said which trouble their sentence is about, and who answers for them.
    await server.platform.database.query(
      'system',
      "update bill_subscription set ended_row = (ended_row::jsonb - 'told' - 'userId')::json where id = $1",
      [id],
    );
    expect((await history({})).list[0]).toMatchObject({ boxArrivalCount: '1/2', sentence: before.sentence });
  });

  it('R-9-26 M-08 U-08 what is over goes by itself, for its reason, and is found in the history by it', async () => {
    const [user, heard, silent, sailed] = [await signInForTest(server.platform), freshBillNo(), freshBillNo(), freshBillNo()];
    await port.manifest(heard, ['DWSU3001375']);
    const ship = { name: 'LONG GONE', code: 'UN9000099', scheme: 'un', voyage: '99W', direction: 'export' } as const;
    await port.plan(clock.nowMs() - 30 * hourMs, clock.nowMs() - 6 * hourMs, ship);
    const [heardId, silentId, sailedId] = await subscribe(user, heard, silent, sailed);
    await typeCall(user, sailedId!, 'LONG.GONE', '99W');
    const [unfedId] = (await server.call(calls.subscribeBills, { blnos: [silent], systemKey: 'DL' }, user)).data!.list.map(({ id }) => id!);
    const { tracking, follow, billing } = doorsForTest(server.platform);
    const removeAfter = (days: number) => {
      const nowMs = clock.nowMs() + days * 24 * hourMs;
      const portClock = { ...server.platform.portClock, nowMs: () => nowMs };
      const platform = { ...server.platform, portClock };
      return endByTime(platform, timedBills({ platform, tracking, follow, billing }));
    };
    const mine = async () => (await page(user)).list.map(({ id }) => id);
    await removeAfter(27);
    expect(new Set(await mine())).toEqual(new Set([heardId, silentId, sailedId]));
    await removeAfter(35);
    expect(await mine()).toEqual([heardId]);
    // Called back, it has its month anew; what was paid back is not called back.
    await server.call(calls.recallDeleted, { ids: [silentId!, sailedId!] }, user);
    await removeAfter(27);
    expect(new Set(await mine())).toEqual(new Set([heardId, sailedId]));
    await removeAfter(70);
    expect(await mine()).toEqual([]);
    const history = async (reason?: number) => (await server.call(calls.queryDeleted, { ...(reason && { reason }) }, user)).data!;
    expect((await history()).counts).toMatchObject({ all: 3, 1: 0, 2: 1, 3: 1, 4: 1 });
    expect((await history(2)).list).toMatchObject([{ id: sailedId, deleteReasonText: '离港后1个月' }]);
    expect((await history(4)).list).toMatchObject([{ id: heardId, deleteReasonText: '多方原因未完结60天' }]);
    expect((await history(3)).list).toMatchObject([{ id: silentId }]);
    const other = await server.call(calls.queryDeleted, { systemKey: 'DL' }, user);
    expect(other.data!.list).toMatchObject([{ id: unfedId, deleteReason: 3 }]);
  });

  it('M-08 of bills on their way none is read to see what is over; of those that may be over each', async () => {
    const user = await signInForTest(server.platform);
    const names = { onItsWay: freshBillNo(), silent: freshBillNo(), sailing: freshBillNo(), sailed: freshBillNo() };
    for (const billNo of [names.onItsWay, names.sailing, names.sailed]) await port.manifest(billNo, ['DWSU3001375']);
    const ids = await subscribe(user, ...Object.values(names));
    const nowMs = server.platform.portClock.nowMs();
    const sail = (billNo: string, atMs: number) =>
      server.platform.database.query('system', 'update tracking_bill set atd_ms = $2 where bill_no = $1', [billNo, atMs]);
    await sail(names.sailed, nowMs);
    await sail(names.sailing, nowMs + 30 * 24 * hourMs);
    const readAfter = (days: number) =>
      inTransaction(server.platform.database, 'system', async (tx) => {
        const rows = await findEndable(tx, removalLimits(nowMs + days * 24 * hourMs), 0, 1_000);
        return rows.filter(({ id }) => ids.includes(id)).map(({ id }) => Object.keys(names)[ids.indexOf(id)]);
      });
    expect(await readAfter(27)).toEqual([]);
    expect(await readAfter(40)).toEqual(['silent', 'sailed']);
    expect(await readAfter(57)).toEqual(['silent', 'sailed']);
    expect(await readAfter(61)).toEqual(['onItsWay', 'silent', 'sailing', 'sailed']);
  });

  it('U-05 EU-13 a row says that its port gives nothing, or until when the first news is waited for', async () => {
    const [user, billNo] = [await signInForTest(server.platform), freshBillNo()];
    await port.manifest(freshBillNo(), ['DWSU3001375']);
    const [id] = await subscribe(user, billNo);
    const until = shanghaiDay(sameDayOfMonth(server.platform.portClock.nowMs(), 1)).slice(5);
    expect((await row(user, id!))!.sentence).toBe(`等港口数据，${until} 前没有就结束`);
    await server.call(calls.subscribeBills, { blnos: [billNo], systemKey: 'DL' }, user);
    expect((await page(user, { systemKey: 'DL' })).list[0]!.sentence).toBe('大连港还没有接入数据，暂时查不到数据');
    expect((await server.call(calls.previewBills, { systemKey: 'DL', blnos: [] }, user)).data).toEqual({ list: [], isPortHeard: false });
    expect((await server.call(calls.previewBills, { systemKey: 'NB', blnos: [] }, user)).data).toEqual({ list: [], isPortHeard: true });
  });

  it('refuses the recall of a bill that is followed again; of two deleted ones the later comes back', async () => {
    const billNo = freshBillNo();
    const [first] = await subscribe(anna, billNo);
    await server.call(calls.deleteBills, { ids: [first!] }, anna);
    const [second] = await subscribe(anna, billNo);
    expect(second).not.toBe(first);
    expect((await server.call(calls.recallDeleted, { ids: [first!] }, anna)).data).toMatchObject({
      recalled: [],
      refused: [{ id: first }],
    });
    clock.advance(1_000);
    await server.call(calls.deleteBills, { ids: [second!] }, anna);
    expect((await server.call(calls.recallDeleted, { ids: [first!, second!] }, anna)).data).toMatchObject({
      recalled: [second],
      refused: [{ id: first }],
    });
  });

  it('recalls and subscribes at once without ever having the bill twice', async () => {
    for (let round = 0; round < 10; round++) {
      const billNo = freshBillNo();
      const [id] = await subscribe(anna, billNo);
      await server.call(calls.deleteBills, { ids: [id!] }, anna);
      await Promise.all([
        server.call(calls.recallDeleted, { ids: [id!] }, anna),
        server.call(calls.subscribeBills, { blnos: [billNo] }, anna),
      ]);
      expect((await page(anna, { keyword: billNo })).total).toBe(1);
    }
  });
});

describe('S-08 mass assignment', () => {
  const extra = {
    owner_key: 'u:1',
    ownerKey: 'u:1',
    userId: 1,
    user_id: 1,
    companyId: 'c',
    role: 'admin',
    admin: true,
    balance: 9,
    version: 99,
    deleted_ms: 1,
    top: true,
    created_ms: 1,
    port: 'SH',
    billNo: 'X',
  };
  const writes: [string, Endpoint, (id: number) => object][] = [
    ['subscribeBills', calls.subscribeBills, () => ({ blnos: [freshBillNo()] })],
    ['updateRemark', calls.updateRemark, (id) => ({ id, remark: '备注' })],
    ['updateVesselVoyage', calls.updateVesselVoyage, (id) => ({ id, vesselsName: 'A', voyage: '1' })],
    ['assignClient', calls.assignClient, (id) => ({ ids: String(id), clientName: '客户' })],
    ['setAutoSubscription', calls.setAutoSubscription, (id) => ({ id, auto: false })],
    ['setSpeed', calls.setSpeed, (id) => ({ id, speedType: 0 })],
  ];
  it.each(writes)('%s changes nothing but its fields', async (_name, endpoint, input) => {
    const hans = await signInForTest(server.platform);
    const [id] = await subscribe(hans, freshBillNo());
    const snapshot = async () =>
      (
        await server.platform.database.query<Record<string, unknown>>(
          'system',
          'select owner_key, user_id, port, bill_no, created_ms, topped_ms, deleted_ms from bill_subscription where id = $1',
          [id],
        )
      ).rows[0];
    const before = await snapshot();
    const answer = await server.call(endpoint, { ...input(id!), ...extra } as never, hans);
    expect(answer.code).toBe(200);
    expect(await snapshot()).toEqual(before);
    const { rows } = await server.platform.database.query<{ owner_key: string }>(
      'system',
      'select distinct owner_key from bill_subscription where user_id = $1',
      [hans.userId],
    );
    expect(rows).toEqual([{ owner_key: hans.ownerKey }]);
  });
  it('R-7.4-19 加急 is refused with its reason, for there is no faster lane, and one of before is taken away', async () => {
    const hans = await signInForTest(server.platform);
    const [id] = await subscribe(hans, freshBillNo());
    const kept = async () =>
      (
        await server.platform.database.query<{ speed_type: number }>('system', 'select speed_type from bill_subscription where id = $1', [
          id,
        ])
      ).rows;
    const send = async (form: Record<string, string>, user: TestUser = hans) => {
      const headers = { authorization: user.token, 'content-type': 'application/x-www-form-urlencoded' };
      const response = await fetch(`${server.url}/blno/userBlno/setSpeed`, { method: 'POST', headers, body: new URLSearchParams(form) });
      return (await response.json()) as object;
    };
    expect(await send({ id: String(id), speedType: '2' })).toMatchObject({
      code: 400,
      fields: { speedType: expect.any(String) as string },
    });
    expect(await send({ speedType: '0' })).toMatchObject({ code: 400, fields: { id: expect.any(String) as string } });
    expect(await send({ id: String(id), speedType: '1' })).toMatchObject({
      code: 409,
      refusal: 'bill-subscription.noFasterLane',
      msg: '港口的消息一到就更新，没有更快的通道，不用加急',
    });
    expect(await kept()).toEqual([{ speed_type: 0 }]);
    await server.platform.database.query('system', 'update bill_subscription set speed_type = 1 where id = $1', [id]);
    // Nobody but its owner takes it away.
    await send({ id: String(id), speedType: '0' }, bert);
    expect(await kept()).toEqual([{ speed_type: 1 }]);
    expect(await send({ id: String(id), speedType: '0' })).toMatchObject({ code: 200, data: true });
    expect(await kept()).toEqual([{ speed_type: 0 }]);
  });
  it('refuses __proto__ in JSON', async () => {
    const response = await fetch(server.url + calls.updateRemark.path, {
      method: 'POST',
      headers: { authorization: anna.token, 'content-type': 'application/json' },
      body: '{"id":1,"remark":"x","__proto__":{"admin":true}}',
    });
    expect(((await response.json()) as { code: number }).code).toBe(400);
  });
});
