// Guarantee: R-1-25, R-3.1-04, -05, R-7.2-13, R-7.4-22, R-7.5-11, L-15: whoever acts sees what he has, and a record whose
// lines follow one another without a gap; nobody sees another's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import type { PaidWish } from '@mastlight/domain/billing/index';
import { billing } from '@mastlight/domain/billing/contract';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../platform/db/transaction';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { noCompanies, nobody, noMembers } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { Consent } from './consent';
import { charge, hold, refund, type Payer } from './operations/charge';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { showWallet } from './queries/show-wallet';
import { creditReal } from './store';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '3000' } });
});
afterAll(() => server.stop());

const parts = () => ({ ...server.platform, config: server.config, companies: noCompanies, people: nobody, memberPrices: noMembers });
const within = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> => inTransaction(server.platform.database, 'system', work);
const buy = (payer: Payer, keys: readonly string[], part: PaidWish & { origin?: 'SH' | 'NB' } = {}): Promise<number> =>
  within((tx) =>
    charge(parts(), tx, payer, {
      fee: 'FEE_BLNO',
      origin: part.origin ?? 'NB',
      consent: Consent.of(part),
      things: keys.map((key) => ({ key, subject: `bill ${key}` })),
    }),
  );
const topUp = (payer: Payer, fen: number): Promise<string> =>
  within((tx) => {
    const said = { actorId: payer.userId, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'paid', atMs: clock.nowMs() };
    const key = `top-up:${payer.ownerKey}:${fen}`;
    return creditReal(tx, payer.ownerKey, said, { kind: 'top-up', key, subject: 'CZ1', fen, system: 'clearing_WXPAY' });
  });

async function makePerson() {
  const person = await signInForTest(server.platform);
  const payer: Payer = { userId: person.userId, ownerKey: `u:${person.userId}` };
  return { ...person, payer };
}

describe('R-7.2-13 R-3.1-05 the account', () => {
  it('R-7.2-13 R-1-25 R-6-18 R-3.1-04 is that of the identity that asks: the person’s, or the company’s', async () => {
    const { token, payer } = await makePerson();
    await topUp(payer, 12_345);
    expect((await server.call(billing.showAccount, {}, { token })).data).toEqual({
      balance: 12_345,
      freeBalance: 3_000,
      nbFreeBalance: 3_000,
      held: 0,
      freeQuota: 3_000,
      memberPercent: 100,
    });
    const cid = await insertCompanyForTest(server.platform);
    const member = await insertMemberForTest(server.platform, cid, 'read-only');
    const asked = { companyId: String(cid) };
    expect((await server.call(billing.showAccount, asked, { token: member.token })).data).toMatchObject({ balance: 0 });
    // T5: another's is nobody's business, whatever it is called by.
    expect((await server.call(billing.showAccount, asked, { token })).code).toBe(403);
  });
});

describe('whether the free quota does', () => {
  it('R-7.4-22 R-4.9-01 says so for each origin, takes nothing, and answers 402 when it does not', async () => {
    const { token, payer } = await makePerson();
    await buy(
      payer,
      Array.from({ length: 25 }, (_, n) => `${payer.ownerKey} ${n}`),
    );
    const ask = (origin: 'SH' | 'NB', count: number) =>
      server.call(billing.checkFreeBalance, { origin, payAccountMoneyEnum: 'FEE_BLNO', role: 'Management', count }, { token });
    expect((await ask('NB', 5)).data).toEqual({ freeFen: 500, wantedFen: 500 });
    // As the specification spells it, companyId empty for the personal identity.
    const response = await fetch(`${server.url}/pay/account/user/verFreeBalanceEn`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ companyId: '', origin: 'NB', role: 'Management', payAccountMoneyEnum: 'FEE_BLNO' }),
    });
    expect(await response.json()).toMatchObject({ code: 200, data: { freeFen: 500, wantedFen: 100 } });
    for (const wrong of [{ origin: 'XX' }, { payAccountMoneyEnum: 'FEE_NONE' }]) {
      const wish = { origin: 'NB', payAccountMoneyEnum: 'FEE_BLNO', ...wrong } as RequestInput<typeof billing.checkFreeBalance>;
      expect(await server.call(billing.checkFreeBalance, wish, { token })).toMatchObject({
        code: 400,
        fields: { [Object.keys(wrong)[0]!]: expect.any(String) as string },
      });
    }
    expect(await ask('NB', 6)).toMatchObject({ code: 402, refusal: 'billing.freeShort' });
    expect((await ask('SH', 30)).code).toBe(200);
    expect((await ask('SH', 31)).code).toBe(402);
    expect((await server.call(billing.showAccount, {}, { token })).data).toMatchObject({ freeBalance: 3_000, nbFreeBalance: 500 });
  });
});

