/** How long a level holds, and what another term costs: whole days of Shanghai, whole fen. */
import { levels, type Level, type SoldLevel } from './levels';

/** Months of a term. */
export const termMonths = 12;

/** A term is prolonged while no more days than these are left: so nobody pays for years ahead unseen. */
export const renewableDays = 366;

/** A level that somebody has from a day to a day, both of them within; days as `2026-11-28`. */
export interface Term {
  readonly level: SoldLevel;
  readonly fromDay: string;
  readonly lastDay: string;
  /** What all of it was worth when it was bought, in fen: what was paid and what was credited. */
  readonly worthFen: number;
}

const dayMs = 24 * 3_600_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
/** Days from one to another, both counted. */
const daysOf = (fromDay: string, lastDay: string): number => numberOf(lastDay) - numberOf(fromDay) + 1;

/** The last day of a term that begins on a day: that before the same day a year on, or before the end of a shorter month. */
export function lastDayOf(fromDay: string): string {
  const [year, month, day] = fromDay.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + termMonths + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + termMonths, Math.min(day, lastOfMonth)) / dayMs - 1);
}

/** What somebody has on a day, and until when; `normal` once every term is over. */
export interface Standing {
  readonly level: Level;
  /** The last day of the level; null where it has none. */
  readonly lastDay: string | null;
  /** Days that are left of it, that day included. */
  readonly daysLeft: number;
}

/** Of terms that no other has replaced: one level at a time, one term after the other. */
export function standingOn(terms: readonly Term[], today: string): Standing {
  const running = terms.filter(({ lastDay }) => lastDay >= today);
  const now = running.find(({ fromDay }) => fromDay <= today);
  if (!now) return { level: 'normal', lastDay: null, daysLeft: 0 };
  const lastDay = running
    .map((term) => term.lastDay)
    .sort()
    .at(-1)!;
  return { level: now.level, lastDay, daysLeft: daysOf(today, lastDay) };
}

/** What is left of terms from a day on, that day included, in fen; a fraction of a fen is nobody's. */
function leftFen(terms: readonly Term[], today: string): number {
  return terms
    .filter(({ lastDay }) => lastDay >= today)
    .map(({ fromDay, lastDay, worthFen }) => {
      const from = fromDay > today ? fromDay : today;
      return Math.floor((worthFen * daysOf(from, lastDay)) / daysOf(fromDay, lastDay));
    })
    .reduce((sum, fen) => sum + fen, 0);
}

/** A term as it is offered: what it costs, what is credited against that, what is taken, and which days it has. */
export interface Offer {
  readonly kind: 'join' | 'renew' | 'upgrade';
  readonly priceFen: number;
  readonly creditFen: number;
  readonly payFen: number;
  readonly fromDay: string;
  readonly lastDay: string;
}

/** Why none is offered: a lower level while a higher one runs; the same one too long before its end. */
export type NoOffer = 'lower' | 'early';

/**
 * What a level costs somebody on a day. The same level goes on after its end; a higher one begins today, and what is left of
 * the lower is credited, never more than it costs.
 */
export function offerOf(terms: readonly Term[], level: SoldLevel, today: string, priceFen: number): Offer | NoOffer {
  const standing = standingOn(terms, today);
  if (standing.level === level) {
    if (standing.daysLeft > renewableDays) return 'early';
    const fromDay = dayOf(numberOf(standing.lastDay!) + 1);
    return { kind: 'renew', priceFen, creditFen: 0, payFen: priceFen, fromDay, lastDay: lastDayOf(fromDay) };
  }
  if (levels.indexOf(level) < levels.indexOf(standing.level)) return 'lower';
  const creditFen = Math.min(priceFen, leftFen(terms, today));
  const kind = standing.level === 'normal' ? 'join' : 'upgrade';
  return { kind, priceFen, creditFen, payFen: priceFen - creditFen, fromDay: today, lastDay: lastDayOf(today) };
}
