// Guarantee: an owner's client companies are his own, few enough, each name once; renamed, merged or deleted they take
// their bills along; and who has a client's key sees the bills of that client alone, as long as the key works.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import type { ClientContact } from '@mastlight/domain/bill-subscription/client-contract';
import { clientKeyMs } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionSamples } from '@mastlight/domain/bill-subscription/samples';
import { company } from '@mastlight/domain/company/contract';
import type { Duty } from '@mastlight/domain/company/duty';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { absent } from '../../scenarios/gather-samples';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const newOwner = (): Promise<TestUser> => signInForTest(server.platform);
const freshBillNo = (): string => `COSU60${String(10_000_000 + ++made)}`;
const contact = (name: string, phone = ''): ClientContact => ({ name, phone, role: '', remark: '' });

/** Follows bills for a client; without a name for none. */
async function subscribe(owner: TestUser, clientCompanyName: string, count = 1): Promise<{ ids: number[]; billNos: string[] }> {
  const billNos = Array.from({ length: count }, freshBillNo);
  const { data } = await server.call(calls.subscribeBills, { blnos: billNos, clientCompanyName }, owner);
  return { ids: data!.list.map(({ id }) => id!), billNos };
}

async function add(owner: TestUser, clientName: string): Promise<number> {
  return (await server.call(calls.addClient, { clientName }, owner)).data!.id;
}

async function list(owner: TestUser, filter: Parameters<typeof server.call<typeof calls.listClients>>[1] = {}) {
  const answer = await server.call(calls.listClients, filter, owner);
  expect(answer.code).toBe(200);
  return answer.data!;
}
const names = async (owner: TestUser, filter: Parameters<typeof list>[1] = {}) =>
  (await list(owner, filter)).list.map(({ clientName }) => clientName);

/** Clients of an owner, past the calls: `client <n>`. */
const fill = (owner: TestUser, from: number, to: number) =>
  server.platform.database.query(
    { ownerKey: owner.ownerKey },
    "insert into bill_subscription_client (owner_key, name) select $1, 'client ' || n from generate_series($2::int, $3::int) n",
    [owner.ownerKey, from, to],
  );

const clientsOf = async (owner: TestUser) => {
  const { data } = await server.call(calls.queryBillPage, { limit: 100 }, owner);
  return Object.fromEntries(data!.list.map(({ billNo, clientCompanyName }) => [billNo, clientCompanyName]));
};

describe('R-7.4-55 the list', () => {
  it('R-7.4-55 tells name, first contact and how many live bills each has, at one port or at all', async () => {
    const owner = await newOwner();
    const { ids } = await subscribe(owner, '恒泰国际', 3);
    await server.call(calls.subscribeBills, { systemKey: 'SH', blnos: [freshBillNo()], clientCompanyName: '恒泰国际' }, owner);
    await server.call(calls.deleteBills, { ids: ids.slice(0, 1) }, owner);
    await server.call(calls.addClient, { clientName: '恒泰国际', contact: '演示联系人', phone: '19900000001', remark: '月结' }, owner);
    const { list: found, total } = await list(owner);
    expect(total).toBe(1);
    expect(found).toEqual([
      {
        id: expect.any(Number),
        clientName: '恒泰国际',
        contact: '演示联系人',
        phone: '19900000001',
        remark: '月结',
        count: 3,
        ports: [
          { port: 'NB', count: 2 },
          { port: 'SH', count: 1 },
        ],
        contacts: [contact('演示联系人', '19900000001')],
        alike: null,
        key: null,
      },
    ]);
    expect((await list(owner, { systemKey: 'SH' })).list).toMatchObject([{ count: 1, ports: [{ port: 'SH', count: 1 }] }]);
    expect((await list(await newOwner())).list).toEqual([]);
  });

  it('R-3.1-08 feeds the filter of a bill list with those that have bills there', async () => {
    const owner = await newOwner();
    await subscribe(owner, '甬联');
    await add(owner, '还没有提单');
    expect(await names(owner)).toEqual(['甬联', '还没有提单'].toSorted());
    expect(await names(owner, { systemKey: 'NB', isUsed: '1' })).toEqual(['甬联']);
    expect(await names(owner, { systemKey: 'SH', isUsed: '1' })).toEqual([]);
  });

  it('is searched by name, contact and phone in any spelling, and comes in pages', async () => {
    const owner = await newOwner();
    const id = await add(owner, '恒泰（宁波）Logistics Co., Ltd.');
    await server.call(
      calls.saveClient,
      { id, clientName: '恒泰（宁波）Logistics Co., Ltd.', remark: '', contacts: [contact('演示甲'), contact('演示乙', '0574-8888 0001')] },
      owner,
    );
    await fill(owner, 1, 30);
    for (const keyword of ['恒泰宁波', 'logisticsco', '演示乙', '057488880001', 'ＬＯＧＩＳＴＩＣＳ'])
      expect(await names(owner, { keyword })).toEqual(['恒泰（宁波）Logistics Co., Ltd.']);
    expect(await names(owner, { keyword: '%' })).toEqual([]);
    expect(await list(owner, { keyword: 'client', page: 2, limit: 20 })).toMatchObject({ total: 30, pageNo: 2, pageSize: 20 });
    expect(await list(owner, { page: 9, limit: 20 })).toMatchObject({ total: 31, list: [] });
  });

  it('is searched for a few names at once, and no more: each is compared with every contact (T3)', async () => {
    const owner = await newOwner();
    await fill(owner, 1, 3);
    const keyword = (count: number): string => Array.from({ length: count }, (_, i) => `client ${i}`).join(',');
    expect(await server.call(calls.listClients, { keyword: keyword(10) }, owner)).toMatchObject({ code: 200, data: { total: 3 } });
    const refused = await server.call(calls.listClients, { keyword: keyword(11) }, owner);
    expect(refused).toMatchObject({ code: 400, fields: { keyword: '一次最多查 10 个客户名或电话，请分几次查' } });
  });

  it('names another client that is spelled alike but for signs, blanks and capitals', async () => {
    const owner = await newOwner();
    const [first, second] = [await add(owner, 'Blue Port（宁波）'), await add(owner, 'BLUEPORT 宁波')];
    await add(owner, 'Blue Port 上海');
    const found = Object.fromEntries((await list(owner)).list.map(({ id, alike }) => [id, alike?.id ?? null]));
    expect(found).toMatchObject({ [first]: second, [second]: first });
    expect(Object.values(found).filter((alike) => alike === null)).toHaveLength(1);
  });
});

