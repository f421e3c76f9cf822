/**
 * Guarantee: every field of the AIS message types is read from its bits, a
 * value that says "not available" is null, and a value that the standard does
 * not know is named and not taken.
 */
import { describe, expect, it } from 'vitest';
import type { AisMessage, Reading } from '../message';
import { readMessage } from '../read-message';
import { aisBits, vdm } from '../testing/ais-sentences';
import { isImoNumber } from '../vocabulary/vessel-code';
import { turnDegPerMin } from './read-position';
import { readRadioStatus } from './radio-status';

type Field = readonly [number | string, number];

const read = (type: number, mmsi: number, ...fields: readonly Field[]): Reading =>
  readMessage(Buffer.from(`${vdm(aisBits(type, mmsi, ...fields)).join('\n')}\n`));
const message = (type: number, mmsi: number, ...fields: readonly Field[]): AisMessage =>
  read(type, mmsi, ...fields).messages[0] as AisMessage;
const codes = (reading: Reading): string[] => reading.findings.map(({ code }) => code);

const ship = 413999001;
const shore = 4139990;
const fine = (degrees: number): number => Math.round(degrees * 600_000);

interface ClassA {
  status?: number;
  turn?: number;
  speed?: number;
  longitude?: number;
  latitude?: number;
  course?: number;
  heading?: number;
  second?: number;
  maneuver?: number;
}

const classA = ({ status = 0, turn = 0, speed = 0, longitude = 122.1, latitude = 29.9, ...rest }: ClassA): Field[] => [
  [status, 4],
  [turn, 8],
  [speed, 10],
  [1, 1],
  [fine(longitude), 28],
  [fine(latitude), 27],
  [rest.course ?? 0, 12],
  [rest.heading ?? 0, 9],
  [rest.second ?? 0, 6],
  [rest.maneuver ?? 0, 2],
  [0, 3],
  [1, 1],
  [49205, 19],
];

describe('position of class A', () => {
  it('every field', () => {
    const fields = { status: 5, turn: -31, speed: 123, course: 3599, heading: 359, second: 59, maneuver: 2 };
    expect(message(1, ship, ...classA(fields))).toMatchObject({
      kind: 'vessel-position',
      type: '1',
      mmsi: ship,
      repeat: 0,
      vessel: null,
      status: 5,
      statusWord: 'moored',
      turnRaw: -31,
      speedKnots: 12.3,
      isAccurate: true,
      longitude: 122.1,
      latitude: 29.9,
      courseDeg: 359.9,
      headingDeg: 359,
      utcSecond: 59,
      positioning: null,
      maneuver: 2,
      hasRaim: true,
      radio: 49205,
      outOfRange: null,
    });
  });

  it('what is not available is null and no remark', () => {
    const nothing = { status: 15, turn: -128, speed: 1023, longitude: 181, latitude: 91, course: 3600, heading: 511, second: 60 };
    const reading = read(1, ship, ...classA(nothing));
    expect(reading.findings).toEqual([]);
    expect(reading.messages).toMatchObject([
      {
        status: null,
        statusWord: null,
        turnRaw: null,
        turnDegPerMin: null,
        speedKnots: null,
        longitude: null,
        latitude: null,
        courseDeg: null,
        headingDeg: null,
        utcSecond: null,
        positioning: null,
        maneuver: null,
      },
    ]);
  });

  it('1022 is 102.2 knots or more', () => {
    expect(message(1, ship, ...classA({ speed: 1022 }))).toMatchObject({ speedKnots: 102.2 });
  });

  it('the poles and the date line are places', () => {
    expect(message(1, ship, ...classA({ longitude: -180, latitude: -90 }))).toMatchObject({ longitude: -180, latitude: -90 });
  });

  it.each([
    [61, 'manual'],
    [62, 'dead-reckoning'],
    [63, 'inoperative'],
  ])('second %i: %s', (second, positioning) => {
    expect(message(3, ship, ...classA({ second }))).toMatchObject({ utcSecond: null, positioning });
  });

  it.each<[ClassA, object]>([
    [{ latitude: 94.385 }, { latitude: 94.385 }],
    [{ longitude: -200.5 }, { longitude: -200.5 }],
    [{ heading: 472 }, { headingDeg: 472 }],
    [{ course: 4095 }, { courseDeg: 409.5 }],
  ])('%o is out of range: named, not taken, the rest is read', (fields, outOfRange) => {
    const reading = read(1, ship, ...classA({ speed: 5, ...fields }));
    expect(codes(reading)).toEqual(['ais-out-of-range']);
    const [name] = Object.keys(outOfRange) as [string];
    expect(reading.messages).toMatchObject([{ outOfRange, [name]: null, speedKnots: 0.5 }]);
  });

  it.each([
    [0, 0],
    [1, 0.0446],
    [-31, -42.8993],
    [126, 708.7092],
    [127, null],
    [-127, null],
  ])('indicator %i turns %s degrees a minute', (raw, rate) => {
    const read = turnDegPerMin(raw);
    expect(read === null ? null : Number(read.toFixed(4))).toBe(rate);
  });

  it.each([0, 1_023_456_789])('MMSI %i is kept and remarked', (mmsi) => {
    const reading = read(1, mmsi, ...classA({}));
    expect(codes(reading)).toEqual(['ais-mmsi']);
    expect(reading.messages).toMatchObject([{ mmsi }]);
  });
});

