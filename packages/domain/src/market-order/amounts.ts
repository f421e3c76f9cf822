/** Quantities, weights and money of an order, exact: whole thousandths, whole cents, and rates in millionths. */
import type { OrderLine, OrderTexts } from './fields';

/** A number of at most `places` decimals from 0, in its smallest unit; null for anything else. Commas between thousands may stand. */
export function readDecimal(text: string, places: number): bigint | null {
  const found = /^(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d+))?$/.exec(text.trim());
  const part = found?.[2]?.replace(/0+$/, '') ?? '';
  if (!found || part.length > places) return null;
  return BigInt(found[1]!.replaceAll(',', '') + part.padEnd(places, '0'));
}

/** A number as machines read it: `12000.5` of `12,000.500`; what is none stays as it is. */
export function plainNumber(text: string, places: number): string {
  const value = readDecimal(text, places);
  if (value === null) return text;
  const digits = String(value).padStart(places + 1, '0');
  const [whole, part] = places === 0 ? [digits, ''] : [digits.slice(0, -places), digits.slice(-places).replace(/0+$/, '')];
  return part === '' ? whole : `${whole}.${part}`;
}

const rounded = (amount: bigint, by: bigint): bigint => (amount + by / 2n) / by;

/** What a line comes to in cents of the order's currency: quantity × price, rounded half up; null where either is no number. */
export function lineCents(texts: OrderTexts): bigint | null {
  const [quantity, price] = [readDecimal(texts['quantity'] ?? '', 3), readDecimal(texts['price'] ?? '', 4)];
  return quantity === null || price === null ? null : rounded(quantity * price, 100_000n);
}

/** How the order's currency turns into US dollars; null while a rate is missing. */
export interface Rates {
  /** CNY for one unit of the currency, and for one dollar, in millionths. */
  readonly rate: bigint;
  readonly usdRate: bigint;
}

/** The rates of a head; a head in dollars needs one only, and yuan are worth themselves. */
export function ratesOf(head: OrderTexts): Rates | null {
  const read = (prop: string): bigint | null => {
    const rate = readDecimal(head[prop] ?? '', 6);
    return rate === 0n ? null : rate;
  };
  const currency = head['currency'] ?? '';
  const rate = currency === 'CNY' ? 1_000_000n : read('rate');
  const usdRate = currency === 'USD' ? rate : read('usdRate');
  return rate === null || usdRate === null ? null : { rate, usdRate };
}

/** Cents of the currency as US cents, and as fen; rounded half up. */
export const toUsdCents = (cents: bigint, { rate, usdRate }: Rates): bigint => rounded(cents * rate, usdRate);
export const toFen = (cents: bigint, { rate }: Pick<Rates, 'rate'>): bigint => rounded(cents * rate, 1_000_000n);

/** What lines come to in US cents, each rounded by itself; what is no number counts as nothing. */
export const usdOf = (lines: readonly OrderLine[], rates: Rates): bigint =>
  lines.reduce((sum, { texts }) => sum + toUsdCents(lineCents(texts) ?? 0n, rates), 0n);

/** `1,234,567.80` of cents, for people. */
export const showCents = (cents: bigint): string => writeCents(cents).replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',');

/** `1234567.80` of cents, without commas. */
export function writeCents(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface OrderTotals {
  readonly lines: number;
  readonly cartons: bigint;
  /** In grams. */
  readonly gross: bigint;
  readonly net: bigint;
  /** Cents of the currency. */
  readonly cents: bigint;
  readonly merchants: number;
}

/** Sums over lines; what is no number counts as nothing, and is told by the rules. */
export function totalsOf(lines: readonly OrderLine[]): OrderTotals {
  const sum = (read: (texts: OrderTexts) => bigint | null): bigint => lines.reduce((all, { texts }) => all + (read(texts) ?? 0n), 0n);
  return {
    lines: lines.length,
    cartons: sum((texts) => readDecimal(texts['cartons'] ?? '', 0)),
    gross: sum((texts) => readDecimal(texts['grossKg'] ?? '', 3)),
    net: sum((texts) => readDecimal(texts['netKg'] ?? '', 3)),
    cents: sum(lineCents),
    merchants: new Set(lines.map(({ texts }) => texts['merchant'] ?? '').filter((merchant) => merchant !== '')).size,
  };
}
