/** What 滞箱费 a shipment may come to, by its free days, what its boxes are, and its owner's own rate table (table in `detention.test.ts`). */
import { dayAtDischarge, type Journey } from '../line-tracking/index';
import { detentionTexts as texts } from './tariff-texts';
import { boxClassOf, boxClasses, showAmount, type BoxClass, type Currency, type Tariff, type TariffStep } from './tariff';

/** A step as far as a box has come in it. Amounts are minor units of the estimate's currency. */
export interface DetentionStep {
  readonly fromDay: number;
  /** As the table has it. */
  readonly toDay: number | null;
  readonly days: number;
  readonly perDay: number;
  readonly sum: number;
}

export interface DetentionOfBox {
  readonly containerNo: string;
  readonly boxClass: BoxClass;
  /** Days beyond the free days; 0: it came back, or still is, within them. */
  readonly days: number;
  readonly isReturned: boolean;
  readonly steps: readonly DetentionStep[];
}

/** What an owner has noted of a shipment. */
export interface ShipmentTerms {
  /** Free days that were agreed for it, whatever a table says; null: none. */
  readonly freeDays: number | null;
  /** What its boxes are where their line does not say; null: not known. */
  readonly boxClass: BoxClass | null;
}

type Box = Journey['boxes'][number];
const classOf = ({ sizeType }: Pick<Box, 'sizeType'>, { boxClass }: ShipmentTerms): BoxClass | null => boxClassOf(sizeType) ?? boxClass;
const freeDaysOf = (boxClass: BoxClass, { freeDays }: ShipmentTerms, tariff: Tariff): number | null =>
  freeDays ?? tariff.freeDays[boxClass];

/**
 * The free days that end first: those that were agreed, or the fewest that the table gives any box that is not back.
 *
 * @returns null where neither is known.
 */
export function fewestFreeDays(
  boxes: readonly Pick<Box, 'sizeType' | 'isReturned'>[],
  terms: ShipmentTerms,
  tariff: Tariff | null,
): number | null {
  if (terms.freeDays !== null || tariff === null) return terms.freeDays;
  const out = boxes.filter(({ isReturned }) => !isReturned).map((box) => classOf(box, terms));
  // Before its line names a box its owner knows what it will be.
  const classes = new Set(boxes.length === 0 ? [terms.boxClass] : out);
  const days = boxClasses.flatMap((boxClass) => (classes.has(boxClass) ? (tariff.freeDays[boxClass] ?? []) : []));
  return days.length === 0 ? null : Math.min(...days);
}

/** An estimate: it is the line that reckons, by its own calendar. */
export interface Detention {
  /** `within`: nothing yet; `none`: all came back in time; `running`: until today; `final`: all came back, some too late. */
  readonly state: 'within' | 'none' | 'running' | 'final';
  readonly currency: Currency;
  /** Null where nothing has arisen. */
  readonly total: number | null;
  /** What tomorrow adds; null where all came back, or tomorrow is free. */
  readonly tomorrow: number | null;
  readonly boxes: readonly DetentionOfBox[];
  /** Boxes that are not counted: nobody says what they are, or their rate or their free days are not known. */
  readonly uncounted: readonly string[];
}

/**
 * Estimates 滞箱费 by calendar days of the place of discharge, from the day after the last free day to the day on which the
 * empty came back, or to today; both count. Its free days begin for all boxes with the discharge of the shipment, as the last
 * free day has it. What its line says of a box goes before what its owner does, and what was agreed before the table.
 *
 * @returns null where it is not discharged, no table is known, or no box of it can be counted (`gapOfDetention` says which).
 */