describe('R-7.4-57 adding and changing', () => {
  it('R-1-20, R-7.4-57, F-23 names that look the same are one, and what is not said stays', async () => {
    const owner = await newOwner();
    const id = await add(owner, '蓝港');
    const { code, data } = await server.call(calls.addClient, { clientName: '蓝\u200d港\u3000', contact: '演示联系人' }, owner);
    expect({ code, id: data!.id }).toEqual({ code: 200, id });
    await server.call(calls.addClient, { clientName: '蓝港', phone: '19900000001', remark: '月结' }, owner);
    await server.call(calls.addClient, { clientName: '蓝港' }, owner);
    expect((await list(owner)).list).toMatchObject([{ contact: '演示联系人', phone: '19900000001', remark: '月结' }]);
    expect(await server.call(calls.addClient, { clientName: '\u200b' }, owner)).toMatchObject({
      code: 400,
      refusal: 'bill-subscription.emptyClient',
    });
  });

  it('R-1-20 keeps several contacts in their order, drops one that says nothing, and renames the bills', async () => {
    const owner = await newOwner();
    const { ids, billNos } = await subscribe(owner, '恒太', 2);
    await server.call(calls.deleteBills, { ids: [ids[1]!] }, owner);
    const [{ id } = { id: 0 }] = (await list(owner)).list;
    const contacts = [{ name: '演示甲', phone: '+86 574 8888 0001', role: '操作', remark: '急件打手机' }, contact(' \u202e ')];
    expect(await server.call(calls.saveClient, { id, clientName: '恒泰', remark: ' 月结 ', contacts }, owner)).toMatchObject({
      code: 200,
    });
    expect((await list(owner)).list).toMatchObject([{ clientName: '恒泰', remark: '月结', contacts: contacts.slice(0, 1), count: 1 }]);
    await server.call(calls.recallDeleted, { ids: [ids[1]!] }, owner);
    expect(await clientsOf(owner)).toEqual({ [billNos[0]!]: '恒泰', [billNos[1]!]: '恒泰' });
  });

  it('refuses a name that another client has, and more contacts than a client may have', async () => {
    const owner = await newOwner();
    const [id, other] = [await add(owner, 'A'), await add(owner, 'B')];
    const change = (clientName: string, contacts: ClientContact[] = []) =>
      server.call(calls.saveClient, { id, clientName, remark: '', contacts }, owner);
    expect(await change('Ｂ')).toMatchObject({ code: 409, refusal: 'bill-subscription.clientExists', params: { id: other } });
    expect(
      (
        await change(
          'A',
          Array.from({ length: 21 }, () => contact('x')),
        )
      ).code,
    ).toBe(400);
    expect((await change('A', [contact('x'.repeat(61))])).code).toBe(400);
    expect(await names(owner)).toEqual(['A', 'B']);
  });

  it('R-1-20 a new one with all that is known of it is added at once, unless its name is taken', async () => {
    const owner = await newOwner();
    const wish = { clientName: '蓝港', remark: '月结', contacts: [contact('演示甲'), contact('演示乙')] };
    const { data } = await server.call(calls.saveClient, wish, owner);
    expect((await list(owner)).list).toMatchObject([{ id: data!.id, ...wish }]);
    expect(await server.call(calls.saveClient, { ...wish, contacts: [] }, owner)).toMatchObject({ code: 409, params: { id: data!.id } });
    expect((await list(owner)).list).toMatchObject([wish]);
  });

  it('of many that take one name at once all but one are refused', async () => {
    const owner = await newOwner();
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => add(owner, `client ${n}`)));
    const answers = await Promise.all(
      ids.map((id) => server.call(calls.saveClient, { id, clientName: 'C', remark: '', contacts: [] }, owner)),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('A7 the list is bounded, whichever way they come', async () => {
    const owner = await newOwner();
    const { ids } = await subscribe(owner, '');
    await fill(owner, 1, 9_998);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => server.call(calls.addClient, { clientName: `at once ${n}` }, owner)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await server.call(calls.addClient, { clientName: 'one more' }, owner)).toMatchObject({
      code: 400,
      msg: '客户公司最多 10000 家，请先删除不用的',
    });
    expect(await server.call(calls.addClient, { clientName: 'client 7' }, owner)).toMatchObject({ code: 200 });
    expect(await server.call(calls.assignClient, { ids: String(ids[0]), clientName: 'one more' }, owner)).toMatchObject({ code: 400 });
    expect(await server.call(calls.saveClient, { clientName: 'one more', remark: '', contacts: [] }, owner)).toMatchObject({ code: 400 });
    const { total, list: first } = await list(owner);
    expect({ total, first: first.length }).toEqual({ total: 10_000, first: 1_000 });
  });
});

