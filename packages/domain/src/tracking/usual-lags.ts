/** How long an event usually takes after the one before it, learnt of what was seen (docs/bill-rules.md 9, ADR 0026). */
import { portRules, type PortCode } from '../ports/index';
import { groupBy } from '../vocabulary/group-by';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { shiftAt, untilOpenMs, type Shift } from './shift-of-week';

const minuteMs = 60_000;

/** What an event took once. */
export interface ObservedLag {
  /** Code of the node. */
  readonly node: string;
  /** Empty: not known, or it is no terminal's matter. */
  readonly terminal: string;
  /** The ship's call that it was seen of; what one ship's boxes did on one day is told together. */
  readonly ship: string;
  /** When the event before it came, ms since epoch. */
  readonly sinceMs: number;
  readonly lagMs: number;
}

/** What was learnt of an event at one place and time of the week. */
export interface LearntLag {
  readonly node: string;
  /** Empty: of the whole port. */
  readonly terminal: string;
  /** Empty: of the whole week. */
  readonly shift: Shift | '';
  readonly usualMs: number;
  readonly lateMs: number;
  /** Boxes that it was learnt of; 0: it was learnt once, and is forgotten (`forgottenLags`). */
  readonly samples: number;
}

/** It holds for waits that begin at `fromMs` or later, until a newer one does. */
export interface PinnedLag extends LearntLag {
  /** Port time, ms since epoch. */
  readonly fromMs: number;
}

/** What is held against one wait. */
export interface UsualLag {
  readonly usualMs: number;
  /** From when on it is late. */
  readonly lateMs: number;
  /** Boxes that it was learnt of; 0: it was not learnt. */
  readonly samples: number;
}

/** What is usual at a port, whenever a wait began; null: the node's event is not expected. */
export type UsualLags = (node: string, terminal: string | null, sinceMs: number) => UsualLag | null;

/** Fewer than these are no habit. */
export const samplesMin = 30;
/** A habit that was learnt is one while so many are still seen: at the edge it must not come and go from day to day. */
export const samplesKept = 20;
/** Boxes of one ship on one day that teach: a list told in one second is one word, however long it is. */
const samplesOfShipDay = 6;
/** Days that a habit takes: what went wrong on one day is none. */
const daysMin = 3;
/** How many times the way from the median to the ninetieth percentile late is beyond the median. */
const lateSpread = 4.5;
const lateMinShare = 1.5;
const lateMinMs = 30 * minuteMs;
/** The latest that may be learnt: three times what the trade calls late, or three days. A source with absurd dates shall silence nobody's watch. */
const lateMax = { times: 3, atLeastMs: 3 * 1_440 * minuteMs };
/** Figures are kept in steps, the longer the coarser, so that the same habit is the same figure from day to day. */
const steps = [
  { untilMs: 120 * minuteMs, stepMs: 5 * minuteMs },
  { untilMs: 720 * minuteMs, stepMs: 30 * minuteMs },
  { untilMs: Infinity, stepMs: 120 * minuteMs },
] as const;

const isSame = (a: LearntLag, b: Pick<LearntLag, 'node' | 'terminal' | 'shift'>): boolean =>
  a.node === b.node && a.terminal === b.terminal && a.shift === b.shift;

/** The keys under which a wait is looked up, the closest first. */
function keysOf(node: string, terminal: string, sinceMs: number): readonly string[] {
  const shift = shiftAt(sinceMs);
  const places = terminal === '' ? [''] : [terminal, ''];
  return places.flatMap((place) => [keyOf({ node, terminal: place, shift }), keyOf({ node, terminal: place, shift: '' })]);
}

const keyOf = ({ node, terminal, shift }: Pick<LearntLag, 'node' | 'terminal' | 'shift'>): string => `${node} ${terminal} ${shift}`;

/**
 * What is learnt of what was seen: the median, and what is late by the median
 * and the ninetieth percentile, so that one in ten may be as wrong as it likes.
 * The same sight gives the same figures, in whatever order it comes.
 *
 * @param holding what holds until now: it takes less to go on than to begin.
 */
