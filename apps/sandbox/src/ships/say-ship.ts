/** What a ship's radio says, as sentences of a station on land (AIS, NMEA 0183). */
import type { AisHead } from '@mastlight/wire/message/ais';
import { writeClassAPosition, writeStaticVoyage } from '@mastlight/wire/ais-nmea/write';
import type { SeaFix, SeaShip } from './sea';

function headOf({ mmsi }: SeaShip, type: string, atMs: number): AisHead {
  return {
    type,
    reference: null,
    function: 'original',
    prepared: null,
    vessel: null,
    talker: 'AI',
    channel: mmsi % 2 === 0 ? 'A' : 'B',
    isOwnShip: false,
    repeat: 0,
    mmsi,
    reception: { time: { raw: String(Math.floor(atMs / 1_000)), instantMs: atMs }, station: 'SANDBOX', signalDbm: null, slot: null },
    outOfRange: null,
    radio: null,
    spare: 0,
  };
}

/** Type 1: where it is. */
export function sayPosition(ship: SeaShip, fix: SeaFix, atMs: number): Buffer {
  const { latitude, longitude, knots, course, status } = fix;
  return writeClassAPosition({
    ...headOf(ship, '1', atMs),
    kind: 'vessel-position',
    latitude,
    longitude,
    isAccurate: true,
    hasRaim: false,
    speedKnots: knots,
    courseDeg: (Math.round(course * 10) % 3_600) / 10,
    headingDeg: Math.round(course) % 360,
    utcSecond: Math.floor(atMs / 1_000) % 60,
    positioning: null,
    status,
    statusWord: null,
    turnRaw: 0,
    turnDegPerMin: 0,
    maneuver: null,
    isAssigned: null,
    altitudeM: null,
    isBarometric: null,
    isDteReady: null,
    isDelayed: null,
    classB: null,
    particulars: null,
    regional: 0,
  });
}

/** Type 5, in two sentences: what it is and where it goes. */
export function sayVoyage(ship: SeaShip, { destination }: SeaFix, atMs: number, sequence: number): Buffer {
  const { name, imo, callSign, draughtM, lengthM } = ship;
  return writeStaticVoyage(
    {
      ...headOf(ship, '5', atMs),
      kind: 'vessel-static',
      name: name.replaceAll('.', ' '),
      callSign,
      imo,
      shipType: 71,
      shipTypeWord: null,
      dimensions: { toBowM: lengthM - 40, toSternM: 40, toPortM: 15, toStarboardM: 15, lengthM, beamM: 30 },
      fixType: 1,
      fixTypeWord: null,
      part: null,
      aisVersion: 0,
      etaMonth: null,
      etaDay: null,
      etaHour: null,
      etaMinute: null,
      draughtM,
      destination,
      isDteReady: true,
      vendorId: null,
      unitModel: null,
      serialNo: null,
      mothershipMmsi: null,
    },
    { sequence },
  );
}