describe('R-7.4-58 assigning', () => {
  it('R-7.4-58 gives bills by their ids to a client, new or known, and takes them back', async () => {
    const owner = await newOwner();
    const { ids, billNos } = await subscribe(owner, '', 2);
    const assign = (clientName: string) => server.call(calls.assignClient, { ids: ids.join(), clientName }, owner);
    expect(await assign('恒泰')).toMatchObject({ code: 200 });
    expect(await clientsOf(owner)).toEqual({ [billNos[0]!]: '恒泰', [billNos[1]!]: '恒泰' });
    expect(await names(owner)).toEqual(['恒泰']);
    expect(await assign('')).toMatchObject({ code: 200 });
    expect(Object.values(await clientsOf(owner))).toEqual([null, null]);
    const stranger = await newOwner();
    expect(await server.call(calls.assignClient, { ids: ids.join(), clientName: '恒泰' }, stranger)).toMatchObject({ code: 404 });
    expect(await names(stranger)).toEqual([]);
  });
});

describe('R-7.4-56 deleting and merging', () => {
  it('R-1-20 R-7.4-56 leaves the bills without a client, also one that comes back later', async () => {
    const owner = await newOwner();
    const { ids, billNos } = await subscribe(owner, '蓝港', 2);
    await server.call(calls.deleteBills, { ids: [ids[1]!] }, owner);
    const [{ id } = { id: 0 }] = (await list(owner)).list;
    expect(await server.call(calls.deleteClient, { id }, owner)).toMatchObject({ code: 200 });
    expect(await server.call(calls.deleteClient, { id }, owner)).toMatchObject({ code: 404 });
    const { data } = await server.call(calls.queryDeleted, {}, owner);
    expect(data!.list.map(({ clientCompanyName }) => clientCompanyName)).toEqual(['蓝港']);
    await server.call(calls.recallDeleted, { ids: [ids[1]!] }, owner);
    expect(await clientsOf(owner)).toEqual({ [billNos[0]!]: null, [billNos[1]!]: null });
  });

  it('of two spellings makes one, with the bills, contacts and remarks of both', async () => {
    const owner = await newOwner();
    const [one, two] = [await subscribe(owner, '恒太', 2), await subscribe(owner, '恒泰', 1)];
    const [first, second] = [await add(owner, '恒太'), await add(owner, '恒泰')];
    const set = (id: number, clientName: string, remark: string, contacts: ClientContact[]) =>
      server.call(calls.saveClient, { id, clientName, remark, contacts }, owner);
    await set(first, '恒太', '月结', [contact('演示甲', '1'), contact('演示乙', '2')]);
    await set(second, '恒泰', '现结', [contact('演示乙', '2')]);
    expect(await server.call(calls.mergeClients, { id: first, intoId: second }, owner)).toMatchObject({ code: 200 });
    expect((await list(owner)).list).toMatchObject([
      { id: second, clientName: '恒泰', remark: '现结\n月结', count: 3, contacts: [contact('演示乙', '2'), contact('演示甲', '1')] },
    ]);
    expect(await clientsOf(owner)).toEqual(Object.fromEntries([...one.billNos, ...two.billNos].map((billNo) => [billNo, '恒泰'])));
  });

  it('refuses itself, what is too large together, and what is somebody else’s, and then leaves both', async () => {
    const owner = await newOwner();
    const [first, second] = [await add(owner, 'A'), await add(owner, 'B')];
    const foreign = await add(await newOwner(), 'C');
    const merge = (id: number, intoId: number) => server.call(calls.mergeClients, { id, intoId }, owner);
    expect(await merge(first, first)).toMatchObject({ code: 400, refusal: 'bill-subscription.mergedWithItself' });
    expect(await merge(first, foreign)).toMatchObject({ code: 404 });
    expect(await merge(foreign, first)).toMatchObject({ code: 404 });
    const many = (head: string) => Array.from({ length: 11 }, (_, n) => contact(`${head}${n}`));
    await server.call(calls.saveClient, { id: first, clientName: 'A', remark: '', contacts: many('a') }, owner);
    await server.call(calls.saveClient, { id: second, clientName: 'B', remark: '', contacts: many('b') }, owner);
    expect(await merge(first, second)).toMatchObject({ code: 400, refusal: 'bill-subscription.mergedTooLarge' });
    expect((await list(owner)).list.map(({ contacts }) => contacts.length)).toEqual([11, 11]);
  });
});

