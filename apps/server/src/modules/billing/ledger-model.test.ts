// Guarantee: L-01, L-02, L-16: whatever is done to the ledger in whatever order, it is what a model of a page says: no sum,
// no balance, no floor is ever wrong, also when four do it at once. A failure prints its seed.
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { verifyLedger } from './queries/verify-ledger';
import { creditReal, refundCharge, settleHold, takeItems, type HoldEnd, type Said } from './store';

const runs = isLong ? { seeds: 200, operations: 10_000 } : { seeds: 4, operations: 250 };
const quotaFen = 3_000;
const monthMs = 31 * 24 * 3_600_000;
const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

/** A seeded sequence of numbers in [0, 1). */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Taken {
  readonly owner: string;
  readonly origin: 'SH' | 'NB';
  readonly free: number;
  readonly real: number;
  readonly month: number;
  ended: string | null;
}
interface Wallet {
  real: number;
  SH: number;
  NB: number;
  held: number;
  month: number;
}

/** The ledger on a page: what each owner has after each operation, by the rules of the specification alone. */
class Model {
  readonly wallets = new Map<string, Wallet>();
  readonly charges = new Map<string, Taken>();
  readonly holds = new Map<string, Taken>();
  readonly orders = new Set<string>();

  walletOf(owner: string, month: number | null): Wallet {
    const wallet = this.wallets.get(owner) ?? { real: 0, SH: 0, NB: 0, held: 0, month: 0 };
    this.wallets.set(owner, wallet);
    if (month !== null && wallet.month < month) Object.assign(wallet, { SH: quotaFen, NB: quotaFen, month });
    return wallet;
  }

  take(owner: string, month: number, key: string, kind: 'charge' | 'hold', origin: 'SH' | 'NB', fen: number, allowReal: boolean): string {
    const before = this.charges.get(key) ?? this.holds.get(key);
    // Refused as a whole: nothing of it is kept, a new month's quota neither.
    if (before && before.ended !== null && before.ended !== 'post') return 'given back';
    const wallet = this.walletOf(owner, month);
    if (before) return 'repeated';
    const free = Math.min(fen, wallet[origin]);
    if (free < fen && !allowReal) return 'needs-confirmation';
    if (fen - free > wallet.real) return 'short';
    wallet[origin] -= free;
    wallet.real -= fen - free;
    if (kind === 'hold') wallet.held += fen;
    (kind === 'hold' ? this.holds : this.charges).set(key, { owner, origin, free, real: fen - free, month, ended: null });
    return 'taken';
  }

  /** Gives back a charge, or a hold that was given to its fee. */
  refund(owner: string, month: number, key: string): string {
    const held = this.holds.get(key);
    if (!held) return this.end(owner, month, this.charges.get(key), 'refund', false);
    const wallet = this.walletOf(owner, month);
    if (held.owner !== owner || (held.ended !== 'post' && held.ended !== 'refund')) return 'unknown';
    if (held.ended === 'refund') return 'repeated';
    held.ended = 'refund';
    wallet.real += held.real;
    if (held.month === wallet.month) wallet[held.origin] += held.free;
    return 'taken';
  }

  end(owner: string, month: number, taken: Taken | undefined, end: string, isHold: boolean): string {
    const wallet = this.walletOf(owner, month);
    if (!taken || taken.owner !== owner) return 'unknown';
    if (taken.ended !== null) return isHold ? taken.ended : 'repeated';
    taken.ended = end;
    if (isHold) wallet.held -= taken.free + taken.real;
    if (end !== 'post') {
      wallet.real += taken.real;
      if (taken.month === wallet.month) wallet[taken.origin] += taken.free;
    }
    return isHold ? end : 'taken';
  }
}

const said = (reason: string): Said => ({
  actorId: 7,
  identity: 'personal',
  requestId: 'r',
  ipDigest: 'd',
  reason,
  atMs: clock.nowMs(),
});
const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => inTransaction(server.platform.database, 'system', work);
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  server.platform.database.query<Row & Record<string, unknown>>('system', text, values).then(({ rows }) => rows);

