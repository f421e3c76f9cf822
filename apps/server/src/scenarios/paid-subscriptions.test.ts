// Guarantee: R-4.9-11, -12, T13: what is subscribed to is paid for in the same transaction, free money first and real money
// only where somebody agreed; what was never heard of is paid back, once; what nobody asked for never takes real money.
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showCoins } from '@mastlight/domain/billing/coins';
import { billing } from '@mastlight/domain/billing/contract';
import { billingTexts } from '@mastlight/domain/billing/messages';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';
import { timedBills } from '../modules/bill-subscription/operations/timed-bills';
import { takeUpBills } from '../modules/bill-subscription/operations/take-up-bills';
import { bookingRows } from '../modules/booking-subscription/own-rows';
import { takeUpCalls } from '../modules/vessel-subscription/operations/take-up-calls';
import { vesselRows } from '../modules/vessel-subscription/own-rows';
import { inTransaction } from '../platform/db/transaction';
import { endByTime } from '../platform/list/end-by-time';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from './company-for-test';
import { doorsForTest } from './doors-for-test';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';

const clock = createTestClock();
let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '300' } });
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

let made = 0;
const number = (): string => `COSU63${String(10_000_000 + ++made)}`;
const voyage = (): string => `${++made}W`;

/** What a subscription of each kind at each kind of port costs, and whose free quota it takes (R-4.9-07 … -11), from the price list. */
const prices = [
  ['a bill', 'NB', 100, 'nbFreeBalance', 'FEE_BLNO'],
  ['a bill', 'SH', 100, 'freeBalance', 'FEE_BLNO'],
  ['a bill', 'QD', 100, 'nbFreeBalance', 'FEE_BLNO'],
  ['a call', 'NB', 50, 'nbFreeBalance', 'FEE_NB_VESSEL'],
  ['a call', 'SH', 50, 'freeBalance', 'FEE_VESSEL'],
  ['a call', 'DL', 50, 'nbFreeBalance', 'FEE_NB_VESSEL'],
  ['a booking', 'NB', 50, 'nbFreeBalance', 'FEE_SO'],
  ['a booking', 'SH', 50, 'freeBalance', 'FEE_SO'],
] as const;
type Thing = (typeof prices)[number][0];
type PortCode = (typeof prices)[number][1];

/** Subscribes to new things of a kind. */
function subscribe(
  user: TestUser,
  thing: Thing,
  systemKey: PortCode,
  { count = 1, ...agreed }: { count?: number; allowReal?: boolean; allowRealFen?: number } = {},
) {
  const numbers = Array.from({ length: count }, number);
  if (thing === 'a bill') return server.call(bills.subscribeBills, { systemKey, blnos: numbers, ...agreed }, user);
  if (thing === 'a booking') return server.call(bookings.subscribeBookings, { systemKey, sonos: numbers, ...agreed }, user);
  const list = numbers.map(() => ({ vesselsName: 'DEMO.MOON', voyage: voyage() }));
  return server.call(vessels.subscribeVessels, { systemKey, list, ...agreed }, user);
}
const walletOf = async (user: TestUser) => (await server.call(billing.showAccount, {}, user)).data!;
const recordsOf = async (user: TestUser) => (await server.call(billing.queryRecords, { pageSize: 100 }, user)).data!.list;
const topUp = (user: TestUser, fen: number) => topUpForTest(server.platform, user.ownerKey, fen);
const countOf = async (user: TestUser) => (await server.call(bills.queryBillPage, { limit: 100 }, user)).data!.total;

