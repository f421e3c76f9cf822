/**
 * An owner's own rate table of 滞箱费: for a shipping line, or for all lines, what a box costs a day beyond its free days, and
 * how many of them the line gives, by what box it is. Amounts are whole minor units of the table's own currency (cents of USD, 分 of CNY). They are what a line
 * will ask for, and no money of a wallet: nothing here is ever charged.
 */
import * as z from 'zod/mini';
import { toHalfWidth } from '../vocabulary/input-filters';
import { freeDaysMax, tariffDayMax, tariffPriceMax, tariffStepsMax } from './limits';
import { tariffTexts as texts } from './tariff-texts';

/** What boxes are told apart by in such a table: 20 尺, 40 尺 (45 尺 with them), 冷箱/特种箱 of whatever length. */
export const boxClasses = ['20', '40', 'special'] as const;
export type BoxClass = (typeof boxClasses)[number];

/** Currencies that lines name, with the digits of their minor unit. */
const digitsOf = { USD: 2, EUR: 2, CNY: 2, GBP: 2, HKD: 2, JPY: 0 } as const;
export type Currency = keyof typeof digitsOf;
export const currencies = Object.keys(digitsOf) as [Currency, ...Currency[]];

const step = z.object({
  /** Days beyond the free days, the first one is 1; the last step has no end. */
  fromDay: z.int(),
  toDay: z.nullable(z.int()),
  /** Of one box, in minor units. */
  perDay: z.int(),
});
export type TariffStep = z.output<typeof step>;

/** Of each class its steps, in order and without a gap; none where the owner has entered none. */
export const tariffRates = z.object({ '20': z.array(step), '40': z.array(step), special: z.array(step) });
export type TariffRates = z.output<typeof tariffRates>;

const days = z.nullable(z.int());
/** Free days that a line gives for boxes of each class; null where the owner has entered none. */
export const tariffFreeDays = z.object({ '20': days, '40': days, special: days });
export type TariffFreeDays = z.output<typeof tariffFreeDays>;

/** A table as it counts. */
export interface Tariff {
  readonly currency: Currency;
  readonly rates: TariffRates;
  readonly freeDays: TariffFreeDays;
}

/** Rates that were stored; null for what no build has written. */
export function readRates(stored: unknown): TariffRates | null {
  const read = tariffRates.safeParse(stored);
  return read.success ? read.data : null;
}

/** Free days that were stored; none in tables of older builds. */
export function readFreeDays(stored: unknown): TariffFreeDays {
  const read = tariffFreeDays.safeParse(stored);
  return read.success ? read.data : { '20': null, '40': null, special: null };
}

/** The class of a box by its size and type (ISO 6346); null where it tells none, or one that no table names. */
export function boxClassOf(sizeType: string | null): BoxClass | null {
  const [length, , kind] = sizeType?.toUpperCase() ?? '';
  if (length === undefined || kind === undefined) return null;
  // G general purpose and V ventilated are dry boxes; reefers, tanks, flats, open tops and the rest are special.
  if (!'GV'.includes(kind)) return /[A-Z]/.test(kind) ? 'special' : null;
  if (length === '2') return '20';
  return length === '4' || length === 'L' ? '40' : null;
}

