import { aheadToleranceMs } from '../ports/index';
import { dayInstant, isDayInstant } from '../vocabulary/day-instant';
import { startOfShanghaiDay } from '../vocabulary/shanghai-time';
import type { Fact, FactKind } from './fact';

type Told = Pick<Fact, 'saidMs' | 'heardMs'>;

/** A time as far as it can be believed: what lies ahead of our hearing was when we heard it; ms since epoch. */
function believed(atMs: number, { heardMs }: Told): number {
  if (atMs - heardMs <= aheadToleranceMs) return atMs;
  return isDayInstant(atMs) ? dayInstant(startOfShanghaiDay(heardMs)) : heardMs;
}

/** When a source said it: its own clock where it told and can be believed, ours otherwise; ms since epoch. */
export function saidAt(fact: Told): number {
  return fact.saidMs === null ? fact.heardMs : believed(fact.saidMs, fact);
}

/** When it happened, as well as we know; ms since epoch. */
export function happenedAt(fact: Fact): number {
  return fact.happenedMs === null ? saidAt(fact) : believed(fact.happenedMs, fact);
}

/** Events further ahead of their own report than this are forecasts, or slips of the pen. */
const forecastFromMs = 24 * 3_600_000;

/** Whether a time is told long before it comes. By one clock, report and event may both stand ahead; a report that is as old as its event has no clock of its own. */
function isForecast(atMs: number, fact: Told): boolean {
  const reportedMs = fact.saidMs === null || fact.saidMs === atMs ? saidAt(fact) : fact.saidMs;
  return atMs > reportedMs + forecastFromMs;
}

/** A step's own time within a statement, as well as we know; null: it is not told, or is no time of anything that has happened. */
export function stepAt(atMs: number | null | undefined, fact: Told): number | null {
  return atMs == null || isForecast(atMs, fact) ? null : believed(atMs, fact);
}

/** What is a word by itself, whatever time it bears: it was given when we heard it at the latest. */
const words: ReadonlySet<FactKind> = new Set<FactKind>([
  'release-row',
  'pre-manifest-declared',
  'arrival-declared',
  'pre-manifest-receipt',
  'arrival-receipt',
  'inspection',
  'customs-pass',
]);

/** Whether a box is said to move long after that was reported: kept and shown, but it moves nothing. */
export function isInFuture(fact: Fact): boolean {
  const { kind, happenedMs } = fact;
  return happenedMs !== null && !words.has(kind) && isForecast(happenedMs, fact);
}

/**
 * Orders statements by when they were said, oldest first. Ties fall to the
 * content and never to the order of arrival, so that every order of hearing
 * leads to the same status: what is withdrawn was given before, so a
 * withdrawal is the newer one; else the order is any, but always the same.
 * Statements without a time of their own are what they were when we heard
 * them: for them alone the order of hearing counts.
 */
export function compareSaid(a: Fact, b: Fact): number {
  return saidAt(a) - saidAt(b) || compareTied(a, b);
}

function compareTied(a: Fact, b: Fact): number {
  if (a.saidMs === null && b.saidMs === null) return a.id - b.id;
  if (a.saidMs === null || b.saidMs === null) return a.saidMs === null ? -1 : 1;
  // Facts of one content mean the same; the id only keeps lists in a steady order.
  return Number(isWithdrawal(a)) - Number(isWithdrawal(b)) || compareContent(a, b) || a.id - b.id;
}

/** Whether it tells that an authority took back (T) what it had given. */
function isWithdrawal(fact: Fact): boolean {
  if (fact.kind === 'customs-pass') return fact.detail.code === 'T';
  if (fact.kind !== 'release-row') return false;
  return Object.values(fact.detail.flags).includes('withdrawn');
}

/** Orders events by when they happened, oldest first; ties as in `compareSaid`. */
export function compareHappened(a: Fact, b: Fact): number {
  return happenedAt(a) - happenedAt(b) || compareSaid(a, b);
}

function compareContent(a: Fact, b: Fact): number {
  const [left, right] = [contentOf(a), contentOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Thousands of one instant are compared again and again. */
const contents = new WeakMap<Fact, string>();

function contentOf(fact: Fact): string {
  const known = contents.get(fact);
  if (known !== undefined) return known;
  const { kind, source, reference, billNo, containerNo, terminal, voyage, happenedMs, detail } = fact;
  const content = JSON.stringify([kind, source, fact.function, reference, billNo, containerNo, terminal, voyage, happenedMs, detail]);
  contents.set(fact, content);
  return content;
}

/** The newest statement; null of none. */
export function latestSaid<F extends Fact>(facts: readonly F[]): F | null {
  return facts.reduce<F | null>((latest, fact) => (latest && compareSaid(latest, fact) >= 0 ? latest : fact), null);
}

/** The newest event; null of none. */
export function latestHappened<F extends Fact>(facts: readonly F[]): F | null {
  return facts.reduce<F | null>((latest, fact) => (latest && compareHappened(latest, fact) >= 0 ? latest : fact), null);
}
