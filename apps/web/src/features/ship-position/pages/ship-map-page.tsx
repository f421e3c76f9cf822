import { sayShipPlace } from '@mastlight/domain/position/index';
import { keywordLengthMin, nameLengthMax } from '@mastlight/domain/ship-position/limits';
import { Button, Icon, SkeletonRows, TextField, useClock } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { portNowMs } from '../../../platform/live';
import { loginState, useSession } from '../../../platform/session';
import { searchQuery, shipsQuery, type Ship } from '../api';
import { PortCalls } from '../components/port-calls';
import { ShipChart } from '../components/ship-chart';
import { ShipFacts, ShipHeading } from '../components/ship-facts';
import { SignedOut } from '../components/signed-out';
import { looks, stateOf } from '../looks';
import { readShipSearch, type ShipSearch } from '../ship-search';
import { shipPositionWords } from '../texts/zh-CN';
import '../ship-map.css';

/** R-2.3-05: one ship by its name or number, with track and calls; others of the same name beside it. */
export function ShipMapPage() {
  const isSignedIn = useSession(loginState);
  return isSignedIn ? <Ships /> : <SignedOut />;
}

function Ships() {
  const say = useTexts(shipPositionWords);
  const navigate = useNavigate();
  const { vessel, voyage, imo, keyword } = readShipSearch(useSearch({ strict: false }));
  useClock();
  const isSearching = keyword !== '';
  const named = useQuery({ ...shipsQuery(vessel, imo), enabled: vessel !== '' && !isSearching });
  const searched = useQuery({ ...searchQuery(keyword), enabled: isSearching });
  const { data, error, isFetching, refetch } = isSearching ? searched : named;
  const ships = data ?? [];
  const [only] = ships.length === 1 ? ships : [];
  const open = ships.find(({ mmsi }) => mmsi === vessel) ?? only ?? null;
  const go = (search: Partial<ShipSearch>): void => void navigate({ to: '.', search: search as never });
  // Of several of one name the chosen one is asked for by its own number, and the others stay where they are.
  const choose = (mmsi: string): void => go({ vessel: mmsi, ...(voyage && { voyage }), keyword: isSearching ? keyword : vessel });

  return (
    <div className="ship-page">
      <aside className="ship-side">
        <h1 className="page-title">{say('pageTitle')}</h1>
        <SearchLine key={keyword || vessel} asked={keyword || vessel} onGo={(typed) => go({ keyword: typed })} />
        {vessel === '' && !isSearching ? (
          <p className="ship-quiet">{say('start.text')}</p>
        ) : data === undefined ? (
          error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={4} />
          )
        ) : ships.length === 0 ? (
          <p role="status">{say('none.text')}</p>
        ) : (
          <>
            <p className="ship-quiet" role="status">
              {isSearching || ships.length === 1 ? say('found', { count: ships.length }) : say('several', { count: ships.length })}
            </p>
            <ShipList ships={ships} open={open} onChoose={choose} />
          </>
        )}
        {/* What ports tell of a ship is told even where no radio is heard. */}
        {open === null && vessel !== '' && !isSearching && data !== undefined && <PortCalls vessel={vessel} imo={imo} voyage={voyage} />}
      </aside>
      <section className="ship-map">
        <ShipChart ships={ships} open={open} onSelect={choose} />
      </section>
      {open && (
        <section className="ship-card" aria-label={open.name ?? open.mmsi}>
          <ShipHeading ship={open} voyage={voyage} />
          <ShipFacts ship={open} />
          <PortCalls vessel={open.name ?? open.mmsi} imo={open.imo} voyage={voyage} />
        </section>
      )}
    </div>
  );
}

function SearchLine({ asked, onGo }: { readonly asked: string; readonly onGo: (keyword: string) => void }) {
  const say = useTexts(shipPositionWords);
  const [typed, setTyped] = useState(asked);
  const [isWrong, setWrong] = useState(false);
  function search(event: FormEvent): void {
    event.preventDefault();
    const keyword = typed.trim();
    setWrong(keyword.length < keywordLengthMin);
    if (keyword.length >= keywordLengthMin) onGo(keyword);
  }
  return (
    <form className="ship-search" role="search" onSubmit={search}>
      <TextField
        label={say('search')}
        isLabelHidden
        icon="search"
        isMono
        maxLength={nameLengthMax}
        placeholder={say('searchHint')}
        value={typed}
        error={isWrong ? say('keywordWrong') : undefined}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary">
        {say('go')}
      </Button>
    </form>
  );
}

function ShipList(props: { readonly ships: readonly Ship[]; readonly open: Ship | null; readonly onChoose: (mmsi: string) => void }) {
  const say = useTexts(shipPositionWords);
  const nowMs = portNowMs();
  return (
    <ul className="ship-list" aria-label={say('list')}>
      {props.ships.map((ship) => {
        const state = stateOf(ship, nowMs);
        return (
          <li key={ship.mmsi}>
            <button
              type="button"
              className="ship-row"
              data-tone={looks[state].tone}
              aria-current={ship.mmsi === props.open?.mmsi ? 'true' : undefined}
              onClick={() => props.onChoose(ship.mmsi)}
            >
              <b className="ml-mono">{ship.name ?? say('noName')}</b>
              <span className="ship-state">
                <Icon name={looks[state].icon} size={14} /> {say(`states.${state}`)}
              </span>
              <span>{ship.position === null ? '-' : sayShipPlace(ship.position)}</span>
              <span>{ship.position !== null && formatAge(Math.max(0, nowMs - ship.position.saidMs), 'long')}</span>
              <span className="ml-mono ship-quiet">{say('numbers', { imo: ship.imo ?? '-', mmsi: ship.mmsi })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
