// Guarantee: L-03, L-04, L-06 … -09, L-13, L-16: every fen is explained. What was written stays and fits together; a thing
// is charged once, a hold ends once, held money is not spendable, and nothing is taken that nobody agreed to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { inTransaction } from '../../platform/db/transaction';
import { noCompanies, nobody, noMembers } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { showWallet } from './queries/show-wallet';
import { expireHolds } from './operations/expire-holds';
import { creditReal, refundCharge, settleHold, takeItems, type HoldEnd, type Item, type Said } from './store';

const clock = createTestClock();
const quotaFen = 3_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

let owners = 0;
const makeOwner = (): string => `u:${900_000 + ++owners}`;
let keys = 0;
const makeKey = (): string => `FEE_BLNO:thing ${++keys}`;

const said = (reason = 'subscribed'): Said => ({
  actorId: 7,
  identity: 'personal',
  requestId: 'request-1',
  ipDigest: 'digest-1',
  reason,
  atMs: clock.nowMs(),
});
const quota = (fen = quotaFen) => ({ month: monthOf(clock.nowMs()), fen });
const item = (part: Partial<Item> = {}): Item => ({
  key: makeKey(),
  kind: 'charge',
  fee: 'FEE_BLNO',
  origin: 'NB',
  fen: 100,
  subject: 'COSU6400000001',
  allowReal: false,
  ...part,
});

/** One call of somebody's, in a transaction of its own; gives what became of each. */
const take = (owner: string, items: readonly Item[], { isAll = false, free = quotaFen } = {}) =>
  inTransaction(server.platform.database, 'system', (tx) => takeItems(tx, owner, said(), quota(free), items, isAll));
const topUp = (owner: string, fen: number, key = `top-up:${++keys}`) =>
  inTransaction(server.platform.database, 'system', (tx) =>
    creditReal(tx, owner, said('paid'), { kind: 'top-up', key, subject: 'CZ1', fen, system: 'clearing_WXPAY' }),
  );
const settle = (owner: string, key: string, end: HoldEnd) =>
  inTransaction(server.platform.database, 'system', (tx) => settleHold(tx, owner, said('answered'), quota(), key, end));
const refund = (owner: string, key: string) =>
  inTransaction(server.platform.database, 'system', (tx) => refundCharge(tx, owner, said('no-data'), quota(), key));
const walletOf = async (owner: string, free = quotaFen): Promise<number[]> => {
  const { realFen, freeShFen, freeNbFen, heldFen } = await showWallet(server.platform.database, owner, quota(free));
  return [realFen, freeShFen, freeNbFen, heldFen];
};
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  server.platform.database.query<Row & Record<string, unknown>>('system', text, values).then(({ rows }) => rows);
const rowsOf = async (): Promise<number[]> => {
  const [row] = await query<{ counts: number[] }>(
    `select array[(select count(*) from billing_wallet), (select count(*) from billing_transfer), (select count(*) from billing_posting)]::int[] as counts`,
  );
  return row!.counts;
};

