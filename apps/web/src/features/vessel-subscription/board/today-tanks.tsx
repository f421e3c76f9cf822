import { describeTide, useClockValue } from '@mastlight/ui';
import { closingDayOf, cutOffOf } from '@mastlight/domain/vessel-subscription/columns';
import { parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import { readinessOf, sayReadiness } from './readiness';
import type { Affected } from './use-affected';

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

/** Today's cut-offs as tanks: the water sinks, and the worst that keeps the user's boxes stands in it. A press shows the call. */
export function TodayTanks(props: {
  readonly rows: readonly VesselRow[];
  readonly affected: Affected;
  readonly onShow: (row: VesselRow) => void;
}) {
  const today = useClockValue(shanghaiDay, portClock);
  const closing = closingToday(props.rows, today);
  if (closing.length === 0) return null;
  return (
    <ul className="vessel-tanks">
      {closing.slice(0, tanksMax).map(({ row, closes }) => (
        <li key={row.id}>
          <Tank row={row} closes={closes} affected={props.affected} onShow={props.onShow} />
        </li>
      ))}
    </ul>
  );
}

function Tank(props: Closing & { readonly affected: Affected; readonly onShow: (row: VesselRow) => void }) {
  const { row, closes, affected, onShow } = props;
  const say = useTexts(vesselTexts);
  const ready = readinessOf(affected.get(row.id));
  const deadlineMs = closes.length > 10 ? (parseShanghai(closes) ?? null) : null;
  const [state = '', level = '0', digits = ''] = useClockValue((nowMs) => {
    const { isComplete, hasMissing } = ready;
    const tide = describeTide({ deadlineMs, nowMs, isComplete, hasMissing, dayWord: say('dayWord') });
    return `${tide.state}|${Math.round(tide.level * 100)}|${tide.digits}`;
  }, portClock).split('|');
  const isPast = state === 'missed' || state === 'closed';
  const { word, all, tone } = sayReadiness(ready, say);
  return (
    <button type="button" className="vessel-tank" data-state={state} data-tip={all ?? undefined} onClick={() => onShow(row)}>
      <span className="vessel-tank-water" style={{ height: `${isPast ? 0 : Math.max(20, Number(level) * 0.95)}%` }} aria-hidden />
      {/* Midnight is the end of today; of a day without an hour the day is all that is known. */}
      <b className="ml-mono">{closes.endsWith('00:00:00') ? '24:00' : closes.slice(11, 16) || closes.slice(5)}</b>
      <span className="vessel-tank-digits ml-mono">{isPast ? say('tank.closed', { ago: digits }) : digits}</span>
      <span className="ml-mono">
        {row.vesselsName} {row.voyage}
      </span>
      {word !== null && <span data-tone={tone}>{word}</span>}
    </button>
  );
}
