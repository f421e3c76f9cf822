// Guarantee: R-7.5-13: money sent to our bank account is credited once the desk has seen it there, once for each of
// the bank's numbers, never by whoever sent it; its slip is seen by the desk alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { adjustmentMaxFen } from '@mastlight/domain/billing/index';
import { topUp } from '@mastlight/domain/top-up/contract';
import { openOrdersMax } from '@mastlight/domain/top-up/goods';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { uploadForTest } from '../../scenarios/upload-for-test';

const slip = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const bankAccount = { holder: '演示户名', bank: '演示银行', accountNo: '0000' };
let server: TestServer;
let user: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http', BANK_ACCOUNT: JSON.stringify(bankAccount) } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [user, admin] = [await signInForTest(server.platform), await signInForTest(server.platform, { roles: ['desk'] })];
});

type Who = Pick<TestUser, 'token'>;
const upload = async (who: Who = user): Promise<string> => (await uploadForTest(server.url, who.token, slip, '回单.pdf')).data!.url;
const create = async (who: Who = user, part: object = {}) =>
  server.call(topUp.createTransfer, { amount: 100_000, companyName: '演示货代', voucherUrl: await upload(who), ...part }, who);
const made = async (who: Who = user): Promise<string> => (await create(who)).data!.orderNo;
let numbers = 0;
const bankNo = (): string => `B2026112400${++numbers}`;
const credit = (orderNo: string, number = bankNo(), who: Who = admin) =>
  server.call(topUp.judgeTransfer, { orderNo, verdict: 'credit', bankNo: number }, who);
const refuse = (orderNo: string, reason = '没有到账', who: Who = admin) =>
  server.call(topUp.judgeTransfer, { orderNo, verdict: 'refuse', reason }, who);
const balanceOf = async (who: Who = user): Promise<number> => (await server.call(billing.showAccount, {}, who)).data!.balance;
const rowOf = async (orderNo: string, who: Who = user) =>
  (await server.call(topUp.listOrders, { pageSize: 50 }, who)).data!.list.find((one) => one.orderNo === orderNo)!;

it('R-7.5-13 tells where to, waits, and is credited in full with the number of the bank', async () => {
  expect((await server.call(topUp.listGoods, {}, user)).data!.bankAccount).toEqual(bankAccount);
  const orderNo = await made();
  expect([await rowOf(orderNo), await balanceOf()]).toMatchObject([
    { payType: 'TRANSFER', status: '待支付', amount: 100_000, invoiceStatus: '' },
    0,
  ]);
  const { openCount, list } = (await server.call(topUp.listTransfers, {}, admin)).data!;
  expect(openCount).toBeGreaterThan(0);
  expect(list.find((one) => one.orderNo === orderNo)).toMatchObject({
    accountType: 0,
    accountId: user.userId,
    companyName: '演示货代',
    amount: 100_000,
    bankNo: '',
  });
  const number = bankNo();
  expect((await credit(orderNo, number)).code).toBe(200);
  expect([await rowOf(orderNo), await balanceOf()]).toMatchObject([{ status: '已支付', invoiceStatus: '未开票' }, 100_000]);
  const { list: records } = (await server.call(billing.queryRecords, { type: '充值' }, user)).data!;
  expect(records).toMatchObject([{ kind: 'top-up', amount: 100_000, bizNo: orderNo }]);
  expect((await server.call(topUp.listTransfers, {}, admin)).data!.list.find((one) => one.orderNo === orderNo)).toMatchObject({
    bankNo: number,
  });
});

it('is credited once, however many confirm it at once', async () => {
  const orderNo = await made();
  const codes = await Promise.all(Array.from({ length: 6 }, () => credit(orderNo)));
  expect(codes.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(5).fill(409)]);
  expect(await balanceOf()).toBe(100_000);
});

it('of two with one number of the bank one is credited', async () => {
  const [one, two, number] = [await made(), await made(), bankNo()];
  const told = await Promise.all([credit(one, number), credit(two, number)]);
  expect(told.map(({ code, refusal }) => refusal ?? code).sort()).toEqual([200, 'top-up.bankNoUsed']);
  expect(await balanceOf()).toBe(100_000);
});

