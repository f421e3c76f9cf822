/** What 滞箱费 a shipment may come to, by its free days and its owner's own rate table (table in `detention.test.ts`). */
import { dayAtDischarge, type Journey } from '../line-tracking/index';
import { detentionTexts as texts } from './tariff-texts';
import { boxClassOf, showAmount, type BoxClass, type Currency, type Tariff, type TariffStep } from './tariff';

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
  /** Boxes that are not counted: their line does not say what they are, or the table has no rate for them. */
  readonly uncounted: readonly string[];
}

/**
 * Estimates 滞箱费 by calendar days of the place of discharge, from the day after the last free day to the day on which the
 * empty came back, or to today; both count. Its free days begin for all boxes with the discharge of the shipment, as the last
 * free day has it.
 *
 * @returns null where it is not discharged, its free days or a table are not known, or no box of it can be counted.
 */
export function estimateDetention(
  { discharged, boxes: told }: Pick<Journey, 'discharged' | 'boxes'>,
  freeDays: number | null,
  tariff: Tariff | null,
  nowMs: number,
): Detention | null {
  if (discharged === null || freeDays === null || tariff === null) return null;
  const lastFreeDay = dayAtDischarge(discharged, discharged.ms) + freeDays;
  const daysUntil = (ms: number): number => Math.max(0, dayAtDischarge(discharged, ms) - lastFreeDay);
  const boxes: DetentionOfBox[] = [];
  const uncounted: string[] = [];
  let tomorrow = 0;
  for (const { containerNo, sizeType, returned } of told) {
    const boxClass = boxClassOf(sizeType);
    const rates = boxClass === null ? [] : tariff.rates[boxClass];
    if (boxClass === null || rates.length === 0) {
      uncounted.push(containerNo);
      continue;
    }
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
