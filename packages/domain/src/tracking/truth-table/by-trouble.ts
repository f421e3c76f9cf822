/** 异常优先 of docs/bill-rules.md 6, stated over what is known of a bill at one moment. */
import type { ExceptionCode } from '../../vocabulary/bill-progress';

/** Where a bill stands; times are ms since epoch, port time. */
export interface Standing {
  readonly exceptions: readonly ExceptionCode[];
  /** The first clock by which it still lacks something; else that of the gate; null: no plan tells one. */
  readonly clockMs: number | null;
  readonly gateMs: number | null;
  readonly departedMs: number | null;
}

const dayMs = 24 * 3_600_000;
const lost: readonly ExceptionCode[] = ['cut-off-missed', 'left-behind'];
const news: readonly ExceptionCode[] = ['triple-missing'];
const near: readonly ExceptionCode[] = ['not-gated-in', 'not-released'];

/** Of bills with the same clock the worse first. */
const worst: readonly ExceptionCode[] = [
  'ship-changed',
  'release-missed',
  'cut-off-missed',
  'left-behind',
  'left-port',
  'withdrawn',
  'list-withdrawn',
  'not-gated-in',
  'arrival-missing',
  'inspection',
  'rejected',
  'words-differ',
  'not-released',
  'papers-missing',
  'overdue',
  'cut-off-changed',
  'triple-missing',
];
const badness = ({ exceptions }: Standing): number => Math.min(worst.length, ...exceptions.map((code) => worst.indexOf(code)));

/** The place of a bill: its group, and within the group the smaller number first. */
function placeOf({ exceptions, clockMs, gateMs, departedMs }: Standing, nowMs: number): readonly [group: number, within: number] {
  const has = (codes: readonly ExceptionCode[]): boolean => exceptions.some((code) => codes.includes(code));
  const isSavable = exceptions.some((code) => !lost.includes(code) && !news.includes(code));
  const lostMs = departedMs ?? gateMs ?? -Infinity;
  if (isSavable) {
    if (clockMs === null) return [3, 0];
    const within = clockMs > nowMs ? clockMs : -clockMs;
    if (clockMs > nowMs ? clockMs <= nowMs + dayMs / 2 : has(near)) return [0, within];
    if (clockMs > nowMs) return [2, within];
    return [clockMs > nowMs - 3 * dayMs ? 1 : 7, within];
  }
  if (has(lost)) return lostMs > nowMs - dayMs ? [4, -lostMs] : [7, -lostMs];
  if (departedMs !== null) return [8, -departedMs];
  if (clockMs === null) return [6, Infinity];
  return clockMs > nowMs ? [5, clockMs] : [6, -clockMs];
}

/** Orders two bills for the list as it is at `nowMs`: negative when `a` stands above `b`. */
export function compareByTrouble(a: Standing, b: Standing, nowMs: number): number {
  const [[groupA, withinA], [groupB, withinB]] = [placeOf(a, nowMs), placeOf(b, nowMs)];
  return groupA - groupB || (withinA === withinB ? 0 : withinA - withinB) || badness(a) - badness(b);
}
