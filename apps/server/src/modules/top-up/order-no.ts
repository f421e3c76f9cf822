import { randomInt } from 'node:crypto';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** A new order's number: the second in Shanghai and eight digits of chance, as `CZ20261124080109` and `01234567`. */
export function makeOrderNo(nowMs: number): string {
  return `CZ${formatShanghai(nowMs).replace(/\D/g, '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
