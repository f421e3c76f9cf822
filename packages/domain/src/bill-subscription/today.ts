/** What of the bills of all ports is for today: those that somebody must handle, and the ships that close next. Pure. */
import { exceptions, exceptionsOf, type ExceptionCode } from '../vocabulary/bill-progress';
import type { PortCode } from '../vocabulary/port';
import { billSubscriptionTexts as texts } from './messages';
import { parseShanghai, shanghaiDay, startOfShanghaiDay } from '../vocabulary/shanghai-time';

/** What of a bill's row tells whether it is for today. */
export interface TodayRow {
  readonly area: PortCode;
  readonly billNo: string;
  readonly shipInfo: string | null;
  /** The clock that it runs by, as its port calls it, port time. */
  readonly clock: { readonly name: string; readonly time: string } | null;
  readonly exceptions: readonly ExceptionCode[];
  readonly acknowledged: boolean;
  readonly tone: string | null;
  /** `1/3`. */
  readonly boxArrivalCount: string;
}

const dayMs = 86_400_000;
const needsSomebody = new Set(exceptionsOf('lost', 'near', 'open'));
const codes = exceptions.map(({ code }) => code);
const isNear = new Set(exceptionsOf('near'));
const canBeSaved = new Set(exceptionsOf('near', 'open'));
const shortNames = new Map<ExceptionCode, string>(exceptions.map(({ code, shortName }) => [code, shortName]));

/** When the clock of a bill runs out; Infinity where nothing tells one. */
const closesMs = (row: TodayRow): number => (row.clock === null ? Infinity : (parseShanghai(row.clock.time) ?? Infinity));

/**
 * Whether somebody must do something: something is wrong, or its port is silent and somebody is to be asked before a clock runs
 * out. A clock that was put off gives time, and is told without a colour: nobody need do anything.
 */
function isToHandle({ acknowledged, exceptions, tone }: TodayRow): boolean {
  if (exceptions.length === 0) return tone === 'attention';
  if (acknowledged) return false;
  return exceptions.some((code) => needsSomebody.has(code) && (code !== 'cut-off-changed' || tone === 'attention'));
}

/** What is wrong with customs' step or the one before it: a release that is near its clock asks nobody else. */
const askedForRelease: ReadonlySet<ExceptionCode> = new Set(['withdrawn', 'inspection', 'rejected', 'arrival-missing']);

/**
 * What else of a bill to handle waits for somebody, behind the worst, of which its sentence speaks: `另 2 项：查验、缺舱单`; null where
 * nothing does.
 */
export function sayOthers({ exceptions: found, sentence }: Pick<TodayRow, 'exceptions'> & { readonly sentence: string }): string | null {
  const [worst, ...rest] = found;
  // Another errand alone: a clock that moved is told by its time, and by the sentence where that is what closes.
  const others = rest.filter(
    (code) =>
      needsSomebody.has(code) &&
      code !== 'cut-off-changed' &&
      !(code === 'not-released' && askedForRelease.has(worst!)) &&
      // `预配被退单，1 箱未进港` tells of both.
      !(code === 'rejected' && sentence.includes(shortNames.get(code)!)),
  );
  return others.length === 0 ? null : texts.others(others.length, others.map((code) => shortNames.get(code)!).join('、'));
}

/**
 * Bills that are wrong and that nobody has dealt with, as their lists have them (docs/bill-rules.md 6): what a clock within half a day
 * can still save, soonest first, what one let pass, latest first, what has longer, what no clock bounds, and what is lost.
 */
export function billsToHandle<Row extends TodayRow>(rows: readonly Row[], nowMs: number): readonly Row[] {
  const rank = (row: TodayRow): number => {
    const atMs = closesMs(row);
    if (row.exceptions.length > 0 && row.exceptions.every((code) => !canBeSaved.has(code))) return 4;
    if (atMs === Infinity) return 3;
    if (atMs > nowMs) return atMs <= nowMs + dayMs / 2 ? 0 : 2;
    // Another clock of it is still to come.
    return row.exceptions.some((code) => isNear.has(code)) ? 0 : 1;
  };
  const badness = ({ exceptions: [worst] }: TodayRow): number => (worst === undefined ? codes.length : codes.indexOf(worst));
  const within = (row: TodayRow): number => (closesMs(row) > nowMs ? closesMs(row) : -closesMs(row));
  return (
    rows
      .filter(isToHandle)
      // Of one clock the worse first; of equal ones as their lists have them.
      .toSorted((a, b) => rank(a) - rank(b) || (within(a) === within(b) ? 0 : within(a) - within(b)) || badness(a) - badness(b))
  );
}

/** A ship that closes within a day, with the bills on it. */
export interface ClosingShip {
  readonly area: PortCode;
  readonly shipInfo: string;
  /** The clock, as the port calls it. */
  readonly clockName: string;
  readonly closesMs: number;
  readonly billNos: readonly string[];
  /** Boxes that have not come in; null: of no bill is it known how many it has. */
  readonly boxesOut: number | null;
  /** Bills of these that somebody must do something about. */
  readonly toHandle: number;
}

/** Ships of these bills whose next clock runs out within a day, soonest first. */
export function shipsClosing(rows: readonly TodayRow[], nowMs: number): readonly ClosingShip[] {
  const ships = new Map<string, ClosingShip>();
  for (const row of rows) {
    const atMs = closesMs(row);
    if (row.shipInfo === null || row.clock === null || atMs < nowMs || atMs > nowMs + dayMs) continue;
    const key = `${row.area} ${row.shipInfo} ${row.clock.name}`;
    const before = ships.get(key);
    const out = boxesOutOf(row.boxArrivalCount);
    ships.set(key, {
      area: row.area,
      shipInfo: row.shipInfo,
      clockName: row.clock.name,
      closesMs: Math.min(atMs, before?.closesMs ?? Infinity),
      billNos: [...(before?.billNos ?? []), row.billNo],
      boxesOut: out === null ? (before?.boxesOut ?? null) : out + (before?.boxesOut ?? 0),
      toHandle: (before?.toHandle ?? 0) + Number(isToHandle(row)),
    });
  }
  return [...ships.values()].toSorted((a, b) => a.closesMs - b.closesMs || (a.shipInfo < b.shipInfo ? -1 : 1));
}

/** From `1/3`; null where no box is known. */
function boxesOutOf(count: string): number | null {
  const [arrived, total] = count.split('/').map(Number) as [number, number];
  return total > 0 ? total - arrived : null;
}

/** Of a day in Shanghai, minutes after midnight from which a morning's sheet is told, and until when it is one. */
const morning = { from: 8 * 60 + 30, until: 12 * 60 };

/** The day whose morning an instant lies in, ms since epoch; null: it is none. */
export function morningOf(nowMs: number): string | null {
  const minute = (nowMs - startOfShanghaiDay(nowMs)) / 60_000;
  return minute >= morning.from && minute < morning.until ? shanghaiDay(nowMs) : null;
}
