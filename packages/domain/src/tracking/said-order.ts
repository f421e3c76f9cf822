import { aheadToleranceMs } from '../ports/index';
import type { Fact } from './fact';

/** Whether it is said to have been said after it was heard: then what it says is kept, and when it says so is not believed. */
function isAhead({ saidMs, heardMs }: Fact): boolean {
  return saidMs !== null && saidMs - heardMs > aheadToleranceMs;
}

/** When a source said it: its own clock where it told and can be believed, ours otherwise; ms since epoch. */
export function saidAt(fact: Fact): number {
  return fact.saidMs === null || isAhead(fact) ? fact.heardMs : fact.saidMs;
}

/** When it happened, as well as we know; ms since epoch. */
export function happenedAt(fact: Fact): number {
  const happenedMs = fact.happenedMs ?? saidAt(fact);
  // By the clock that stands ahead it is still to come; we have heard of it.
  return isAhead(fact) ? Math.min(happenedMs, fact.heardMs) : happenedMs;
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