describe('R-4.9-11 what is subscribed to costs its price', () => {
  it.each(prices)('R-4.9-07 … -09, -11 %s at %s: %i fen of its own free quota', async (thing, port, fen, quota, fee) => {
    const user = await signInForTest(server.platform);
    expect((await subscribe(user, thing, port)).data!.coins).toBe(fen);
    const { freeBalance, nbFreeBalance, balance } = await walletOf(user);
    expect({ freeBalance, nbFreeBalance, balance }).toEqual({ freeBalance: 300, nbFreeBalance: 300, balance: 0, [quota]: 300 - fen });
    const { rows } = await server.platform.database.query<{ account: string }>(
      'system',
      `select account from billing_posting where owner_key = $1 and account like 'revenue%'`,
      [user.ownerKey],
    );
    expect(rows).toEqual([{ account: `revenue_${fee}` }]);
  });

  it.each(prices)('R-3.7-06 the item of %s at %s has its id, its origin and its fee on the wire', async (thing, port, _fen, quota, fee) => {
    const user = await signInForTest(server.platform);
    const told = (await subscribe(user, thing, port)).data!;
    expect(told.list).toHaveLength(1);
    const origin = quota === 'freeBalance' ? 'SH' : 'NB';
    expect(told.list[0]).toMatchObject({ id: expect.any(Number), origin, payAccountMoneyEnum: fee });
    expect(['SH', 'NB']).toContain(told.list[0]!.origin);
    // The id is that of the row in its own list.
    const query = { 'a bill': bills.queryBillPage, 'a call': vessels.queryRows, 'a booking': bookings.queryRows }[thing];
    const rows = (await server.call(query, { systemKey: port }, user)).data!.list as readonly { readonly id: number }[];
    expect(rows.map(({ id }) => id)).toEqual([told.list[0]!.id]);
  });

  it('R-4.9-11 what is there already costs nothing, and a lost answer that is asked for again neither', async () => {
    const user = await signInForTest(server.platform);
    const blnos = [number(), number()];
    expect((await server.call(bills.subscribeBills, { blnos }, user)).data!.coins).toBe(200);
    expect((await server.call(bills.subscribeBills, { blnos }, user)).data!.coins).toBe(0);
    expect((await walletOf(user)).nbFreeBalance).toBe(100);
  });

  it('R-4.9-11 deleted and subscribed to again on the same day is paid for once, on the next day twice', async () => {
    const user = await signInForTest(server.platform);
    const blnos = [number()];
    const coins: number[] = [];
    for (const waitMs of [0, 60_000, 24 * 3_600_000]) {
      clock.advance(waitMs);
      const { data } = await server.call(bills.subscribeBills, { blnos }, user);
      coins.push(data!.coins);
      await server.call(bills.deleteBills, { ids: [data!.list[0]!.id!] }, user);
    }
    expect(coins).toEqual([100, 0, 100]);
  });

  it('R-4.9-11 two at once for one number pay once', async () => {
    const user = await signInForTest(server.platform);
    const blnos = [number()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(bills.subscribeBills, { blnos }, user)));
    expect(answers.map(({ data }) => data!.coins).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 100]);
    expect((await walletOf(user)).nbFreeBalance).toBe(200);
  });

  it('L-15 each line of the record names its bill', async () => {
    const user = await signInForTest(server.platform);
    const blno = number();
    await server.call(bills.subscribeBills, { blnos: [blno] }, user);
    expect((await recordsOf(user))[0]).toMatchObject({ bizNo: blno, type: '订阅', fee: 'FEE_BLNO', amount: 100, freeAmount: 100 });
  });
});