describe('L-06 T13 free before real', () => {
  // Origin of the fee, null: none; free quota of a month; real money; whether real money may be taken: the outcome, and what is left.
  type Case = readonly ['SH' | 'NB' | null, number, number, boolean, string, readonly number[]];
  const cases: readonly Case[] = [
    ['NB', 3_000, 0, false, 'taken 100 0', [0, 3_000, 2_900, 0]],
    ['SH', 3_000, 0, false, 'taken 100 0', [0, 2_900, 3_000, 0]],
    ['NB', 100, 500, false, 'taken 100 0', [500, 100, 0, 0]],
    ['NB', 30, 500, true, 'taken 30 70', [430, 30, 0, 0]],
    ['SH', 30, 500, true, 'taken 30 70', [430, 0, 30, 0]],
    ['NB', 30, 500, false, 'needs-confirmation 0 0', [500, 30, 30, 0]],
    ['NB', 0, 500, true, 'taken 0 100', [400, 0, 0, 0]],
    ['NB', 0, 500, false, 'needs-confirmation 0 0', [500, 0, 0, 0]],
    ['NB', 30, 69, true, 'short 0 0', [69, 30, 30, 0]],
    ['NB', 30, 70, true, 'taken 30 70', [0, 30, 0, 0]],
    ['NB', 0, 0, true, 'short 0 0', [0, 0, 0, 0]],
    ['NB', 0, 0, false, 'needs-confirmation 0 0', [0, 0, 0, 0]],
    // Of no origin: real money alone.
    [null, 3_000, 100, true, 'taken 0 100', [0, 3_000, 3_000, 0]],
    [null, 3_000, 99, true, 'short 0 0', [99, 3_000, 3_000, 0]],
    [null, 3_000, 500, false, 'needs-confirmation 0 0', [500, 3_000, 3_000, 0]],
  ];
  it.each(cases)('%s with %i free and %i real, real allowed %s: %s', async (origin, free, real, allowReal, expected, left) => {
    const owner = makeOwner();
    if (real > 0) await topUp(owner, real);
    const [taken] = await take(owner, [item({ origin, allowReal })], { free });
    expect(`${taken!.outcome} ${taken!.freeFen} ${taken!.realFen}`).toBe(expected);
    expect(await walletOf(owner, free)).toEqual(left);
  });

  it('L-06 Shanghai’s quota never pays Ningbo, however much of it there is', async () => {
    const owner = makeOwner();
    for (let n = 0; n < 3; n++) await take(owner, [item({ fen: 1_000 })]);
    const [taken] = await take(owner, [item()]);
    expect(taken).toMatchObject({ outcome: 'needs-confirmation' });
    expect(await walletOf(owner)).toEqual([0, 3_000, 0, 0]);
  });

  it('R-4.9-11 a new month brings a new quota, and what was left of the old one ends', async () => {
    const owner = makeOwner();
    await take(owner, [item({ fen: 1_000 })]);
    clock.advance(31 * 24 * 3_600_000);
    expect(await walletOf(owner)).toEqual([0, 3_000, 3_000, 0]);
    await take(owner, [item()]);
    expect(await walletOf(owner)).toEqual([0, 3_000, 2_900, 0]);
    const rows = await query<{ kind: string }>('select kind from billing_transfer where owner_key = $1 order by no', [owner]);
    expect(rows.map(({ kind }) => kind)).toEqual(['free-granted', 'charge', 'free-expired', 'free-granted', 'charge']);
  });

  // How much earlier than the transfer before it a call says that it is: when its own stands, as seen from then.
  it.each([
    ['a call that waited for the wallet while the month turned', -20_000, 0],
    ['a call of the same moment', 0, 0],
    ['a later call', 5_000, 5_000],
    ['a clock that was wrong for a while', -3_600_000, -3_600_000],
  ])('L-09, L-15 %s', async (_case, laterMs, expectedMs) => {
    const owner = makeOwner();
    const beganMs = Date.UTC(2027, 0, 31, 16, 0, 0);
    const takeAt = (atMs: number) =>
      inTransaction(server.platform.database, 'system', (tx) =>
        takeItems(tx, owner, { ...said(), atMs }, { month: monthOf(atMs), fen: quotaFen }, [item()], false),
      );
    await takeAt(beganMs);
    await takeAt(beganMs + laterMs);
    const rows = await query<{ kind: string; made_at: Date }>(
      'select kind, made_at from billing_transfer where owner_key = $1 order by no',
      [owner],
    );
    expect(rows.map(({ kind, made_at }) => [kind, made_at.getTime() - beganMs])).toEqual([
      ['free-granted', 0],
      ['charge', 0],
      ['charge', expectedMs],
    ]);
    expect(await query('select * from billing_verify() where owner_key = $1', [owner])).toEqual([]);
  });

  it('with all or none the first that fails ends it', async () => {
    const owner = makeOwner();
    const items = Array.from({ length: 5 }, () => item({ fen: 1_000 }));
    const taken = await take(owner, items, { isAll: true });
    expect(taken.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken', 'needs-confirmation']);
  });
});

describe('L-03 a thing is charged once', () => {
  it('however often and however many at once ask for it, and each is told what it cost', async () => {
    const owner = makeOwner();
    const wish = item();
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(owner, [wish])));
    expect(answers.filter(([one]) => one!.outcome === 'taken')).toHaveLength(1);
    for (const [one] of answers) expect(one).toMatchObject({ freeFen: 100, realFen: 0 });
    expect(await walletOf(owner)).toEqual([0, 3_000, 2_900, 0]);
  });

  it('a top-up is credited once, and the key of one owner is none of another', async () => {
    const [owner, other] = [makeOwner(), makeOwner()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => topUp(owner, 500, 'top-up:order 1')));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'repeated'), 'taken']);
    expect(await topUp(other, 500, 'top-up:order 1')).toBe('repeated');
    expect((await walletOf(other))[0]).toBe(0);
  });
});

