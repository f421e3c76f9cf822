import type { Fee } from './fee';

/** A price and the instant from which it holds. */
export interface Price {
  readonly fromMs: number;
  readonly fen: number;
}

/** What everything costs, newest last (R-4.9-11). A price that was once told stays; a new one is a further line. */
export type PriceList = Readonly<Record<Fee, readonly Price[]>>;

const opened = Date.UTC(2026, 0, 1) - 8 * 3_600_000;

export const priceList: PriceList = {
  FEE_BLNO: [{ fromMs: opened, fen: 100 }],
  FEE_VESSEL: [{ fromMs: opened, fen: 50 }],
  FEE_NB_VESSEL: [{ fromMs: opened, fen: 50 }],
  FEE_SO: [{ fromMs: opened, fen: 50 }],
  FEE_ABROAD: [{ fromMs: opened, fen: 200 }],
  FEE_VGM: [{ fromMs: opened, fen: 500 }],
  FEE_SH_MANIFEST: [{ fromMs: opened, fen: 3_000 }],
  FEE_TOKER: [{ fromMs: opened, fen: 500 }],
  FEE_TRUCK: [{ fromMs: opened, fen: 20 }],
  // Of twelve months (R-7.6-21).
  FEE_VIP_SILVER: [{ fromMs: opened, fen: 12_000 }],
  FEE_VIP_GOLD: [{ fromMs: opened, fen: 36_000 }],
};

/**
 * What a fee is at an instant, in fen.
 *
 * @throws Error when no price holds yet: nothing may be taken then.
 */
export function priceOf(fee: Fee, atMs: number, list: PriceList = priceList): number {
  const price = list[fee].findLast(({ fromMs }) => fromMs <= atMs);
  if (!price) throw new Error(`no price of ${fee} yet`);
  return price.fen;
}

/** The price of the list, in percent of it. */
export const wholePercent = 100;

/** What a member pays less for: what is followed, looked at or opened. What is sent to a counterpart costs everybody the same. */
export const reducedFees = [
  'FEE_BLNO',
  'FEE_VESSEL',
  'FEE_NB_VESSEL',
  'FEE_SO',
  'FEE_ABROAD',
  'FEE_TRUCK',
  'FEE_TOKER',
] as const satisfies readonly Fee[];

/**
 * What a fee is for somebody who pays so many percent, in fen: a fraction of a fen is his.
 *
 * @throws Error as `priceOf`.
 */
export function memberPriceOf(fee: Fee, atMs: number, percent: number): number {
  const fen = priceOf(fee, atMs);
  return (reducedFees as readonly Fee[]).includes(fee) ? Math.max(1, Math.floor((fen * percent) / wholePercent)) : fen;
}

/** R-4.9-11: what is free in each month for each origin, in fen. */
export const freeQuotaFen = 3_000;

/** The month of an instant in Shanghai, as 202611. */
export function monthOf(atMs: number): number {
  const day = new Date(atMs + 8 * 3_600_000);
  return day.getUTCFullYear() * 100 + day.getUTCMonth() + 1;
}

/** When the month of an instant began in Shanghai, ms. */
export function monthBeganMs(atMs: number): number {
  const day = new Date(atMs + 8 * 3_600_000);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) - 8 * 3_600_000;
}