/** `USD 1,234.50`; @param minor whole minor units */
export function showAmount(minor: number, currency: Currency): string {
  const digits = digitsOf[currency];
  const text = String(minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currency} ${digits === 0 ? whole : `${whole}.${text.slice(-digits)}`}`;
}

/** An amount as a field shows it: `45`, `45.50`. */
export function typedAmount(minor: number, currency: Currency): string {
  return showAmount(minor, currency)
    .slice(currency.length + 1)
    .replaceAll(',', '')
    .replace(/\.0+$/, '');
}

/** A step as it is typed. */
export interface TypedStep {
  readonly from: string;
  readonly to: string;
  readonly price: string;
}
export type TypedRates = Readonly<Record<BoxClass, readonly TypedStep[]>>;
export type TypedFreeDays = Readonly<Record<BoxClass, string>>;

/** A table as it is typed. */
export interface TypedTariff {
  readonly rates: TypedRates;
  readonly freeDays: TypedFreeDays;
}

/** What is wrong with one field: `20.0.price`, `freeDays.20`, or `20` for the whole of a class, and the sentence that names it. */
export interface TariffProblem {
  readonly field: string;
  readonly text: string;
}

/** The name of a field of a step, for whoever shows what is wrong beside it. */
export const tariffField = (boxClass: BoxClass, at: number, part: keyof TypedStep): string => `${boxClass}.${at}.${part}`;

/** The name of the field of the free days of a class. */
export const freeDaysField = (boxClass: BoxClass): string => `freeDays.${boxClass}`;

/**
 * Reads a table as it was typed. Steps that are wholly empty are none; the others begin with the first day, follow each
 * other without gap or overlap, and the last one has no end. It may name free days alone.
 *
 * @returns what it says, or what is wrong in the order of the form.
 */
export function readTypedTariff(
  typed: TypedTariff,
  currency: Currency,
): Pick<Tariff, 'rates' | 'freeDays'> | { readonly problems: readonly TariffProblem[] } {
  const problems: TariffProblem[] = [];
  const read = (boxClass: BoxClass): TariffStep[] => {
    const told = typed.rates[boxClass]
      .map((each, at) => ({ at, from: plain(each.from), to: plain(each.to), price: plain(each.price) }))
      .filter(({ from, to, price }) => from + to + price !== '');
    if (told.length > tariffStepsMax) problems.push({ field: boxClass, text: texts.tooManySteps(texts.classes[boxClass]) });
    const steps: TariffStep[] = [];
    let expected: number | null = 1;
    for (const [index, { at, from, to, price }] of told.entries()) {
      const wrong = (part: keyof TypedStep, text: string): void => {
        problems.push({
          field: tariffField(boxClass, at, part),
          text: texts.ofField(texts.classes[boxClass], at + 1, texts.parts[part], text),
        });
      };
      const isLast = index === told.length - 1;
      const fromDay = readDay(from);
      const toDay = to === '' ? null : readDay(to);
      const perDay = readPrice(price, currency);
      if (fromDay === null) wrong('from', texts.badDay);
      else if (expected !== null && fromDay > expected) wrong('from', texts.gap(expected));
      else if (expected !== null && fromDay < expected) wrong('from', texts.overlap(expected));
      if (to !== '' && toDay === null) wrong('to', texts.badDay);
      else if (fromDay !== null && toDay !== null && toDay < fromDay) wrong('to', texts.endsBefore);
      else if (isLast && to !== '') wrong('to', texts.lastEnds);
      else if (!isLast && to === '') wrong('to', texts.endless);
      if (perDay === null) wrong('price', digitsOf[currency] === 0 ? texts.badWholePrice : texts.badPrice);
      // After a step whose end cannot be read nobody knows where the next one should begin.
      expected = toDay === null ? null : toDay + 1;
      if (fromDay !== null && perDay !== null) steps.push({ fromDay, toDay, perDay });
    }
    return steps;
  };
  const readFree = (boxClass: BoxClass): number | null => {
    const text = plain(typed.freeDays[boxClass]);
    const count = /^[0-9]{1,2}$/.test(text) ? Number(text) : null;
    if (text === '' || (count !== null && count <= freeDaysMax)) return count;
    problems.push({ field: freeDaysField(boxClass), text: texts.badFreeDays(texts.classes[boxClass]) });
    return null;
  };
  const ofClass = (boxClass: BoxClass) => ({ free: readFree(boxClass), steps: read(boxClass) });
  const [short, long, special] = [ofClass('20'), ofClass('40'), ofClass('special')];
  const rates: TariffRates = { '20': short.steps, '40': long.steps, special: special.steps };
  const freeDays: TariffFreeDays = { '20': short.free, '40': long.free, special: special.free };
  if (problems.length === 0 && boxClasses.every((boxClass) => rates[boxClass].length === 0 && freeDays[boxClass] === null)) {
    problems.push({ field: tariffField('20', 0, 'price'), text: texts.nothing });
  }
  return problems.length > 0 ? { problems } : { rates, freeDays };
}

/** A table as it is typed again. */
export function typedTariff({ rates, currency, freeDays }: Tariff): TypedTariff {
  const typed = (steps: readonly TariffStep[]): TypedStep[] =>
    steps.map(({ fromDay, toDay, perDay }) => ({
      from: String(fromDay),
      to: toDay === null ? '' : String(toDay),
      price: typedAmount(perDay, currency),
    }));
  const free = (boxClass: BoxClass): string => String(freeDays[boxClass] ?? '');
  return {
    rates: { '20': typed(rates['20']), '40': typed(rates['40']), special: typed(rates.special) },
    freeDays: { '20': free('20'), '40': free('40'), special: free('special') },
  };
}

const plain = (text: string): string => toHalfWidth(text).trim();

function readDay(text: string): number | null {
  const day = /^[0-9]{1,3}$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= tariffDayMax ? day : null;
}

function readPrice(text: string, currency: Currency): number | null {
  const digits = digitsOf[currency];
  const [, whole, part = ''] = /^([0-9]{1,6})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined || Number(whole) > tariffPriceMax || part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}