it('L-04 money for one, fifty at once: one gets it, and nothing is left', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = makeOwner();
    await topUp(owner, 100);
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(owner, [item({ allowReal: true })], { free: 0 })));
    expect(answers.filter(([one]) => one!.outcome === 'taken')).toHaveLength(1);
    expect(answers.filter(([one]) => one!.outcome === 'short')).toHaveLength(49);
    expect(await walletOf(owner, 0)).toEqual([0, 0, 0, 0]);
  }
});

describe('L-07 what is held', () => {
  const hold = async (owner: string, part: Partial<Item> = {}) => {
    const wish = item({ kind: 'hold', allowReal: true, fen: 3_050, expiresAtMs: clock.nowMs() + 60_000, ...part });
    const [taken] = await take(owner, [wish]);
    expect(taken).toMatchObject({ outcome: 'taken', freeFen: 3_000, realFen: 50 });
    return wish.key;
  };

  // How it ends: what is left of 500 real and 3,000 free, and what the fee has.
  it.each([
    ['post', [450, 3_000, 0, 0], 3_050],
    ['void', [500, 3_000, 3_000, 0], 0],
    ['expire', [500, 3_000, 3_000, 0], 0],
  ] as const)('%s', async (end, left, revenue) => {
    const owner = makeOwner();
    await topUp(owner, 500);
    const key = await hold(owner);
    expect(await walletOf(owner)).toEqual([450, 3_000, 0, 3_050]);
    // What is set aside cannot be spent.
    expect((await take(owner, [item({ fen: 451, allowReal: true })]))[0]).toMatchObject({ outcome: 'short' });
    expect(await settle(owner, key, end)).toBe(end);
    expect(await walletOf(owner)).toEqual(left);
    const [sum] = await query<{ fen: number | null }>(
      `select sum(amount_fen)::bigint as fen from billing_posting where owner_key = $1 and account = 'revenue_FEE_BLNO'`,
      [owner],
    );
    expect(sum!.fen ?? 0).toBe(revenue);
  });

  it('L-07 ends by itself once its time is over, and not before; what was ended before stays so', async () => {
    const parts = {
      ...server.platform,
      config: { ...server.config, freeQuotaFen: quotaFen },
      companies: noCompanies,
      people: nobody,
      memberPrices: noMembers,
    };
    const [early, late, posted] = [makeOwner(), makeOwner(), makeOwner()];
    for (const owner of [early, late, posted]) await topUp(owner, 500);
    await hold(early);
    await hold(late, { expiresAtMs: clock.nowMs() + 61_000 });
    await settle(posted, await hold(posted), 'post');
    clock.advance(59_999);
    expect(await expireHolds(parts)).toBe(0);
    clock.advance(1);
    expect(await expireHolds(parts)).toBe(1);
    expect(await walletOf(early)).toEqual([500, 3_000, 3_000, 0]);
    expect(await walletOf(late)).toEqual([450, 3_000, 0, 3_050]);
    expect(await walletOf(posted)).toEqual([450, 3_000, 0, 0]);
    const [last] = await query<{ reason: string }>('select reason from billing_transfer where owner_key = $1 order by no desc limit 1', [
      early,
    ]);
    expect(last!.reason).toBe('no-answer');
    clock.advance(1_000);
    expect(await expireHolds(parts)).toBe(1);
    expect(await expireHolds(parts)).toBe(0);
  });

  it('ends once: of three that end it at once one wins, and all are told which', async () => {
    for (let round = 0; round < 20; round++) {
      const owner = makeOwner();
      await topUp(owner, 500);
      const key = await hold(owner);
      const told = await Promise.all((['post', 'void', 'expire'] as const).map((end) => settle(owner, key, end)));
      expect(new Set(told).size).toBe(1);
      expect(await walletOf(owner)).toEqual(told[0] === 'post' ? [450, 3_000, 0, 0] : [500, 3_000, 3_000, 0]);
    }
  });

  it('of another, or of nobody, ends nothing', async () => {
    const [owner, other] = [makeOwner(), makeOwner()];
    await topUp(owner, 500);
    const key = await hold(owner);
    expect(await settle(other, key, 'void')).toBe('unknown');
    expect(await settle(owner, 'no such key', 'void')).toBe('unknown');
    expect((await walletOf(owner))[3]).toBe(3_050);
  });

  it('that comes back in another month brings the real part alone: the quota of its month has ended', async () => {
    const owner = makeOwner();
    await topUp(owner, 500);
    const key = await hold(owner);
    clock.advance(31 * 24 * 3_600_000);
    expect(await settle(owner, key, 'void')).toBe('void');
    expect(await walletOf(owner)).toEqual([500, 3_000, 3_000, 0]);
  });
});

