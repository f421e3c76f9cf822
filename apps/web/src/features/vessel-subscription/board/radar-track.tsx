import { useRouter } from '@tanstack/react-router';
import { ContainerNo, useClock } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import { vesselTexts } from '../texts/zh-CN';
import { billsAddress } from './bills-address';
import { layOutTrack } from './track-scene';
import './radar-track.css';

/** Boxes that the track has room for by their numbers. */
const pinsMax = 4;

type Danger = AffectedCall['dangers'][number];

/** The boxes that a moved clock endangers, each once, with all bills that it is of. */
export function boxesOf({ bills }: Danger): ReadonlyMap<string, readonly string[]> {
  const boxes = new Map<string, readonly string[]>();
  for (const { blno, ctnNos } of bills) for (const ctnNo of ctnNos) boxes.set(ctnNo, [...(boxes.get(ctnNo) ?? []), blno]);
  return boxes;
}

/**
 * The way from now to a clock that moved: the hours that were lost are hatched, the place where it was is struck. The
 * boxes that it endangers stand below, and a press on one leads to its bills. Of a time that was taken away there is no
 * way, and the boxes alone stand.
 */
export function RadarTrack({ port, danger }: { readonly port: PortCode; readonly danger: Danger }) {
  const say = useTexts(vesselTexts);
  const router = useRouter();
  const boxes = [...boxesOf(danger)];
  return (
    <div className="vessel-track" role="group" aria-label={say(danger.to === null ? 'radar.boxesAlone' : 'radar.track')}>
      <TrackAxis danger={danger} />
      <ul className="vessel-track-pins">
        {boxes.slice(0, pinsMax).map(([ctnNo, bills]) => (
          <li key={ctnNo}>
            <button
              type="button"
              aria-label={say('radar.pin', { box: ctnNo, bills: bills.join(' ') })}
              data-tip={say('radar.pin', { box: ctnNo, bills: bills.join(' ') })}
              onClick={() => void router.navigate(billsAddress(port, bills))}
            >
              <ContainerNo value={ctnNo} isCopyable={false} />
            </button>
          </li>
        ))}
        {boxes.length > pinsMax && <li>+{boxes.length - pinsMax}</li>}
      </ul>
    </div>
  );
}

function TrackAxis({ danger }: { readonly danger: Danger }) {
  const say = useTexts(vesselTexts);
  const nowMs = useClock(portClock, 60_000);
  const fromMs = danger.from === null ? null : (parseShanghai(danger.from) ?? null);
  const toMs = danger.to === null ? undefined : parseShanghai(danger.to);
  if (toMs === undefined) return null;
  const { to, from, lost, days } = layOutTrack(nowMs, fromMs, toMs);
  return (
    <div className="vessel-track-axis" aria-hidden>
      <span className="vessel-track-way" />
      {lost && <span className="vessel-track-lost" style={{ left: `${lost.left}%`, width: `${lost.width}%` }} />}
      <span className="vessel-track-now">
        <small>{say('radar.now')}</small>
      </span>
      {days.map(({ ms, left }) => (
        <span key={ms} className="vessel-track-day" style={{ left: `${left}%` }}>
          <small className="ml-mono">{formatShanghai(ms).slice(5, 10)}</small>
        </span>
      ))}
      <span className="vessel-track-to" style={{ left: `${to}%` }}>
        <small className="ml-mono">{shortTime(danger.to!).slice(-5)}</small>
      </span>
      {from !== null && (
        <span className="vessel-track-from" style={{ left: `${from}%` }}>
          <small className="ml-mono">{shortTime(danger.from!).slice(-5)}</small>
        </span>
      )}
    </div>
  );
}
