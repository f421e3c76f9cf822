import type { SourceCode } from '../vocabulary/source';
import { groupBy } from '../vocabulary/group-by';
import { terminalKey } from '../vocabulary/wharf';

import { factsOf, type Fact } from './fact';
import { isDayInstant } from '../vocabulary/day-instant';
import { isOddCallTime } from './odd-times';
import { compareSaid, saidAt } from './said-order';

const dayMs = 86_400_000;

/** Days before the ship berthed at which each source is held to what it said then (peers.md, idea 9). */
export const etaHorizonDays = [10, 5, 2, 1] as const;

/** A berthing time that a source gave; ms since epoch, port time. */
export interface HeardEta {
  readonly source: SourceCode;
  /** At which terminal, as terminals compare; empty: it was not told. A ship may call at two on one voyage. */
  readonly terminal: string;
  readonly etaMs: number;
  readonly saidMs: number;
  readonly heardMs: number;
  readonly messageId: number;
}

/** By how much a source was wrong so many days before the ship berthed; positive: it had said too late a time. */
export interface EtaError {
  readonly source: SourceCode;
  readonly daysBefore: number;
  readonly errorMs: number;
}

export interface EtaHistory {
  /** Each time that a source gave and had not given just before, in the order of saying. */
  readonly heard: readonly HeardEta[];
  /** Between the earliest and the latest of them. */
  readonly spreadMs: number;
  /** Empty until the ship has berthed; a source that had said nothing by then is missing. */
  readonly errors: readonly EtaError[];
}

/**
 * Every berthing time that was ever told of a ship's call, what was corrected later included; what was cancelled was never
 * meant, and of a day alone nobody knows by how many hours it moves. Null: nobody told one.
 * A pure function of the facts, so it can be worked out again at any time.
 *
 * @param facts those of one call; others than plans are passed over.
 * @param ataMs when the ship berthed, ms since epoch; null while it has not.
 */
export function etaHistory(facts: readonly Fact[], ataMs: number | null): EtaHistory | null {
  const plans = factsOf(facts, 'vessel-plan')
    .filter((fact) => fact.function !== 'cancel' && isTimeOfDay(fact.detail.etaMs) && !isOddCallTime(fact.detail.etaMs!, fact))
    .sort(compareSaid);
  if (plans.length === 0) return null;
  const said = plans.map((fact): HeardEta => {
    const { source, heardMs, messageId, detail, port, terminal } = fact;
    const place = port === null || terminal === null ? '' : terminalKey(port, terminal);
    return { source, terminal: place, etaMs: detail.etaMs!, saidMs: saidAt(fact), heardMs, messageId };
  });
  const lastOf = new Map<string, number>();
  const heard = said.filter(({ source, terminal, etaMs }) => {
    const isNew = lastOf.get(`${source} ${terminal}`) !== etaMs;
    lastOf.set(`${source} ${terminal}`, etaMs);
    return isNew;
  });
  const times = heard.map(({ etaMs }) => etaMs);
  const spreadMs = times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b));
  return { heard, spreadMs, errors: ataMs === null || isDayInstant(ataMs) ? [] : errorsOf(heard, ataMs) };
}

function errorsOf(heard: readonly HeardEta[], ataMs: number): EtaError[] {
  return [...groupBy(heard, ({ source }) => source)].flatMap(([source, ofSource]) =>
    etaHorizonDays.flatMap((daysBefore) => {
      const then = ofSource.findLast(({ saidMs }) => saidMs <= ataMs - daysBefore * dayMs);
      return then === undefined ? [] : [{ source: source as SourceCode, daysBefore, errorMs: then.etaMs - ataMs }];
    }),
  );
}

function isTimeOfDay(atMs: number | null): boolean {
  return atMs !== null && !isDayInstant(atMs);
}
