import type { AisHead, VesselPositionMessage, VesselStaticMessage } from '../message';

/** Whose radio speaks, when a station heard it, ms since epoch (null: it noted no time), and what the station is called. */
export interface Heard {
  readonly mmsi: number;
  readonly atMs: number | null;
  readonly station: string;
}

function headOf(type: string, { mmsi, atMs, station }: Heard): AisHead {
  return {
    type,
    reference: null,
    function: 'original',
    prepared: null,
    vessel: null,
    talker: 'AI',
    channel: 'A',
    isOwnShip: false,
    repeat: 0,
    mmsi,
    reception:
      atMs === null ? null : { time: { raw: String(Math.floor(atMs / 1_000)), instantMs: atMs }, station, signalDbm: null, slot: null },
    outOfRange: null,
    radio: null,
    spare: 0,
  };
}

/** A class A position (type 1) to be written: what a radio says that says nothing out of the way, and what is told of it. */
export function plainPosition(heard: Heard, told: Partial<VesselPositionMessage>): VesselPositionMessage {
  return {
    ...headOf('1', heard),
    kind: 'vessel-position',
    latitude: null,
    longitude: null,
    isAccurate: true,
    hasRaim: false,
    speedKnots: null,
    courseDeg: null,
    headingDeg: null,
    utcSecond: 0,
    positioning: null,
    status: 0,
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
    ...told,
  };
}

/** What a ship is and where it goes (type 5) to be written: nothing but that it is a cargo ship, and what is told of it. */
export function plainVoyage(heard: Heard, told: Partial<VesselStaticMessage>): VesselStaticMessage {
  return {
    ...headOf('5', heard),
    kind: 'vessel-static',
    name: null,
    callSign: null,
    imo: null,
    shipType: 71,
    shipTypeWord: null,
    dimensions: null,
    fixType: 1,
    fixTypeWord: null,
    part: null,
    aisVersion: 0,
    etaMonth: null,
    etaDay: null,
    etaHour: null,
    etaMinute: null,
    draughtM: null,
    destination: null,
    isDteReady: true,
    vendorId: null,
    unitModel: null,
    serialNo: null,
    mothershipMmsi: null,
    ...told,
  };
}
