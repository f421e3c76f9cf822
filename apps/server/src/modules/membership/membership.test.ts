// Guarantee: a level is bought once for what was shown, out of the wallet alone, by who may pay; while it holds its owner pays
// his price for what it lowers, and nobody else does; nothing is taken where nothing was given.
import { randomUUID } from 'node:crypto';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { membership } from '@mastlight/domain/membership/contract';
import { trucks } from '@mastlight/domain/truck/contract';
import { parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { inTransaction } from '../../platform/db/transaction';
import { Consent, verifyLedger } from '../billing/index';

const dayMs = 24 * 3_600_000;
const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '300', CALLS_PER_MINUTE: '1000000' } });
});
afterAll(() => server.stop());

type Caller = Pick<TestUser, 'token'>;
const mine = async ({ token }: Caller) => (await server.call(membership.showMine, {}, { token })).data!;
const offerOf = async (user: Caller, level: 'silver' | 'gold') => (await mine(user)).offers.find((offer) => offer.level === level)!;
const upgrade = (user: Caller, wish: { level: 'silver' | 'gold'; pay: number; lastDay: string }, key: string = randomUUID()) =>
  server.call(membership.upgrade, wish, { token: user.token, headers: { 'idempotency-key': key } });
/** As somebody buys who agrees to what is shown. */
async function buy(user: Caller, level: 'silver' | 'gold') {
  const { pay, lastDay } = await offerOf(user, level);
  return upgrade(user, { level, pay, lastDay });
}
const wallet = async ({ token }: Caller) => (await server.call(billing.showAccount, {}, { token })).data!;
const records = async ({ token }: Caller) => (await server.call(billing.queryRecords, {}, { token })).data!.list;
let made = 0;
const subscribe = ({ token }: Caller, count = 1, allowReal = true) => {
  const blnos = Array.from({ length: count }, () => `COSU67${String(10_000_000 + ++made)}`);
  return server.call(bills.subscribeBills, { blnos, allowReal }, { token });
};
function credit(ownerKey: string, fen: number): Promise<void> {
  const wish = { key: `${ownerKey} ${++made}`, subject: 'CZ1', fen, from: 'clearing_WXPAY', reason: 'paid' };
  const { billing: money } = doorsForTest(server.platform);
  return inTransaction(server.platform.database, 'system', (tx) => money.credit(tx, { userId: 0, ownerKey }, wish));
}
async function person(fen = 100_000): Promise<TestUser> {
  const user = await signInForTest(server.platform);
  if (fen > 0) await credit(user.ownerKey, fen);
  return user;
}
/** The same person once his session of before is over. */
const again = async ({ userId }: TestUser): Promise<Caller> => ({ token: await insertSessionForTest(server.platform, userId) });
const termsOf = async (ownerKey: string) =>
  (await server.platform.database.query('system', 'select 1 from membership_term where owner_key = $1', [ownerKey])).rowCount;

describe('R-7.6-21 what is offered', () => {
  it('R-7.6-21 GET /vip/levels has each level with its price and what a member pays', async () => {
    const { token } = await person(0);
    const { list } = (await server.call(membership.listLevels, {}, { token })).data!;
    expect(list).toMatchObject([
      { level: 'normal', name: '普通会员', price: 0, percent: 100 },
      { level: 'silver', name: '银卡会员', price: 12_000, percent: 95 },
      { level: 'gold', name: '金卡会员', price: 36_000, percent: 90 },
    ]);
    // Bill, call in Shanghai and elsewhere, booking, overseas, truck, contact; a fraction of a fen is the member's.
    expect(list.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
      [100, 50, 50, 50, 200, 20, 500],
      [95, 47, 47, 47, 190, 19, 475],
      [90, 45, 45, 45, 180, 18, 450],
    ]);
    expect((await server.call(membership.showMine, {})).code).toBe(401);
  });

  it('R-7.6-21 GET /vip/mine of who bought nothing is 普通会员, and what each level would cost', async () => {
    const user = await person(0);
    expect(await mine(user)).toMatchObject({ level: 'normal', percent: 100, lastDay: null, daysLeft: 0, usage: null });
    expect(await offerOf(user, 'gold')).toEqual({
      level: 'gold',
      kind: 'join',
      price: 36_000,
      credit: 0,
      pay: 36_000,
      fromDay: '2026-10-12',
      lastDay: '2027-10-11',
    });
  });
});

