import type { Place } from '@mastlight/domain/vocabulary/coordinates';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import type { TruckBox } from '../api';
import { Stops } from './stops';
import { truckWords } from '../texts/zh-CN';

interface TrackPoint extends Place {
  readonly atMs: number;
  readonly speedKmh: number;
}

/** A slider over the way that was gone; at its end the truck is where it is now. */
export function Playback(props: {
  readonly points: readonly TrackPoint[];
  readonly at: number | null;
  /** Whether its end is where the truck is now. */
  readonly isLive: boolean;
  readonly boxes: readonly TruckBox[];
  readonly onMove: (at: number | null) => void;
}) {
  const { points, at, isLive, boxes, onMove } = props;
  const say = useTexts(truckWords);
  if (points.length < 2) return <p className="truck-playback truck-quiet">{say('noTrack')}</p>;
  const shown = at === null ? points.length - 1 : Math.min(at, points.length - 1);
  const { atMs, speedKmh } = points[shown]!;
  const words = say('trackAt', { time: formatShanghai(atMs).slice(5), speed: Math.round(speedKmh) });
  return (
    <div className="truck-playback">
      <span>
        {say('playback')} · {say('today')}
      </span>
      <input
        type="range"
        aria-label={say('track')}
        aria-valuetext={words}
        min={0}
        max={points.length - 1}
        value={shown}
        onChange={({ target }) => onMove(Number(target.value) === points.length - 1 ? null : Number(target.value))}
      />
      <span className="ml-mono">{at === null && isLive ? `${say('live')} ${words}` : words}</span>
      <Stops points={points} boxes={boxes} onMove={onMove} />
    </div>
  );
}