describe('R-4.9-12 L-08 what is given back', () => {
  it('R-4.9-12 goes to where it came from, once, however many give it back at once', async () => {
    const owner = makeOwner();
    await topUp(owner, 500);
    const wish = item({ fen: 3_100, allowReal: true });
    await take(owner, [wish]);
    expect(await walletOf(owner)).toEqual([400, 3_000, 0, 0]);
    const told = await Promise.all(Array.from({ length: 10 }, () => refund(owner, wish.key)));
    expect(told.filter((one) => one === 'taken')).toHaveLength(1);
    expect(await walletOf(owner)).toEqual([500, 3_000, 3_000, 0]);
    expect(await refund(makeOwner(), wish.key)).toBe('unknown');
  });
});

describe('B9 the ledger does not trust its caller', () => {
  // What is asked of its functions as the product's role, and why it is refused.
  const asOwner = (owner: string) => [owner, JSON.stringify(said()), quota().month, quotaFen] as const;
  const charge = (part: object) => (owner: string) =>
    query('select * from billing_charge($1, $2, $3, $4, $5, false)', [...asOwner(owner), JSON.stringify([{ ...item(), ...part }])]);
  const credit = (kind: string, fen: number, system: string) => (owner: string) =>
    query('select billing_credit($1, $2, $3, $4, $5, $6, $7)', [owner, JSON.stringify(said()), kind, makeKey(), 'CZ1', fen, system]);
  it.each([
    ['a charge of less than nothing', charge({ fen: -100 })],
    ['a charge of nothing', charge({ fen: 0 })],
    ['a charge without a price', charge({ fen: null })],
    ['a charge that is a top-up', charge({ kind: 'top-up' })],
    ['a charge without a kind', charge({ kind: null })],
    ['a hold without an end', charge({ kind: 'hold' })],
    ['a top-up of nothing', credit('top-up', 0, 'clearing_WXPAY')],
    ['a top-up of less than nothing', credit('top-up', -100, 'clearing_WXPAY')],
    ['a top-up out of what is held', credit('top-up', 100, 'held')],
    ['a top-up out of the free quota', credit('top-up', 100, 'free_SH')],
    ['a credit that is a charge', credit('charge', 100, 'clearing_WXPAY')],
    ['a hold that ends by a refund', (owner: string) => query(`select billing_settle($1, $2, $3, $4, 'x', 'refund')`, asOwner(owner))],
  ])('%s is refused, and writes nothing', async (_, ask) => {
    const owner = makeOwner();
    await topUp(owner, 500);
    const before = await rowsOf();
    await expect(ask(owner)).rejects.toThrow(/^billing: (no charge|no credit|a hold does not end)/);
    expect([await rowsOf(), await walletOf(owner)]).toEqual([before, [500, 3_000, 3_000, 0]]);
  });

  it.each(['real_fen = 1000000', 'free_nb_fen = free_nb_fen + 1', 'held_fen = 5', `last_digest = '\\x00'`, 'last_no = last_no - 1'])(
    'a wallet that was set by hand is spent by nobody: %s',
    async (change) => {
      const owner = makeOwner();
      await topUp(owner, 500);
      await take(owner, [item()]);
      const [whole] = await query('select * from billing_wallet where owner_key = $1', [owner]);
      await query(`update billing_wallet set ${change} where owner_key = $1`, [owner]);
      for (const act of [() => take(owner, [item({ allowReal: true })]), () => topUp(owner, 100)])
        await expect(act()).rejects.toThrow('the wallet of');
      // Whoever verifies the ledger after this test finds it whole.
      await query(
        'update billing_wallet set real_fen = $2, free_nb_fen = $3, held_fen = $4, last_digest = $5, last_no = $6 where owner_key = $1',
        [owner, ...['real_fen', 'free_nb_fen', 'held_fen', 'last_digest', 'last_no'].map((name) => whole![name])],
      );
      expect((await take(owner, [item()]))[0]).toMatchObject({ outcome: 'taken' });
    },
  );

  it('money that no transfer brought is spent by nobody', async () => {
    const owner = makeOwner();
    await query('insert into billing_wallet (owner_key, real_fen) values ($1, 500)', [owner]);
    await expect(take(owner, [item({ allowReal: true })])).rejects.toThrow('what no transfer brought');
    await query('update billing_wallet set real_fen = 0 where owner_key = $1', [owner]);
  });

  it.each(['charge', 'void', 'expire'] as const)('what was given back (%s) is not had again for nothing', async (end) => {
    const owner = makeOwner();
    const wish = item(end === 'charge' ? {} : { kind: 'hold', expiresAtMs: clock.nowMs() + 60_000 });
    await take(owner, [wish]);
    if (end === 'charge') await refund(owner, wish.key);
    else await settle(owner, wish.key, end);
    await expect(take(owner, [wish])).rejects.toThrow(`billing: ${wish.key} was given back`);
    expect(await walletOf(owner)).toEqual([0, 3_000, 3_000, 0]);
  });

  it('what was held and given to its fee is given back, once; what still is held is not', async () => {
    const owner = makeOwner();
    await topUp(owner, 500);
    const wish = item({ kind: 'hold', fen: 3_100, allowReal: true, expiresAtMs: clock.nowMs() + 60_000 });
    await take(owner, [wish]);
    expect(await refund(owner, wish.key)).toBe('unknown');
    await settle(owner, wish.key, 'post');
    expect(await refund(owner, wish.key)).toBe('taken');
    expect(await refund(owner, wish.key)).toBe('repeated');
    expect(await walletOf(owner)).toEqual([500, 3_000, 3_000, 0]);
    expect(await query('select * from billing_verify() where owner_key = $1', [owner])).toEqual([]);
  });

  it('one payment that two owners claim at once is credited to one', async () => {
    for (let round = 0; round < 5; round++) {
      const claimed = makeKey();
      const told = await Promise.all(Array.from({ length: 4 }, () => topUp(makeOwner(), 100, claimed)));
      expect(told.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'taken']);
    }
  });
});

