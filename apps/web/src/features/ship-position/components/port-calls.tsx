import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { said } from '../../../platform/said';
import { callsQuery, type PortCall } from '../api';
import { shipPositionWords } from '../texts/zh-CN';

/** Where the ship calls, called or will call, as the ports told it; the voyage that is asked about stands out. */
export function PortCalls({ vessel, imo, voyage }: { readonly vessel: string; readonly imo: string | null; readonly voyage: string }) {
  const say = useTexts(shipPositionWords);
  const { data } = useQuery(callsQuery(vessel, imo));
  if (data === undefined) return null;
  const time = (ms: number): string => formatShanghai(ms).slice(5, 16);
  const arrival = ({ ataMs, etaMs }: PortCall): string =>
    ataMs !== null ? say('ata', { time: time(ataMs) }) : etaMs === null ? '' : say('eta', { time: time(etaMs) });
  const departure = ({ atdMs, etdMs }: PortCall): string =>
    atdMs !== null ? say('atd', { time: time(atdMs) }) : etdMs === null ? '' : say('etd', { time: time(etdMs) });
  return (
    <section className="ship-calls" aria-label={say('calls')}>
      <h3>{say('calls')}</h3>
      {data.length === 0 && <p className="ship-quiet">{say('noCalls')}</p>}
      <ol>
        {data.map((call) => (
          <li
            key={`${call.port} ${call.voyage}`}
            data-state={call.atdMs !== null ? 'gone' : call.ataMs !== null ? 'here' : 'to-come'}
            aria-current={call.voyage === voyage ? 'true' : undefined}
          >
            <b>
              {said(call.port)} {said(call.terminal)}
            </b>
            <span className="ml-mono">
              {call.voyage} {call.voyage === voyage && `· ${say('thisVoyage')}`}
            </span>
            <span>{[arrival(call), departure(call)].filter(Boolean).join(' · ')}</span>
            {call.source !== null && <span className="ship-quiet">{say('callSource', { source: said(call.source) })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
