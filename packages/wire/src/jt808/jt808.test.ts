/**
 * Guarantee: every message of JT/T 808 that is read says what its body says, in
 * the layout of its edition; what is unknown is kept as bytes, what is no
 * message is refused by name. Frames are written here by hand, from the tables
 * of the standard.
 */
import { describe, expect, it } from 'vitest';
import type { TerminalBody, TerminalMessage } from '../message';
import { readMessage } from '../read-message';
import { ByteWriter } from '../syntax/byte-writer';
import { writeFrame } from '../syntax/write-frame';
import { terminalAlphabet } from './frame';
import { readStatusWord } from './position/status-word';

const gbk = (text: string): string => new ByteWriter().text(text).finish().toString('hex');
const field = (text: string, bytes: number): string =>
  new ByteWriter().field(text, bytes).finish().toString('hex');

interface FrameOptions {
  readonly isNew?: boolean;
  readonly phone?: string;
  readonly attributes?: number;
}

/** A frame around a body in hexadecimal. */
function frame(id: number, body: string, { isNew = false, phone = '13900001001', attributes = 0 }: FrameOptions = {}): Buffer {
  const bytes = Buffer.from(body, 'hex');
  const out = new ByteWriter().word(id).word(bytes.length | attributes | (isNew ? 0x4000 : 0));
  if (isNew) out.byte(1);
  const content = out
    .hex(phone.padStart(isNew ? 20 : 12, '0'))
    .word(7)
    .put(bytes)
    .finish();
  const sum = content.reduce((all, byte) => all ^ byte, 0);
  return writeFrame(Buffer.concat([content, Uint8Array.of(sum)]), terminalAlphabet);
}

function readOne(id: number, body: string, options?: FrameOptions) {
  const reading = readMessage(frame(id, body, options));
  expect(reading.format).toBe('jt808');
  const [message] = reading.messages as readonly TerminalMessage[];
  return { message, reading, codes: reading.findings.map(({ code }) => code) };
}

function bodyOf(id: number, body: string, options?: FrameOptions): TerminalBody | undefined {
  const { message, codes } = readOne(id, body, options);
  expect(codes).toEqual([]);
  return message?.body;
}

/** Alarm, status, 29.5 N 121.5 E, 20 m, 36.5 km/h, 90 degrees, 2026-07-11 09:15:02. */
const position = '0000000000000003' + '01c22260' + '073df160' + '0014' + '016d' + '005a' + '260711091502';

describe('the header', () => {
  it('of 2011 and 2013 has twelve digits, that of 2019 a version and twenty', () => {
    expect(readOne(0x0002, '').message).toMatchObject({
      type: '0x0002',
      messageId: 2,
      phone: '013900001001',
      serial: 7,
      protocolVersion: null,
      encryption: 0,
      subpackageCount: 1,
    });
    expect(readOne(0x0002, '', { isNew: true }).message).toMatchObject({
      phone: '00000000013900001001',
      protocolVersion: 1,
    });
  });

  it('with a terminal number that is no number keeps it and says so', () => {
    const { message, codes } = readOne(0x0002, '', { phone: '4eb6fb4afd9e' });
    expect(message?.phone).toBe('4eb6fb4afd9e');
    expect(codes).toEqual(['bad-terminal-phone']);
  });

  it('that says the body is encrypted leaves it as bytes', () => {
    const { message } = readOne(0x0200, position, { attributes: 1 << 10 });
    expect(message).toMatchObject({ encryption: 1, body: { kind: 'encrypted', hex: position } });
  });
});

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
    const body = `000201${'001c'}${position}${'0022'}${position}${items}`;
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

describe('registration 0x0100', () => {
  const head = '002100c8';
  it.each([
    [2011, head + field('DEMO1', 5) + field('ML-T8', 8) + field('0001001', 7), false],
    [2013, head + field('DEMO1', 5) + field('ML-T8', 20) + field('0001001', 7), false],
    [2019, head + field('DEMO1', 11) + field('ML-T8', 30) + field('0001001', 30), true],
  ])('of %i', (layout, front, isNew) => {
    expect(bodyOf(0x0100, `${front}02${gbk('浙DEMO1')}`, { isNew })).toEqual({
      kind: 'registration',
      layout,
      province: 33,
      city: 200,
      maker: 'DEMO1',
      model: 'ML-T8',
      terminalId: '0001001',
      plateColour: 2,
      plate: '浙DEMO1',
      vin: null,
    });
    expect(bodyOf(0x0100, `${front}00${gbk('LDEMO000000000001')}`, { isNew })).toMatchObject({
      layout,
      plateColour: 0,
      plate: null,
      vin: 'LDEMO000000000001',
    });
    expect(bodyOf(0x0100, `${front}01`, { isNew })).toMatchObject({ plate: null, vin: null });
  });

  it('shorter than its fields is refused', () => {
    expect(readOne(0x0100, head).codes).toEqual(['body-too-short']);
  });
});

