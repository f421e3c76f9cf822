import { stateOfTruck } from '@mastlight/domain/truck/truck-state';
import { EmptySea, showToast, SkeletonRows, Tag, useClock } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { portNowMs } from '../../../platform/live';
import { ChartMap } from '../../../platform/map/chart-map';
import { nearestPlace } from '../../../platform/map/nearest-place';
import { sharedQuery } from '../api';
import { looks, markOf, showPlate, speedWord } from '../looks';
import { WayAhead } from '../components/way-ahead';
import { truckWords } from '../texts/zh-CN';
import '../truck.css';

/** R-2.3-09: one truck for whoever has the link, on a phone from a chat; R-8-03: want of money is said in a toast. */
export function SharedTruckPage() {
  const say = useTexts(truckWords);
  const { token } = useSearch({ strict: false }) as { token: string };
  useClock();
  const { data, error, isFetching, refetch } = useQuery({ ...sharedQuery(token), enabled: token !== '' });
  const code = error instanceof CallError ? error.code : null;
  const isShort = code === 402;
  useEffect(() => {
    if (isShort) showToast({ tone: 'danger', text: say('refusal.sharerShort') });
  }, [isShort, say]);
  if (token === '' || code === 410 || code === 400)
    return (
      <section className="truck-empty">
        <EmptySea title={say('deadLink')} text={say('refusal.linkDead')} />
      </section>
    );
  if (isShort)
    return (
      <section className="truck-empty">
        <EmptySea
          title={say('noLook')}
          text={say('refusal.sharerShort')}
          action={{ label: say('again'), icon: 'refresh', onSelect: () => void refetch() }}
        />
      </section>
    );
  if (!data) return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const { carNo, position, expireMs } = data;
  // Whoever has the link sees the place of now; what is old says so by its silence.
  const state = stateOfTruck({ position, seenUntilMs: Number.POSITIVE_INFINITY }, portNowMs());
  const mark = markOf(carNo, position, state);
  return (
    <div className="truck-shared">
      <header>
        <h1 className="ml-mono">{showPlate(carNo)}</h1>
        {position !== null && (
          <Tag tone={looks[state].tone} icon={looks[state].icon}>
            {say(`states.${state}`)}
          </Tag>
        )}
        {position === null ? (
          <p>{say('never')}</p>
        ) : (
          <>
            <p>
              {say(speedWord(state), { speed: Math.round(position.speedKmh) })} ·{' '}
              {say('near', { place: nearestPlace(position).name, km: nearestPlace(position).km })}
            </p>
            {state === 'moving' && <WayAhead position={position} />}
            <p>{say('fixAt', { time: formatShanghai(position.fixMs).slice(5) })}</p>
          </>
        )}
        {error !== null && <p role="status">{say('notFresh')}</p>}
        <p className="truck-quiet">{say('sharedUntil', { time: formatShanghai(expireMs).slice(5, 16) })}</p>
      </header>
      <ChartMap
        label={say('map', { count: mark ? 1 : 0 })}
        marks={mark ? [mark] : []}
        track={[]}
        selected={carNo}
        onSelect={() => undefined}
        words={{ nearer: say('nearer'), farther: say('farther'), all: say('whole'), noLand: say('noLand') }}
      />
    </div>
  );
}