describe('length', () => {
  it('without its communication state a position is read, with a remark', () => {
    const reading = read(1, ship, ...classA({ speed: 5 }).slice(0, -1));
    expect(codes(reading)).toEqual(['ais-short']);
    expect(reading.messages).toMatchObject([{ speedKnots: 0.5, radio: null }]);
  });

  it('without anything else it is refused', () => {
    const reading = read(1, ship, ...classA({}).slice(0, -3));
    expect(codes(reading)).toEqual(['ais-cut-off']);
    expect(reading).toMatchObject({ refusedCount: 1, messages: [] });
  });

  it('a position of several slots is read and remarked', () => {
    expect(codes(read(1, ship, ...classA({}), [0, 30]))).toEqual(['ais-long']);
  });

  it('static data without its destination keeps the rest, and no half destination', () => {
    const reading = read(5, ship, [2, 2], [0, 30], ['BDEM1', 42], ['EVER LUMEN', 120], [0, 70], ['CNNGB', 60]);
    expect(codes(reading)).toEqual(['ais-short']);
    expect(reading.messages).toMatchObject([{ name: 'EVER LUMEN', destination: null, isDteReady: null }]);
  });

  it.each([0, 28, 63])('type %i is not known and refused by name', (type) => {
    const reading = read(type, ship, [0, 130]);
    expect(codes(reading)).toEqual(['unsupported-message']);
    expect(reading.refusedCount).toBe(1);
  });
});

describe('other positions', () => {
  it('search and rescue aircraft (9)', () => {
    const fields: Field[] = [
      [4094, 12],
      [1022, 10],
      [1, 1],
      [fine(122), 28],
      [fine(30), 27],
      [10, 12],
      [7, 6],
    ];
    expect(message(9, 111413901, ...fields, [1, 1], [5, 7], [0, 1], [2, 3], [1, 1], [0, 1], [0, 20])).toMatchObject({
      kind: 'vessel-position',
      altitudeM: 4094,
      isBarometric: true,
      speedKnots: 1022,
      courseDeg: 1,
      utcSecond: 7,
      isDteReady: true,
      isAssigned: true,
      regional: 5,
      spare: 2,
      radio: 0,
    });
    expect(message(9, 111413901, [4095, 12], [1023, 10], [0, 108])).toMatchObject({ altitudeM: null, speedKnots: null });
  });

  it('extended report of class B (19)', () => {
    const fields: Field[] = [
      [0, 8],
      [101, 10],
      [1, 1],
      [fine(122), 28],
      [fine(30), 27],
      [455, 12],
      [46, 9],
      [22, 6],
    ];
    const rest: Field[] = [
      [0, 4],
      ['ZHOUSHAN DEMO', 120],
      [36, 8],
      [9, 9],
      [5, 9],
      [2, 6],
      [2, 6],
      [1, 4],
    ];
    expect(message(19, ship, ...fields, ...rest, [1, 1], [1, 1], [0, 1], [3, 4])).toMatchObject({
      kind: 'vessel-position',
      vessel: { name: 'ZHOUSHAN DEMO', code: null },
      speedKnots: 10.1,
      headingDeg: 46,
      hasRaim: true,
      isDteReady: false,
      spare: 3,
      radio: null,
      particulars: {
        name: 'ZHOUSHAN DEMO',
        shipTypeWord: 'sailing',
        dimensions: { toBowM: 9, toSternM: 5, toPortM: 2, toStarboardM: 2, lengthM: 14, beamM: 4 },
        fixTypeWord: 'GPS',
      },
    });
  });

  it('long range (27): tenths of a minute, whole knots and degrees', () => {
    const place: Field[] = [
      [1, 1],
      [0, 1],
      [1, 4],
      [Math.round(-123.45 * 600), 18],
      [Math.round(-29.7 * 600), 17],
    ];
    expect(message(27, ship, ...place, [62, 6], [359, 9], [1, 1], [0, 1])).toMatchObject({
      longitude: -123.45,
      latitude: -29.7,
      statusWord: 'at anchor',
      speedKnots: 62,
      courseDeg: 359,
      isDelayed: true,
    });
    const none: Field[] = [
      [0, 1],
      [0, 1],
      [15, 4],
      [181 * 600, 18],
      [91 * 600, 17],
      [63, 6],
      [511, 9],
      [0, 2],
    ];
    expect(message(27, ship, ...none)).toMatchObject({
      longitude: null,
      latitude: null,
      status: null,
      speedKnots: null,
      courseDeg: null,
      outOfRange: null,
    });
  });
});