it('R-7-10 companyId and role may be added to what is sent: whose money it is and what he may, the token says', async () => {
  const cid = await insertCompanyForTest(server.platform);
  const { token } = await insertMemberForTest(server.platform, cid, 'read-only');
  const asked = { origin: 'NB', payAccountMoneyEnum: 'FEE_BLNO' } as const;
  const codeOf = async (more: object) => (await server.call(billing.checkFreeBalance, { ...asked, ...more }, { token })).code;
  expect([await codeOf({}), await codeOf({ companyId: cid, role: 'Management' }), await codeOf({ companyId: cid + 1 })]).toEqual([
    200, 200, 403,
  ]);
  // Of a call that takes neither they are nothing.
  const added = { companyId: String(cid), role: 'Management' };
  expect((await server.call(billing.queryRecords, added as object, { token })).code).toBe(200);
});

describe('T13 a charge', () => {
  it('L-13 is all or nothing: what real money would be wanted for takes nothing unless it was agreed to', async () => {
    const { token, payer } = await makePerson();
    await topUp(payer, 500);
    const things = Array.from({ length: 32 }, (_, n) => `${payer.ownerKey} ${n}`);
    await expect(buy(payer, things)).rejects.toMatchObject({ code: 409 });
    expect((await server.call(billing.showAccount, {}, { token })).data).toMatchObject({ balance: 500, nbFreeBalance: 3_000 });
    expect(await buy(payer, things, { allowReal: true })).toBe(3_200);
    expect((await server.call(billing.showAccount, {}, { token })).data).toMatchObject({ balance: 300, nbFreeBalance: 0 });
    await expect(buy(payer, ['a', 'b', 'c', 'd'], { allowReal: true })).rejects.toMatchObject({ code: 402 });
    // What was charged before costs nothing again.
    expect(await buy(payer, things, { allowReal: true })).toBe(0);
  });
});

describe('T13 real money is taken as far as somebody has agreed to it', () => {
  const fen = 100;
  const told = (free: string) => ({ origin: 'NB', free, wanted: '5' });
  // Five of 1 火币, 8 of real money: what is free, what was agreed to; what it came to, and what is left of both.
  const cases: [number, PaidWish, number | ReturnType<typeof told>, [number, number]][] = [
    // Free money does: nothing is needed, and nothing real is taken of what was agreed to.
    [700, {}, 500, [800, 200]],
    [500, { allowReal: true, allowRealFen: 0 }, 500, [800, 0]],
    [500, { allowReal: true, allowRealFen: 500 }, 500, [800, 0]],
    // It does for 3 of 5.
    [300, {}, told('3'), [800, 300]],
    [300, { allowReal: true, allowRealFen: 0 }, told('3'), [800, 300]],
    [300, { allowReal: true, allowRealFen: 199 }, told('3'), [800, 300]],
    [300, { allowReal: true, allowRealFen: 200 }, 500, [600, 0]],
    [300, { allowReal: true, allowRealFen: 201 }, 500, [600, 0]],
    [300, { allowReal: true }, 500, [600, 0]],
    // An amount alone agrees to nothing.
    [300, { allowRealFen: 200 }, told('3'), [800, 300]],
    [300, { allowReal: false, allowRealFen: 200 }, told('3'), [800, 300]],
    // There is none.
    [0, { allowReal: true, allowRealFen: 200 }, told('0'), [800, 0]],
    [0, { allowReal: true, allowRealFen: 499 }, told('0'), [800, 0]],
    [0, { allowReal: true, allowRealFen: 500 }, 500, [300, 0]],
    [0, { allowReal: true, allowRealFen: 99_999 }, 500, [300, 0]],
    [0, { allowReal: true }, 500, [300, 0]],
  ];
  describe.each(['charge', 'hold'] as const)('%s', (kind) => {
    it.each(cases)('T13 %i fen free, agreed to %j: %j', async (freeQuotaFen, agreed, expected, left) => {
      const { payer } = await makePerson();
      await topUp(payer, 800);
      const own = { ...parts(), config: { ...server.config, freeQuotaFen } };
      const things = Array.from({ length: 5 }, (_, n) => ({ key: `${n}`, subject: `bill ${n}` }));
      const wish = { fee: 'FEE_BLNO', origin: 'NB', consent: Consent.of(agreed), things } as const;
      const work = within((tx) =>
        kind === 'charge' ? charge(own, tx, payer, wish) : hold(own, tx, payer, { ...wish, untilMs: clock.nowMs() + 60_000 }),
      );
      const outcome = await work.catch((error: BusinessError) => [error.code, error.refusal]);
      expect(outcome).toEqual(typeof expected === 'number' ? expected : [409, { name: 'billing.needsConfirmation', params: expected }]);
      const wallet = await showWallet(server.platform.database, payer.ownerKey, { month: monthOf(clock.nowMs()), fen: freeQuotaFen });
      expect([wallet.realFen, wallet.freeNbFen]).toEqual(left);
    });
  });

  it('T13 over all that one call charges for, each of its charges; another call has its own', async () => {
    const { payer } = await makePerson();
    await topUp(payer, 800);
    const own = { ...parts(), config: { ...server.config, freeQuotaFen: 0 } };
    const each = (key: string, consent: Consent) => (tx: Parameters<typeof charge>[1]) =>
      charge(own, tx, payer, { fee: 'FEE_BLNO', origin: 'NB', consent, things: [{ key, subject: key }] });
    const callOf = (keys: readonly string[], agreed: PaidWish) =>
      within(async (tx) => {
        const consent = Consent.of(agreed);
        let sum = 0;
        for (const key of keys) sum += await each(key, consent)(tx);
        return sum;
      });
    const agreed = { allowReal: true, allowRealFen: 2 * fen };
    await expect(callOf(['a', 'b', 'c'], agreed)).rejects.toMatchObject({ code: 409 });
    expect(await callOf(['a', 'b'], agreed)).toBe(200);
    // What was paid for before takes nothing of it.
    expect(await callOf(['a', 'b', 'c', 'd'], agreed)).toBe(200);
    const wallet = await showWallet(server.platform.database, payer.ownerKey, { month: monthOf(clock.nowMs()), fen: 0 });
    expect(wallet.realFen).toBe(400);
  });

  it('T13 where there is less than was agreed to, it is 402 as ever', async () => {
    const { payer } = await makePerson();
    await topUp(payer, 100);
    const things = Array.from({ length: 32 }, (_, n) => `${payer.ownerKey} ${n}`);
    await expect(buy(payer, things, { allowReal: true, allowRealFen: 200 })).rejects.toMatchObject({ code: 402 });
  });
});