describe('T13 real money', () => {
  it.each(['a bill', 'a call', 'a booking'] as const)(
    'is not taken for %s unless agreed to, and then nothing is subscribed to',
    async (thing) => {
      const user = await signInForTest(server.platform);
      await topUp(user, 1_000);
      const count = thing === 'a bill' ? 4 : 7;
      const wantedFen = thing === 'a bill' ? 400 : 350;
      expect(await subscribe(user, thing, 'NB', { count })).toMatchObject({
        code: 409,
        refusal: 'billing.needsConfirmation',
        params: { free: '3', wanted: showCoins(wantedFen) },
      });
      const realFen = wantedFen - 300;
      expect(await subscribe(user, thing, 'NB', { count, allowReal: true, allowRealFen: realFen - 1 })).toMatchObject({
        code: 409,
        refusal: 'billing.needsConfirmation',
        params: { free: '3', wanted: showCoins(wantedFen) },
      });
      expect(await walletOf(user)).toMatchObject({ balance: 1_000, nbFreeBalance: 300 });
      expect((await subscribe(user, thing, 'NB', { count, allowReal: true, allowRealFen: realFen })).data!.coins).toBe(wantedFen);
      expect(await walletOf(user)).toMatchObject({ balance: 1_000 - (wantedFen - 300), nbFreeBalance: 0 });
    },
  );

  it.each([
    ['before', false],
    ['at the same time as', true],
  ])('T13 a colleague uses the free quota %s a call that was agreed to: no more is taken than was shown', async (_when, isAtOnce) => {
    for (let round = 0; round < (isAtOnce ? 5 : 1); round++) {
      const cid = await insertCompanyForTest(server.platform);
      const company = async (role: 'Management' | 'operator') =>
        ({ ...(await insertMemberForTest(server.platform, cid, role)), ownerKey: `c:${cid}` }) as unknown as TestUser;
      const [one, colleague] = [await company('Management'), await company('operator')];
      await topUp(one, 1_000);
      const { nbFreeBalance: freeFen } = await walletOf(one);
      const ofFree = freeFen / 100;
      // What he was shown: all that is free, and one of real money.
      const mine = () => subscribe(one, 'a bill', 'NB', { count: ofFree + 1, allowReal: true, allowRealFen: 100 });
      const theirs = () => subscribe(colleague, 'a bill', 'NB', { count: ofFree });
      const [first, second] = isAtOnce ? await Promise.all([theirs(), mine()]) : [await theirs(), await mine()];
      const { balance, nbFreeBalance } = await walletOf(one);
      // Whoever comes second is asked, and has nothing.
      expect([first.code, second.code, balance, nbFreeBalance, await countOf(one)]).toEqual(
        first.code === 200 ? [200, 409, 1_000, 0, ofFree] : [409, 200, 900, 0, ofFree + 1],
      );
      const refused = first.code === 200 ? second : first;
      expect(refused).toMatchObject({ refusal: 'billing.needsConfirmation', params: { free: '0' } });
    }
  });

  it('T13 an amount that is none is refused by its name', async () => {
    const user = await signInForTest(server.platform);
    for (const allowRealFen of [-1, 0.5]) {
      expect(await subscribe(user, 'a bill', 'NB', { allowReal: true, allowRealFen })).toMatchObject({
        code: 400,
        fields: { allowRealFen: billingTexts.agreedWrong },
      });
    }
  });

  it('R-1-25 is taken from the account of the identity that acts: the company’s, and not the person’s', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const member = await insertMemberForTest(server.platform, cid, 'Management');
    const asCompany = { ...member, ownerKey: `c:${cid}` } as unknown as TestUser;
    const asPerson = { ...asCompany, ownerKey: `u:${member.userId}`, token: await insertSessionForTest(server.platform, member.userId) };
    await topUp(asCompany, 1_000);
    await topUp(asPerson, 700);
    const before = [await walletOf(asCompany), await walletOf(asPerson)];
    expect((await subscribe(asCompany, 'a bill', 'NB', { count: 4, allowReal: true })).data!.coins).toBe(400);
    const freeUsed = before[0]!.nbFreeBalance - (await walletOf(asCompany)).nbFreeBalance;
    expect(await walletOf(asCompany)).toMatchObject({ balance: 1_000 - (400 - freeUsed) });
    expect(await walletOf(asPerson)).toEqual(before[1]);
    await subscribe(asPerson, 'a bill', 'NB', { count: 4, allowReal: true });
    expect(await walletOf(asPerson)).toMatchObject({ balance: 600, nbFreeBalance: 0 });
    expect(await walletOf(asCompany)).toMatchObject({ balance: 1_000 - (400 - freeUsed) });
  });

  it('R-8-03 is short: 402, nothing subscribed to, nothing taken', async () => {
    const user = await signInForTest(server.platform);
    await topUp(user, 99);
    expect(await subscribe(user, 'a bill', 'NB', { count: 4, allowReal: true })).toMatchObject({ code: 402, refusal: 'billing.short' });
    expect(await countOf(user)).toBe(0);
    expect(await walletOf(user)).toMatchObject({ balance: 99, nbFreeBalance: 300 });
  });

  // Bills that are there before, and what is then there.
  it.each([
    [2, 3, 'its free money'],
    [3, 3, 'nothing: it waits'],
  ])('T13 is never taken for what subscriptions bring: beside %i bills there are %i, for %s', async (before, after) => {
    const user = await signInForTest(server.platform);
    await topUp(user, 1_000);
    await subscribe(user, 'a bill', 'NB', { count: before });
    const { platform } = server;
    const doors = doorsForTest(platform);
    const [subject, { ownerKey, userId }] = [number(), user];
    await inTransaction(platform.database, 'system', (tx) =>
      doors.follow.bring(tx, 'bill', [
        { ownerKey, userId, port: 'NB', subject, spelt: subject, remark: '', product: 'booking-subscription', rowId: 1 },
      ]),
    );
    // The server's own worker may have it before.
    await takeUpBills({ platform, ...doors });
    await waitFor('what is free is taken up', async () => (await countOf(user)) >= after);
    expect(await countOf(user)).toBe(after);
    expect(await walletOf(user)).toMatchObject({ balance: 1_000, nbFreeBalance: 0 });
  });
});

