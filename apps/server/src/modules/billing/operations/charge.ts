import { showCoins } from '@mastlight/domain/billing/coins';
import { memberPriceOf, priceOf } from '@mastlight/domain/billing/price-list';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Transaction } from '../../../platform/db/transaction';
import { companyOfOwner, type Session } from '../../../platform/http/session';
import type { Consent } from '../consent';
import type { BillingParts } from '../parts';
import { freeQuotaOf } from '../free-quota';
import { moveReal } from './move-real';
import {
  findFreeFen,
  givenBackOf,
  listRefunded,
  refundCharge,
  settleHold,
  takeItems,
  type HoldEnd,
  type Item,
  type Said,
  type Taken,
} from '../store';

/** Who acts, as a session says it. */
export type Payer = Pick<Session, 'userId' | 'ownerKey' | 'trace' | 'keyed'>;

/** What is to be paid: one fee, for each of some things. */
export interface ChargeWish {
  readonly fee: Fee;
  /** Whose free quota pays first; null: real money alone. */
  readonly origin: Origin | null;
  /** What is credited against the price, in fen: less than it. */
  readonly lessFen?: number;
  /** What real money may be taken where the free quota does not do (T13); it is used up by this. */
  readonly consent: Consent;
  /** Each with what it is once and for ever, such as its product and its row, and what people know it by. */
  readonly things: readonly { readonly key: string; readonly subject: string }[];
}

/** One fee, and whose free quota it may use. */
export interface FreeWish {
  readonly fee: Fee;
  readonly origin: Origin;
}

/** What a transfer says of who made it; whatever nobody called for says so. */
export function sayOf(payer: Payer, reason: string, atMs: number): Said {
  const { ownerKey, trace } = payer;
  return {
    actorId: payer.userId,
    identity: String(companyOfOwner(ownerKey) ?? 'personal'),
    requestId: trace?.requestId ?? 'job',
    ipDigest: trace?.ipDigest ?? 'job',
    reason,
    atMs,
  };
}

/**
 * Charges an owner for things, all of them or none, in the caller's transaction: what he did and what it cost are
 * committed together. What was charged before is not charged again.
 *
 * @returns what it cost, in fen.
 * @throws BusinessError 409 when more real money is wanted than somebody has agreed to, 402 when there is not enough; the caller's transaction is taken back with it.
 */
export function charge(parts: BillingParts, tx: Transaction, payer: Payer, wish: ChargeWish): Promise<number> {
  return take(parts, tx, payer, wish, { kind: 'charge', reason: 'subscribed' });
}

/** What is set aside until a counterpart has answered. */
export interface HoldWish extends ChargeWish {
  /** Longer than anybody waits for the answer: then it goes back by itself. */
  readonly untilMs: number;
}

/**
 * Sets aside what things cost, as `charge` takes it; each is ended by `settle`, once.
 *
 * @returns what is set aside, in fen.
 * @throws BusinessError 402, 409 as `charge`.
 */
export function hold(parts: BillingParts, tx: Transaction, payer: Payer, wish: HoldWish): Promise<number> {
  return take(parts, tx, payer, wish, { kind: 'hold', expiresAtMs: wish.untilMs, reason: 'sent' });
}

/**
 * Ends what was set aside for things, each once: `post` gives it to its fee, `void` back to its owner. Gives how each has
 * ended, which the first who ended it has decided.
 *
 * @param reason why, as the record tells it.
 */
export async function settle(
  parts: BillingParts,
  tx: Transaction,
  payer: Payer,
  wish: { readonly keys: readonly string[]; readonly end: 'post' | 'void'; readonly reason: string },
): Promise<ReadonlyMap<string, HoldEnd | 'unknown'>> {
  const atMs = parts.clock.nowMs();
  const said = sayOf(payer, wish.reason, atMs);
  const quota = await freeQuotaOf(parts, tx, payer.ownerKey, atMs);
  const ended = new Map<string, HoldEnd | 'unknown'>();
  for (const key of wish.keys) ended.set(key, await settleHold(tx, payer.ownerKey, said, quota, chargeKey(payer, key), wish.end));
  return ended;
}

async function take(
  parts: BillingParts,
  tx: Transaction,
  payer: Payer,
  wish: ChargeWish,
  { reason, ...kind }: Pick<Item, 'kind' | 'expiresAtMs'> & { readonly reason: string },
): Promise<number> {
  if (wish.things.length === 0) return 0;
  const atMs = parts.clock.nowMs();
  const fen = (await findPriceFen(parts, tx, payer.ownerKey, wish.fee, atMs)) - (wish.lessFen ?? 0);
  const quota = await freeQuotaOf(parts, tx, payer.ownerKey, atMs);
  const items = wish.things.map(({ key, subject }) => ({
    key: chargeKey(payer, key),
    ...kind,
    fee: wish.fee,
    origin: wish.origin,
    fen,
    subject,
    allowReal: wish.consent.leftFen > 0,
  }));
  const taken = await takeItems(tx, payer.ownerKey, sayOf(payer, reason, atMs), quota, items, true);
  const { outcome } = taken.at(-1)!;
  // What was taken before is told again, and not taken again.
  const made = taken.filter((one) => one.outcome === 'taken');
  const [freeFen, realFen] = [sumOf(made, 'freeFen'), sumOf(made, 'realFen')];
  if (outcome === 'needs-confirmation' || realFen > wish.consent.leftFen) {
    const count = wish.things.length;
    throw refuse(refusals.needsConfirmation, sayShortage(wish.origin, freeFen, fen * count, priceOf(wish.fee, atMs) * count));
  }
  if (outcome === 'short') throw refuse(refusals.short, {});
  wish.consent.use(realFen);
  return freeFen + realFen;
}

