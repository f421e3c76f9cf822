import { sayShipPlace } from '@mastlight/domain/position/index';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { portNowMs } from '../../../platform/live';
import { shipsQuery } from '../api';
import { stateOf } from '../looks';
import { shipPositionWords } from '../texts';

/** Where the ship of a bill is, by AIS with its age, and the way to it on the chart (R-1-21); of two of one name neither is chosen. */
export function ShipPlaceLine({ vessel }: { readonly vessel: string }) {
  const say = useTexts(shipPositionWords);
  const { data, error } = useQuery(shipsQuery(vessel, ''));
  const [ship] = data ?? [];
  const isOne = data?.length === 1 && ship !== undefined;
  const words = (): string => {
    if (!data) return error ? say('placeUnknown') : say('placeComing');
    if (!ship) return say('none.title');
    if (!isOne) return say('several', { count: data.length });
    const { position } = ship;
    if (position === null) return say('states.unheard');
    const said = `${sayShipPlace(position)} · ${say('said', { age: formatAge(Math.max(0, portNowMs() - position.saidMs), 'long') })}`;
    const state = stateOf(ship, portNowMs());
    return state === 'silent' || state === 'out-of-range' ? `${say(`states.${state}`)}，${say('lastPlace', { said })}` : said;
  };
  return (
    <p className="ship-place-line">
      <span>{say('placeTitle')}</span> <b>{words()}</b>{' '}
      {ship !== undefined && (
        <Link to={'/shipmap' as never} search={{ vessel } as never}>
          {say('onMap')}
        </Link>
      )}
    </p>
  );
}
