import { priceOf } from '@mastlight/domain/billing/price-list';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { BillingParts } from '../parts';
import { freeQuotaAt } from '../free-quota';
import { refundCharge, takeItems, type Said } from '../store';

/** Who acts, as a session says it. */
export type Payer = Pick<Session, 'userId' | 'ownerKey' | 'identity' | 'trace'>;

/** What is to be paid: one fee, for each of some things. */
export interface ChargeWish {
  readonly fee: Fee;
  readonly origin: Origin;
  /** Whether real money may be taken where the free quota does not do (T13). */
  readonly allowReal: boolean;
  /** Each with what it is once and for ever, and what people know it by. */
  readonly things: readonly { readonly key: string; readonly subject: string }[];
}

/** What a transfer says of who made it; whatever nobody called for says so. */
export function sayOf(payer: Payer, reason: string, atMs: number): Said {
  const { identity, trace } = payer;
  return {
    actorId: payer.userId,
    identity: identity.kind === 'company' ? identity.companyId : identity.kind,
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
 * @throws BusinessError 409 when real money is wanted and nobody has agreed to it, 402 when there is not enough; the caller's transaction is taken back with it.
 */
export async function charge(parts: BillingParts, tx: Transaction, payer: Payer, wish: ChargeWish): Promise<number> {
  if (wish.things.length === 0) return 0;
  const atMs = parts.clock.nowMs();
  const fen = priceOf(wish.fee, atMs);
  const quota = freeQuotaAt(parts, atMs);
  const items = wish.things.map(({ key, subject }) => ({
    key: `${wish.fee}:${payer.ownerKey}:${key}`,
    kind: 'charge' as const,
    fee: wish.fee,
    origin: wish.origin,
    fen,
    subject,
    allowReal: wish.allowReal,
  }));
  const taken = await takeItems(tx, payer.ownerKey, sayOf(payer, 'subscribed', atMs), quota, items, true);
  const last = taken.at(-1)!;
  const freeFen = taken.filter(({ outcome }) => outcome === 'taken').reduce((sum, one) => sum + one.freeFen, 0);
  if (last.outcome === 'needs-confirmation') {
    throw refuse(refusals.needsConfirmation, { freeFen, wantedFen: fen * wish.things.length });
  }
  if (last.outcome === 'short') throw refuse(refusals.short, {});
  return taken.filter(({ outcome }) => outcome === 'taken').reduce((sum, one) => sum + one.freeFen + one.realFen, 0);
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
  wish: { readonly fee: Fee; readonly keys: readonly string[]; readonly reason: string },
): Promise<void> {
  const atMs = parts.clock.nowMs();
  for (const key of wish.keys) {
    await refundCharge(
      tx,
      payer.ownerKey,
      sayOf(payer, wish.reason, atMs),
      freeQuotaAt(parts, atMs),
      `${wish.fee}:${payer.ownerKey}:${key}`,
    );
  }
}
