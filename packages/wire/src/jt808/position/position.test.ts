/**
 * Guarantee: a position says where the vehicle was, each of its items is read
 * or kept as bytes, and damage of one item costs that item alone.
 */
import { describe, expect, it } from 'vitest';
import { bodyOf, gbk, position, readOne } from '../../testing/terminal-frame';
import { readStatusWord } from './status-word';

describe('positions', () => {
  it('0x0200 without items', () => {
    expect(bodyOf(0x0200, position)).toEqual({
      kind: 'position',
      position: {
        latitude: 29.5,
        longitude: 121.5,
        isShifted: false,
        altitudeM: 20,
        speedKmh: 36.5,
        courseDegrees: 90,
        time: { raw: '260711091502', instantMs: Date.UTC(2026, 6, 11, 1, 15, 2) },
        isFixed: true,
        isAccOn: true,
        alarmsRaw: 0,
        statusRaw: 3,
        mileageKm: null,
        fuelL: null,
        outOfRange: null,
        recorderSpeedKmh: null,
        signal: null,
        satellites: null,
        items: [],
      },
    });
  });

  it.each([
    ['south and west are negative', '0000000e', { latitude: -29.5, longitude: -121.5, isAccOn: false }],
    ['bit 5 says that the coordinates are shifted', '00000022', { isShifted: true, isFixed: true }],
    ['no bit: engine off, no fix', '00000000', { isAccOn: false, isFixed: false, isShifted: false }],
  ])('%s', (_, status, expected) => {
    expect(bodyOf(0x0200, `00000000${status}${position.slice(16)}`)).toMatchObject({ position: expected });
  });

  it.each<[string, string, object]>([
    ['01 mileage', '010400002710', { mileageKm: 1000 }],
    ['02 fuel', '02020064', { fuelL: 10 }],
    ['03 speed of the recorder', '03020190', { recorderSpeedKmh: 40 }],
    ['30 and 31', '30011f31010c', { signal: 31, satellites: 12 }],
    ['04', '04020009', { items: [{ kind: 'manual-alarm', id: 4, eventId: 9 }] }],
    ['05', `051e5a${'ff'.repeat(29)}`, { items: [{ kind: 'tyre-pressure', id: 5, pressures: [90, ...Array<null>(29).fill(null)] }] }],
    ['06 below zero', '06028012', { items: [{ kind: 'carriage-temperature', id: 6, celsius: -18 }] }],
    ['11 nowhere', '110100', { items: [{ kind: 'overspeed', id: 0x11, areaType: 0, areaId: null }] }],
    ['11 in a circle', '11050100000007', { items: [{ kind: 'overspeed', id: 0x11, areaType: 1, areaId: 7 }] }],
    ['12', '1206030000000801', { items: [{ kind: 'area', id: 0x12, areaType: 3, areaId: 8, direction: 1 }] }],
    ['13', '130700000009012c01', { items: [{ kind: 'section-time', id: 0x13, sectionId: 9, seconds: 300, result: 1 }] }],
    ['14', '140400000001', { items: [{ kind: 'video-alarms', id: 0x14, bits: 1 }] }],
    ['15', '150400000002', { items: [{ kind: 'video-loss', id: 0x15, bits: 2 }] }],
    ['16', '160400000004', { items: [{ kind: 'video-blocked', id: 0x16, bits: 4 }] }],
    ['17', '17020008', { items: [{ kind: 'storage-fault', id: 0x17, bits: 8 }] }],
    ['18 with fatigue', '180300013c', { items: [{ kind: 'abnormal-driving', id: 0x18, bits: 1, fatigue: 60 }] }],
    ['18 without', '18020001', { items: [{ kind: 'abnormal-driving', id: 0x18, bits: 1, fatigue: null }] }],
    ['25', '250480000001', { items: [{ kind: 'vehicle-signals', id: 0x25, bits: 0x8000_0001 }] }],
    ['2a', '2a020002', { items: [{ kind: 'io-status', id: 0x2a, bits: 2 }] }],
    ['2b', '2b0400020001', { items: [{ kind: 'analog', id: 0x2b, ad0: 1, ad1: 2 }] }],
    ['an unknown one', 'fc03010203', { items: [{ kind: 'raw', id: 0xfc, hex: '010203' }] }],
    ['an empty one', 'fd00', { items: [{ kind: 'raw', id: 0xfd, hex: '' }] }],
  ])('item %s', (_, items, expected) => {
    expect(bodyOf(0x0200, position + items)).toMatchObject({ position: expected });
  });

  it('a known item that is repeated or has another length is kept as bytes, with a remark', () => {
    const { message, codes } = readOne(0x0200, `${position}0104000000640104000000c8020400000001`);
    expect(message?.body).toMatchObject({
      position: {
        mileageKm: 10,
        fuelL: null,
        items: [
          { kind: 'raw', id: 1, hex: '000000c8' },
          { kind: 'raw', id: 2, hex: '00000001' },
        ],
      },
    });
    expect(codes).toEqual(['item-kept-raw', 'item-kept-raw']);
  });

  it.each([
    ['in its value', '31010c0104ff'],
    ['behind its id', '31010c01'],
  ])('items cut off %s cost only themselves', (_, items) => {
    const { message, codes } = readOne(0x0200, position + items);
    expect(message?.body).toMatchObject({ position: { satellites: 12, mileageKm: null } });
    expect(codes).toEqual(['item-cut-off']);
  });

  it.each([
    ['latitude', `0000000000000003055d4a81073df160${position.slice(32)}`],
    ['longitude', `000000000000000301c222600aba9501${position.slice(32)}`],
  ])('a %s that is not on earth is none', (_, body) => {
    const { message, codes } = readOne(0x0200, body);
    expect(message?.body).toMatchObject({ position: { latitude: null, longitude: null } });
    expect(codes).toEqual(['bad-coordinates']);
  });

  it.each([
    ['260732091502', ['bad-time']],
    ['2607110915aa', ['bad-time']],
    ['000000000000', []],
  ])('time %s is kept without an instant', (raw, expected) => {
    const { message, codes } = readOne(0x0200, position.slice(0, -12) + raw);
    expect(message?.body).toMatchObject({ position: { time: { raw, instantMs: null } } });
    expect(codes).toEqual(expected);
  });

  it('a course above 360 is none', () => {
    const { message, codes } = readOne(0x0200, `${position.slice(0, 40)}0200${position.slice(44)}`);
    expect(message?.body).toMatchObject({ position: { courseDegrees: null } });
    expect(codes).toEqual(['bad-number']);
  });

  it('0x0201 and 0x0500 answer a question', () => {
    for (const id of [0x0201, 0x0500]) {
      expect(bodyOf(id, `0009${position}`)).toMatchObject({
        kind: 'position-answer',
        replySerial: 9,
        position: { latitude: 29.5 },
      });
    }
  });

  it('0x0704 holds several, each with its own items', () => {
    const items = '010400000064';
    const body = `000201001c${position}0022${position}${items}`;
    expect(bodyOf(0x0704, body)).toMatchObject({
      kind: 'positions',
      batch: 1,
      positions: [{ mileageKm: null }, { mileageKm: 10 }],
    });
  });

  it.each([
    ['a position shorter than one is', `000101001b${position}`],
    ['a length over the end', `000101001d${position}`],
  ])('0x0704 with %s is refused', (_, body) => {
    expect(readOne(0x0704, body)).toMatchObject({ message: undefined, codes: ['body-layout'] });
  });
});