describe('T13 what subscriptions bring beyond the free quota', () => {
  // Of five bills at 100 three are free, of eight calls at 50 six; what was followed before costs nothing and is no longer waited for.
  it.each([
    ['bill', 5, 3],
    ['call', 8, 6],
  ] as const)(
    'T13 ADR 0027 a %s: of %i brought at once the first %i are taken with free money, the others next month',
    async (kind, count, free) => {
      let user = await signInForTest(server.platform);
      await topUp(user, 1_000);
      const { platform } = server;
      const doors = doorsForTest(platform);
      const { ownerKey, userId } = user;
      const rows = Array.from({ length: count }, (_, rowId) => {
        const subject = kind === 'bill' ? number() : `DEMO.MOON/${voyage()}`;
        return { ownerKey, userId, port: 'NB', subject, spelt: subject, remark: '', product: 'booking-subscription', rowId } as const;
      });
      await inTransaction(platform.database, 'system', (tx) => doors.follow.bring(tx, kind, rows));
      const takeUp = () => (kind === 'bill' ? takeUpBills({ platform, ...doors }) : takeUpCalls({ platform, ...doors }));
      const followed = async () => (kind === 'bill' ? countOf(user) : (await server.call(vessels.queryRows, {}, user)).data!.total);
      // The server's own worker may have them before.
      await takeUp();
      await waitFor('what is free is taken up', async () => (await followed()) >= free);
      expect([await followed(), await walletOf(user)]).toMatchObject([free, { balance: 1_000, nbFreeBalance: 0 }]);
      const nowMs = clock.nowMs();
      clock.advance(startOfShanghaiMonth(nowMs, 1) + 3_600_000 - nowMs);
      user = { ...user, token: await insertSessionForTest(platform, userId) };
      await takeUp();
      await waitFor('the rest is taken up', async () => (await followed()) >= count);
      const left = 300 - (count - free) * (kind === 'bill' ? 100 : 50);
      expect([await followed(), await walletOf(user)]).toMatchObject([count, { balance: 1_000, nbFreeBalance: left }]);
    },
  );
});