it('is refused with a reason, which its sender reads', async () => {
  const orderNo = await made();
  expect((await refuse(orderNo, '金额与银行不符')).code).toBe(200);
  expect([await rowOf(orderNo), await balanceOf()]).toMatchObject([{ status: '已关闭', reason: '金额与银行不符' }, 0]);
  expect((await refuse(orderNo)).refusal).toBe('top-up.transferJudged');
});

it('closed by its sender it is credited all the same when the money came in', async () => {
  const orderNo = await made();
  expect((await server.call(topUp.closeOrder, { orderNo }, user)).code).toBe(200);
  expect((await refuse(orderNo)).refusal).toBe('top-up.transferJudged');
  expect((await credit(orderNo)).code).toBe(200);
  expect([await balanceOf(), (await server.call(topUp.closeOrder, { orderNo }, user)).refusal]).toEqual([100_000, 'top-up.paidAlready']);
});

it('is of the company that its sender acts for', async () => {
  const cid = await insertCompanyForTest(server.platform);
  const member = await insertMemberForTest(server.platform, cid, 'finance');
  const orderNo = await made(member);
  await credit(orderNo);
  expect([await balanceOf(member), await rowOf(orderNo, member)]).toMatchObject([100_000, { status: '已支付' }]);
});

it('is confirmed by nobody of the desk who has sent it', async () => {
  const orderNo = await made(admin);
  expect((await credit(orderNo)).refusal).toBe('top-up.transferOfOwn');
  expect((await refuse(orderNo)).refusal).toBe('top-up.transferOfOwn');
  const other = await signInForTest(server.platform, { roles: ['desk'] });
  expect((await credit(orderNo, bankNo(), other)).code).toBe(200);
});

it('is confirmed by nobody for a company that he is in, whichever identity he acts as', async () => {
  const cid = await insertCompanyForTest(server.platform);
  const orderNo = await made(await insertMemberForTest(server.platform, cid, 'finance'));
  const inside = await insertMemberForTest(server.platform, cid, 'read-only');
  await server.platform.database.query('system', `update account_user set roles = '{desk}' where id = $1`, [inside.userId]);
  for (const token of [inside.token, await insertSessionForTest(server.platform, inside.userId)]) {
    expect((await credit(orderNo, bankNo(), { token })).refusal).toBe('top-up.transferOfOwn');
    expect((await refuse(orderNo, '没有到账', { token })).refusal).toBe('top-up.transferOfOwn');
  }
  expect((await credit(orderNo)).code).toBe(200);
});

it('of a large sum two of the desk see the same number at the bank', async () => {
  const [large, second] = [{ amount: adjustmentMaxFen + 1 }, await signInForTest(server.platform, { roles: ['desk'] })];
  const orderNo = (await create(user, large)).data!.orderNo;
  const number = bankNo();
  expect((await credit(orderNo, number)).code).toBe(200);
  const isSeen = async () => (await server.call(topUp.listTransfers, {}, admin)).data!.list.find((one) => one.orderNo === orderNo)!.isSeen;
  expect([await balanceOf(), (await rowOf(orderNo)).status, await isSeen()]).toEqual([0, '待支付', true]);
  expect((await credit(orderNo, number)).refusal).toBe('top-up.transferOfTwo');
  expect((await credit(orderNo, bankNo(), second)).refusal).toBe('top-up.bankNoDiffers');
  expect((await credit(orderNo, number, second)).code).toBe(200);
  expect(await balanceOf()).toBe(adjustmentMaxFen + 1);
  // A number that was mistyped first is put right by whoever typed it, and by nobody else.
  const mended = (await create(user, large)).data!.orderNo;
  const [wrong, right] = [bankNo(), bankNo()];
  await credit(mended, wrong);
  expect((await credit(mended, right, second)).refusal).toBe('top-up.bankNoDiffers');
  expect((await credit(mended, right)).code).toBe(200);
  expect([(await credit(mended, right)).refusal, (await rowOf(mended)).status]).toEqual(['top-up.transferOfTwo', '待支付']);
  expect((await credit(mended, wrong, second)).refusal).toBe('top-up.bankNoDiffers');
  expect((await credit(mended, right, second)).code).toBe(200);
  expect(await balanceOf()).toBe(2 * (adjustmentMaxFen + 1));
  // The other one may also find that it is not there.
  const other = (await create(user, large)).data!.orderNo;
  await credit(other);
  expect((await refuse(other, '没有到账', second)).code).toBe(200);
  expect((await rowOf(other)).status).toBe('已关闭');
});

