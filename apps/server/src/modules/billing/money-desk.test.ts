// Guarantee: who runs the site sees a day's money from its first balance to its last, and moves none of it alone: what one
// of the desk asks for another must pass, once, and its owner reads why.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import type { Verdict } from '@mastlight/domain/billing/adjustment';
import { inTransaction } from '../../platform/db/transaction';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { noCompanies, nobody, noMembers } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { checkLedger } from './jobs/check-ledger';
import { creditReal, settleHold, takeItems } from './store';

const dayMs = 24 * 3_600_000;
const clock = createTestClock();
let server: TestServer;
let maker: TestUser;
let checker: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http', FREE_QUOTA_FEN: '3000' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const roles = ['desk'];
  [maker, checker] = [await signInForTest(server.platform, { roles }), await signInForTest(server.platform, { roles })];
});

const within = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> => inTransaction(server.platform.database, 'system', work);
const said = (reason = 'paid') => ({ actorId: 0, identity: 'personal', requestId: 'r', ipDigest: 'd', reason, atMs: clock.nowMs() });
const pay = (user: TestUser, fen: number, system = 'clearing_WXPAY') =>
  within((tx) =>
    creditReal(tx, user.ownerKey, said(), { kind: 'top-up', key: `${system} ${user.ownerKey} ${fen}`, subject: 'CZ1', fen, system }),
  );
const deskOf = async (user = maker, day?: string) => (await server.call(billing.showMoneyDesk, { day }, user)).data!;
const balanceOf = async (user: TestUser): Promise<number> => (await server.call(billing.showAccount, {}, user)).data!.balance;
const ask = (user: TestUser, target: TestUser, amount = 500, reason = '充值少记') =>
  server.call(billing.askAdjustment, { accountType: 0, accountId: target.userId, amount, reason }, user);
const judge = (user: TestUser, id: number, verdict: Verdict, note = '') =>
  server.call(billing.judgeAdjustment, { id, verdict, note }, user);
const paidUser = async (): Promise<TestUser> => {
  const user = await signInForTest(server.platform);
  await pay(user, 1_000);
  return user;
};
const asked = async (target: TestUser, amount?: number): Promise<number> => (await ask(maker, target, amount)).data!.id;