const sumOf = (taken: readonly Taken[], what: 'freeFen' | 'realFen'): number => taken.reduce((sum, one) => sum + one[what], 0);

/** What a fee costs an owner at an instant, in fen: the one price that is told, asked for and taken. */
export async function findPriceFen(
  { memberPrices }: Pick<BillingParts, 'memberPrices'>,
  tx: Transaction,
  ownerKey: string,
  fee: Fee,
  atMs: number,
): Promise<number> {
  return memberPriceOf(fee, atMs, await memberPrices.percentOf(tx, ownerKey, atMs));
}

/** What is left of the free quota of an origin, what is wanted, and that by the price list where a member pays less. */
export function sayShortage(origin: Origin | null, freeFen: number, wantedFen: number, fullFen: number) {
  const told = { origin, free: showCoins(freeFen), wanted: showCoins(wantedFen) };
  return fullFen > wantedFen ? { ...told, full: showCoins(fullFen) } : told;
}

/** For how many things of a fee an owner's free quota does now; for whoever may take nothing else (T13). */
export async function countFree(parts: BillingParts, tx: Transaction, ownerKey: string, { fee, origin }: FreeWish): Promise<number> {
  const atMs = parts.clock.nowMs();
  const quota = await freeQuotaOf(parts, tx, ownerKey, atMs);
  return Math.floor((await findFreeFen(tx, ownerKey, origin, quota)) / (await findPriceFen(parts, tx, ownerKey, fee, atMs)));
}

/**
 * Gives back what things cost, each once, to where it came from (R-4.9-12). What was never charged is left alone.
 *
 * @param reason why, as the record tells it: one of the ledger's reasons.
 */
export async function refund(
  parts: BillingParts,
  tx: Transaction,
  payer: Payer,
  wish: { readonly keys: readonly string[]; readonly reason: string },
): Promise<void> {
  const atMs = parts.clock.nowMs();
  const quota = await freeQuotaOf(parts, tx, payer.ownerKey, atMs);
  for (const key of wish.keys) {
    await refundCharge(tx, payer.ownerKey, sayOf(payer, wish.reason, atMs), quota, chargeKey(payer, key));
  }
}

/** Of things that an owner was charged for, those that were given back, by their keys. */
export async function findRefunded(tx: Transaction, ownerKey: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const byCharge = new Map(keys.map((key) => [chargeKey({ ownerKey }, key), key]));
  return new Set((await listRefunded(tx, ownerKey, [...byCharge.keys()])).map((key) => byCharge.get(key)!));
}

/**
 * What went back of holds that ended so, in fen, by their keys: of a free quota whose month is over nothing does.
 */
export async function findGivenBack(tx: Transaction, { ownerKey }: Payer, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const byHold = new Map(keys.map((key) => [chargeKey({ ownerKey }, key), key]));
  const given = await givenBackOf(tx, ownerKey, [...byHold.keys()]);
  return new Map(given.map(({ key, fen }) => [byHold.get(key)!, fen]));
}

const chargeKey = ({ ownerKey }: Pick<Payer, 'ownerKey'>, key: string): string => `${ownerKey}:${key}`;

/** Real money that comes in for an owner. */
export interface CreditWish {
  /** What it is once and for ever, such as an order. */
  readonly key: string;
  readonly subject: string;
  readonly fen: number;
  /** The system account that stands against it, as `clearing_WXPAY`. */
  readonly from: string;
  /** Why, as the record tells it. */
  readonly reason: string;
}

/** Takes out again what was credited, once, against where it came from; false when so much is not there any more. */
export async function takeBack(parts: BillingParts, tx: Transaction, payer: Payer, wish: CreditWish): Promise<boolean> {
  const said = sayOf(payer, wish.reason, parts.clock.nowMs());
  const booking = {
    kind: 'refund',
    key: `back:${chargeKey(payer, wish.key)}`,
    subject: wish.subject,
    fen: -wish.fen,
    system: wish.from,
  } as const;
  return (await moveReal(tx, payer.ownerKey, said, booking)) !== 'short';
}

/** Credits real money, once, in the caller's transaction. */
export async function credit(parts: BillingParts, tx: Transaction, payer: Payer, wish: CreditWish): Promise<void> {
  const { key, subject, fen, from } = wish;
  const said = sayOf(payer, wish.reason, parts.clock.nowMs());
  await moveReal(tx, payer.ownerKey, said, { kind: 'top-up', key: chargeKey(payer, key), subject, fen, system: from });
}