it('refused by one of the desk it is credited by no other', async () => {
  const [orderNo, other] = [await made(), await signInForTest(server.platform, { roles: ['desk'] })];
  await refuse(orderNo);
  expect((await credit(orderNo, bankNo(), other)).refusal).toBe('top-up.transferJudged');
  expect(await balanceOf()).toBe(0);
});

it('a number of the bank is one in small letters and in capitals', async () => {
  const [one, two, number] = [await made(), await made(), bankNo()];
  expect((await credit(one, number.toLowerCase())).code).toBe(200);
  expect((await credit(two, number)).refusal).toBe('top-up.bankNoUsed');
  expect(await balanceOf()).toBe(100_000);
});

describe('the slip', () => {
  it('is fetched by the desk alone', async () => {
    const orderNo = await made();
    const fetchIt = async ({ token }: Who) => {
      const response = await fetch(`${server.url}${topUp.fetchVoucher.path}?orderNo=${orderNo}`, { headers: { authorization: token } });
      return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) };
    };
    expect((await fetchIt(admin)).body.equals(slip)).toBe(true);
    expect((await fetchIt(user)).body.toString()).toContain('"code":403');
  });

  it('is the caller’s own, and serves once', async () => {
    const stranger = await signInForTest(server.platform);
    const theirs = await upload(stranger);
    expect((await create(user, { voucherUrl: theirs })).refusal).toBe('top-up.voucherGone');
    expect((await create(user, { voucherUrl: '/file/none' })).refusal).toBe('top-up.voucherGone');
    expect((await server.call(topUp.listOrders, {}, user)).data!.total).toBe(0);
    const own = await upload();
    const told = await Promise.all([1, 2, 3].map(() => create(user, { voucherUrl: own })));
    expect(told.map(({ code, refusal }) => refusal ?? code).sort()).toEqual([200, 'top-up.voucherUsed', 'top-up.voucherUsed']);
    expect((await server.call(topUp.listOrders, {}, user)).data!.total).toBe(1);
  });
});

it.each([
  ['too little', { amount: 9_999 }, 'amount'],
  ['too much', { amount: 100_000_001 }, 'amount'],
  ['a part of a fen', { amount: 10_000.5 }, 'amount'],
  ['no sender', { companyName: ' ' }, 'companyName'],
  ['a sender too long', { companyName: '长'.repeat(101) }, 'companyName'],
  ['no slip', { voucherUrl: '' }, 'voucherUrl'],
])('refuses %s and names the field', async (_, part, field) => {
  const { code, fields } = await create(user, part);
  expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
});

it.each(['12345', 'x'.repeat(65), 'B-1234567', '流水号123456'])('%s is no number of a bank', async (number) => {
  const { code, fields } = await credit(await made(), number);
  expect([code, Object.keys(fields ?? {})]).toEqual([400, ['bankNo']]);
});

it('waits with no more orders than an owner may have', async () => {
  for (let n = 0; n < openOrdersMax; n++) await made();
  expect((await create()).refusal).toBe('top-up.ordersFull');
});

it('is not offered where there is no account', async () => {
  const other = await startTestServer({ env: { ROLES: 'http' } });
  try {
    const who = await signInForTest(other.platform);
    expect((await other.call(topUp.listGoods, {}, who)).data!.bankAccount).toBeNull();
    const wish = { amount: 100_000, companyName: '演示货代', voucherUrl: '/file/x' };
    expect((await other.call(topUp.createTransfer, wish, who)).refusal).toBe('top-up.methodClosed');
  } finally {
    await other.stop();
  }
});