describe('R-2.3-23 POST /vip/upgrade', () => {
  it('R-7.6-21 takes what was shown, of real money alone, and books it as 会员', async () => {
    const user = await person(20_000);
    expect(await buy(user, 'silver')).toMatchObject({ code: 200, data: { level: 'silver', lastDay: '2027-10-11', coins: 12_000 } });
    expect(await mine(user)).toMatchObject({ level: 'silver', percent: 95, lastDay: '2027-10-11', daysLeft: 365 });
    expect(await wallet(user)).toMatchObject({ balance: 8_000, freeBalance: 300, nbFreeBalance: 300, memberPercent: 95 });
    expect((await records(user))[0]).toMatchObject({
      type: '会员',
      fee: 'FEE_VIP_SILVER',
      direction: 'OUT',
      amount: 12_000,
      freeAmount: 0,
      fullAmount: null,
      origin: null,
      bizNo: '银卡会员，到 2027-10-11',
    });
    const found = await server.call(billing.queryRecords, { type: '会员' }, { token: user.token });
    expect(found.data!.total).toBe(1);
  });

  it('R-8-03 402 where there is not enough, the free quota notwithstanding: nothing is taken, nothing given, and the key is free', async () => {
    const user = await person(11_999);
    const { pay, lastDay } = await offerOf(user, 'silver');
    const key = randomUUID();
    expect(await upgrade(user, { level: 'silver', pay, lastDay }, key)).toMatchObject({ code: 402, refusal: 'billing.short' });
    expect([(await wallet(user)).balance, await termsOf(user.ownerKey), (await mine(user)).level]).toEqual([11_999, 0, 'normal']);
    await credit(user.ownerKey, 1);
    expect((await upgrade(user, { level: 'silver', pay, lastDay }, key)).code).toBe(200);
    expect((await wallet(user)).balance).toBe(0);
  });

  it('R-2.3-23 L-03 the same key twice is one purchase, answered the same', async () => {
    const user = await person();
    const { pay, lastDay } = await offerOf(user, 'gold');
    const key = randomUUID();
    const answers = [];
    for (let n = 0; n < 2; n++) answers.push((await upgrade(user, { level: 'gold', pay, lastDay }, key)).data);
    expect([answers[1], (await wallet(user)).balance, await termsOf(user.ownerKey)]).toEqual([answers[0], 64_000, 1]);
    expect((await upgrade(user, { level: 'gold', pay: pay + 1, lastDay }, key)).code).toBe(422);
  });

  it.each([['silver'], ['gold']] as const)(
    'L-05 %s by two colleagues at once, ten times each: one gets it, and pays once',
    async (level) => {
      const cid = await insertCompanyForTest(server.platform);
      const [one, two] = [
        await insertMemberForTest(server.platform, cid, 'finance'),
        await insertMemberForTest(server.platform, cid, 'finance'),
      ];
      await credit(`c:${cid}`, 1_000_000);
      const offer = await offerOf(one, level);
      /** Asks again while too many of its account's calls are at work. */
      const buyAtOnce = async (user: Caller): Promise<string> => {
        for (;;) {
          const { code, refusal } = await upgrade(user, offer);
          if (code !== 429) return `${code} ${refusal ?? ''}`;
        }
      };
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => buyAtOnce(n % 2 ? one : two)));
      expect(answers.sort()).toEqual(['200 ', ...Array.from({ length: 19 }, () => '409 membership.offerChanged')]);
      expect([1_000_000 - (await wallet(one)).balance, await termsOf(`c:${cid}`)]).toEqual([offer.pay, 1]);
    },
  );

  it.each([
    ['another price', { pay: 1 }],
    ['a lower one by a fen', { pay: 11_999 }],
    ['nothing', { pay: 0 }],
    ['another day', { lastDay: '2099-12-31' }],
  ])('R-2.3-23 409 for %s than is offered now, which is told; nothing is taken', async (_name, part) => {
    const user = await person();
    const { pay, lastDay } = await offerOf(user, 'silver');
    const answer = await upgrade(user, { level: 'silver', pay, lastDay, ...part });
    expect(answer).toMatchObject({ code: 409, refusal: 'membership.offerChanged', params: { pay: '120', lastDay } });
    expect([(await wallet(user)).balance, await termsOf(user.ownerKey)]).toEqual([100_000, 0]);
  });

  it.each([
    ['level', { level: 'normal' }],
    ['level', { level: 'platinum' }],
    ['pay', { pay: -1 }],
    ['pay', { pay: 1.5 }],
    ['lastDay', { lastDay: '2027-02-30' }],
  ])('R-2.3-23 400 for a wrong %s', async (field, part) => {
    const user = await person(0);
    const wish = { level: 'silver', pay: 12_000, lastDay: '2027-10-11', ...part } as Parameters<typeof upgrade>[1];
    const { code, fields } = await upgrade(user, wish);
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  it('R-6-20 a company’s is bought by who may pay, and is everybody’s there; read-only colleagues see it; nobody’s own is touched', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const [reader, operator, finance] = [
      await insertMemberForTest(server.platform, cid, 'read-only'),
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'finance'),
    ];
    await credit(`c:${cid}`, 50_000);
    const offer = await offerOf(reader, 'gold');
    expect([(await upgrade(reader, offer)).code, (await upgrade(operator, offer)).code]).toEqual([403, 403]);
    expect((await upgrade(finance, offer)).code).toBe(200);
    expect([await mine(reader), await mine(operator)]).toMatchObject([{ level: 'gold' }, { level: 'gold' }]);
    // He himself, and another company, have nothing of it.
    expect(await mine({ token: await insertSessionForTest(server.platform, finance.userId) })).toMatchObject({
      level: 'normal',
      percent: 100,
    });
    const other = await insertMemberForTest(server.platform, await insertCompanyForTest(server.platform), 'finance');
    expect((await wallet(other)).memberPercent).toBe(100);
  });

  it('R-2.3-23 is nothing where it cannot be answered: what was taken and given goes back together', async () => {
    const user = await person();
    const offer = await offerOf(user, 'gold');
    const run = (sql: string) => server.platform.database.query('system', sql, []);
    await run(`create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`);
    await run('create trigger fail_for_test before insert on billing_answer for each statement execute function fail_for_test()');
    try {
      expect((await upgrade(user, offer)).code).toBe(500);
    } finally {
      await run('drop trigger fail_for_test on billing_answer; drop function fail_for_test()');
    }
    expect([(await wallet(user)).balance, await termsOf(user.ownerKey), (await mine(user)).level]).toEqual([100_000, 0, 'normal']);
    expect((await buy(user, 'gold')).code).toBe(200);
  });
});