async function run(seed: number): Promise<void> {
  const random = makeRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const owners = [`u:${seed}01`, `u:${seed}02`, `c:${seed}03`];
  const model = new Model();
  for (let step = 0; step < runs.operations; step++) {
    const month = monthOf(clock.nowMs());
    const quota = { month, fen: quotaFen };
    const owner = pick(owners);
    const key = `${seed}:${Math.floor(random() * (step + 5))}`;
    const fen = pick([1, 50, 100, 999, 3_000, 4_321]);
    const dice = random();
    let told: string;
    let expected: string;
    if (dice < 0.15) {
      const order = `top-up:${key}`;
      const credit = { kind: 'top-up', key: order, subject: key, fen, system: 'clearing_ALIPAY' } as const;
      told = await within((tx) => creditReal(tx, owner, said('paid'), credit));
      expected = model.orders.has(order) ? 'repeated' : 'taken';
      if (expected === 'taken') model.walletOf(owner, null).real += fen;
      model.orders.add(order);
    } else if (dice < 0.6) {
      const kind = random() < 0.5 ? 'charge' : 'hold';
      const origin = pick(['SH', 'NB'] as const);
      const allowReal = random() < 0.6;
      const item = { key, kind, fee: 'FEE_BLNO', origin, fen, subject: key, allowReal, expiresAtMs: clock.nowMs() + 1 } as const;
      told = await within((tx) => takeItems(tx, owner, said('subscribed'), quota, [item], false)).then(
        ([taken]) => taken!.outcome,
        (error: Error) => (error.message.endsWith('was given back') ? 'given back' : Promise.reject(error)),
      );
      expected = model.take(owner, month, key, kind, origin, fen, allowReal);
    } else if (dice < 0.8) {
      const end = pick<HoldEnd>(['post', 'void', 'expire']);
      told = await within((tx) => settleHold(tx, owner, said('answered'), quota, key, end));
      expected = model.end(owner, month, model.holds.get(key), end, true);
    } else if (dice < 0.97) {
      told = await within((tx) => refundCharge(tx, owner, said('no-data'), quota, key));
      expected = model.refund(owner, month, key);
    } else {
      clock.advance(monthMs);
      continue;
    }
    if (told !== expected) throw new Error(`seed ${seed}, step ${step}: ${told}, not ${expected}`);
    if (told === 'given back') continue;
    const wallet = model.wallets.get(owner)!;
    const [row] = await query<{ all: string }>(
      `select real_fen || ' ' || free_sh_fen || ' ' || free_nb_fen || ' ' || held_fen as all from billing_wallet where owner_key = $1`,
      [owner],
    );
    const now = `${wallet.real} ${wallet.SH} ${wallet.NB} ${wallet.held}`;
    if (row!.all !== now) throw new Error(`seed ${seed}, step ${step}: ${row!.all}, not ${now}`);
  }
}

it(`L-01 ${runs.operations} operations of ${runs.seeds} seeds are what the model says, and everything fits together`, async () => {
  const first = Number(process.env['SEED'] ?? 20261123);
  for (let n = 0; n < runs.seeds; n++) await run(first + n);
  expect(await verifyLedger(server.platform.database)).toEqual([]);
  const [sum] = await query<{ total: number; nulls: number }>(
    `select (select coalesce(sum(amount_fen), 0)::bigint from billing_posting) as total,
       (select count(*)::int from billing_transfer where num_nulls(actor_id, identity, request_id, ip_digest, reason) > 0) as nulls`,
  );
  expect(sum).toMatchObject({ total: 0, nulls: 0 });
  console.log(`LONG L-01 ${runs.seeds} seeds from ${first}, ${runs.operations} operations each: as the model says`);
}, 3_600_000);

it('L-02 four at once on the same three owners: no deadlock, no wrong sum', async () => {
  const owners = ['u:701', 'u:702', 'c:703'];
  for (const owner of owners) {
    const credit = { kind: 'top-up', key: `top-up:${owner}`, subject: owner, fen: 1_000_000, system: 'clearing_WXPAY' } as const;
    await within((tx) => creditReal(tx, owner, said('paid'), credit));
  }
  const quota = { month: monthOf(clock.nowMs()), fen: quotaFen };
  const rounds = isLong ? 2_000 : 60;
  await Promise.all(
    Array.from({ length: 4 }, async (_, worker) => {
      const random = makeRandom(worker);
      for (let n = 0; n < rounds; n++) {
        const owner = owners[Math.floor(random() * owners.length)]!;
        const key = `both:${owner}:${Math.floor(random() * rounds)}`;
        const item = { key, kind: 'hold', fee: 'FEE_BLNO', origin: 'NB', fen: 10, subject: key, allowReal: true, expiresAtMs: 0 } as const;
        await within(async (tx) => {
          await takeItems(tx, owner, said('subscribed'), quota, [item], false);
          if (random() < 0.5) await settleHold(tx, owner, said('answered'), quota, key, random() < 0.5 ? 'post' : 'void');
        }).catch((error: Error) => {
          if (!error.message.endsWith('was given back')) throw error;
        });
      }
    }),
  );
  expect(await verifyLedger(server.platform.database)).toEqual([]);
}, 600_000);
