/** What a ship's radio says, as sentences of a station on land (AIS, NMEA 0183). */
import { plainPosition, plainVoyage, writeClassAPosition, writeStaticVoyage, type Heard } from '@mastlight/wire/ais-nmea/write';
import type { SeaFix, SeaShip } from './sea';

const heardOf = ({ mmsi }: SeaShip, atMs: number): Heard => ({ mmsi, atMs, station: 'SANDBOX' });
/** Radios take turns on the two channels. */
const channelOf = ({ mmsi }: SeaShip): 'A' | 'B' => (mmsi % 2 === 0 ? 'A' : 'B');

/** Type 1: where it is. */
export function sayPosition(ship: SeaShip, fix: SeaFix, atMs: number): Buffer {
  const { latitude, longitude, knots, course, status } = fix;
  return writeClassAPosition(
    plainPosition(heardOf(ship, atMs), {
      channel: channelOf(ship),
      latitude,
      longitude,
      speedKnots: knots,
      courseDeg: (Math.round(course * 10) % 3_600) / 10,
      headingDeg: Math.round(course) % 360,
      utcSecond: Math.floor(atMs / 1_000) % 60,
      status,
    }),
  );
}

/** Type 5, in two sentences: what it is and where it goes. */
export function sayVoyage(ship: SeaShip, { destination }: SeaFix, atMs: number, sequence: number): Buffer {
  const { name, imo, callSign, draughtM, lengthM } = ship;
  return writeStaticVoyage(
    plainVoyage(heardOf(ship, atMs), {
      channel: channelOf(ship),
      name: name.replaceAll('.', ' '),
      callSign,
      imo,
      dimensions: { toBowM: lengthM - 40, toSternM: 40, toPortM: 15, toStarboardM: 15, lengthM, beamM: 30 },
      draughtM,
      destination,
    }),
    { sequence },
  );
}
