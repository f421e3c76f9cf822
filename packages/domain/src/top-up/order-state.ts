/** R-4.10-36: how far an order is, by code; and its word. */
export const orderWords = { waiting: '待支付', paying: '支付中', paid: '已支付', closed: '已关闭', refunded: '已退款' } as const;
export type OrderState = keyof typeof orderWords;

/** R-4.10-04, R-9-31. */
export const payTypes = ['WXPAY', 'ALIPAY'] as const;
export type PayType = (typeof payTypes)[number];

/** How an order is paid: by a method that is asked for it, or by money sent to our bank account (R-7.5-13). */
export const orderTypes = [...payTypes, 'TRANSFER'] as const;
export type OrderType = (typeof orderTypes)[number];

/** P-06: an order that nobody told of is first asked about so long after it was made, ms. */
const firstAsksMs: readonly number[] = [15_000, 45_000];
/** Then so often while its payer is likely at it, ms: with a look every 5 s what is paid is credited within a minute. */
const oftenMs = 50_000;
const oftenForMs = 1_800_000;
const rarelyMs = 300_000;
/** One that is over is closed at its method, which may be away. */
const closeAgainMs = 60_000;
/** Somebody who looks at his order has it asked about this soon. */
export const lookedAtMs = 30_000;

/** When an order is asked about next (P-06); all ms since epoch. */
export function nextAskMs(madeAtMs: number, expiresAtMs: number, nowMs: number): number {
  if (nowMs >= expiresAtMs) return nowMs + closeAgainMs;
  const ageMs = nowMs - madeAtMs;
  const first = firstAsksMs.find((afterMs) => ageMs < afterMs);
  const nextMs = first === undefined ? nowMs + (ageMs < oftenForMs ? oftenMs : rarelyMs) : madeAtMs + first;
  return Math.min(nextMs, expiresAtMs);
}

/** Why a payment fits no order (P-04); `paid-twice`: its order was paid by another one. */
export const strayReasons = ['unknown-order', 'method', 'amount', 'paid-twice'] as const;
export type StrayReason = (typeof strayReasons)[number];
export const findingNoteMax = 200;

/** Why what an order brought in cannot be given back: nothing came in, it went back, an invoice holds it, it is spent. */
export const backFaults = ['not-paid', 'refunded', 'invoiced', 'spent'] as const;
export type BackFault = (typeof backFaults)[number];

/**
 * What of an order can be given back now: all of it, or nothing and why; fen.
 *
 * @param balanceFen what its owner has to spend; what came on top of the order is taken out with it
 */
export function backOf(
  { state, fen, giftFen }: { readonly state: OrderState; readonly fen: number; readonly giftFen: number },
  isInvoiced: boolean,
  balanceFen: number,
): { readonly fen: number; readonly fault: BackFault | null } {
  const fault: BackFault | null =
    state === 'refunded'
      ? 'refunded'
      : state !== 'paid'
        ? 'not-paid'
        : isInvoiced
          ? 'invoiced'
          : balanceFen < fen + giftFen
            ? 'spent'
            : null;
  return { fen: fault === null ? fen : 0, fault };
}

/** In what a day's bill of a payment method and our books differ (P-08): they have it and we do not; we and not they; and so on. */
export const differenceKinds = ['missing', 'extra', 'amount', 'duplicate', 'refund', 'midnight', 'status'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
