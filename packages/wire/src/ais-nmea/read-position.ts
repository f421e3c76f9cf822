import type { AisClassB, VesselPositionMessage } from '../message';
import { fineDegrees, positioning, utcSecond, type AisDraft } from './ais-draft';
import { statusWord } from './ais-words';
import { readParticulars, vesselOf } from './read-particulars';

/** Where the fields of a position report begin; -1 where the type has none. */
interface PositionLayout {
  readonly status: number;
  readonly turn: number;
  readonly speed: number;
  readonly accuracy: number;
  readonly course: number;
  readonly heading: number;
  readonly second: number;
  readonly maneuver: number;
  readonly raim: number;
  readonly assigned: number;
  readonly radio: number;
  readonly radioBits: number;
  readonly spare: number;
  readonly spareBits: number;
  readonly regional: number;
  readonly regionalBits: number;
}

const absent = {
  status: -1,
  turn: -1,
  heading: -1,
  second: -1,
  maneuver: -1,
  assigned: -1,
  radio: -1,
  radioBits: 0,
  regional: -1,
  regionalBits: 0,
};

/** Annex 8, 3.1: position report of class A. */
const classA: PositionLayout = {
  ...absent,
  status: 38,
  turn: 42,
  speed: 50,
  accuracy: 60,
  course: 116,
  heading: 128,
  second: 137,
  maneuver: 143,
  spare: 145,
  spareBits: 3,
  raim: 148,
  radio: 149,
  radioBits: 19,
};

/** 3.8: search and rescue aircraft. */
const aircraft: PositionLayout = {
  ...absent,
  speed: 50,
  accuracy: 60,
  course: 116,
  second: 128,
  regional: 135,
  regionalBits: 7,
  spare: 143,
  spareBits: 3,
  assigned: 146,
  raim: 147,
  radio: 148,
  radioBits: 20,
};

/** 3.16: standard position report of class B. */
const classB: PositionLayout = {
  ...absent,
  regional: 38,
  regionalBits: 8,
  speed: 46,
  accuracy: 56,
  course: 112,
  heading: 124,
  second: 133,
  spare: 139,
  spareBits: 2,
  assigned: 146,
  raim: 147,
  radio: 148,
  radioBits: 20,
};

/** 3.17: extended position report of class B. */
const extendedClassB: PositionLayout = {
  ...classB,
  spare: 308,
  spareBits: 4,
  raim: 305,
  assigned: 307,
  radio: -1,
  radioBits: 0,
};

/** 3.25: long-range report, in tenths of a minute, knots and degrees. */
const longRange: PositionLayout = {
  ...absent,
  accuracy: 38,
  raim: 39,
  status: 40,
  speed: 79,
  course: 85,
  spare: 95,
  spareBits: 1,
};

const layouts: readonly (PositionLayout | undefined)[] = Array.from({ length: 28 }, (_, type) => {
  if (type >= 1 && type <= 3) return classA;
  return { 9: aircraft, 18: classB, 19: extendedClassB, 27: longRange }[type];
});