describe('the day', () => {
  it('goes from the first balance to the last by what moved, each with what stands against it', async () => {
    clock.advance(dayMs);
    const before = await deskOf();
    expect(before).toMatchObject({ openingFen: before.closingFen, moves: [], sumFen: 0 });
    const user = await signInForTest(server.platform);
    await pay(user, 10_000);
    await pay(user, 700, 'promo');
    const quota = { month: 202610, fen: 0 };
    const item = { fee: 'FEE_BLNO', origin: 'NB', fen: 100, subject: 'COSU1', allowReal: true } as const;
    const expiresAtMs = clock.nowMs() + 3_600_000;
    await within((tx) =>
      takeItems(
        tx,
        user.ownerKey,
        said('subscribed'),
        quota,
        [
          { ...item, key: `desk charge ${user.userId}`, kind: 'charge' },
          { ...item, key: `desk hold ${user.userId}`, kind: 'hold', fen: 250, subject: 'COSU2', expiresAtMs },
        ],
        true,
      ),
    );
    const desk = await deskOf();
    expect(desk.moves).toEqual([
      { kind: 'charge', against: 'revenue_FEE_BLNO', count: 1, realFen: -100, freeFen: 0, heldFen: 0 },
      { kind: 'hold', against: null, count: 1, realFen: -250, freeFen: 0, heldFen: 250 },
      { kind: 'top-up', against: 'clearing_WXPAY', count: 1, realFen: 10_000, freeFen: 0, heldFen: 0 },
      { kind: 'top-up', against: 'promo', count: 1, realFen: 700, freeFen: 0, heldFen: 0 },
    ]);
    expect([desk.openingFen, desk.closingFen, desk.sumFen]).toEqual([before.closingFen, before.closingFen + 10_350, 0]);
    expect(desk.holds).toEqual({
      count: 1,
      fen: 250,
      overCount: 0,
      list: [
        {
          fee: 'FEE_BLNO',
          subject: 'COSU2',
          accountName: user.phone,
          amount: 250,
          since: desk.nowTime,
          until: expect.any(String),
          isOver: false,
        },
      ],
    });

    // The next day begins with what this one ended with, and this one stays as it was.
    clock.advance(dayMs);
    await pay(user, 44);
    const [next, again] = [await deskOf(), await deskOf(maker, desk.day)];
    expect([next.openingFen, next.closingFen]).toEqual([desk.closingFen, desk.closingFen + 44]);
    expect([again.openingFen, again.closingFen, again.moves]).toEqual([desk.openingFen, desk.closingFen, desk.moves]);
    expect(next.holds).toMatchObject({ count: 1, overCount: 1, list: [{ isOver: true }] });
    await within((tx) => settleHold(tx, user.ownerKey, said('no-answer'), quota, `desk hold ${user.userId}`, 'expire'));
    expect((await deskOf()).holds).toMatchObject({ count: 0, fen: 0, list: [] });
  });

  it('is of Shanghai: the last second before its midnight and the first after it are two days', async () => {
    const midnight = Date.parse('2026-12-01T00:00:00+08:00');
    const user = await signInForTest(server.platform);
    clock.advance(midnight - 1 - clock.nowMs());
    await pay(user, 11);
    clock.advance(1);
    await pay(user, 22);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const sums = async (day: string) => (await deskOf(admin, day)).moves.map(({ realFen }) => realFen);
    expect([await sums('2026-11-30'), await sums('2026-12-01')]).toEqual([[11], [22]]);
  });

  it('a day that is over stays as it was while money moves', async () => {
    const user = await signInForTest(server.platform);
    const yesterday = (await deskOf()).day;
    clock.advance(dayMs);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const before = await deskOf(admin, yesterday);
    let isOver = false;
    const moving = (async () => {
      for (let fen = 1; !isOver; fen++) await pay(user, fen, `clearing_${fen}`);
    })();
    const seen: unknown[] = [];
    for (let n = 0; n < 15; n++) {
      const { openingFen, closingFen } = await deskOf(admin, yesterday);
      seen.push([openingFen, closingFen]);
    }
    isOver = true;
    await moving;
    expect(seen).toEqual(Array.from(seen, () => [before.openingFen, before.closingFen]));
  });

  it('says how the ledger was last found, and that nobody has looked', async () => {
    expect((await deskOf()).check).toBeNull();
    await checkLedger({
      ...server.platform,
      config: server.config,
      companies: noCompanies,
      people: nobody,
      memberPrices: noMembers,
    });
    const { check, nowTime } = await deskOf();
    expect(check).toEqual({ time: nowTime, transfers: expect.any(Number), faults: 0 });
    expect(check!.transfers).toBeGreaterThan(0);
  });

  it.each(['showMoneyDesk', 'askAdjustment', 'judgeAdjustment'] as const)('%s is nobody’s but the desk’s', async (name) => {
    const user = await signInForTest(server.platform);
    const samples = {
      showMoneyDesk: {},
      askAdjustment: { accountType: 0, accountId: 1, amount: 1, reason: 'x' },
      judgeAdjustment: { id: 1, verdict: 'approve' },
    };
    expect((await server.call(billing[name], samples[name] as never, user)).code).toBe(403);
  });

  it.each(['2026-02-31', '2026-13-01'])('%s is no day, and is refused', async (day) => {
    const { code, fields } = await server.call(billing.showMoneyDesk, { day }, maker);
    expect([code, Object.keys(fields ?? {})]).toEqual([400, ['day']]);
  });
});