describe('R-7.6-20 a link to one bill', () => {
  const dayMs = 86_400_000;
  const share = async (owner: TestUser, id: number, rest: Partial<Parameters<typeof server.call<typeof calls.shareBill>>[1]> = {}) =>
    (await server.call(calls.shareBill, { type: 'bill', id, expireDays: 7, ...rest }, owner)).data!;
  const tokenOf = ({ url }: { readonly url: string }): string => url.split('#')[1]!;
  const show = (token: string) => server.call(calls.showSharedBill, { token });

  it('R-7.6-20 shows whoever has it the bill and its boxes in a client’s words, masked, and nothing that was noted', async () => {
    const port = createPortVoice(server.platform);
    const company = await insertCompanyForTest(server.platform, { name: '演示货代' });
    const manager = await insertMemberForTest(server.platform, company, 'Management');
    const { ids, billNos } = await subscribe(manager, '恒泰');
    await server.call(calls.updateRemark, { id: ids[0]!, remark: '报价 9000', transport: '车队甲' }, manager);
    const closesMs = server.platform.portClock.nowMs() + 30 * 3_600_000;
    await port.plan(closesMs + 2 * 3_600_000);
    await port.manifest(billNos[0]!, ['DWSU3001375', 'DWSU3001380']);
    await port.gateIn(billNos[0]!, 'DWSU3001375', server.platform.portClock.nowMs(), 'H7700413');
    const link = await share(manager, ids[0]!, { expireDays: 30, maskFields: ['ctnNo', 'sealNo', 'grossWeight'] });
    await waitFor('the bill to be told', async () => (await show(tokenOf(link))).data!.boxes.length === 2);
    const data = (await show(tokenOf(link))).data!;
    expect(data).toMatchObject({
      bill: { billNo: billNos[0], sentence: '已进港 1/2', tone: 'running', destination: '鹿特丹', clockBefore: null },
      masks: ['ctnNo', 'sealNo', 'grossWeight'],
      forwarder: '演示货代',
      expireTime: link.expireTime,
      asOfTime: formatShanghai(server.platform.portClock.nowMs()),
    });
    expect(data.boxes.map(({ ctnNo, step, sealNo, grossWeight }) => [ctnNo, step, sealNo, grossWeight])).toEqual([
      ['DWS***375', 'arrived', 'H77***413', null],
      ['DWS***380', 'none', null, null],
    ]);
    expect(data.bill.nodes.filter(({ state, time }) => state !== 'done' && time !== null)).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/报价|车队甲|恒泰|DWSU3001|"id"|truck|note|source|199\d{8}|price|coins|fen|fee/);
    // A client who planned by the clock is told that it moved.
    await port.plan(closesMs);
    await waitFor('the clock to move', async () => (await show(tokenOf(link))).data!.bill.clockBefore !== null);
    const moved = (await show(tokenOf(link))).data!.bill;
    expect([Date.parse(`${moved.clockBefore}+08:00`) - Date.parse(`${moved.clock!.time}+08:00`)]).toEqual([2 * 3_600_000]);
    // What nobody masks stands whole; when nobody says what to mask, the seal is masked.
    const shownBy = async (rest: Parameters<typeof share>[2]) =>
      (await show(tokenOf(await share(manager, ids[0]!, rest)))).data!.boxes.map(({ ctnNo, sealNo, grossWeight }) => [
        ctnNo,
        sealNo,
        grossWeight,
      ]);
    const numbers = (sealNo: string) => [
      ['DWSU3001375', sealNo, 13_900],
      ['DWSU3001380', null, 13_800],
    ];
    expect(await shownBy({ maskFields: [] })).toEqual(numbers('H7700413'));
    expect(await shownBy({})).toEqual(numbers('H77***413'));
  });

  // From the trade: a link given out dies with the reason for it, at once.
  it.each<[string, (owner: TestUser, id: number) => unknown]>([
    ['taken back', (owner, id) => server.call(calls.revokeBillShares, { type: 'bill', id }, owner)],
    ['its bill deleted', (owner, id) => server.call(calls.deleteBills, { ids: [id] }, owner)],
    [
      'its bill deleted, and brought back without it',
      async (owner, id) => {
        await server.call(calls.deleteBills, { ids: [id] }, owner);
        expect((await server.call(calls.recallDeleted, { ids: [id] }, owner)).data).toMatchObject({ recalled: [id] });
      },
    ],
    [
      'its row follows another bill',
      async (owner, id) => expect((await server.call(calls.changeBillNo, { id, blno: freshBillNo() }, owner)).code).toBe(200),
    ],
    [
      'its bill is no more of the client of then',
      async (owner, id) => void (await server.call(calls.assignClient, { ids: String(id), clientName: '' }, owner)),
    ],
    [
      'its client is deleted',
      async (owner) => void (await server.call(calls.deleteClient, { id: (await list(owner)).list[0]!.id }, owner)),
    ],
    ['seven days old', () => clock.advance(7 * dayMs)],
  ])('R-7.6-20 opens nothing once %s', async (_why, end) => {
    const owner = await newOwner();
    const { ids } = await subscribe(owner, '恒泰');
    const token = tokenOf(await share(owner, ids[0]!));
    expect((await show(token)).code).toBe(200);
    await end(owner, ids[0]!);
    expect(await show(token)).toMatchObject({ code: 410, refusal: 'bill-subscription.shareEnded', data: null });
  });

  it('R-7.6-20 opens nothing once whoever made it is in the company no more', async () => {
    const cid = await insertCompanyForTest(server.platform, { name: '演示货代' });
    const manager = await insertMemberForTest(server.platform, cid, 'Management');
    const leaver = await insertMemberForTest(server.platform, cid, 'operator');
    const { ids } = await subscribe(leaver, '');
    const [his, hers] = [tokenOf(await share(leaver, ids[0]!)), tokenOf(await share(manager, ids[0]!))];
    await server.call(company.removeColleague, { companyId: cid, userId: leaver.userId }, manager);
    expect((await show(his)).code).toBe(410);
    expect((await show(hers)).code).toBe(200);
    const left = async () =>
      (await server.platform.database.query('system', 'select 1 from platform_share_token where made_by = $1', [leaver.userId])).rowCount;
    await waitFor('his link to be deleted', async () => (await left()) === 0);
  });

  it('R-7.6-20 is counted, bounded, and made of nobody else’s bill', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { ids } = await subscribe(owner, '');
    const thing = { type: 'bill' as const, id: ids[0]! };
    expect((await server.call(calls.countBillShares, thing, owner)).data).toEqual({ count: 0, lastExpireTime: null, views: 0 });
    const token = tokenOf(await share(owner, thing.id));
    const { expireTime } = await share(owner, thing.id, { expireDays: 30 });
    await show(token);
    await show(token);
    // A page that stays open asks again and again, and was opened once.
    await server.call(calls.showSharedBill, { token, again: '1' });
    expect((await server.call(calls.countBillShares, thing, owner)).data).toEqual({ count: 2, lastExpireTime: expireTime, views: 2 });
    for (const [endpoint, wish] of [
      [calls.shareBill, { ...thing, expireDays: 7 }],
      [calls.countBillShares, thing],
      [calls.revokeBillShares, thing],
    ] as const)
      expect((await server.call(endpoint as Endpoint, wish as never, stranger)).code).toBe(404);
    expect((await show(token)).code).toBe(200);
    for (let more = 0; more < 18; more += 1) await share(owner, thing.id);
    expect(await server.call(calls.shareBill, { ...thing, expireDays: 7 }, owner)).toMatchObject({
      code: 400,
      msg: '这一票的有效链接已有 20 个，请先收回',
    });
    const { rows } = await server.platform.database.query<{ kept: string }>(
      'system',
      'select t::text as kept from platform_share_token t where owner_key = $1',
      [owner.ownerKey],
    );
    expect(rows.some(({ kept }) => kept.includes(token))).toBe(false);
  });

  it.each([
    [{ expireDays: 365 }, 'expireDays', '只能选 7 或 30 天'],
    [{ type: 'truck' }, 'type', '只能分享提单'],
    [{ maskFields: ['price'] }, 'maskFields', '没有这一样'],
  ])('R-7.6-20 refuses %j at its field', async (wrong, field, message) => {
    const answer = await server.call(calls.shareBill, { type: 'bill', id: 1, expireDays: 7, ...wrong } as never, await newOwner());
    expect(answer.code).toBe(400);
    const [name, told] = Object.entries(answer.fields!)[0]!;
    expect(name.startsWith(field)).toBe(true);
    expect(told).toBe(message);
  });
});