describe('authentication 0x0102', () => {
  it('is the code alone before 2019', () => {
    expect(bodyOf(0x0102, gbk('CODE-1'))).toEqual({ kind: 'authentication', code: 'CODE-1', imei: null, software: null });
  });

  it('has IMEI and software since', () => {
    const body = `06${gbk('CODE-1')}${field('860000000000001', 15)}${field('ML-1', 20)}`;
    expect(bodyOf(0x0102, body, { isNew: true })).toMatchObject({
      code: 'CODE-1',
      imei: '860000000000001',
      software: 'ML-1',
    });
  });

  it('in the old form under a new header is read as such', () => {
    expect(bodyOf(0x0102, gbk('CODE-1'), { isNew: true })).toMatchObject({ code: 'CODE-1', imei: null });
  });
});

describe('driver card 0x0702', () => {
  const name = `08${gbk('演示司机')}`;
  const authority = `0a${gbk('演示运管所')}`;

  it('of 2011 has no event', () => {
    const body = name + field('DEMO330', 20) + field('CERT330', 40) + authority;
    expect(bodyOf(0x0702, body)).toMatchObject({
      layout: 2011,
      status: null,
      driver: '演示司机',
      identityNo: 'DEMO330',
      certificateNo: 'CERT330',
      authority: '演示运管所',
    });
  });

  it.each([
    [2013, false, '', null],
    [2019, true, field('DEMO330', 20), 'DEMO330'],
  ])('of %i says when the card was put in', (layout, isNew, identity, identityNo) => {
    const body = `0126071108000000${name}${field('CERT330', 20)}${authority}20291231${identity}`;
    expect(bodyOf(0x0702, body, { isNew })).toEqual({
      kind: 'driver-card',
      layout,
      status: 1,
      time: { raw: '260711080000', instantMs: Date.UTC(2026, 6, 11) },
      result: 0,
      driver: '演示司机',
      certificateNo: 'CERT330',
      authority: '演示运管所',
      validUntil: { raw: '20291231', instantMs: Date.UTC(2029, 11, 30, 16) },
      identityNo,
    });
  });

  it('taken out or not readable says nothing more', () => {
    expect(bodyOf(0x0702, '02260711080000')).toMatchObject({ status: 2, result: null, driver: null });
    expect(bodyOf(0x0702, '0126071108000003')).toMatchObject({ status: 1, result: 3, driver: null });
  });
});

