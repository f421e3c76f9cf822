import { EmptySea, SkeletonRows, useClock } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { shipsQuery } from '../api';
import { PortCalls } from '../components/port-calls';
import { ShipChart } from '../components/ship-chart';
import { ShipFacts, ShipHeading } from '../components/ship-facts';
import { SignedOut } from '../components/signed-out';
import { readShipSearch } from '../ship-search';
import { shipPositionWords } from '../texts/zh-CN';
import '../ship-map.css';

/** R-2.3-08: one ship on a phone, from a link in a chat: the chart above, what is known below. */
export function ChatShipPage() {
  const isSignedIn = useSession(loginState);
  return isSignedIn ? <OneShip /> : <SignedOut />;
}

function OneShip() {
  const say = useTexts(shipPositionWords);
  const navigate = useNavigate();
  const { vessel, voyage, imo } = readShipSearch(useSearch({ strict: false }));
  useClock();
  const { data, error, isFetching, refetch } = useQuery({ ...shipsQuery(vessel, imo), enabled: vessel !== '' });
  if (vessel === '' || data?.length === 0)
    return (
      <section className="ship-empty">
        <EmptySea
          title={say('none.title')}
          text={vessel === '' ? say('start.text') : say('none.text')}
          action={{ label: say('none.action'), icon: 'search', onSelect: () => void navigate({ to: '/shipmap' as never }) }}
        />
        {vessel !== '' && <PortCalls vessel={vessel} imo={imo} voyage={voyage} />}
      </section>
    );
  if (!data) return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const [open] = data as [(typeof data)[number]];
  const choose = (mmsi: string): void => void navigate({ to: '.', search: { vessel: mmsi, ...(voyage && { voyage }) } as never });
  return (
    <div className="ship-chat">
      <div className="ship-map">
        <ShipChart ships={data} open={open} onSelect={choose} />
      </div>
      <section className="ship-sheet" aria-label={open.name ?? open.mmsi}>
        <ShipHeading ship={open} voyage={voyage} />
        {data.length > 1 && (
          <ul className="ship-namesakes" aria-label={say('several', { count: data.length })}>
            {data.map(({ mmsi, imo: number }) => (
              <li key={mmsi}>
                <button type="button" aria-current={mmsi === open.mmsi ? 'true' : undefined} onClick={() => choose(mmsi)}>
                  {say('numbers', { imo: number ?? '-', mmsi })}
                </button>
              </li>
            ))}
          </ul>
        )}
        <ShipFacts ship={open} />
        <PortCalls vessel={open.name ?? open.mmsi} imo={open.imo} voyage={voyage} />
      </section>
    </div>
  );
}