describe('static data', () => {
  const voyage = (imo: number, ...rest: readonly Field[]): Field[] => [
    [2, 2],
    [imo, 30],
    ['BDEM1@@', 42],
    ['EVER LUMEN  @@JUNK', 120],
    [71, 8],
    [210, 9],
    [90, 9],
    [20, 6],
    [22, 6],
    [1, 4],
    ...rest,
  ];
  const eta: Field[] = [
    [7, 4],
    [11, 5],
    [8, 5],
    [30, 6],
  ];
  const end: Field[] = [
    [128, 8],
    ['CNNGB>SGSIN', 120],
    [1, 1],
    [0, 1],
  ];

  it('type 5', () => {
    expect(message(5, ship, ...voyage(9012343, ...eta, ...end))).toMatchObject({
      kind: 'vessel-static',
      vessel: { name: 'EVER LUMEN', code: '9012343', scheme: 'imo', voyage: null, direction: null },
      imo: '9012343',
      callSign: 'BDEM1',
      name: 'EVER LUMEN',
      shipTypeWord: 'cargo ship, hazardous category A',
      dimensions: { lengthM: 300, beamM: 42 },
      etaMonth: 7,
      etaDay: 11,
      etaHour: 8,
      etaMinute: 30,
      draughtM: 12.8,
      destination: 'CNNGB>SGSIN',
      isDteReady: false,
      aisVersion: 2,
    });
  });

  it('no IMO number: the call sign names the ship; a missing time of arrival is null', () => {
    expect(message(5, ship, ...voyage(0, [0, 4], [0, 5], [24, 5], [60, 6]), ...end)).toMatchObject({
      vessel: { code: 'BDEM1', scheme: 'call-sign' },
      imo: null,
      etaMonth: null,
      etaDay: null,
      etaHour: null,
      etaMinute: null,
    });
  });

  it.each([
    [2, 30, null],
    [4, 31, null],
    [2, 29, 29],
    [12, 31, 31],
    [0, 31, 31],
  ])('an arrival in month %i on day %i is on day %s', (month, day, expected) => {
    const reading = read(5, ship, ...voyage(9012343, [month, 4], [day, 5], [8, 5], [30, 6]), ...end);
    const isOdd = expected === null;
    expect(reading.messages).toMatchObject([{ etaDay: expected, etaHour: 8, outOfRange: isOdd ? { etaDay: day } : null }]);
    expect(codes(reading)).toEqual(isOdd ? ['ais-out-of-range'] : []);
  });

  it.each([9012344, 1234, 12345678])('IMO number %i is kept and remarked', (imo) => {
    const reading = read(5, ship, ...voyage(imo, ...eta, ...end));
    expect(codes(reading)).toEqual(['ais-imo']);
    expect(reading.messages).toMatchObject([{ imo: String(imo).padStart(7, '0') }]);
  });

  it('an IMO number has seven digits and a check digit', () => {
    expect(['9074729', '9074720', '907472', '0000000', '90747290'].map(isImoNumber)).toEqual([true, false, false, false, false]);
  });

  it('type 24 A', () => {
    expect(message(24, ship, [0, 2], ['ZHE DEMO YU 3', 120])).toMatchObject({ kind: 'vessel-static', part: 'A', name: 'ZHE DEMO YU 3' });
  });

  it('type 24 B tells dimensions, and of an auxiliary craft its mothership', () => {
    const front: Field[] = [
      [1, 2],
      [52, 8],
      ['MLT', 18],
      [2, 4],
      [4711, 20],
      ['BDEM3', 42],
    ];
    expect(message(24, ship, ...front, [12, 9], [6, 9], [2, 6], [3, 6], [1, 4], [0, 2])).toMatchObject({
      part: 'B',
      shipTypeWord: 'tug',
      vendorId: 'MLT',
      unitModel: 2,
      serialNo: 4711,
      callSign: 'BDEM3',
      dimensions: { lengthM: 18, beamM: 5 },
      mothershipMmsi: null,
    });
    expect(message(24, 984139904, ...front, [413999001, 30], [1, 4], [0, 2])).toMatchObject({
      dimensions: null,
      mothershipMmsi: 413999001,
    });
  });

  it('type 24 with a part that is neither is refused', () => {
    expect(codes(read(24, ship, [2, 2], [0, 126]))).toEqual(['ais-part']);
  });
});