describe('R-7.6-21 what a level gives', () => {
  it('R-4.9-11 a member pays his price, told as it is: in the question, the charge, the record and what is left', async () => {
    const user = await person(200_000);
    expect((await buy(user, 'gold')).code).toBe(200);
    const { token } = user;
    const check = (fee: 'FEE_BLNO' | 'FEE_VGM', count: number) =>
      server.call(billing.checkFreeBalance, { origin: 'NB', payAccountMoneyEnum: fee, count }, { token });
    expect((await check('FEE_BLNO', 3)).data).toEqual({ freeFen: 300, wantedFen: 270 });
    expect(await check('FEE_BLNO', 4)).toMatchObject({ code: 402, params: { free: '3', wanted: '3.60', full: '4' } });
    // What is sent to a counterpart costs what it costs.
    expect(await check('FEE_VGM', 1)).toMatchObject({ code: 402, params: { wanted: '5' } });
    expect((await server.call(trucks.list, {}, { token })).data!.priceFen).toBe(18);
    expect(await subscribe(user, 4, false)).toMatchObject({ code: 409, params: { free: '2.70', wanted: '3.60', full: '4' } });
    expect((await subscribe(user, 4)).data!.coins).toBe(360);
    expect(await wallet(user)).toMatchObject({ balance: 164_000 - 60, nbFreeBalance: 0 });
    expect((await records(user))[0]).toMatchObject({ type: '订阅', amount: 90, fullAmount: 100 });
    // Used: four things of 4 for 3.60.
    expect((await mine(user)).usage).toEqual({ fromDay: '2026-10-12', count: 4, full: 400, paid: 360 });
    // Somebody else pays the whole price.
    const other = await person();
    expect((await subscribe(other, 1)).data!.coins).toBe(100);
    expect((await records(other))[0]).toMatchObject({ amount: 100, fullAmount: null });
  });

  it('R-7.6-21 what was charged before it was bought is no use of it, and neither is what was given back', async () => {
    const user = await person();
    await subscribe(user, 2);
    clock.advance(60_000);
    await buy(user, 'silver');
    expect((await mine(user)).usage).toEqual({ fromDay: shanghaiDay(clock.nowMs()), count: 0, full: 0, paid: 0 });
    await subscribe(user, 1);
    expect((await mine(user)).usage).toMatchObject({ count: 1, full: 100, paid: 95 });
    // Held: what was taken counts, what went back, or waits, does not. (These doors know of no members.)
    const { billing: money } = doorsForTest(server.platform);
    const things = ['posted', 'void', 'waiting'].map((key) => ({ key: `${key} ${user.ownerKey}`, subject: key }));
    await inTransaction(server.platform.database, 'system', async (tx) => {
      await money.hold(tx, user, { fee: 'FEE_ABROAD', origin: 'NB', consent: Consent.whole(), untilMs: clock.nowMs() + dayMs, things });
      await money.settle(tx, user, { keys: [things[0]!.key], end: 'post', reason: 'told' });
      await money.settle(tx, user, { keys: [things[1]!.key], end: 'void', reason: 'refused' });
    });
    expect((await mine(user)).usage).toMatchObject({ count: 2, full: 300, paid: 295 });
    await inTransaction(server.platform.database, 'system', (tx) => money.refund(tx, user, { keys: [things[0]!.key], reason: 'no-data' }));
    expect((await mine(user)).usage).toMatchObject({ count: 1, full: 100, paid: 95 });
  });
});

