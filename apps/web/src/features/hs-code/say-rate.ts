import type { RatePart, RateRule } from '@mastlight/domain/hs-code/rate';
import type { Say } from '../../platform/catalogue';
import type { chinese } from './texts/zh-CN';

/** A number of ten-thousandths as people write it: 65,000 is `6.5`. */
export function showTenThousandths(value: number): string {
  const rest = value % 10_000;
  const whole = String((value - rest) / 10_000);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(4, '0').replace(/0+$/, '')}`;
}

/** Fen as yuan, with commas between thousands and always two decimals. */
export function showFen(fen: number): string {
  const rest = fen % 100;
  return `${String((fen - rest) / 100).replace(/\B(?=(?:\d{3})+$)/g, ',')}.${String(rest).padStart(2, '0')}`;
}

/**
 * Reads a number that somebody typed, commas between thousands or not.
 *
 * @returns it in its smallest unit; null for whatever is none, of more decimals than `places`, or beyond ten digits
 */
export function readPlaces(text: string, places: number): number | null {
  const found = /^(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})(?:\.(\d*))?$/.exec(text.trim().normalize('NFKC'));
  const part = found?.[2] ?? '';
  if (!found || part.length > places) return null;
  return Number(found[1]!.replaceAll(',', '') + part.padEnd(places, '0'));
}

/** The rule of a rate in words: `货值的 20% 加 每千克 1 元`. */
export function sayRule({ kind, parts }: RateRule, say: Say<typeof chinese>): string {
  if (kind === 'none' || kind === 'unread') return say(`rule.${kind}`);
  const words = parts.map((part) => sayPart(part, say));
  return kind === 'one' ? words.join('') : say(`rule.${kind}`) + words.join(say('rule.or'));
}

function sayPart({ ppm, amount, unit }: RatePart, say: Say<typeof chinese>): string {
  const byValue = say('rule.percent', { percent: showTenThousandths(ppm) });
  if (unit === '') return byValue;
  const byQuantity = say('rule.amount', { unit, yuan: showTenThousandths(amount) });
  return ppm === 0 ? byQuantity : byValue + say('rule.plus') + byQuantity;
}
