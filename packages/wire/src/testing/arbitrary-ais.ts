import fc from 'fast-check';
import { positioning, utcSecond } from '../ais-nmea/ais-draft';
import { fixTypeWord, shipTypeWord, statusWord } from '../ais-nmea/ais-words';
import { dimensionsOf, vesselOf } from '../ais-nmea/read-particulars';
import { turnDegPerMin } from '../ais-nmea/read-position';
import { readUnixTime } from '../ais-nmea/reception';
import type { AisHead, AisReception, VesselPositionMessage, VesselStaticMessage } from '../message';
import { orNull } from './arbitrary-parts';

/** Random AIS messages of every value that their bits can carry. */

const bits = (count: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: 2 ** count - 1 });
const mmsi = fc.integer({ min: 1, max: 999_999_999 });

/** Text of the six-bit alphabet without `@`, which ends it. */
function sixBitText(maxLength: number): fc.Arbitrary<string | null> {
  const unit = fc.constantFrom(...Array.from({ length: 64 }, (_, i) => String.fromCharCode(i + 32)).filter((c) => c !== '@'));
  return fc.string({ unit, maxLength }).map((text) => text.trimEnd() || null);
}

const reception: fc.Arbitrary<AisReception | null> = orNull(
  fc
    .record({
      time: orNull(
        fc.oneof(fc.integer({ min: 1e8, max: 4e9 }), fc.integer({ min: 1e11, max: 4e12 })).map((unix) => readUnixTime(String(unix))),
      ),
      station: orNull(fc.stringMatching(/^[A-Za-z0-9]{1,15}$/)),
      signalDbm: fc.constant(null),
      slot: fc.constant(null),
    })
    .filter(({ time, station }) => time !== null || station !== null),
);

const head = {
  reference: fc.constant(null),
  function: fc.constant('original' as const),
  prepared: fc.constant(null),
  vessel: fc.constant(null),
  talker: fc.constantFrom('AI', 'AB', 'BS', 'SA', 'AD'),
  channel: fc.constantFrom('A', 'B', '1', '2', null),
  isOwnShip: fc.boolean(),
  repeat: bits(2),
  mmsi,
  reception,
  outOfRange: fc.constant(null),
} satisfies { [Name in Exclude<keyof AisHead, 'type' | 'radio' | 'spare'>]: fc.Arbitrary<AisHead[Name]> };

const degrees = (limit: number): fc.Arbitrary<number | null> =>
  orNull(fc.integer({ min: -limit * 600_000, max: limit * 600_000 }).map((raw) => raw / 600_000));

const tenths = (max: number): fc.Arbitrary<number | null> => orNull(fc.integer({ min: 0, max }).map((raw) => raw / 10));

/** What both classes say, their own fields null. */
const position = {
  ...head,
  kind: fc.constant('vessel-position' as const),
  latitude: degrees(90),
  longitude: degrees(180),
  isAccurate: fc.boolean(),
  hasRaim: fc.boolean(),
  speedKnots: tenths(1022),
  courseDeg: tenths(3599),
  headingDeg: orNull(fc.integer({ min: 0, max: 359 })),
  second: bits(6),
  altitudeM: fc.constant(null),
  isBarometric: fc.constant(null),
  isDteReady: fc.constant(null),
  isDelayed: fc.constant(null),
  particulars: fc.constant(null),
};

function withSecond<T extends { second: number }>({ second, ...rest }: T) {
  return { ...rest, utcSecond: utcSecond(second), positioning: positioning(second) };
}

export const classAPosition: fc.Arbitrary<VesselPositionMessage> = fc
  .record({
    ...position,
    type: fc.constantFrom('1', '2', '3'),
    status: orNull(fc.integer({ min: 0, max: 14 })),
    turnRaw: orNull(fc.integer({ min: -127, max: 127 })),
    maneuver: orNull(fc.integer({ min: 1, max: 3 })),
    isAssigned: fc.constant(null),
    classB: fc.constant(null),
    regional: fc.constant(0),
    spare: bits(3),
    radio: bits(19),
  })
  .map((told) => ({
    ...withSecond(told),
    statusWord: told.status === null ? null : statusWord(told.status),
    turnDegPerMin: told.turnRaw === null ? null : turnDegPerMin(told.turnRaw),
  }));

