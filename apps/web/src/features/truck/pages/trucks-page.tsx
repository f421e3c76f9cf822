import type { TruckState } from '@mastlight/domain/truck/truck-state';
import { EmptySea, Icon, SkeletonRows, useClock } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { portNowMs } from '../../../platform/live';
import { ChartMap } from '../../../platform/map/chart-map';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { boxesQuery, trackQuery, trucksQuery } from '../api';
import { AddTruck } from '../components/add-truck';
import { Boxes } from '../components/boxes';
import { Playback } from '../components/playback';
import { TruckCard } from '../components/truck-card';
import { looks, markOf, seeTrucks, showPlate, speedWord, stateOrder } from '../looks';
import { truckWords } from '../texts/zh-CN';
import '../truck.css';

const dayMs = 86_400_000;
/** A track is asked for up to a whole minute: the same question has the same answer. */
const minuteMs = 60_000;

/** R-2.1-09: every truck that is followed, those without a signal first, in a list and on a chart. */
export function TrucksPage() {
  const say = useTexts(truckWords);
  const isSignedIn = useSession(loginState);
  if (isSignedIn) return <Trucks />;
  return (
    <section className="truck-empty">
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    </section>
  );
}

function Trucks() {
  const say = useTexts(truckWords);
  const navigate = useNavigate();
  const { carNo = '' } = useSearch({ strict: false }) as { carNo?: string };
  useClock();
  const { data, error, isFetching, refetch } = useQuery(trucksQuery);
  const { data: boxes = [] } = useQuery(boxesQuery);
  const boxesOf = (plate: string) => boxes.filter((box) => box.carNo === plate);
  const [state, setState] = useState<TruckState | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const nowMs = portNowMs();
  const trucks = seeTrucks(data?.list ?? [], nowMs);
  const priceFen = data?.priceFen ?? null;
  const shown = trucks.filter((truck) => state === null || truck.state === state);
  const open = trucks.find((truck) => truck.carNo === carNo) ?? null;
  // Of a look that is over, the day before its end.
  const untilMs = Math.ceil(Math.min(nowMs, open?.seenUntilMs ?? nowMs) / minuteMs) * minuteMs;
  const { data: points = [] } = useQuery({
    ...trackQuery(carNo, untilMs - dayMs, untilMs),
    enabled: open?.position != null,
    placeholderData: (before, query) => (query?.queryKey[2] === carNo ? before : undefined),
  });
  const look = (next: string): void => {
    setAt(null);
    void navigate({ to: '.', search: (next === '' ? {} : { carNo: next }) as never });
  };
  const past = at === null ? undefined : points[at];
  const marks = useMemo(
    () =>
      trucks.flatMap((truck) => {
        const mark = markOf(truck.carNo, truck.position, truck.state);
        if (!mark) return [];
        return past && truck.carNo === carNo ? { ...mark, latitude: past.latitude, longitude: past.longitude, courseDegrees: null } : mark;
      }),
    // A mark moves with what was told and with the slider, not with the second hand.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, past, carNo],
  );

  return (
    <div className="truck-page">
      <aside className="truck-side">
        <header className="truck-head">
          <h1 className="page-title">{say('pageTitle')}</h1>
        </header>
        <AddTruck onAdded={look} priceFen={priceFen} followed={trucks} />
        {data !== undefined && (
          <div className="truck-states" role="group" aria-label={say('filter')}>
            <button type="button" aria-pressed={state === null} onClick={() => setState(null)}>
              {say('all')} <b className="ml-mono">{trucks.length}</b>
            </button>
            {stateOrder.map((one) => {
              const count = trucks.filter((truck) => truck.state === one).length;
              return count === 0 ? null : (
                <button key={one} type="button" aria-pressed={state === one} data-tone={looks[one].tone} onClick={() => setState(one)}>
                  <Icon name={looks[one].icon} size={14} /> {say(`states.${one}`)} <b className="ml-mono">{count}</b>
                </button>
              );
            })}
          </div>
        )}
        {data === undefined ? (
          error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={6} />
          )
        ) : trucks.length === 0 ? (
          <div className="truck-none">
            <h2>{say('empty.title')}</h2>
            <p>{say('empty.text')}</p>
          </div>
        ) : (
          <ul className="truck-list" aria-label={say('list')}>
            {shown.length === 0 && <li className="truck-quiet">{say('noMatch')}</li>}
            {shown.map((truck) => (
              <li key={truck.id}>
                <button
                  type="button"
                  className="truck-row"
                  data-tone={looks[truck.state].tone}
                  aria-current={truck.carNo === carNo ? 'true' : undefined}
                  onClick={() => look(truck.carNo === carNo ? '' : truck.carNo)}
                >
                  <span className="ml-mono truck-plate">{showPlate(truck.carNo)}</span>
                  <span className="truck-state">
                    <Icon name={looks[truck.state].icon} size={14} /> {say(`states.${truck.state}`)}
                  </span>
                  {truck.position !== null && (
                    <>
                      <span className="ml-mono">{say(speedWord(truck.state), { speed: Math.round(truck.position.speedKmh) })}</span>
                      <span>{formatAge(Math.max(0, nowMs - truck.position.fixMs), 'long')}</span>
                    </>
                  )}
                </button>
                <Boxes boxes={boxesOf(truck.carNo)} />
              </li>
            ))}
          </ul>
        )}
      </aside>
      <section className="truck-map">
        <ChartMap
          label={say('map', { count: marks.length })}
          marks={marks}
          track={open ? points : []}
          selected={open?.carNo ?? null}
          onSelect={look}
          words={{ nearer: say('nearer'), farther: say('farther'), all: say('whole'), noLand: say('noLand') }}
        />
        {open && priceFen !== null && <TruckCard key={open.carNo} truck={open} priceFen={priceFen} onGone={() => look('')} />}
        {open?.position != null && (
          <Playback
            points={points}
            at={at}
            isLive={open.state === 'moving' || open.state === 'standing'}
            boxes={boxesOf(open.carNo)}
            onMove={setAt}
          />
        )}
      </section>
    </div>
  );
}
