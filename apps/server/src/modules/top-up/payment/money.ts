/** Amounts as the payment methods write them, in fen: whole numbers, read and written without arithmetic (L-10). */

/** The most that one order may be, fen: a hundred million yuan. */
const maxFen = 10_000_000_000;

/** Whether a value is an amount that somebody can pay, fen. */
export function isPayableFen(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxFen;
}

/** Reads `0.01` as 1 fen; null for anything but yuan with exactly two decimals. */
export function readYuan(text: string): number | null {
  const match = /^(0|[1-9][0-9]{0,8})\.([0-9]{2})$/.exec(text);
  return match ? Number(`${match[1]}${match[2]}`) : null;
}

/** Writes 1 fen as `0.01`. */
export function writeYuan(fen: number): string {
  if (!isPayableFen(fen)) throw new RangeError('no amount in fen');
  return String(fen).padStart(3, '0').replace(/(..)$/, '.$1');
}