describe('R-7.4-41 L-01 one payment follows one bill', () => {
  const follow = (user: TestUser, ...blnos: string[]) => server.call(bills.subscribeBills, { blnos, allowReal: true }, user);
  const rename = (user: TestUser, id: number, blno: string) => server.call(bills.changeBillNo, { id, blno }, user);

  it('R-7.4-41 a mistyped number is mended for nothing, and what it was before is paid for like any other', async () => {
    const user = await signInForTest(server.platform);
    await topUp(user, 1_000);
    const first = number();
    const coins: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { data } = await follow(user, first);
      coins.push(data!.coins);
      expect((await rename(user, data!.list[0]!.id!, number())).code).toBe(200);
    }
    expect(coins).toEqual([100, 100, 100]);
    expect(await countOf(user)).toBe(3);
  });

  it('R-7.4-41 a renamed bill that is deleted is recalled for nothing and subscribed to again for nothing that day', async () => {
    const user = await signInForTest(server.platform);
    const [first, second] = [number(), number()];
    const { data } = await follow(user, first);
    const id = data!.list[0]!.id!;
    await rename(user, id, second);
    await server.call(bills.deleteBills, { ids: [id] }, user);
    const again = await follow(user, second);
    expect(again.data!.coins).toBe(0);
    // The payment lives with the second row: the first is not recalled on it too.
    await rename(user, again.data!.list[0]!.id!, number());
    expect((await server.call(bills.recallDeleted, { ids: [id] }, user)).data).toEqual({
      recalled: [],
      refused: [{ id, reason: billSubscriptionTexts.recallUsed }],
    });
    expect(await countOf(user)).toBe(1);
  });

  it('two numbers that had one payment are subscribed to at once: the last of them has it, the other is paid for (T2)', async () => {
    const user = await signInForTest(server.platform);
    await topUp(user, 1_000);
    const [first, second] = [number(), number()];
    for (const blno of [null, second]) {
      const { id } = (await follow(user, first)).data!.list[0]!;
      if (blno !== null) await rename(user, id!, blno);
      await server.call(bills.deleteBills, { ids: [id!] }, user);
    }
    const both = await follow(user, first, second);
    expect(both).toMatchObject({ code: 200, data: { coins: 100, list: [{ code: 'added' }, { code: 'added' }] } });
    await server.call(bills.deleteBills, { ids: [both.data!.list[1]!.id!] }, user);
    expect((await follow(user, second)).data!.coins).toBe(0);
  });

  it('R-7.4-41 what was heard of goes on under a carrier’s new number once, deleted and followed again in between too', async () => {
    const user = await signInForTest(server.platform);
    const [first, second, third] = [number(), number(), number()];
    for (const blno of [first, second]) await port.manifest(blno, ['CSQU3054383']);
    const id = (await follow(user, first)).data!.list[0]!.id!;
    expect((await rename(user, id, second)).code).toBe(200);
    expect(await rename(user, id, third)).toMatchObject({ code: 409, refusal: 'bill-subscription.renamesUsedUp' });
    await server.call(bills.deleteBills, { ids: [id] }, user);
    const again = (await follow(user, second)).data!;
    expect(again.coins).toBe(0);
    expect((await rename(user, again.list[0]!.id!, third)).code).toBe(409);
  });

  it('R-4.9-12 a renamed bill of which nothing was heard is paid back; one that was heard of before is not, and is recalled', async () => {
    const user = await signInForTest(server.platform);
    const heard = number();
    await port.manifest(heard, ['CSQU3054383']);
    const ids = (await follow(user, number(), heard)).data!.list.map((one) => one.id!);
    for (const id of ids) await rename(user, id, number());
    expect((await walletOf(user)).nbFreeBalance).toBe(100);
    const nowMs = server.platform.portClock.nowMs() + 32 * 24 * 3_600_000;
    const platform = { ...server.platform, portClock: { ...server.platform.portClock, nowMs: () => nowMs } };
    await endByTime(platform, timedBills({ platform, ...doorsForTest(server.platform) }));
    expect((await walletOf(user)).nbFreeBalance).toBe(200);
    expect((await server.call(bills.recallDeleted, { ids }, user)).data).toEqual({
      recalled: [ids[1]],
      refused: [{ id: ids[0], reason: billSubscriptionTexts.recallPaidBack }],
    });
  });

  it('R-4.9-12 a bill that was heard of is not paid back for a call that its owner has typed for it, where it is unheard of', async () => {
    const user = await signInForTest(server.platform);
    const blno = number();
    await port.manifest(blno, ['CSQU3054383']);
    const id = (await follow(user, blno)).data!.list[0]!.id!;
    await server.call(bills.updateVesselVoyage, { id, vesselsName: 'DEMO.NOWHERE', voyage: '9W' }, user);
    const nowMs = server.platform.portClock.nowMs() + 70 * 24 * 3_600_000;
    const platform = { ...server.platform, portClock: { ...server.platform.portClock, nowMs: () => nowMs } };
    await endByTime(platform, timedBills({ platform, ...doorsForTest(server.platform) }));
    expect((await walletOf(user)).nbFreeBalance).toBe(200);
  });

  it('R-4.9-12 R-7.4-21 what was paid back is not recalled for nothing, whoever of its rows is asked for', async () => {
    const user = await signInForTest(server.platform);
    const blno = number();
    const first = (await follow(user, blno)).data!.list[0]!.id!;
    await server.call(bills.deleteBills, { ids: [first] }, user);
    await follow(user, blno);
    const nowMs = server.platform.portClock.nowMs() + 32 * 24 * 3_600_000;
    const platform = { ...server.platform, portClock: { ...server.platform.portClock, nowMs: () => nowMs } };
    await endByTime(platform, timedBills({ platform, ...doorsForTest(server.platform) }));
    expect((await walletOf(user)).nbFreeBalance).toBe(300);
    expect((await server.call(bills.recallDeleted, { ids: [first] }, user)).data).toEqual({
      recalled: [],
      refused: [{ id: first, reason: billSubscriptionTexts.recallPaidBack }],
    });
  });
});

