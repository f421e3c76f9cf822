/** The levels of members: what each costs and gives, with the day from which it is so. */
import { priceOf, wholePercent, type Fee } from '../billing/index';

/** From the least. */
export const levels = ['normal', 'silver', 'gold'] as const;
export type Level = (typeof levels)[number];

/** Those that somebody buys. */
export const soldLevels = ['silver', 'gold'] as const;
export type SoldLevel = (typeof soldLevels)[number];

export const isSold = (level: Level): level is SoldLevel => level !== 'normal';

export const levelWords: Readonly<Record<Level, string>> = { normal: '普通会员', silver: '银卡会员', gold: '金卡会员' };

/** What a term of each is booked as; its price stands in the price list. */
export const feeOfLevel: Readonly<Record<SoldLevel, Fee>> = { silver: 'FEE_VIP_SILVER', gold: 'FEE_VIP_GOLD' };

/** A share of the price list and the instant from which terms are sold with it. */
interface Share {
  readonly fromMs: number;
  readonly percent: number;
}

const opened = Date.UTC(2026, 0, 1) - 8 * 3_600_000;

/** What a member pays, in percent of the price list, newest last: another share is a further line, and terms that run keep theirs. */
const shares: Readonly<Record<SoldLevel, readonly Share[]>> = {
  silver: [{ fromMs: opened, percent: 95 }],
  gold: [{ fromMs: opened, percent: 90 }],
};

/** What a term that is sold at an instant costs, in fen, and what its owner then pays of the price list, in percent. */
export function saleOf(level: Level, atMs: number): { readonly fen: number; readonly percent: number } {
  if (!isSold(level)) return { fen: 0, percent: wholePercent };
  return { fen: priceOf(feeOfLevel[level], atMs), percent: shares[level].findLast(({ fromMs }) => fromMs <= atMs)!.percent };
}
