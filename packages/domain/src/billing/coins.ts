/** Stored units in one 火币, which is one yuan (R-9-29, R-9-33). */
export const payRate = 100;

/** Fen as 火币 for people: whole numbers without decimals, otherwise two (R-9-33); thousands apart (R-0-07). */
export function showCoins(fen: number): string {
  const sign = fen < 0 ? '-' : '';
  const amount = Math.abs(fen);
  const rest = amount % payRate;
  const whole = String((amount - rest) / payRate).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return sign + (rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`);
}

/** The largest amount that anybody moves at once, in fen: a million yuan. */
export const amountMaxFen = 100_000_000;

/**
 * Reads an amount in yuan that somebody typed or a counterpart sent, such as `30` or `30.05`, without ever making a
 * fraction of it.
 *
 * @returns fen; null for whatever is no plain amount of at most `amountMaxFen` (L-10).
 */
export function readYuan(text: string): number | null {
  const found = /^(0|[1-9][0-9]{0,8})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (!found) return null;
  const fen = Number(found[1]) * payRate + Number((found[2] ?? '').padEnd(2, '0'));
  return fen <= amountMaxFen ? fen : null;
}
