import { findVehicleStops } from '@mastlight/domain/position/index';
import type { Place } from '@mastlight/domain/vocabulary/coordinates';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { nearestPlace } from '../../../platform/map/nearest-place';
import { truckWords } from '../texts/zh-CN';

const minuteMs = 60_000;

/** Where a truck stood on its way, the latest first; a press goes there on the map. */
export function Stops(props: { readonly points: readonly (Place & { readonly atMs: number })[]; readonly onMove: (at: number) => void }) {
  const { points, onMove } = props;
  const say = useTexts(truckWords);
  const stops = findVehicleStops(points).toReversed();
  if (stops.length === 0) return null;
  const lastMs = points.at(-1)!.atMs;
  return (
    <details className="truck-stops">
      <summary>{say('stops', { count: stops.length })}</summary>
      <ul>
        {stops.map((stop) => {
          const { at, fromMs, untilMs } = stop;
          const { name, km } = nearestPlace(stop);
          return (
            <li key={at}>
              <button type="button" onClick={() => onMove(at)}>
                <span className="ml-mono">
                  {formatShanghai(fromMs).slice(5, 16)}
                  {untilMs === null ? ` ${say('stillThere')}` : `–${formatShanghai(untilMs).slice(11, 16)}`}
                </span>{' '}
                {say('stood', { minutes: Math.round(((untilMs ?? lastMs) - fromMs) / minuteMs) })} · {say('near', { place: name, km })}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