export function estimateDetention(
  { discharged, boxes: told }: Pick<Journey, 'discharged' | 'boxes'>,
  terms: ShipmentTerms,
  tariff: Tariff | null,
  nowMs: number,
): Detention | null {
  if (discharged === null || tariff === null) return null;
  const firstDay = dayAtDischarge(discharged, discharged.ms);
  const boxes: DetentionOfBox[] = [];
  const uncounted: string[] = [];
  let tomorrow = 0;
  for (const { containerNo, sizeType, returned } of told) {
    const boxClass = classOf({ sizeType }, terms);
    const rates = boxClass === null ? [] : tariff.rates[boxClass];
    const freeDays = boxClass === null ? null : freeDaysOf(boxClass, terms, tariff);
    if (boxClass === null || rates.length === 0 || freeDays === null) {
      uncounted.push(containerNo);
      continue;
    }
    const daysUntil = (ms: number): number => Math.max(0, dayAtDischarge(discharged, ms) - firstDay - freeDays);
    const days = daysUntil(returned?.ms ?? nowMs);
    boxes.push({ containerNo, boxClass, days, isReturned: returned !== null, steps: stepsOf(rates, days) });
    const next = daysUntil(nowMs + dayMs);
    if (returned === null && next > 0) tomorrow += rates.find(({ toDay }) => toDay === null || next <= toDay)?.perDay ?? 0;
  }
  if (boxes.length === 0) return null;
  const isOver = boxes.some(({ days }) => days > 0);
  const isEnded = boxes.every(({ isReturned }) => isReturned);
  const state = isOver ? (isEnded ? 'final' : 'running') : isEnded ? 'none' : 'within';
  const total = boxes.flatMap(({ steps }) => steps).reduce((sum, step) => sum + step.sum, 0);
  return {
    state,
    currency: tariff.currency,
    total: isOver ? total : null,
    tomorrow: tomorrow > 0 ? tomorrow : null,
    boxes,
    uncounted,
  };
}

/** What is not known of a shipment that is discharged and cannot be estimated, in the order in which its owner would enter it. */
export type DetentionGap = 'no-tariff' | 'no-box' | 'no-class' | 'no-rate' | 'no-free-days';

/** Why `estimateDetention` gives nothing; null where it does, or where the shipment is not discharged. */
export function gapOfDetention(
  { discharged, boxes }: Pick<Journey, 'discharged' | 'boxes'>,
  terms: ShipmentTerms,
  tariff: Tariff | null,
): DetentionGap | null {
  if (discharged === null) return null;
  if (tariff === null) return 'no-tariff';
  if (boxes.length === 0) return 'no-box';
  const known = boxes.map((box) => classOf(box, terms)).filter((boxClass) => boxClass !== null);
  if (known.length === 0) return 'no-class';
  const rated = known.filter((boxClass) => tariff.rates[boxClass].length > 0);
  if (rated.length === 0) return 'no-rate';
  return rated.every((boxClass) => freeDaysOf(boxClass, terms, tariff) === null) ? 'no-free-days' : null;
}

const dayMs = 86_400_000;

/** The steps that so many days reach. */
function stepsOf(rates: readonly TariffStep[], days: number): DetentionStep[] {
  return rates
    .map(({ fromDay, toDay, perDay }) => {
      const own = Math.max(0, Math.min(days, toDay ?? days) - fromDay + 1);
      return { fromDay, toDay, days: own, perDay, sum: own * perDay };
    })
    .filter((step) => step.days > 0);
}

/** The estimate in one sentence: what has arisen, until when, what a day adds, and what is not counted. */
export function sayDetention({ state, currency, total, tomorrow, uncounted }: Detention): string {
  const daily = tomorrow === null ? null : texts.fromTomorrow(showAmount(tomorrow, currency));
  const main =
    total === null
      ? texts[state === 'none' ? 'none' : 'within']
      : texts[state === 'final' ? 'final' : 'running'](showAmount(total, currency));
  const left = uncounted.length === 0 ? null : texts.uncounted(uncounted.slice(0, 3).join('、'), uncounted.length);
  return [main, daily, left].filter((part) => part !== null).join('；');
}

/** The estimate as a cell of a list shows it. */
export function sayDetentionShort({ state, currency, total, uncounted }: Detention): string {
  if (total === null) return texts.short[state === 'none' ? 'none' : 'within'];
  return texts.shortAmount(showAmount(total, currency), uncounted.length);
}