describe('items of vendors', () => {
  const item = (id: string, hex: string): string => id + (hex.length / 2).toString(16).padStart(2, '0') + hex;

  it.each<[string, string, { name: string; value: number | string }[]]>([
    ['69', '018b', [{ name: 'battery-voltage-v', value: 3.95 }]],
    ['82', '0082', [{ name: 'supply-voltage-v', value: 13 }]],
    ['84', '14', [{ name: 'coolant-temperature-c', value: -20 }]],
    ['8b', gbk('LDEMO000000000001'), [{ name: 'vin', value: 'LDEMO000000000001' }]],
    [
      '51',
      `80170019${'ffff'.repeat(6)}`,
      [
        { name: 'temperature-1-c', value: -2.3 },
        { name: 'temperature-2-c', value: 2.5 },
      ],
    ],
    [
      'eb',
      `000300a84c000c00b28986000000000000000f000300e3010004002d2db4`,
      [
        { name: 'battery-percent', value: 76 },
        { name: 'iccid', value: '8986000000000000000' },
        { name: 'supply-voltage-v', value: 11.7 },
      ],
    ],
    ['eb', gbk('UTC+08:00'), [{ name: 'time-zone', value: 'UTC+08:00' }]],
  ])('%s with %s', (id, hex, values) => {
    expect(bodyOf(0x0200, position + item(id, hex))).toMatchObject({
      position: { items: [{ kind: 'vendor', id: Number.parseInt(id, 16), values, hex }] },
    });
  });

  it.each([
    ['a known id of another length', '82', 'ff'],
    ['a nested list that does not end where it should', 'eb', '000900a84c'],
    ['an id that several vendors use', 'e1', '0072'],
  ])('%s is kept as bytes', (_, id, hex) => {
    expect(bodyOf(0x0200, position + item(id, hex))).toMatchObject({ position: { items: [{ kind: 'raw', hex }] } });
  });
});

describe('the status word', () => {
  it.each([
    [0, { isOutOfService: false, load: 0, isFuelCut: false, isPowerCut: false, areDoorsLocked: false, openDoors: [] }],
    [
      0b11_1111_1111_0000_0000 | 0x10,
      { isOutOfService: true, load: 3, isFuelCut: true, isPowerCut: true, areDoorsLocked: true, openDoors: [1, 2, 3, 4, 5] },
    ],
    [0x10042, { openDoors: [4] }],
  ])('%i', (raw, expected) => {
    expect(readStatusWord(raw)).toMatchObject(expected);
  });
});