export function learnLags(observed: readonly ObservedLag[], holding: readonly LearntLag[] = []): readonly LearntLag[] {
  const held = new Set(holding.filter(isLearnt).map(keyOf));
  const keyed = observed.flatMap((seen) => keysOf(seen.node, seen.terminal, seen.sinceMs).map((key) => ({ key, seen })));
  return [...groupBy(keyed, ({ key }) => key)]
    .flatMap(([key, told]): LearntLag[] => {
      const { lags, days } = spread(told.map(({ seen }) => seen));
      if (held.has(key!) ? lags.length < samplesKept : lags.length < samplesMin || days < daysMin) return [];
      const [node, terminal, shift] = key!.split(' ') as [string, string, Shift | ''];
      const median = quantile(lags, 0.5);
      const late = Math.max(median + lateSpread * (quantile(lags, 0.9) - median), median * lateMinShare, median + lateMinMs);
      return [{ node, terminal, shift, usualMs: inSteps(median), lateMs: inSteps(late), samples: lags.length }];
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The lags that teach, sorted: of one ship on one day a few, evenly of all that it had; and the days that they are of. */
function spread(seen: readonly ObservedLag[]): { readonly lags: readonly number[]; readonly days: number } {
  const byDay = groupBy(seen, ({ sinceMs }) => formatShanghai(sinceMs).slice(0, 10));
  const lags = [...byDay.values()].flatMap((ofDay) =>
    [...groupBy(ofDay, ({ ship }) => ship).values()].flatMap((told) => fewOf(told.map(({ lagMs }) => lagMs).sort((a, b) => a - b))),
  );
  return { lags: lags.sort((a, b) => a - b), days: byDay.size };
}

function fewOf(sorted: readonly number[]): readonly number[] {
  if (sorted.length <= samplesOfShipDay) return sorted;
  return Array.from({ length: samplesOfShipDay }, (_, at) => quantile(sorted, (at + 0.5) / samplesOfShipDay));
}

const isLearnt = ({ samples }: LearntLag): boolean => samples > 0;

/** Of what was learnt now, what differs from what holds: the others go on holding. */
export function changedLags(learnt: readonly LearntLag[], holding: readonly LearntLag[]): readonly LearntLag[] {
  return learnt.filter((lag) => {
    const before = holding.find((other) => isSame(other, lag));
    return before === undefined || !isLearnt(before) || before.usualMs !== lag.usualMs || before.lateMs !== lag.lateMs;
  });
}

/** Of what holds, what is learnt no more, of a terminal that nobody speaks of as of any: from now on it is not known. */
export function forgottenLags(learnt: readonly LearntLag[], holding: readonly LearntLag[]): readonly LearntLag[] {
  return holding.filter((lag) => isLearnt(lag) && !learnt.some((other) => isSame(other, lag))).map((lag) => ({ ...lag, samples: 0 }));
}

/** What is usual at a port by everything that was ever learnt there; by nothing, what the trade has it to be. */
export function usualLags(port: PortCode, pinned: readonly PinnedLag[] = []): UsualLags {
  const byKey = groupBy(
    pinned.toSorted((a, b) => b.fromMs - a.fromMs),
    keyOf,
  );
  const { priorLagOf } = portRules(port);
  return (node, terminal, sinceMs) => {
    const prior = priorLagOf.get(node);
    if (prior === undefined) return null;
    for (const key of keysOf(node, terminal ?? '', sinceMs)) {
      const newest = byKey.get(key)?.find(({ fromMs }) => fromMs <= sinceMs);
      const held = newest && isLearnt(newest) ? newest : undefined;
      if (!held) continue;
      // What was learnt of other hours knows nothing of an office that sleeps: it is held against the wait from when offices open.
      const asleepMs = held.shift === 'night' ? 0 : untilOpenMs(sinceMs);
      const lateMs = Math.min(held.lateMs + asleepMs, Math.max(lateMax.times * prior.lateMinutes * minuteMs, lateMax.atLeastMs));
      // What is usual is never later than what is late.
      return { usualMs: Math.min(held.usualMs, lateMs), lateMs, samples: held.samples };
    }
    return { usualMs: prior.usualMinutes * minuteMs, lateMs: prior.lateMinutes * minuteMs, samples: 0 };
  };
}

/** Of sorted values, the one below which a share of them lies, less than all. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)]!;
}

function inSteps(ms: number): number {
  const { stepMs } = steps.find(({ untilMs }) => ms < untilMs)!;
  return Math.max(1, Math.round(ms / stepMs)) * stepMs;
}