describe('R-7.5-11 R-3.7-10 the record', () => {
  it('R-7.5-11, R-3.7-10 L-15 follows from line to line without a gap, newest first, over its pages', async () => {
    const { token, payer } = await makePerson();
    await topUp(payer, 1_000);
    for (let n = 0; n < 33; n++) await buy(payer, [`${payer.ownerKey} ${n}`], { allowReal: true });
    await within((tx) => refund(parts(), tx, payer, { keys: [`${payer.ownerKey} 32`], reason: 'no-data' }));
    const pages = [1, 2, 3, 4].map((pageNo) => server.call(billing.queryRecords, { pageNo, pageSize: 10 }, { token }));
    const lines = (await Promise.all(pages)).flatMap(({ data }) => data!.list);
    expect(lines).toHaveLength(36);
    for (const [at, line] of lines.slice(0, -1).entries()) expect(line.balanceBefore).toBe(lines[at + 1]!.balanceAfter);
    expect(lines[0]).toMatchObject({ direction: 'IN', type: '退款', amount: 100, freeAmount: 0, balanceAfter: 800, accountType: 0 });
    expect(lines[2]).toMatchObject({
      direction: 'OUT',
      type: '订阅',
      amount: 100,
      fee: 'FEE_BLNO',
      bizNo: expect.stringContaining('bill'),
    });
    expect(lines.at(-1)).toMatchObject({ direction: 'IN', type: '充值', amount: 1_000, balanceBefore: 0 });
    const paid = await server.call(billing.queryRecords, { type: '充值' }, { token });
    expect(paid.data).toMatchObject({ total: 1, list: [{ bizNo: 'CZ1' }] });
    const later = await server.call(billing.queryRecords, { dateFrom: '2026-10-13' }, { token });
    expect(later.data!.total).toBe(0);
    expect((await server.call(billing.queryRecords, { dateFrom: '2026-10-12', dateTo: '2026-10-12' }, { token })).data!.total).toBe(36);
  });

  it('R-6-20, R-3.7-10, R-9-30 of a company is seen whole by who may pay, and by the others as far as they spent it', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const [operator, finance] = [
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'finance'),
    ];
    const other = await insertMemberForTest(server.platform, cid, 'operator');
    for (const [no, { userId }] of [operator, other].entries()) {
      await buy({ userId, ownerKey: `c:${cid}` }, [`${cid} ${no}`]);
    }
    const countOf = async (token: string) =>
      (await server.call(billing.queryRecords, { type: '订阅' }, { token })).data!.list.map(({ accountType }) => accountType);
    expect(await countOf(finance.token)).toEqual([1, 1]);
    expect(await countOf(operator.token)).toEqual([1]);
    expect(await countOf((await makePerson()).token)).toEqual([]);
    // What came back of his own spending, by whatever job, is his to see; what came back of another's is not.
    const ownerKey = `c:${cid}`;
    await within((tx) => refund(parts(), tx, { userId: 0, ownerKey }, { keys: [`${cid} 0`, `${cid} 1`], reason: 'no-data' }));
    const back = (await server.call(billing.queryRecords, { type: '退款' }, { token: operator.token })).data!;
    expect([back.total, back.list.map(({ amount }) => amount)]).toEqual([1, [100]]);
    expect((await server.call(billing.queryRecords, { type: '退款' }, { token: finance.token })).data!.total).toBe(2);
  });

  it.each([
    ['dateFrom', '2026-13-01'],
    ['dateTo', '2026-02-31'],
    ['dateFrom', '20261101'],
  ])('R-3.7-10 %s %s is no day, and is refused', async (field, day) => {
    const { token } = await makePerson();
    const { code, fields } = await server.call(billing.queryRecords, { [field]: day }, { token });
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });
});
