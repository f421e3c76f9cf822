import { findVehicleStops } from '@mastlight/domain/position/index';
import { fetchedAt } from '@mastlight/domain/truck/boxes-of-truck';
import type { Place } from '@mastlight/domain/vocabulary/coordinates';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts, type Say } from '../../../platform/catalogue';
import type { TruckBox } from '../api';
import { nearestPlace } from '../../../platform/map/nearest-place';
import { truckWords, type chinese } from '../texts/zh-CN';

const minuteMs = 60_000;

/** Where a truck stood on its way, the latest first; a press goes there on the map. */
export function Stops(props: {
  readonly points: readonly (Place & { readonly atMs: number })[];
  /** What the truck fetched and brought. */
  readonly boxes: readonly TruckBox[];
  readonly onMove: (at: number) => void;
}) {
  const { points, boxes, onMove } = props;
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
          const fetched = fetchedAt(stop, boxes);
          return (
            <li key={at}>
              <button type="button" onClick={() => onMove(at)}>
                <span className="ml-mono">
                  {formatShanghai(fromMs).slice(5, 16)}
                  {untilMs === null ? ` ${say('stillThere')}` : `–${formatShanghai(untilMs).slice(11, 16)}`}
                </span>{' '}
                {say('stood', { minutes: Math.round(((untilMs ?? lastMs) - fromMs) / minuteMs) })} · {say('near', { place: name, km })}
                {fetched.length > 0 && ` · ${sayFetched(say, fetched)}`}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** In which yard, where one told of it; the boxes are named. */
function sayFetched(say: Say<typeof chinese>, fetched: readonly TruckBox[]): string {
  const boxes = fetched.map(({ containerNo }) => containerNo).join('、');
  const yard = fetched.find(({ yardName }) => yardName !== null)?.yardName;
  return yard == null ? say('fetched', { boxes }) : say('fetchedFrom', { yard, boxes });
}
