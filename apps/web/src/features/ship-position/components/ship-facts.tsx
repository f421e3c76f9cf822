import { nearestPort, sayShipPlace } from '@mastlight/domain/position/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { portNowMs } from '../../../platform/live';
import type { Ship } from '../api';
import { looks, stateOf } from '../looks';
import { shipPositionWords } from '../texts/zh-CN';

const mileM = 1_852;

/** Name and voyage, how the ship is doing, and how old that is. */
export function ShipHeading({ ship, voyage }: { readonly ship: Ship; readonly voyage: string }) {
  const say = useTexts(shipPositionWords);
  const state = stateOf(ship, portNowMs());
  const name = ship.name ?? say('noName');
  return (
    <header>
      <h2 className="ml-mono">{voyage === '' ? name : `${name} / ${voyage}`}</h2>
      <Tag tone={looks[state].tone} icon={looks[state].icon}>
        {say(`states.${state}`)}
      </Tag>
      {ship.position !== null && (
        <>
          <span>{sayShipPlace(ship.position)}</span>
          <span className="ship-quiet">{say('said', { age: formatAge(Math.max(0, portNowMs() - ship.position.saidMs), 'long') })}</span>
        </>
      )}
    </header>
  );
}

/** What is known of a ship: where, how fast and whereto, whose word it is and how old; an old one says why there is no newer. */
export function ShipFacts({ ship }: { readonly ship: Ship }) {
  const say = useTexts(shipPositionWords);
  const { position, imo, mmsi, callSign, destination, draughtM, heardMs } = ship;
  const state = stateOf(ship, portNowMs());
  const near = position && nearestPort(position);
  const age = position === null ? '' : formatAge(Math.max(0, portNowMs() - position.saidMs), 'long');
  const course = position?.courseDegrees ?? position?.headingDegrees ?? null;
  return (
    <>
      {(state === 'silent' || state === 'out-of-range' || state === 'unheard') && (
        <p className="ship-why" role="note">
          {say(`why.${state}`, { age })}
        </p>
      )}
      {position !== null && near !== null && (
        <dl className="ship-figures">
          <Figure name={say('off', { port: near.name })} value={(near.metres / mileM).toFixed(1)} unit={say('miles')} />
          <Figure name={say('speed')} value={position.speedKnots?.toFixed(1) ?? null} unit={say('knots')} />
          <Figure name={say('course')} value={course === null ? null : String(Math.round(course))} unit={say('degrees')} />
          <Figure name={say('draught')} value={draughtM?.toFixed(1) ?? null} unit={say('metres')} />
        </dl>
      )}
      <p className="ship-quiet ml-mono">
        {say('numbers', { imo: imo ?? '-', mmsi })}
        {callSign !== null && ` · ${say('callSign', { callSign })}`}
      </p>
      {destination !== null && <p className="ship-quiet">{say('bound', { destination })}</p>}
      {position !== null && (
        <p className="ship-quiet">
          {say('at', { latitude: position.latitude.toFixed(4), longitude: position.longitude.toFixed(4) })} ·{' '}
          {say('saidAt', { time: formatShanghai(position.saidMs) })} · {say('heardAt', { time: formatShanghai(heardMs).slice(11) })}
        </p>
      )}
    </>
  );
}

function Figure({ name, value, unit }: { readonly name: string; readonly value: string | null; readonly unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="ml-mono">{value ?? '-'}</b> {value !== null && unit}
      </dd>
    </div>
  );
}