describe('R-2.3-23 terms', () => {
  it('R-7.6-21 prolongs after its end, goes up at once for what is left, and never down; each fen is in the record', async () => {
    const user = await person();
    await buy(user, 'silver');
    const first = (await mine(user)).lastDay!;
    clock.advance(100 * dayMs);
    const later = await again(user);
    expect(await offerOf(later, 'silver')).toMatchObject({ kind: 'renew', pay: 12_000, credit: 0 });
    expect((await buy(later, 'silver')).code).toBe(200);
    expect((await mine(later)).lastDay! > first).toBe(true);
    expect((await mine(later)).offers.map(({ level }) => level)).toEqual(['gold']);
    expect((await upgrade(later, { level: 'silver', pay: 12_000, lastDay: '2029-10-11' })).refusal).toBe('membership.early');
    // 265 of 365 days of the first, and all of the second.
    const credited = Math.floor((12_000 * 265) / 365) + 12_000;
    expect(await offerOf(later, 'gold')).toMatchObject({ kind: 'upgrade', price: 36_000, credit: credited, pay: 36_000 - credited });
    expect((await buy(later, 'gold')).data!.coins).toBe(36_000 - credited);
    expect(await mine(later)).toMatchObject({ level: 'gold', percent: 90, daysLeft: 365 });
    expect((await records(later))[0]).toMatchObject({ type: '会员', amount: 36_000 - credited, fullAmount: 36_000 });
    expect((await upgrade(later, { level: 'silver', pay: 12_000, lastDay: '2029-10-11' })).refusal).toBe('membership.lower');
    expect((await wallet(later)).balance).toBe(100_000 - 12_000 - 12_000 - (36_000 - credited));
    // What it took the place of is over with it: nothing of the second silver year comes back.
    clock.advance(365 * dayMs);
    expect(await wallet(await again(user))).toMatchObject({ memberPercent: 100 });
  });

  it('R-7.6-21 holds through its last day and is over at midnight in Shanghai', async () => {
    const user = await person();
    await buy(user, 'silver');
    clock.advance(parseShanghai((await mine(user)).lastDay!)! + dayMs - 1 - clock.nowMs());
    const late = await again(user);
    expect(await mine(late)).toMatchObject({ level: 'silver', daysLeft: 1 });
    expect((await subscribe(late)).data!.coins).toBe(95);
    clock.advance(1);
    expect(await mine(late)).toMatchObject({ level: 'normal', percent: 100, lastDay: null, daysLeft: 0, usage: null });
    expect((await subscribe(late)).data!.coins).toBe(100);
    expect(await offerOf(late, 'silver')).toMatchObject({ kind: 'join', credit: 0 });
  });

  it('R-2.3-23 what was agreed to before midnight is asked again after it', async () => {
    const user = await person();
    await buy(user, 'silver');
    const { pay, lastDay } = await offerOf(user, 'gold');
    clock.advance(dayMs);
    const later = await again(user);
    const answer = await upgrade(later, { level: 'gold', pay, lastDay });
    expect(answer).toMatchObject({ code: 409, refusal: 'membership.offerChanged' });
    expect((await buy(later, 'gold')).code).toBe(200);
  });
});

it('L-09 after all of it the ledger fits together', async () => {
  expect(await verifyLedger(server.platform.database)).toEqual([]);
});