describe('L-08 what is written', () => {
  it.each([
    'update billing_transfer set subject = subject',
    'update billing_transfer set real_moved_fen = real_moved_fen',
    'update billing_posting set amount_fen = amount_fen',
    'delete from billing_transfer',
    'delete from billing_posting',
    'truncate billing_transfer',
  ])('is not changed by the product: %s', async (statement) => {
    await expect(query(statement)).rejects.toThrow(/permission denied|only grows|cannot (update|delete from) view/);
  });

  // Each is a transfer as the product writes it, but for one thing.
  it.each([
    ['sums to something', { against_moved_fen: 'against_moved_fen + 1' }, 'sums_to_nothing'],
    ['is of no kind', { kind: `'gift'` }, 'billing_kind'],
    ['is of no quota', { origin: `'GZ'` }, 'billing_origin'],
    ['has the key of another', { business_key: 'business_key' }, 'business_key'],
    ['settles what is settled', { settles: 'no' }, 'billing_transfer_settles'],
  ])('L-08 is not written when it %s', async (_, change, refusal) => {
    const owner = makeOwner();
    await topUp(owner, 100);
    const key = item({ kind: 'hold', allowReal: true, expiresAtMs: clock.nowMs() + 60_000 });
    await take(owner, [key]);
    await settle(owner, key.key, 'void');
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'billing_transfer' order by ordinal_position`,
    );
    const changes: Readonly<Record<string, string>> = {
      no: 'no + 100',
      business_key: `'planted ${owner}'`,
      ...(refusal === 'billing_transfer_settles' ? {} : { settles: 'null' }),
      ...change,
    };
    const [hold] = await query<{ no: number }>(`select no from billing_transfer where owner_key = $1 and kind = 'hold'`, [owner]);
    const insert = query(
      `insert into billing_transfer select ${columns.map(({ name }) => changes[name] ?? name).join(', ')}
       from billing_transfer where owner_key = $1 and no = $2`,
      [owner, hold!.no],
    );
    await expect(insert).rejects.toThrow(refusal);
  });

  it('L-13 what is refused writes no row', async () => {
    const owner = makeOwner();
    await take(owner, [item()]);
    const before = await rowsOf();
    expect((await take(owner, [item({ fen: 9_999_999, allowReal: true })]))[0]).toMatchObject({ outcome: 'short' });
    expect((await take(owner, [item({ fen: 9_999_999 })]))[0]).toMatchObject({ outcome: 'needs-confirmation' });
    expect(await rowsOf()).toEqual(before);
  });

  it('L-16 names who, as whom, by which request, from where and why', async () => {
    const owner = makeOwner();
    await take(owner, [item()]);
    const rows = await query<{ nulls: number }>(
      `select num_nulls(actor_id, identity, request_id, ip_digest, reason, made_at, subject, business_key) as nulls from billing_transfer`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ nulls }) => nulls === 0)).toBe(true);
  });
});