describe('R-4.9-12 what nothing was ever heard of', () => {
  const monthMs = 32 * 24 * 3_600_000;

  it('R-4.9-12 R-4.10-38 has failed for 暂无数据, and is paid back in full, once, where it came from, and the record says so', async () => {
    const user = await signInForTest(server.platform);
    await topUp(user, 1_000);
    // Four bills of 100 eat 300 free and 100 real; the call and the booking are real.
    const followed = await subscribe(user, 'a bill', 'NB', { count: 4, allowReal: true });
    await subscribe(user, 'a call', 'NB', { allowReal: true });
    await subscribe(user, 'a booking', 'NB', { allowReal: true });
    expect(await walletOf(user)).toMatchObject({ balance: 800, nbFreeBalance: 0 });
    const nowMs = server.platform.portClock.nowMs() + monthMs;
    const platform = { ...server.platform, portClock: { ...server.platform.portClock, nowMs: () => nowMs } };
    const parts = { platform, ...doorsForTest(server.platform) };
    for (let n = 0; n < 2; n++) {
      for (const rows of [timedBills(parts), vesselRows(parts).timed, bookingRows(parts).timed]) await endByTime(platform, rows);
    }
    const { list } = (await server.call(bills.queryDeleted, { limit: 10 }, user)).data!;
    const failed = followed.data!.list.map(({ id }) => ({ id, state: 'failed', failReason: 'no-data' }));
    expect(list.map(({ id, state, failReason }) => ({ id, state, failReason })).toSorted((a, b) => a.id - b.id)).toEqual(failed);
    expect(await walletOf(user)).toMatchObject({ balance: 1_000, nbFreeBalance: 300 });
    const refunds = (await recordsOf(user)).filter(({ type }) => type === '退款');
    expect(refunds).toHaveLength(6);
    expect(refunds.every(({ direction, remark }) => direction === 'IN' && remark === 'no-data')).toBe(true);
  });

  it('R-4.9-12 what its user deletes is not paid back', async () => {
    const user = await signInForTest(server.platform);
    const { data } = await subscribe(user, 'a bill', 'NB');
    await server.call(bills.deleteBills, { ids: [data!.list[0]!.id!] }, user);
    const platform = server.platform;
    await endByTime(platform, timedBills({ platform, ...doorsForTest(platform) }));
    expect(await walletOf(user)).toMatchObject({ nbFreeBalance: 200 });
  });
});