describe('other messages', () => {
  it.each<[number, string, object]>([
    [0x0001, '0009820103', { kind: 'general-reply', replySerial: 9, replyId: 0x8201, result: 3 }],
    [0x8001, '0009020000', { kind: 'general-reply', replySerial: 9, replyId: 0x0200, result: 0 }],
    [0x0003, '', { kind: 'logout' }],
    [0x8104, '', { kind: 'query-parameters' }],
    [0x8107, '', { kind: 'query-attributes' }],
    [0x8201, '', { kind: 'query-position' }],
    [0x8100, `000900${gbk('CODE-1')}`, { kind: 'registration-reply', replySerial: 9, result: 0, code: 'CODE-1' }],
    [0x8100, '000904', { kind: 'registration-reply', replySerial: 9, result: 4, code: null }],
    [0x0900, '41ff00', { kind: 'passthrough', content: 0x41, hex: 'ff00' }],
    [0x8900, '42', { kind: 'passthrough', content: 0x42, hex: '' }],
    [0x8300, `05${gbk('四期码头')}`, { kind: 'text', flags: 5, textType: null, text: '四期码头' }],
    [0x8106, '020000000100000083', { kind: 'query-these-parameters', ids: [1, 0x83] }],
    [0x8003, '000902' + '00010003', { kind: 'resend-request', firstSerial: 9, indexes: [1, 3] }],
    [0x0005, '00090002' + '00010003', { kind: 'resend-request', firstSerial: 9, indexes: [1, 3] }],
    [0x0f01, 'cafe', { kind: 'raw', hex: 'cafe' }],
  ])('%i', (id, body, expected) => {
    expect(bodyOf(id, body)).toEqual(expected);
  });

  it('0x8300 has a type since 2019', () => {
    expect(bodyOf(0x8300, `0102${gbk('限速')}`, { isNew: true })).toMatchObject({ textType: 2, text: '限速' });
  });

  it('parameters are numbers or texts by the table, and bytes always', () => {
    const list = `04${'00000001'}040000003c${'00000013'}07${gbk('1.2.3.4')}${'00000084'}0102${'0000f001'}02abcd`;
    const parameters = [
      { id: 1, value: 60, hex: '0000003c' },
      { id: 0x13, value: '1.2.3.4', hex: '312e322e332e34' },
      { id: 0x84, value: 2, hex: '02' },
      { id: 0xf001, value: null, hex: 'abcd' },
    ];
    expect(bodyOf(0x8103, list)).toEqual({ kind: 'set-parameters', parameters });
    expect(bodyOf(0x0104, `0009${list}`)).toEqual({ kind: 'parameters', replySerial: 9, parameters });
  });

  it('0x0107 has longer texts since 2019', () => {
    const body = (model: number, id: number): string =>
      `0007${field('DEMO1', 5)}${field('ML-T8', model)}${field('77', id)}8986${'00'.repeat(8)}01${gbk('H')}01${gbk('F')}0301`;
    const expected = { maker: 'DEMO1', model: 'ML-T8', terminalId: '77', hardware: 'H', firmware: 'F', gnss: 3 };
    expect(bodyOf(0x0107, body(20, 7))).toMatchObject(expected);
    expect(bodyOf(0x0107, body(30, 30), { isNew: true })).toMatchObject(expected);
  });

  it('bytes behind a body are noted, a body that ends too early is refused', () => {
    expect(readOne(0x0001, '0009820103ff').codes).toEqual(['body-length']);
    expect(readOne(0x0001, '00098201')).toMatchObject({ message: undefined, codes: ['body-too-short'] });
    expect(readOne(0x8106, '0200000001').codes).toEqual(['body-layout']);
    expect(readOne(0x8103, '0200000001040000').codes).toEqual(['body-too-short']);
    expect(readOne(0x8003, '0009020001').codes).toEqual(['body-layout']);
  });
});

describe('files', () => {
  const heartbeat = frame(0x0002, '');
  const digits = heartbeat.toString('hex');

  it('are recognized as bytes, also behind garbage, and as text', () => {
    for (const bytes of [
      heartbeat,
      Buffer.concat([Buffer.from('GET /'), heartbeat]),
      Buffer.from(`# from the demo\n\n${digits}\n`),
      Buffer.from(`not hexadecimal\n${digits}\n`),
      Buffer.from(digits.toUpperCase().replace(/(..)/g, '$1 ')),
    ]) {
      const { format, messages } = readMessage(bytes);
      expect(format).toBe('jt808');
      expect(messages).toHaveLength(1);
    }
  });

  it('a heartbeat is not taken for UTF-16, for all its zero bytes', () => {
    expect(heartbeat.subarray(0, 4).toString('hex')).toBe('7e000200');
    expect(readMessage(heartbeat)).toMatchObject({ format: 'jt808', findings: [] });
  });

  it('lines that are broken are refused one by one, with their number', () => {
    const text = [digits, 'zz', digits.slice(0, -1), digits.slice(0, -2), '0011', `${digits}${digits} # two`].join('\n');
    const reading = readMessage(Buffer.from(text));
    expect(reading.messages).toHaveLength(3);
    expect(reading.refusedCount).toBe(4);
    const errors = reading.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, segment }) => [code, segment])).toEqual([
      ['bad-hex', 2],
      ['bad-hex', 3],
      ['message-cut-off', 4],
      ['no-frame', 5],
    ]);
  });

  it('other text is not taken for frames', () => {
    for (const text of ['["7e"]', '7exas', 'UNB+UNOA', '5b00', '{"frame":"7e00"}']) {
      expect(readMessage(Buffer.from(text)).format).not.toBe('jt808');
    }
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
      `000300a84c${'000c00b28986000000000000000f'}${'000300e301'}${'0004002d2db4'}`,
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
    [0b11_1111_1111_0000_0000 | 0x10, { isOutOfService: true, load: 3, isFuelCut: true, isPowerCut: true, areDoorsLocked: true, openDoors: [1, 2, 3, 4, 5] }],
    [0x10042, { openDoors: [4] }],
  ])('%i', (raw, expected) => {
    expect(readStatusWord(raw)).toMatchObject(expected);
  });
});
