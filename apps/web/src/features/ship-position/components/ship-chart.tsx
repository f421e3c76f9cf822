import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { portNowMs } from '../../../platform/live';
import { ChartMap } from '../../../platform/map/chart-map';
import { trackQuery, type Ship } from '../api';
import { markOf } from '../looks';
import { shipPositionWords } from '../texts/zh-CN';

const noPoints: readonly never[] = [];
/** Between two words that are farther apart nobody knows the way, ms. */
const gapMs = 7_200_000;

/** Ships on the chart, with the way of the one that is looked at and a slider over it. */
export function ShipChart(props: {
  readonly ships: readonly Ship[];
  readonly open: Ship | null;
  readonly onSelect: (mmsi: string) => void;
}) {
  const { ships, open, onSelect } = props;
  const say = useTexts(shipPositionWords);
  const [at, setAt] = useState<{ readonly mmsi: string; readonly index: number } | null>(null);
  const mmsi = open?.mmsi ?? '';
  const { data: points = noPoints } = useQuery({ ...trackQuery(mmsi, open?.position?.saidMs ?? null), enabled: open?.position != null });
  const index = at?.mmsi === mmsi ? Math.min(at.index, points.length - 1) : points.length - 1;
  const past = index >= 0 && index < points.length - 1 ? points[index]! : null;
  const marks = useMemo(
    () =>
      ships.flatMap((ship) => {
        const mark = markOf(ship, ship.name ?? ship.mmsi, portNowMs());
        if (!mark) return [];
        return past && ship.mmsi === mmsi ? { ...mark, latitude: past.latitude, longitude: past.longitude, courseDegrees: null } : mark;
      }),
    [ships, past, mmsi],
  );
  const track = useMemo(
    () => points.map((point, no) => ({ ...point, isAfterGap: no > 0 && point.atMs - points[no - 1]!.atMs > gapMs })),
    [points],
  );
  const shown = points[index];
  const words =
    shown &&
    say('trackAt', { time: formatShanghai(shown.atMs).slice(5, 16), speed: shown.speedKnots === null ? '-' : shown.speedKnots.toFixed(1) });
  return (
    <>
      <ChartMap
        label={say('map', { count: marks.length })}
        marks={marks}
        track={open ? track : []}
        selected={open?.mmsi ?? null}
        onSelect={onSelect}
        words={{ nearer: say('nearer'), farther: say('farther'), all: say('whole'), noLand: say('noLand') }}
      />
      {open?.position != null &&
        (points.length < 2 ? (
          <p className="ship-playback ship-quiet">{say('noTrack')}</p>
        ) : (
          <div className="ship-playback">
            <span>{say('trackTitle')}</span>
            <input
              type="range"
              aria-label={say('track')}
              aria-valuetext={words}
              min={0}
              max={points.length - 1}
              value={index}
              onChange={({ target }) => setAt({ mmsi, index: Number(target.value) })}
            />
            <span className="ml-mono">{words}</span>
          </div>
        ))}
    </>
  );
}
