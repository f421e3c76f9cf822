/**
 * What an import costs and an export brings back, step by step, as the trade reckons: duty = value × rate; consumption tax =
 * (value + duty) ÷ (1 − c) × c; VAT = (value + duty + consumption tax) × v; rebate = price without VAT × r. Each step is
 * rounded to the fen, halves up. What the tariff does not say, or says in words that are no rule, is no zero: the step has
 * no amount, and says why.
 */
import { unitsOf, type Rate, type RatePart } from './rate';

export type StepName = 'duty' | 'consumption' | 'vat' | 'net' | 'rebate' | 'total';

/** Why a step has no amount: not in the tariff, no rule that we know, a quantity that is missing, or a step before it. */
export type Gap = { readonly kind: 'untold' | 'unread' | 'earlier' } | { readonly kind: 'quantity'; readonly unit: string };

export interface DutyStep {
  readonly name: StepName;
  /** What its rate goes by; `none` where nothing is levied. */
  readonly by: 'value' | 'quantity' | 'none';
  /** What it was reckoned from, in fen; null unless it goes by the value. */
  readonly baseFen: number | null;
  readonly rateText: string;
  /** Null where it cannot be reckoned. */
  readonly fen: number | null;
  readonly gap: Gap | null;
}

/** Thousandths of a unit that somebody has of it: `{ 升: 1500 }` is a litre and a half. */
export type Quantities = Readonly<Record<string, number>>;

const million = 1_000_000n;

/** Halves up; both at least 0. */
const divide = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** Amount of a part that goes by quantity, in fen; 1/100 fen × thousandths. */
const ofQuantity = ({ amount, unit }: RatePart, quantities: Quantities): bigint =>
  unit === '' ? 0n : divide(BigInt(amount) * BigInt(quantities[unit] ?? 0), 100_000n);

/** The gap that keeps a rate from being reckoned; null where there is none. */
function gapOf(rate: Rate | null, quantities: Quantities): Gap | null {
  if (rate === null) return { kind: 'untold' };
  if (rate.rule.kind === 'unread') return { kind: 'unread' };
  const unit = unitsOf(rate).find((each) => !((quantities[each] ?? 0) > 0));
  return unit === undefined ? null : { kind: 'quantity', unit };
}

/** The amount that a rate gives, by how each part of it is reckoned. */
function pick({ rule }: Rate, reckon: (part: RatePart) => bigint): bigint {
  const amounts = rule.parts.map(reckon).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return (rule.kind === 'higher' ? amounts.at(-1) : amounts[0]) ?? 0n;
}

/** What a rate goes by: one of nothing, 0 %, still goes by the value. */
function byOf(rate: Rate): DutyStep['by'] {
  if (rate.rule.kind === 'none') return 'none';
  return unitsOf(rate).length === 0 || rate.rule.parts.some(({ ppm }) => ppm > 0) ? 'value' : 'quantity';
}

/**
 * What customs takes of goods that come in.
 *
 * @param valueFen their value at the border (完税价格, CIF), in fen, at least 0
 * @returns duty, consumption tax, VAT and what they are together. A tariff that does not tell of a consumption tax leaves it
 *   out of the VAT, and that step says so; whoever has no duty has no total.
 */
export function reckonImport(wish: {
  readonly valueFen: number;
  readonly quantities: Quantities;
  readonly duty: Rate | null;
  readonly consumption: Rate | null;
  readonly vat: Rate | null;
}): DutyStep[] {
  const value = BigInt(wish.valueFen);
  const duty = step(
    'duty',
    wish.duty,
    value,
    wish.quantities,
    (part) => divide(value * BigInt(part.ppm), million) + ofQuantity(part, wish.quantities),
  );
  const dutied = duty.fen === null ? null : value + BigInt(duty.fen);
  const consumption = step('consumption', wish.consumption, dutied, wish.quantities, (part) => {
    const fixed = ofQuantity(part, wish.quantities);
    const ppm = BigInt(part.ppm);
    // A tax of the whole price or more has no price before it.
    if (ppm >= million) return null;
    return divide((dutied! + fixed) * ppm, million - ppm) + fixed;
  });
  const isTaxKnown = consumption.fen !== null || consumption.gap?.kind === 'untold';
  const taxed = dutied === null || !isTaxKnown ? null : dutied + BigInt(consumption.fen ?? 0);
  const vat = step(
    'vat',
    wish.vat,
    taxed,
    wish.quantities,
    (part) => divide(taxed! * BigInt(part.ppm), million) + ofQuantity(part, wish.quantities),
  );
  return [duty, consumption, vat, total(vat.fen === null ? null : [duty.fen!, consumption.fen ?? 0, vat.fen])];
}

/**
 * What is paid back for goods that go out.
 *
 * @param priceFen what they were bought for with VAT on the invoice, in fen, at least 0
 */
export function reckonRebate(wish: {
  readonly priceFen: number;
  readonly quantities: Quantities;
  readonly vat: Rate | null;
  readonly rebate: Rate | null;
}): DutyStep[] {
  const price = BigInt(wish.priceFen);
  const net = step('net', wish.vat, price, {}, (part) => divide(price * million, million + BigInt(part.ppm)));
  // Without any VAT the price is what it is.
  const netFen = wish.vat?.rule.kind === 'none' ? price : net.fen === null ? null : BigInt(net.fen);
  const rebate = step(
    'rebate',
    wish.rebate,
    netFen,
    wish.quantities,
    (part) => divide(netFen! * BigInt(part.ppm), million) + ofQuantity(part, wish.quantities),
  );
  return [netFen === null ? net : { ...net, fen: Number(netFen) }, rebate];
}

function step(
  name: StepName,
  rate: Rate | null,
  base: bigint | null,
  quantities: Quantities,
  reckon: (part: RatePart) => bigint | null,
): DutyStep {
  const rateText = rate?.text ?? '';
  const gap = gapOf(rate, quantities) ?? (base === null ? ({ kind: 'earlier' } as const) : null);
  const open = { name, by: 'none', baseFen: null, rateText, fen: null } as const;
  if (rate === null || gap !== null || base === null) return { ...open, gap };
  if (rate.rule.parts.some((part) => reckon(part) === null)) return { ...open, gap: { kind: 'unread' } };
  const fen = Number(pick(rate, (part) => reckon(part)!));
  const by = byOf(rate);
  return { name, by, baseFen: by === 'value' ? Number(base) : null, rateText, fen, gap: null };
}

function total(amounts: readonly number[] | null): DutyStep {
  const fen = amounts === null ? null : amounts.reduce((sum, amount) => sum + amount, 0);
  return { name: 'total', by: 'none', baseFen: null, rateText: '', fen, gap: fen === null ? { kind: 'earlier' } : null };
}