/** Reads a message of type 1, 2, 3, 9, 18, 19 or 27. */
export function readPosition(draft: AisDraft, type: number): VesselPositionMessage {
  const { bits } = draft;
  const at = layouts[type]!;
  const isShort = type === 27;
  const isAircraft = type === 9;
  const second = at.second < 0 ? 60 : bits.unsigned(at.second, 6);
  const status = at.status < 0 ? 15 : bits.unsigned(at.status, 4);
  const turn = at.turn < 0 ? -128 : bits.signed(at.turn, 8);
  const maneuver = at.maneuver < 0 ? 0 : bits.unsigned(at.maneuver, 2);
  const particulars = type === 19 ? readParticulars(draft, extendedParticulars) : null;
  const latitude = isShort ? draft.degrees('latitude', 90, 62, 17, 600) : draft.degrees('latitude', 90, at.accuracy + 29, 27, fineDegrees);
  const longitude = isShort
    ? draft.degrees('longitude', 180, 44, 18, 600)
    : draft.degrees('longitude', 180, at.accuracy + 1, 28, fineDegrees);
  const speedKnots = readSpeed(draft, type, at.speed);
  const courseDeg = isShort ? draft.upTo('courseDeg', 359, at.course, 9, 511) : readCourse(draft, at.course);
  const headingDeg = at.heading < 0 ? null : draft.upTo('headingDeg', 359, at.heading, 9, 511);
  return {
    kind: 'vessel-position',
    type: draft.type,
    reference: null,
    function: 'original',
    prepared: null,
    vessel: particulars === null ? null : vesselOf(particulars),
    talker: draft.talker,
    channel: draft.channel,
    isOwnShip: draft.isOwnShip,
    repeat: bits.unsigned(6, 2),
    mmsi: bits.unsigned(8, 30),
    reception: draft.reception,
    outOfRange: draft.outOfRange,
    radio: at.radio < 0 || bits.bitCount < at.radio + at.radioBits ? null : bits.unsigned(at.radio, at.radioBits),
    spare: bits.unsigned(at.spare, at.spareBits),
    latitude,
    longitude,
    isAccurate: bits.isSet(at.accuracy),
    hasRaim: bits.isSet(at.raim),
    speedKnots,
    courseDeg,
    headingDeg,
    utcSecond: utcSecond(second),
    positioning: positioning(second),
    status: status === 15 ? null : status,
    statusWord: statusWord(status),
    turnRaw: turn === -128 ? null : turn,
    turnDegPerMin: turnRates[turn + 128]!,
    maneuver: maneuver === 0 ? null : maneuver,
    isAssigned: at.assigned < 0 ? null : bits.isSet(at.assigned),
    altitudeM: isAircraft ? draft.known(38, 12, 4095) : null,
    isBarometric: isAircraft ? bits.isSet(134) : null,
    isDteReady: isAircraft ? !bits.isSet(142) : type === 19 ? !bits.isSet(306) : null,
    isDelayed: isShort ? bits.isSet(94) : null,
    classB: type === 18 ? readClassB(draft) : null,
    particulars,
    regional: at.regional < 0 ? 0 : bits.unsigned(at.regional, at.regionalBits),
  };
}

/** Tenths of a knot; whole knots for aircraft and long-range reports. */
function readSpeed(draft: AisDraft, type: number, start: number): number | null {
  if (type === 27) return draft.known(start, 6, 63);
  const raw = draft.known(start, 10, 1023);
  return raw === null || type === 9 ? raw : raw / 10;
}

function readCourse(draft: AisDraft, start: number): number | null {
  const raw = draft.bits.unsigned(start, 12);
  if (raw < 3600) return raw / 10;
  return raw === 3600 ? null : draft.reject('courseDeg', raw / 10);
}

/**
 * Indicator −128 … 127 → degrees per minute: the indicator is 4.733 times the
 * square root of the rate. ±127 says "more than 5° in 30 s" and no rate.
 */
const turnRates: readonly (number | null)[] = Array.from({ length: 256 }, (_, index) => {
  const raw = index - 128;
  if (raw === 0) return 0;
  return Math.abs(raw) >= 127 ? null : Math.sign(raw) * (raw / 4.733) ** 2;
});

/** The rate of turn of an indicator value, degrees per minute; null for −128 and ±127. */
export function turnDegPerMin(raw: number): number | null {
  return turnRates[raw + 128] ?? null;
}

function readClassB({ bits }: AisDraft): AisClassB {
  return {
    isCarrierSense: bits.isSet(141),
    hasDisplay: bits.isSet(142),
    hasDsc: bits.isSet(143),
    hasWholeBand: bits.isSet(144),
    takesChannelOrders: bits.isSet(145),
  };
}

const extendedParticulars = {
  imo: -1,
  callSign: -1,
  name: 143,
  shipType: 263,
  dimensions: 271,
  fixType: 301,
} as const;
