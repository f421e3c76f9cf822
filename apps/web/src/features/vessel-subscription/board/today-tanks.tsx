import { describeTide, useClock, useClockValue } from '@mastlight/ui';
import type { CutOffField } from '@mastlight/domain/ports/index';
import { closingDayOf, cutOffOf, nextClockOf } from '@mastlight/domain/vessel-subscription/columns';
import { isCalendarDay, parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { wordOfClock } from '../../../platform/list/clock-mark';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import { clocksMet, pressingClockOf, readinessOf, sayReadiness } from './readiness';
import type { Affected } from './use-affected';
import { useNextClock } from './use-next-clock';

/** Tanks that a window has room for. */
const tanksMax = 6;

interface Closing {
  readonly row: VesselRow;
  readonly closes: string;
}

/** The calls that close today, the first one first. */
export function closingToday(rows: readonly VesselRow[], today: string): readonly Closing[] {
  return rows
    .flatMap((row): Closing[] => (closingDayOf(row) === today ? [{ row, closes: cutOffOf(row)!.time }] : []))
    .toSorted((a, b) => a.closes.localeCompare(b.closes));
}

/** A ship on which something is lacking has a tank for a day before the clock that closes for it, though the port itself closes later. */
const watchedMs = 24 * 3_600_000;

const hasPassed = (time: string | undefined, nowMs: number): boolean =>
  time !== undefined && !isCalendarDay(time) && (parseShanghai(time) ?? Infinity) <= nowMs;

/** The calls that have a tank: what closes today, and what closes within a day for bills that lack something. */
export function callsToWatch(rows: readonly VesselRow[], affected: Affected, nowMs: number): readonly Closing[] {
  const closing = new Map(closingToday(rows, shanghaiDay(nowMs)).map((each) => [each.row.id, each]));
  for (const row of rows) {
    if (hasPassed(cutOffOf(row)?.time, nowMs)) continue;
    const ready = readinessOf(affected.get(row.id));
    const next = ready.hasMissing ? nextClockOf(row, nowMs, clocksMet(ready, row)) : null;
    const leftMs = next === null ? 0 : (parseShanghai(next.time) ?? 0) - nowMs;
    // By its next clock it stands among the others, whatever closes for it later.
    if (next !== null && leftMs > 0 && (leftMs <= watchedMs || closing.has(row.id))) closing.set(row.id, { row, closes: next.time });
  }
  return [...closing.values()].toSorted((a, b) => a.closes.localeCompare(b.closes));
}

/**
 * Those of which something can still be saved first, the soonest first; then what is calm, and last what is over, the latest first: it
 * holds no seat that another needs.
 */
export function inOrderOfNeed(closing: readonly Closing[], affected: Affected, nowMs: number): readonly Closing[] {
  const rank = ({ row, closes }: Closing): number => {
    return (hasPassed(closes, nowMs) ? 2 : 0) + (readinessOf(affected.get(row.id)).hasMissing ? 0 : 1);
  };
  // What has closed, the latest first: of that somebody may still be asked.
  const within = (a: Closing, b: Closing): number => (rank(a) >= 2 ? b.closes.localeCompare(a.closes) : 0);
  return closing.toSorted((a, b) => rank(a) - rank(b) || within(a, b));
}

/** Today's cut-offs, and what closes soon for bills that lack something, as tanks: the water sinks to the ship's next clock, and the worst that keeps the user's boxes stands in it. A press shows the call. */
export function TodayTanks(props: {
  readonly rows: readonly VesselRow[];
  readonly affected: Affected;
  readonly onShow: (row: VesselRow) => void;
  /** Shows the ships that have no seat: all of them close today, or not. */
  readonly onAll: (closesToday: boolean) => void;
}) {
  const say = useTexts(vesselTexts);
  const nowMs = useClock(portClock, 60_000);
  const closing = inOrderOfNeed(callsToWatch(props.rows, props.affected, nowMs), props.affected, nowMs);
  if (closing.length === 0) return null;
  const seats = closing.length > tanksMax ? tanksMax - 1 : tanksMax;
  const unseated = closing.slice(seats);
  const inRest = sayReadiness(readinessOf({ bills: unseated.flatMap(({ row }) => props.affected.get(row.id)?.bills ?? []) }), say);
  return (
    <ul className="vessel-tanks">
      {closing.slice(0, seats).map(({ row, closes }) => (
        <li key={row.id}>
          <Tank row={row} closes={closes} affected={props.affected} onShow={props.onShow} />
        </li>
      ))}
      {closing.length > seats && (
        <li>
          <button
            type="button"
            className="vessel-tank"
            data-state="none"
            onClick={() => props.onAll(unseated.every(({ row }) => closingDayOf(row) === shanghaiDay(nowMs)))}
          >
            {say('tank.more', { count: unseated.length })}
            {inRest.word !== null && <span data-tone={inRest.tone}>{inRest.word}</span>}
          </button>
        </li>
      )}
    </ul>
  );
}

function Tank(props: Closing & { readonly affected: Affected; readonly onShow: (row: VesselRow) => void }) {
  const { row, closes, affected, onShow } = props;
  const say = useTexts(vesselTexts);
  const call = affected.get(row.id);
  const ready = useMemo(() => readinessOf(call), [call]);
  const next = useNextClock(row, ready);
  const time = next?.time ?? closes;
  const [state = '', level = '0', digits = ''] = useClockValue((nowMs) => {
    const { isComplete, hasMissing } = ready;
    const tide = describeTide({ deadlineMs: next?.deadlineMs ?? null, nowMs, isComplete, hasMissing, dayWord: say('dayWord') });
    // Where the user has nothing on board that may miss it, a clock is no warning.
    const isCalm = ready.bills === 0 && (tide.state === 'near' || tide.state === 'low');
    return `${isCalm ? 'far' : tide.state}|${Math.round(tide.level * 100)}|${tide.digits}`;
  }, portClock).split('|');
  const isPast = state === 'missed' || state === 'closed';
  const field = useClockValue((nowMs) => pressingClockOf(row, ready, nowMs) ?? '', portClock);
  const { word, all, tone } = sayReadiness(ready, say, field === '' ? null : { field: field as CutOffField, port: row.area });
  return (
    <button type="button" className="vessel-tank" data-state={state} data-tip={all ?? undefined} onClick={() => onShow(row)}>
      <span className="vessel-tank-water" style={{ height: `${isPast ? 0 : Math.max(20, Number(level) * 0.95)}%` }} aria-hidden />
      <b className="ml-mono">
        {next !== null && <i>{wordOfClock(next.name)}</i>}
        {/* Midnight is the end of today; of a day without an hour the day is all that is known. */}
        {time.endsWith('00:00:00') ? '24:00' : time.slice(11, 16) || time.slice(5)}
      </b>
      <span className="vessel-tank-digits ml-mono">{isPast ? say('tank.closed', { ago: digits }) : digits}</span>
      <span className="ml-mono">
        {row.vesselsName} {row.voyage}
      </span>
      {word !== null && <span data-tone={tone}>{word}</span>}
    </button>
  );
}