describe('stations and aids', () => {
  const time: Field[] = [
    [2026, 14],
    [7, 4],
    [11, 5],
    [0, 5],
    [33, 6],
    [24, 6],
  ];
  const place: Field[] = [
    [1, 1],
    [fine(121.85), 28],
    [fine(29.9), 27],
    [7, 4],
    [1, 1],
    [0, 9],
    [1, 1],
    [0, 19],
  ];

  it.each([4, 11])('base station (%i)', (type) => {
    expect(message(type, shore, ...time, ...place)).toMatchObject({
      kind: 'base-station',
      reported: { raw: '2026-07-11T00:33:24Z', instantMs: Date.UTC(2026, 6, 11, 0, 33, 24) },
      latitude: 29.9,
      fixTypeWord: 'surveyed',
      controlsLongRange: true,
      hasRaim: true,
    });
  });

  it('without a date nothing is reported', () => {
    const none: Field[] = [
      [0, 14],
      [0, 4],
      [0, 5],
      [24, 5],
      [60, 6],
      [60, 6],
    ];
    const reading = read(4, shore, ...none, ...place);
    expect(reading.findings).toEqual([]);
    expect(reading.messages).toMatchObject([{ reported: null, year: null, hour: null, second: null }]);
  });

  const aid = (name: string, second: number, extension: string): Field[] => [
    [5, 5],
    [name, 120],
    [1, 1],
    [fine(121.9), 28],
    [fine(29.9), 27],
    [0, 30],
    [1, 4],
    [second, 6],
    [1, 1],
    [7, 8],
    [0, 1],
    [1, 1],
    [0, 1],
    [0, 1],
    [extension, extension.length * 6],
  ];

  it('aid to navigation (21): its name goes on in the extension', () => {
    expect(message(21, 994139901, ...aid('BEILUN DEMO CHANNEL ', 24, 'BUOY 12'))).toMatchObject({
      kind: 'aid-to-navigation',
      aidTypeWord: 'light, without sectors',
      name: 'BEILUN DEMO CHANNEL BUOY 12',
      isOffPosition: true,
      isVirtual: true,
      isAssigned: false,
      regional: 7,
      dimensions: null,
    });
  });

  it('off position counts only beside a second of UTC', () => {
    expect(message(21, 994139901, ...aid('BUOY', 62, ''))).toMatchObject({
      isOffPosition: null,
      positioning: 'dead-reckoning',
      name: 'BUOY',
    });
  });
});