describe('maker and checker', () => {
  it('moves nothing until another has passed it; then once, and its owner reads why', async () => {
    const user = await signInForTest(server.platform);
    const id = await asked(user);
    expect(await balanceOf(user)).toBe(0);
    expect((await deskOf(checker)).adjustments[0]).toMatchObject({
      id,
      accountType: 0,
      accountId: user.userId,
      accountName: user.phone,
      amount: 500,
      reason: '充值少记',
      state: 'waiting',
      maker: maker.phone,
      isOwn: false,
    });
    const codes = await Promise.all(Array.from({ length: 8 }, () => judge(checker, id, 'approve')));
    expect(codes.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await balanceOf(user)).toBe(500);
    // Taken out again it stands beside, not against what was added.
    const ofDay = async () =>
      (await deskOf()).moves.flatMap(({ kind, realFen, count }) => (kind === 'adjusted' ? [{ realFen, count }] : []));
    const added = await ofDay();
    const taken = await asked(await paidUser(), -200);
    expect((await judge(checker, taken, 'approve')).code).toBe(200);
    expect(await ofDay()).toEqual([...added, { realFen: -200, count: 1 }]);
    const { list } = (await server.call(billing.queryRecords, { type: '调整' }, user)).data!;
    expect(list).toMatchObject([
      // Who of the desk it was is no matter of its owner's.
      { kind: 'adjusted', operator: '平台', amount: 500, direction: 'IN', remark: '充值少记', bizNo: `#${id}`, balanceAfter: 500 },
    ]);
    expect((await deskOf(maker)).adjustments.find((one) => one.id === id)).toMatchObject({
      state: 'approved',
      judge: checker.phone,
      isOwn: true,
    });
  });

  it.each([
    ['approve', 'the maker', 'billing.adjustmentOfTwo'],
    ['refuse', 'the maker', 'billing.adjustmentOfTwo'],
    ['withdraw', 'another', 'billing.adjustmentNotMade'],
    ['approve', 'whose it is', 'billing.adjustmentOfOwn'],
    ['refuse', 'whose it is', 'billing.adjustmentOfOwn'],
  ] as const)('%s by %s is refused, and it goes on waiting', async (verdict, who, refusal) => {
    const owner = await signInForTest(server.platform, { roles: ['desk'] });
    const id = await asked(owner);
    const by = { 'the maker': maker, another: checker, 'whose it is': owner }[who];
    expect((await judge(by, id, verdict)).refusal).toBe(refusal);
    expect((await judge(checker, id, 'approve')).code).toBe(200);
  });

  it('is withdrawn by its maker, or refused with a note, and then moves nothing for ever', async () => {
    const user = await signInForTest(server.platform);
    const [one, two] = [await asked(user), await asked(user)];
    expect([(await judge(maker, one, 'withdraw')).code, (await judge(checker, two, 'refuse', '金额不对')).code]).toEqual([200, 200]);
    for (const id of [one, two]) expect((await judge(checker, id, 'approve')).refusal).toBe('billing.adjustmentJudged');
    expect(await balanceOf(user)).toBe(0);
    expect((await deskOf()).adjustments.find(({ id }) => id === two)).toMatchObject({ state: 'refused', note: '金额不对' });
  });

  it('is not of one’s own account, nor of a company that one is in', async () => {
    expect((await ask(maker, maker)).refusal).toBe('billing.adjustmentOfOwn');
    const cid = await insertCompanyForTest(server.platform);
    const member = await insertMemberForTest(server.platform, cid, 'read-only');
    await server.platform.database.query('system', `update account_user set roles = '{desk}' where id = $1`, [member.userId]);
    const wish = { accountType: 1, accountId: cid, amount: 300, reason: '补' } as const;
    const own = await signInForTest(server.platform, { roles: ['desk'] });
    const id = (await server.call(billing.askAdjustment, wish, own)).data!.id;
    const admin = { token: member.token };
    // Also in his own name, where he sees nothing of the company.
    const asPerson = { token: await insertSessionForTest(server.platform, member.userId) };
    for (const who of [admin, asPerson])
      expect((await server.call(billing.askAdjustment, wish, who)).refusal).toBe('billing.adjustmentOfOwn');
    expect((await server.call(billing.judgeAdjustment, { id, verdict: 'approve' }, admin)).refusal).toBe('billing.adjustmentOfOwn');
    expect((await judge(checker, id, 'approve')).code).toBe(200);
    expect((await server.call(billing.showAccount, {}, admin)).data).toMatchObject({ balance: 300 });
  });

  it('is not of a company that one is in, whichever identity one acts as', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const member = await insertMemberForTest(server.platform, cid, 'read-only');
    await server.platform.database.query('system', `update account_user set roles = '{desk}' where id = $1`, [member.userId]);
    const personal = { token: await insertSessionForTest(server.platform, member.userId) };
    expect((await server.call(billing.showAccount, {}, personal)).data).toMatchObject({ balance: 0 });
    const wish = { accountType: 1, accountId: cid, amount: 300, reason: '补' } as const;
    expect((await server.call(billing.askAdjustment, wish, personal)).refusal).toBe('billing.adjustmentOfOwn');
  });

  it('is of the person whose phone is given', async () => {
    const user = await signInForTest(server.platform);
    const wish = { accountType: 0, accountId: Number(user.phone), amount: 100, reason: '补' } as const;
    const id = (await server.call(billing.askAdjustment, wish, maker)).data!.id;
    expect((await judge(checker, id, 'approve')).code).toBe(200);
    expect(await balanceOf(user)).toBe(100);
  });

  it('takes no more than is there, and can be passed when there is', async () => {
    const user = await paidUser();
    const [first, id] = [await asked(user, -700), await asked(user, -400)];
    expect((await judge(checker, first, 'approve')).code).toBe(200);
    expect((await judge(checker, id, 'approve')).refusal).toBe('billing.adjustmentShort');
    await pay(user, 700);
    expect((await judge(checker, id, 'approve')).code).toBe(200);
    expect(await balanceOf(user)).toBe(600);
    expect(await faults()).toBe(0);
  });

  it('is not asked for more than is there: what there is stands in the sentence, and nothing is kept', async () => {
    const [user, other] = [await paidUser(), await signInForTest(server.platform)];
    const refused = await ask(maker, user, -1_001);
    expect(refused).toMatchObject({
      code: 400,
      refusal: 'billing.adjustmentOver',
      fields: { amount: '账户余额只有 10 火币，不能扣回更多' },
    });
    expect((await ask(maker, other, -1)).fields).toEqual({ amount: '账户余额只有 0 火币，不能扣回更多' });
    expect((await deskOf()).adjustments.filter(({ accountId }) => accountId === user.userId)).toEqual([]);
    expect((await ask(maker, user, -1_000)).code).toBe(200);
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['too much', { amount: 5_000_001 }, 'amount'],
    ['too much taken', { amount: -5_000_001 }, 'amount'],
    ['a part of a fen', { amount: 0.5 }, 'amount'],
    ['no reason', { reason: '  ' }, 'reason'],
    ['a reason too long', { reason: '长'.repeat(201) }, 'reason'],
    ['nobody’s account', { accountId: 999_999_999 }, 'accountId'],
    ['no company’s account', { accountType: 1 as const, accountId: 999_999_999 }, 'accountId'],
  ])('refuses %s and names the field', async (_, wrong, field) => {
    const user = await signInForTest(server.platform);
    const wish = { accountType: 0 as 0 | 1, accountId: user.userId, amount: 100, reason: '补', ...wrong };
    const { code, fields } = await server.call(billing.askAdjustment, wish, maker);
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  it('an adjustment that is not there answers 404', async () => expect((await judge(checker, 999_999, 'approve')).code).toBe(404));
});

async function faults(): Promise<number> {
  const { rows } = await server.platform.database.query<{ count: number }>('system', 'select count(*)::int as count from billing_verify()');
  return rows[0]!.count;
}