export const classBPosition: fc.Arbitrary<VesselPositionMessage> = fc
  .record({
    ...position,
    type: fc.constant('18'),
    status: fc.constant(null),
    statusWord: fc.constant(null),
    turnRaw: fc.constant(null),
    turnDegPerMin: fc.constant(null),
    maneuver: fc.constant(null),
    isAssigned: fc.boolean(),
    classB: fc.record({
      isCarrierSense: fc.boolean(),
      hasDisplay: fc.boolean(),
      hasDsc: fc.boolean(),
      hasWholeBand: fc.boolean(),
      takesChannelOrders: fc.boolean(),
    }),
    regional: bits(8),
    spare: bits(2),
    radio: bits(20),
  })
  .map(withSecond);

const dimensions = fc.tuple(bits(9), bits(9), bits(6), bits(6)).map((metres) => dimensionsOf(...metres));

/** An IMO number with its right check digit. */
const imo = fc.integer({ min: 100_000, max: 999_999 }).map((six) => {
  const sum = Array.from(String(six)).reduce((total, digit, i) => total + (7 - i) * Number(digit), 0);
  return `${six}${sum % 10}`;
});

const noVoyage = {
  part: fc.constant(null),
  aisVersion: fc.constant(null),
  etaMonth: fc.constant(null),
  etaDay: fc.constant(null),
  etaHour: fc.constant(null),
  etaMinute: fc.constant(null),
  draughtM: fc.constant(null),
  destination: fc.constant(null),
  isDteReady: fc.constant(null),
  vendorId: fc.constant(null),
  unitModel: fc.constant(null),
  serialNo: fc.constant(null),
  mothershipMmsi: fc.constant(null),
  radio: fc.constant(null),
};

const numberOrNull = (min: number, max: number): fc.Arbitrary<number | null> => orNull(fc.integer({ min, max }));

function withWords<T extends Pick<VesselStaticMessage, 'name' | 'imo' | 'callSign' | 'shipType' | 'fixType'>>(told: T) {
  return {
    ...told,
    vessel: vesselOf(told),
    shipTypeWord: shipTypeWord(told.shipType ?? 0),
    fixTypeWord: fixTypeWord(told.fixType ?? 0),
  };
}

export const staticVoyage: fc.Arbitrary<VesselStaticMessage> = fc
  .record({
    ...head,
    ...noVoyage,
    kind: fc.constant('vessel-static' as const),
    type: fc.constant('5'),
    aisVersion: bits(2),
    imo: orNull(imo),
    callSign: sixBitText(7),
    name: sixBitText(20),
    shipType: numberOrNull(1, 255),
    dimensions,
    fixType: numberOrNull(1, 15),
    etaMonth: numberOrNull(1, 12),
    // Days that every month has in some year: another is out of range.
    etaDay: numberOrNull(1, 29),
    etaHour: numberOrNull(0, 23),
    etaMinute: numberOrNull(0, 59),
    draughtM: orNull(fc.integer({ min: 1, max: 255 }).map((raw) => raw / 10)),
    destination: sixBitText(20),
    isDteReady: fc.boolean(),
    spare: bits(1),
  })
  .map(withWords);

const partA = {
  ...head,
  ...noVoyage,
  kind: fc.constant('vessel-static' as const),
  type: fc.constant('24'),
  part: fc.constant('A' as const),
  imo: fc.constant(null),
  callSign: fc.constant(null),
  name: sixBitText(20),
  shipType: fc.constant(null),
  dimensions: fc.constant(null),
  fixType: fc.constant(null),
  spare: bits(8),
};

const partB = {
  ...partA,
  part: fc.constant('B' as const),
  name: fc.constant(null),
  callSign: sixBitText(7),
  shipType: numberOrNull(1, 255),
  fixType: numberOrNull(1, 15),
  vendorId: sixBitText(3),
  unitModel: bits(4),
  serialNo: bits(20),
  spare: bits(2),
};

export const staticReport: fc.Arbitrary<VesselStaticMessage> = fc
  .oneof(
    fc.record(partA),
    fc.record({ ...partB, mmsi: mmsi.filter((number) => Math.floor(number / 10_000_000) !== 98), dimensions }),
    fc.record({
      ...partB,
      mmsi: fc.integer({ min: 980_000_000, max: 989_999_999 }),
      mothershipMmsi: orNull(mmsi),
    }),
  )
  .map(withWords);