describe('other types are kept with their header and payload', () => {
  it('addressed binary (6)', () => {
    expect(message(6, shore, [2, 2], [ship, 30], [1, 1], [0, 1], [1, 10], [2, 6], [413, 10], [10, 6])).toMatchObject({
      kind: 'ais-other',
      type: '6',
      sequence: 2,
      destinationMmsi: ship,
      isRetransmit: true,
      dac: 1,
      fi: 2,
      fields: { requestedDac: 413, requestedFi: 10 },
      isWhole: true,
      fillBits: 4,
    });
  });

  it('the payload is what was sent', () => {
    const [sentence] = vdm(aisBits(8, shore, [0, 2], [413, 10], [9, 6], [5, 24]));
    const [read] = readMessage(Buffer.from(`${sentence}\n`)).messages;
    expect(read).toMatchObject({ payload: sentence!.split(',')[5], dac: 413, fi: 9 });
  });

  it.each([7, 13])('acknowledgements (%i)', (type) => {
    expect(message(type, shore, [0, 2], [ship, 30], [1, 2], [477999002, 30], [3, 2])).toMatchObject({
      fields: {
        acknowledged: [
          { mmsi: ship, sequence: 1 },
          { mmsi: 477999002, sequence: 3 },
        ],
      },
    });
  });

  it('texts (12, 14)', () => {
    expect(message(14, shore, [0, 2], ['KEEP CLEAR', 72])).toMatchObject({ text: 'KEEP CLEAR', destinationMmsi: null });
    expect(message(12, shore, [1, 2], [ship, 30], [0, 2], ['KEEP CLEAR', 72])).toMatchObject({
      text: 'KEEP CLEAR',
      destinationMmsi: ship,
      sequence: 1,
      isRetransmit: false,
    });
  });

  it('slot reservations (20) as many as are sent', () => {
    expect(message(20, shore, [0, 2], [100, 12], [2, 4], [3, 3], [750, 11], [0, 2])).toMatchObject({
      fields: { reservations: [{ offset: 100, slots: 2, timeout: 3, increment: 750 }] },
    });
  });

  it('channel orders (22) for an area, or for two stations', () => {
    const channels: Field[] = [
      [0, 2],
      [2087, 12],
      [2088, 12],
      [0, 4],
      [1, 1],
    ];
    const rest: Field[] = [
      [0, 2],
      [4, 3],
      [0, 23],
    ];
    const area: Field[] = [
      [73_260, 18],
      [17_940, 17],
      [72_000, 18],
      [17_400, 17],
      [0, 1],
    ];
    expect(message(22, shore, ...channels, ...area, ...rest)).toMatchObject({
      fields: { channelA: 2087, isLowPower: true, northEastLongitude: 122.1, southWestLatitude: 29, zoneSize: 4 },
    });
    const stations: Field[] = [
      [ship, 30],
      [0, 5],
      [477999002, 30],
      [0, 5],
      [1, 1],
    ];
    const { fields } = message(22, shore, ...channels, ...stations, ...rest) as Extract<AisMessage, { kind: 'ais-other' }>;
    expect(fields).toMatchObject({ destination1: ship, destination2: 477999002 });
    expect(fields).not.toHaveProperty('northEastLongitude');
  });

  it.each<[string, Field[], object]>([
    [
      'to all, no application',
      [
        [0, 2],
        [9, 40],
      ],
      { destinationMmsi: null, dac: null, fi: null },
    ],
    [
      'to one',
      [
        [2, 2],
        [ship, 30],
        [0, 2],
        [9, 30],
      ],
      { destinationMmsi: ship, dac: null },
    ],
    [
      'of an application',
      [
        [1, 2],
        [413, 10],
        [10, 6],
        [9, 30],
      ],
      { destinationMmsi: null, dac: 413, fi: 10 },
    ],
  ])('short binary (25) %s', (_, fields, expected) => {
    expect(message(25, shore, ...fields)).toMatchObject({ type: '25', ...expected });
  });

  it('long binary (26) ends with its communication state', () => {
    expect(message(26, shore, [1, 2], [413, 10], [10, 6], [9, 24], [0, 1], [49205, 19])).toMatchObject({ radio: 49205, dac: 413 });
  });
});

describe('communication state', () => {
  const state = (sync: number, timeout: number, value: number): number => (sync << 17) | (timeout << 14) | value;

  it.each([
    [0, { slotOffset: 2249 }],
    [1, { utcHour: 4, utcMinute: 50 }],
    [2, { slotNumber: 2249 }],
    [3, { receivedStations: 2249 }],
  ])('SOTDMA with timeout %i', (slotTimeout, expected) => {
    expect(readRadioStatus('1', state(2, slotTimeout, 2249))).toMatchObject({
      access: 'sotdma',
      syncState: 2,
      slotTimeout,
      ...expected,
    });
  });

  it('ITDMA by the type, or by the selector', () => {
    const itdma = { access: 'itdma', slotIncrement: 3646, slotsToAllocate: 5, keepsSlot: false };
    const bits = (3646 << 4) | (5 << 1);
    expect(readRadioStatus('3', bits)).toMatchObject(itdma);
    expect(readRadioStatus('9', (1 << 19) | bits)).toMatchObject(itdma);
    expect(readRadioStatus('9', bits)).toMatchObject({ access: 'sotdma' });
  });
});