describe('a client’s own key (ADR 0034)', () => {
  const show = (key: string, paging: object = {}) => server.call(calls.showClientBills, { key, ...paging });
  const makeKey = async (owner: TestUser, id: number) => (await server.call(calls.makeClientKey, { id }, owner)).data!;
  /** How so many looks by a key are answered, twenty at a time. */
  const codesOf = async (looks: number, key: string): Promise<ReadonlySet<number>> => {
    const codes = new Set<number>();
    for (let done = 0; done < looks; done += 20) {
      const answers = await Promise.all(Array.from({ length: Math.min(20, looks - done) }, () => show(key)));
      for (const { code } of answers) codes.add(code);
    }
    return codes;
  };

  it('R-0-05 opens the live bills of this client alone, at every port, without what was noted for oneself', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const { ids, billNos } = await subscribe(owner, '恒泰', 2);
    await subscribe(owner, '别家');
    await subscribe(owner, '');
    await subscribe(other, '恒泰');
    const inShanghai = freshBillNo();
    await server.call(calls.subscribeBills, { systemKey: 'SH', blnos: [inShanghai], clientCompanyName: '恒泰' }, owner);
    await server.call(calls.updateRemark, { id: ids[0]!, remark: '报价 9000', transport: '车队甲' }, owner);
    await server.call(calls.deleteBills, { ids: [ids[1]!] }, owner);
    const { key } = await makeKey(owner, await add(owner, '恒泰'));
    const { data } = await show(key);
    expect(data).toMatchObject({ clientName: '恒泰', total: 2, forwarder: '', expiresTime: expect.stringMatching(/^20/) });
    expect(data!.list.map(({ billNo }) => billNo)).toEqual([inShanghai, billNos[0]]);
    expect(JSON.stringify(data)).not.toMatch(/报价|车队甲|owner|"id"/);
    expect([data!.pageSize, (await show(key, { limit: 5_000 })).data!.pageSize]).toEqual([15, 1000]);
    expect(await show(key, { page: 2, limit: 1 })).toMatchObject({ data: { total: 2, list: [{ billNo: billNos[0] }] } });
  });

  it('V-05 tells in the client’s words: the next clock first, what nothing is known of last, as of when, and by whom', async () => {
    const port = createPortVoice(server.platform);
    const cid = await insertCompanyForTest(server.platform, { name: '演示货代' });
    const manager = await insertMemberForTest(server.platform, cid, 'Management');
    const { billNos } = await subscribe(manager, '恒泰', 3);
    const [later, told, unknown] = billNos as [string, string, string];
    await port.plan(server.platform.portClock.nowMs() + 30 * 3_600_000);
    // Its boxes are not in and its gate closes: what that asks of the forwarder is not the client’s.
    await port.manifest(told, ['DWSU3001375', 'DWSU3001380']);
    await port.gateIn(told, 'DWSU3001375', server.platform.portClock.nowMs());
    const { key } = await makeKey(manager, await add(manager, '恒泰'));
    const shown = async () => (await show(key)).data!;
    await waitFor('the bill to be told', async () => (await shown()).list[0]!.billNo === told);
    await server.platform.database.query('system', `update account_user set user_name = '王海' where id = $1`, [manager.userId]);
    const data = await shown();
    // Of what nothing is known of, the newest first.
    expect(data.list.map(({ billNo, sentence }) => [billNo, sentence])).toEqual([
      [told, '已进港 1/2'],
      [unknown, '港口还没有数据'],
      [later, '港口还没有数据'],
    ]);
    expect(data).toMatchObject({ forwarder: '演示货代', contact: '王海', asOfTime: formatShanghai(server.platform.portClock.nowMs()) });
    expect(JSON.stringify(data)).not.toMatch(/找|催|建议|未进港|到期|note|source/);
  });

  it('is kept as a digest, shown once, and tells when it was used last', async () => {
    const owner = await newOwner();
    const id = await add(owner, '恒泰');
    const { key, expiresTime } = await makeKey(owner, id);
    const { rows } = await server.platform.database.query<{ kept: string }>(
      'system',
      "select k::text as kept from platform_share_token k where kind = 'client'",
    );
    expect(rows.some(({ kept }) => kept.includes(key))).toBe(false);
    expect((await list(owner)).list[0]!.key).toEqual({
      madeBy: '',
      madeTime: expect.any(String),
      expiresTime,
      lastUsedTime: null,
      hasEnded: false,
    });
    await show(key);
    await show(key, { page: 2 });
    expect((await list(owner)).list[0]!.key!.lastUsedTime).not.toBeNull();
    const { rows: seen } = await server.platform.database.query<{ views: number }>(
      'system',
      "select views from platform_share_token where kind = 'client' and owner_key = $1",
      [owner.ownerKey],
    );
    // Leaves that are turned within a minute are one opening.
    expect(seen).toEqual([{ views: 1 }]);
  });

  // From the trade: a link given out must die with the reason for it, at once.
  const ends: [string, (owner: TestUser, id: number) => Promise<unknown>][] = [
    ['taken back', (owner, id) => server.call(calls.revokeClientKey, { id }, owner)],
    ['made anew', (owner, id) => makeKey(owner, id)],
    ['its client deleted', (owner, id) => server.call(calls.deleteClient, { id }, owner)],
    [
      'its client merged into another',
      async (owner, id) => server.call(calls.mergeClients, { id, intoId: await add(owner, '另一家') }, owner),
    ],
    ['thirty days old', async () => clock.advance(clientKeyMs)],
  ];
  it.each(ends)('opens nothing once %s', async (_why, end) => {
    const owner = await newOwner();
    const id = await add(owner, '恒泰');
    const { key } = await makeKey(owner, id);
    expect((await show(key)).code).toBe(200);
    await end(owner, id);
    expect(await show(key)).toMatchObject({ code: 410, refusal: 'bill-subscription.clientKeyEnded', data: null });
  });

  it('N10 ends when who made it operates no more, and stays when he does', async () => {
    const cid = await insertCompanyForTest(server.platform, { name: '演示货代' });
    const manager = await insertMemberForTest(server.platform, cid, 'Management');
    const operator = await insertMemberForTest(server.platform, cid, 'finance');
    const give = (role: 'operator' | 'read-only') =>
      server.call(company.changeDuty, { companyId: cid, userId: operator.userId, role }, manager);
    await give('operator');
    const acting = { ...operator, token: await insertSessionForTest(server.platform, operator.userId, { cid, duty: 'operator' }) };
    await subscribe(acting, '恒泰');
    const { key } = await makeKey(acting, await add(acting, '恒泰'));
    expect((await show(key)).code).toBe(200);
    await give('read-only');
    await waitFor('the key to end', async () => (await show(key)).code === 410);
  });

  it('ends when who made it leaves the company, and no sooner; with the last person its clients are forgotten', async () => {
    const cid = await insertCompanyForTest(server.platform, { name: '演示货代' });
    const manager = await insertMemberForTest(server.platform, cid, 'Management');
    const [leaver, colleague] = [
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'operator'),
    ];
    const keys: string[] = [];
    for (const [who, name] of [
      [leaver, '恒泰'],
      [colleague, '甬联'],
    ] as const) {
      await subscribe(who, name);
      keys.push((await makeKey(who, await add(who, name))).key);
    }
    const codes = async () => {
      const answers = await Promise.all(keys.map((key) => show(key)));
      return answers.map(({ code, data }) => `${code} ${data?.forwarder ?? ''}`.trim());
    };
    expect((await list(manager)).list.map(({ key }) => key!.madeBy).toSorted()).toEqual([leaver.phone, colleague.phone].toSorted());
    expect(await codes()).toEqual(['200 演示货代', '200 演示货代']);
    await server.call(company.removeColleague, { companyId: cid, userId: leaver.userId }, manager);
    await waitFor('his key to end', async () => (await codes())[0] === '410');
    expect((await codes())[1]).toBe('200 演示货代');
    await server.call(company.removeColleague, { companyId: cid, userId: colleague.userId }, colleague);
    await waitFor('her key to end', async () => (await codes())[1] === '410');
    expect((await list(manager)).total).toBe(2);
    const alone = await insertSessionForTest(server.platform, manager.userId);
    await server.platform.database.query('system', "update company set cert_state = 'failed' where id = $1", [cid]);
    expect((await server.call(company.withdrawApplication, { companyId: cid }, { token: alone })).code).toBe(200);
    await waitFor('its clients to go', async () => {
      const { rows } = await server.platform.database.query<{ n: number }>(
        'system',
        'select count(*)::int as n from bill_subscription_client where owner_key = $1',
        [`c:${cid}`],
      );
      return rows[0]!.n === 0;
    });
  });

  it.each(['reviewing', 'failed'] as const)(
    'R-7.4-85 shows no name of a company whose certification is %s: it is nobody’s word',
    async (state) => {
      const cid = await insertCompanyForTest(server.platform, { name: '演示大船东' });
      const manager = await insertMemberForTest(server.platform, cid, 'Management');
      const { key } = await makeKey(manager, await add(manager, '恒泰'));
      expect((await show(key)).data).toMatchObject({ forwarder: '演示大船东' });
      await server.platform.database.query('system', 'update company set cert_state = $2 where id = $1', [cid, state]);
      expect(await show(key)).toMatchObject({ code: 200, data: { clientName: '恒泰', forwarder: '' } });
    },
  );

  it('follows its client to another name', async () => {
    const owner = await newOwner();
    const { billNos } = await subscribe(owner, '恒太');
    const id = await add(owner, '恒太');
    const { key } = await makeKey(owner, id);
    await server.call(calls.saveClient, { id, clientName: '恒泰', remark: '', contacts: [] }, owner);
    expect((await show(key)).data).toMatchObject({ clientName: '恒泰', list: [{ billNo: billNos[0] }] });
  });

  it('L4 as many right looks as people of one office take: none of them counts', async () => {
    const owner = await newOwner();
    const { key } = await makeKey(owner, await add(owner, '恒泰'));
    expect(await codesOf(601, key)).toEqual(new Set([200]));
  });

  it('cannot be guessed: a network may try so many, and then waits', async () => {
    expect(await codesOf(601, 'A'.repeat(43))).toEqual(new Set([410, 429]));
  });
});

describe('R-6-06 who may what in a company', () => {
  const changing = ['addClient', 'saveClient', 'mergeClients', 'deleteClient', 'assignClient', 'makeClientKey', 'revokeClientKey'] as const;
  // Whoever operates changes; finance and read-only look (ADR 0028).
  const duties: [Duty, 'let through' | 'refused'][] = [
    ['Management', 'let through'],
    ['operator', 'let through'],
    ['finance', 'refused'],
    ['read-only', 'refused'],
  ];
  it.each(duties)('R-6-06 %s sees clients; changing them is %s', async (duty, wanted) => {
    const user = await newOwner();
    await server.platform.database.query('system', "update account_session set company_id = '900', company_duty = $2 where user_id = $1", [
      user.userId,
      duty,
    ]);
    expect((await server.call(calls.listClients, {}, user)).code).toBe(200);
    for (const name of changing) {
      const sample = billSubscriptionSamples[name] as (own: typeof absent) => object;
      const { code } = await server.call(calls[name] as Endpoint, sample(absent), user);
      expect({ name, refused: code === 403 }).toEqual({ name, refused: wanted === 'refused' });
    }
  });
});
