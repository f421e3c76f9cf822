import { describeTide, useClockValue } from '@mastlight/ui';
import { cutOffOf } from '@mastlight/domain/vessel-subscription/columns';
import { parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import type { Affected } from './use-affected';

/** Tanks that a window has room for. */
const tanksMax = 6;

interface Closing {
  readonly row: VesselRow;
  readonly closes: string;
}

/** The calls that close today, the first one first; a ship that has sailed closes for nobody. */
export function closingToday(rows: readonly VesselRow[], today: string): readonly Closing[] {
  return rows
    .flatMap((row): Closing[] => {
      const closes = row.state === 'finished' ? null : cutOffOf(row);
      return closes?.startsWith(today) ? [{ row, closes }] : [];
    })
    .toSorted((a, b) => a.closes.localeCompare(b.closes));
}

/** Today's cut-offs as tanks: the water sinks, and what is not in the port yet stands in it. A press shows the call. */
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
  const bills = affected.get(row.id)?.bills ?? [];
  const boxes = bills.reduce((sum, bill) => sum + bill.boxes, 0);
  const out = bills.reduce((sum, bill) => sum + bill.boxesOut, 0);
  const deadlineMs = parseShanghai(closes) ?? null;
  const isComplete = boxes > 0 && out === 0;
  const [state = '', level = '0', digits = ''] = useClockValue((nowMs) => {
    const tide = describeTide({ deadlineMs, nowMs, isComplete, hasMissing: out > 0, dayWord: say('dayWord') });
    return `${tide.state}|${Math.round(tide.level * 100)}|${tide.digits}`;
  }, portClock).split('|');
  const isPast = state === 'missed' || state === 'closed';
  return (
    <button type="button" className="vessel-tank" data-state={state} onClick={() => onShow(row)}>
      <span className="vessel-tank-water" style={{ height: `${isPast ? 0 : Math.max(20, Number(level) * 0.95)}%` }} aria-hidden />
      <b className="ml-mono">{closes.slice(11, 16)}</b>
      <span className="vessel-tank-digits ml-mono">{isPast ? say('tank.closed', { ago: digits }) : digits}</span>
      <span className="ml-mono">
        {row.vesselsName} {row.voyage}
      </span>
      {boxes > 0 && (
        <span data-out={out > 0 || undefined}>{out > 0 ? say('tank.out', { count: out }) : say('tank.complete', { count: boxes })}</span>
      )}
    </button>
  );
}
