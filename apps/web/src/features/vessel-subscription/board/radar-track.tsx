import { useRouter } from '@tanstack/react-router';
import { ContainerNo, useClock } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import { vesselTexts } from '../texts';
import { billsAddress } from './bills-address';
import { layOutTrack } from './track-scene';
import './radar-track.css';

/** Boxes that the track has room for by their numbers. */
const pinsMax = 4;

/**
 * The way from now to a clock that moved: the hours that were lost are hatched, the place where it was is struck. A box
 * that is not in stands at the right end, its lamp out: nobody foretells when it comes. A press on it leads to its bill.
 */
export function RadarTrack({ port, danger }: { readonly port: PortCode; readonly danger: AffectedCall['dangers'][number] }) {
  const say = useTexts(vesselTexts);
  const router = useRouter();
  const nowMs = useClock(portClock, 60_000);
  const fromMs = danger.from === null ? null : (parseShanghai(danger.from) ?? null);
  const toMs = danger.to === null ? undefined : parseShanghai(danger.to);
  if (toMs === undefined) return null;
  const { to, from, lost, days } = layOutTrack(nowMs, fromMs, toMs);
  const boxes = danger.bills.flatMap(({ blno, ctnNos }) => ctnNos.map((ctnNo) => ({ blno, ctnNo })));
  return (
    <div className="vessel-track" role="group" aria-label={say('radar.track')}>
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
      <ul className="vessel-track-pins">
        {boxes.slice(0, pinsMax).map(({ blno, ctnNo }) => (
          <li key={ctnNo}>
            <button
              type="button"
              aria-label={say('radar.pin', { box: ctnNo, bill: blno })}
              data-tip={say('radar.pin', { box: ctnNo, bill: blno })}
              onClick={() => void router.navigate(billsAddress(port, [blno]))}
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
