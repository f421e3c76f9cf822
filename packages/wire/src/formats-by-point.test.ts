/**
 * Guarantee: what unseen files of the other formats showed is read right in
 * general: bodies by their length, drafts, customs bodies without a head, rows
 * of any port, layouts that break off.
 */
import { describe, expect, it } from 'vitest';
import type { Reading } from './message';
import { readMessage } from './read-message';
import { bareMessage } from './testing/edifact-segments';
import { BitWriter } from './ais-nmea/bit-writer';
import { writeSentences } from './ais-nmea/write-sentences';
import { bodyReaders } from './jt808/body-readers';
import { lockReport, lockReportLate, terminalAlphabet } from './jt808/frame';
import { plainLayouts } from './jt808/plain/plain-layouts';
import { writeFrame } from './syntax/write-frame';
import { counted, frame as platformFrame, plate, vehicle } from './testing/platform-frame';
import { field, frame, gbk } from './testing/terminal-frame';

function codes({ findings }: Reading): string[] {
  return findings.map(({ code }) => code);
}

const json = (value: unknown): Reading => readMessage(Buffer.from(JSON.stringify(value)));

describe('wire 8: binary bodies', () => {
  const time = '260711083000';
  const driver = `04${Buffer.from('WANG').toString('hex')}`;
  const certificate = Buffer.from('12345678901234567890').toString('hex');
  const authority = `03${Buffer.from('NGB').toString('hex')}`;

  it.each([
    [
      'put in and read',
      `01${time}00${driver}${certificate}${authority}20301231`,
      { status: 1, result: 0, driver: 'WANG', authority: 'NGB' },
    ],
    ['put in and not read', `01${time}01`, { status: 1, result: 1, driver: null }],
    ['put in, not read, filled with zeros', `01${time}0100${'00'.repeat(20)}0000000000`, { status: 1, result: 1 }],
    ['put in, not read, broken off behind', `01${time}0104`, { status: 1, result: 1, driver: null }],
    ['taken out', `02${time}`, { status: 2, result: null, driver: null }],
    ['taken out with one byte more', `02${time}00`, { status: 2, driver: null }],
    ['taken out with a time of zeros', `02${'00'.repeat(6)}`, { status: 2, driver: null }],
    [
      'of 2011',
      `${driver}${certificate}${Buffer.from('C'.repeat(40)).toString('hex')}${authority}`,
      { layout: 2011, driver: 'WANG', authority: 'NGB' },
    ],
  ])('wire 8: a driver card (0x0702) %s', (_, body, expected) => {
    const reading = readMessage(frame(0x0702, body));
    expect(reading.messages).toMatchObject([{ body: { kind: 'driver-card', ...expected } }]);
  });

  it.each([
    [0x0705, '0001083000000a000000010102030405060708', { itemCount: 1, items: [{ canId: '00000001', data: '0102030405060708' }] }],
    [
      0x0801,
      '0000000100000001000000000000000301c8c1f4073e8d5000050064005a' + time + 'ffd8',
      { mediaId: 1, time: { raw: expect.any(String) }, data: 'ffd8' },
    ],
    [
      0x0802,
      '0001000100000001000100000000000000000301c8c1f4073e8d5000050064005a' + time,
      { mediaCount: 1, media: [{ mediaId: 1, speedTenthKmh: 100 }] },
    ],
    [0x8401, '010101033131300441424344', { mode: 1, contacts: [{ flag: 1, number: '110', name: 'ABCD' }] }],
    [0x8600, '000100000007000001c8c1f4073e8d5000000064', { regions: [{ regionId: 7, radiusM: 100 }] }],
    [0x8600, '000100000007000201c8c1f4073e8d500000006400500a', { regions: [{ maxSpeedKmh: 80, overspeedS: 10 }] }],
    [0x8601, '0100000007', { regionIds: [7] }],
    [0x8602, '000100000007000001c8c1f4073e8d5001c8c1f0073e8d60', { regions: [{ regionId: 7 }] }],
    [0x8604, '000000070000000101c8c1f4073e8d50', { points: [{ latitudeE6: 0x01c8c1f4 }] }],
    [0x8606, '0000000700000001000000010000000201c8c1f4073e8d501400', { turns: [{ roadId: 2, widthM: 20 }] }],
    [0x9212, '054142434445000000', { file: 'ABCDE', result: 0, missingCount: 0 }],
  ])('wire 8: message 0x%s is a row of values', (id, body, fields) => {
    const reading = readMessage(frame(id, body));
    expect(reading.messages).toMatchObject([{ messageId: id, body: { kind: 'fields', fields } }]);
  });

  /** A frame of a lock: its serial number has one byte, its attributes have bits of its own. */
  const lockFrame = (id: string, body: string): Buffer => {
    const content = Buffer.from(`${id}${(0x8c00 | (body.length / 2)).toString(16)}85600900101747${body}`, 'hex');
    return writeFrame(Buffer.concat([content, Uint8Array.of(content.reduce((all, byte) => all ^ byte, 0))]), terminalAlphabet);
  };
  // 1 July 2026 06:24:21 UTC, 22°34.8476 N 113°55.0490 E fixed, 10 knots, 90°, signal 28, 6 satellites, 7 km, 78 %.
  const lockPosition = ['010726062421', '22348476', '1135504907', '0a2d1c06', '000000074e', '00000001000203', '08100001'].join('');
  const lockOrder = `0b0803${Buffer.from('689607').toString('hex')}65`;

  it.each([
    ['5501', lockReport],
    ['5502', lockReportLate],
  ])('wire 8: a lock on a container (0x%s) tells where it is and what became of an order', (id, messageId) => {
    const reading = readMessage(lockFrame(id, `${lockPosition}02020014${lockOrder}`));
    expect(reading.findings).toEqual([]);
    const vendor = (name: string, value: unknown) => expect.objectContaining({ values: expect.arrayContaining([{ name, value }]) });
    expect(reading.messages).toMatchObject([
      {
        messageId,
        serial: 0x47,
        encryption: 0,
        body: {
          kind: 'position',
          position: {
            latitude: 22.580793,
            longitude: 113.917483,
            time: { raw: '010726062421', instantMs: Date.UTC(2026, 6, 1, 6, 24, 21) },
            isFixed: true,
            speedKmh: 18.5,
            courseDegrees: 90,
            altitudeM: 20,
            mileageKm: 7,
            items: [vendor('battery-percent', 78), vendor('unlock-result', 0x65)],
          },
        },
      },
    ]);
  });

  it('wire 8: a position that cannot be keeps what was sent', () => {
    const [message] = readMessage(frame(0x0200, `000000000000000305f5e1000bebc200001400000190${time}`)).messages;
    expect(message).toMatchObject({
      body: { position: { latitude: null, courseDegrees: null, outOfRange: { latitude: 100, longitude: 200, courseDegrees: 400 } } },
    });
  });

  it.each([
    ['as it is sent in Jiangsu', field('ID00001', 7) + time + '010200', '00'.repeat(16)],
    ['short, without the reserved bytes', field('ID00001', 7) + time + '010200', ''],
    ['with the longer ids', field('ID00001', 30) + time + '01020000', '00'.repeat(16)],
    ['with the longer ids, short', field('ID00001', 30) + time + '0102', ''],
  ])('wire 8: 0x9208 %s', (_, mark, behind) => {
    const body = `09${Buffer.from('127.0.0.1').toString('hex')}1f901f91${mark}${field('ALARM-1', 32)}${behind}`;
    expect(readMessage(frame(0x9208, body)).messages).toMatchObject([
      {
        body: {
          kind: 'fields',
          name: 'send-alarm-files',
          fields: { address: '127.0.0.1', tcpPort: 8080, markTerminalId: 'ID00001', alarmNo: 'ALARM-1' },
        },
      },
    ]);
  });

  it.each([
    ['2013 texts behind a header of 2019', true, 5, 20, 7, 2013],
    ['2019 texts behind a header of 2013', false, 11, 30, 30, 2019],
    ['2011 texts behind a header of 2019', true, 5, 8, 7, 2011],
    ['2013 texts behind a header of 2013', false, 5, 20, 7, 2013],
    ['2019 texts behind a header of 2019', true, 11, 30, 30, 2019],
    ['a short maker beside texts of 2019', true, 5, 30, 30, 2019],
    ['a long maker beside texts of 2013', false, 11, 20, 7, 2013],
    ['a long id beside texts of 2013', false, 5, 20, 30, 2013],
  ])('wire 8: a registration with %s', (_, isNew, maker, model, id, layout) => {
    const told = { maker: 'MAKER', model: 'M-1', terminalId: 'T000001', plateColour: 93, plate: '浙B12345' };
    const body = `00210002${field(told.maker, maker)}${field(told.model, model)}${field(told.terminalId, id)}5d${gbk(told.plate)}`;
    expect(readMessage(frame(0x0100, body, { isNew })).messages).toMatchObject([{ body: { kind: 'registration', layout, ...told } }]);
    const vin = body.replace(`5d${gbk(told.plate)}`, `00${gbk('LDEMO000000000001')}`);
    expect(readMessage(frame(0x0100, vin, { isNew })).messages).toMatchObject([
      { body: { layout, plate: null, vin: 'LDEMO000000000001' } },
    ]);
  });

  it.each([
    ['with what it answers in its data', `9201${counted('12010000000401')}`, { vehicle: null }],
    ['behind a vehicle', `${plate}9201${counted('12010000000401')}`, { vehicle }],
  ])('wire 8: a reply to a registration between platforms (0x9201) %s', (_, body, expected) => {
    const reading = readMessage(platformFrame(0x9200, body));
    expect(reading.messages).toMatchObject([
      { body: { kind: 'vehicle-registration-reply', subId: 0x9201, replyId: 0x1201, replySerial: 4, result: 1, ...expected } },
    ]);
  });

  it.each([
    ['of 2011', `01${field('33020001', 12)}00000003`, { objectType: 1, objectId: '33020001', answerMinutes: null }],
    ['of 2019', `01${field('33020001', 20)}0a00000003`, { objectType: 1, objectId: '33020001', answerMinutes: 10 }],
    ['to everybody', '00000003', { objectType: null, objectId: null, answerMinutes: null }],
  ])('wire 8: a question between platforms (0x9301) %s', (_, head, expected) => {
    const reading = readMessage(platformFrame(0x9300, `9301${counted(head + counted(gbk('在岗')))}`));
    expect(reading.messages).toMatchObject([{ body: { kind: 'platform-text', infoId: 3, text: '在岗', ...expected } }]);
  });

  const where = `000000000000000301c8c1f4073e8d5000050064005a${time}`;
  const attributes = `0007${field('DEMO1', 5)}${field('ML-T8', 20)}${field('77', 7)}8986${'00'.repeat(8)}01${gbk('H')}01${gbk('F')}0301`;
  const parameters = `0200000001040000003c0000001307${gbk('1.2.3.4')}`;
  /** A whole body of every message that is no plain row of values; of those `plain.test` has the prefixes. */
  const bodies: readonly (readonly [id: number, body: string])[] = [
    [0x0001, '0001000200'],
    [0x0005, '0009000200010003'],
    [0x0100, `00210002${field('M', 5)}${field('M', 20)}${field('T', 7)}02${gbk('浙B12345')}`],
    [0x0102, '0541424344450000'],
    [0x0104, `0009${parameters}`],
    [0x0107, attributes],
    [0x0200, `${where}010400000007`],
    [0x0201, `0009${where}`],
    [0x0210, `1c${where}1c${where}`],
    [0x0500, `0009${where}`],
    [0x0702, `01${time}00${driver}${certificate}${authority}20301231`],
    [0x0704, `000200001c${where}001c${where}`],
    [0x0900, '41ff00'],
    [0x8001, '0009020000'],
    [0x8003, '00090200010003'],
    [0x8100, '00010041'],
    [0x8103, parameters],
    [0x8106, '020000000100000083'],
    [0x8300, `05${gbk('四期码头')}`],
    [0x8900, '41ff00'],
    [lockReport, lockPosition + lockOrder],
    [lockReportLate, lockPosition + lockOrder],
  ];
  const framed = (id: number, body: string): Buffer =>
    id === lockReport || id === lockReportLate ? lockFrame(id.toString(16), body) : frame(id, body);
  const oldPosition = `000b0707ea090f02073df16001c2226000240024000000070005001400000003${'00'.repeat(4)}`;

  it('wire 8: a registration that breaks off makes no vehicle of what is left of the terminal', () => {
    const body = `00210002${field('MAKER', 5)}${field('MODEL', 20)}${field('T000001', 7)}`;
    for (let bytes = 26; bytes < 37; bytes++) {
      for (const told of [body, body.replace(/(?<=4d4f44454c)(?:00)+/, (zeros) => zeros.replaceAll('00', '20'))]) {
        expect([bytes, codes(readMessage(frame(0x0100, told.slice(0, 2 * bytes))))]).toEqual([bytes, ['body-too-short']]);
      }
    }
  });

  it('wire 8: every body that is read has its prefixes tried, here or with the plain ones', () => {
    const tried = new Set([...bodies.map(([id]) => id), ...plainLayouts.keys()]);
    const empty = [0x0002, 0x0003, 0x8104, 0x8107, 0x8201];
    expect([...bodyReaders.keys()].filter((id) => !tried.has(id)).sort((one, other) => one - other)).toEqual(empty);
  });

  it.each<[string, string, (body: string) => Buffer]>([
    ...bodies.map(([id, body]): [string, string, (body: string) => Buffer] => [
      `0x${id.toString(16).padStart(4, '0')}`,
      body,
      (cut) => framed(id, cut),
    ]),
    ['809 0x9201', `9201${counted('12010000000401')}`, (body) => platformFrame(0x9200, body)],
    ['809 0x9301', `9301${counted(`01${field('33020001', 12)}00000003${counted(gbk('在岗'))}`)}`, (body) => platformFrame(0x9300, body)],
    ['data of 809 0x9201', '12010000000401', (body) => platformFrame(0x9200, `${plate}9201${counted(body)}`)],
    [
      'data of 809 0x9301',
      `01${field('33020001', 20)}0a00000003${counted(gbk('在岗'))}`,
      (body) => platformFrame(0x9300, `9301${counted(body)}`),
    ],
    ['data of 809 0x1202', oldPosition, (body) => platformFrame(0x1200, `${plate}1202${counted(body)}`)],
    ['data of 809 0x1203', `01${oldPosition}`, (body) => platformFrame(0x1200, `${plate}1203${counted(body)}`)],
  ])('wire 8: %s cut anywhere is read, kept as bytes, or refused by name', (_, body, frameOf) => {
    for (let end = 0; end < body.length; end += 2) {
      const { messages, refusedCount, findings } = readMessage(frameOf(body.slice(0, end)));
      expect([end, messages.length + refusedCount, refusedCount === 0 || findings.some(({ severity }) => severity === 'error')]).toEqual([
        end,
        1,
        true,
      ]);
    }
  });

  const lastDay = '20301231';
  it.each([
    [
      'put in before its clock was set',
      false,
      `01${'00'.repeat(6)}00${driver}${certificate}${authority}${lastDay}`,
      2013,
      { status: 1, driver: 'WANG', certificateNo: '12345678901234567890', identityNo: null },
    ],
    [
      'put in with a broken clock',
      false,
      `01${'ff'.repeat(6)}00${driver}${certificate}${authority}${lastDay}`,
      2013,
      { status: 1, driver: 'WANG', authority: 'NGB' },
    ],
    [
      'of 2013 behind a header of 2019',
      true,
      `01${time}00${driver}${certificate}${authority}${lastDay}`,
      2013,
      { driver: 'WANG', validUntil: { raw: lastDay }, identityNo: null },
    ],
    [
      'of 2019 behind a header of 2013',
      false,
      `01${time}00${driver}${certificate}${authority}${lastDay}${field('ID33', 20)}`,
      2019,
      { driver: 'WANG', identityNo: 'ID33' },
    ],
    [
      'of 2011 behind a header of 2019',
      true,
      `${driver}${field('ID33', 20)}${field('CERT', 40)}${authority}`,
      2011,
      { status: null, driver: 'WANG', identityNo: 'ID33', certificateNo: 'CERT' },
    ],
    [
      'of 2011 with a name of two bytes',
      false,
      `02${gbk('王')}${field('ID33', 20)}${field('CERT', 40)}${authority}`,
      2011,
      { status: null, driver: '王', identityNo: 'ID33', authority: 'NGB' },
    ],
  ])('wire 8: a driver card (0x0702) %s is told by its body, not by its header', (_, isNew, body, layout, expected) => {
    expect(readMessage(frame(0x0702, body, { isNew })).messages).toMatchObject([{ body: { kind: 'driver-card', layout, ...expected } }]);
  });

  it.each([
    ['with a short text of its software', true, `06${gbk('CODE-1')}${field('860000000000001', 15)}${gbk('V1.2')}`, 'CODE-1', 'V1.2'],
    ['behind a header of 2013', false, `06${gbk('CODE-1')}${field('860000000000001', 15)}${field('V1.2', 20)}`, 'CODE-1', 'V1.2'],
  ])('wire 8: an authentication of 2019 (0x0102) %s does not take the IMEI for the code', (_, isNew, body, code, software) => {
    expect(readMessage(frame(0x0102, body, { isNew })).messages).toMatchObject([{ body: { code, imei: '860000000000001', software } }]);
  });

  it('wire 8: an authentication of 2019 (0x0102) that breaks off tells no code of what is left', () => {
    const body = `06${gbk('CODE-1')}${field('860000000000001', 15)}${field('V1.2', 20)}`;
    for (const end of [2, 8, 14, 20, 40]) {
      expect([end, codes(readMessage(frame(0x0102, body.slice(0, end), { isNew: true })))]).toEqual([end, ['body-too-short']]);
    }
  });

  it.each([
    ['an old text behind a new header', `01${gbk('限速')}`, null, '限速'],
    ['an old text of digits behind a new header', `01${gbk('80 km/h')}`, null, '80 km/h'],
    ['a new text', `0102${gbk('限速')}`, 2, '限速'],
  ])('wire 8: a text (0x8300) loses no sign: %s', (_, body, textType, text) => {
    expect(readMessage(frame(0x8300, body, { isNew: true })).messages).toMatchObject([{ body: { kind: 'text', textType, text } }]);
  });

  it.each([
    ['of 2013 behind a header of 2019', true, 20, 7],
    ['of 2019 behind a header of 2013', false, 30, 30],
  ])('wire 8: attributes (0x0107) %s', (_, isNew, model, id) => {
    const texts = `${field('DEMO1', 5)}${field('ML-T8', model)}${field('0000077', id)}`;
    const body = `0007${texts}8986000000000000000002${gbk('H1')}02${gbk('F1')}0301`;
    const reading = readMessage(frame(0x0107, body, { isNew }));
    expect(codes(reading)).toEqual([]);
    expect(reading.messages).toMatchObject([
      {
        body: { model: 'ML-T8', terminalId: '0000077', iccid: '89860000000000000000', hardware: 'H1', firmware: 'F1', gnss: 3, network: 1 },
      },
    ]);
  });

  const circle = (id: number, attributes: string, added = ''): string => `0000000${id}${attributes}01c8c1f4073e8d5000000064${added}`;
  const turn = (attributes: string, added = ''): string => `000000010000000201c8c1f4073e8d5014${attributes}${added}`;
  const days = `${time}260712083000`;
  const night = `003c0004${gbk('四期')}`;

  it.each<[string, number, string, object]>([
    [
      'circles of which each adds something else',
      0x8600,
      `0002${circle(1, '0001', days)}${circle(2, '0002', '00500a')}`,
      {
        regions: [
          { regionId: 1, from: { raw: time } },
          { regionId: 2, maxSpeedKmh: 80, overspeedS: 10 },
        ],
      },
    ],
    [
      // As long as four circles with limits would be.
      'four circles of which one has times',
      0x8600,
      `0004${circle(1, '0001', days)}${circle(2, '0000')}${circle(3, '0000')}${circle(4, '0000')}`,
      { regions: [{ regionId: 1, from: { raw: time } }, { regionId: 2 }, { regionId: 3 }, { regionId: 4, radiusM: 100 }] },
    ],
    [
      'a circle of 2019',
      0x8600,
      `0001${circle(1, '0003', `${days}00500a${night}`)}`,
      { regions: [{ regionId: 1, maxSpeedKmh: 80, nightMaxSpeedKmh: 60, name: '四期' }] },
    ],
    [
      'a rectangle of 2019 without limits',
      0x8602,
      `000100000007000001c8c1f4073e8d5001c8c1f0073e8d600004${gbk('四期')}`,
      { regions: [{ regionId: 7, name: '四期' }] },
    ],
    [
      'a polygon of 2019',
      0x8604,
      `00000007000200500a000101c8c1f4073e8d50${night}`,
      { points: [{ latitudeE6: 0x01c8c1f4 }], maxSpeedKmh: 80, nightMaxSpeedKmh: 60, name: '四期' },
    ],
    [
      'a route whose roads add something else each',
      0x8606,
      `000000070001${days}0003${turn('00')}${turn('01', '01f4000a')}${turn('02', '00500a')}`,
      { from: { raw: time }, turns: [{ widthM: 20 }, { maxDriveS: 500, minDriveS: 10 }, { maxSpeedKmh: 80, overspeedS: 10 }] },
    ],
    [
      'a route of 2019',
      0x8606,
      `0000000700000001${turn('02', '00500a003c')}0004${gbk('港区')}`,
      { turns: [{ maxSpeedKmh: 80, nightMaxSpeedKmh: 60 }], name: '港区' },
    ],
  ])('wire 8: %s', (_, id, body, fields) => {
    const reading = readMessage(frame(id, body));
    expect([codes(reading), reading.messages]).toMatchObject([[], [{ body: { kind: 'fields', fields } }]]);
  });

  it('wire 8: a lock keeps what cannot be, and names what breaks off', () => {
    const wrong = lockPosition.replace('22348476', '22758476').replace('0000074e', '000007ff').replace('0a2d1c', '0ac81c');
    const reading = readMessage(lockFrame('5501', `${wrong}0b0803`));
    expect(codes(reading)).toEqual(['bad-coordinates', 'bad-number', 'item-cut-off']);
    expect(reading.messages).toMatchObject([
      {
        body: {
          position: {
            latitude: null,
            longitude: null,
            courseDegrees: null,
            outOfRange: { latitude: 23.264127, longitude: 113.917483, courseDegrees: 400 },
            items: [
              {
                values: expect.arrayContaining([
                  { name: 'battery-code', value: 255 },
                  { name: 'coordinates-as-sent', value: '22758476 1135504907' },
                ]),
              },
            ],
          },
        },
      },
    ]);
  });

  const onePosition = `000000000000000301c8c1f4073e8d5000050064005a${time}`;
  it.each([
    ['ends before its count', `000301001c${onePosition}001c${onePosition}`, ['total-differs']],
    ['breaks off in its third', `000301001c${onePosition}001c${onePosition}001c0000`, ['total-differs', 'item-cut-off']],
    ['has a third that is too short', `000301001c${onePosition}001c${onePosition}0004${time}`, ['total-differs', 'item-cut-off']],
  ])('wire 8: a batch of positions (0x0704) that %s gives those that are whole, and says so', (_, body, findings) => {
    const reading = readMessage(frame(0x0704, body));
    expect([reading.refusedCount, codes(reading)]).toEqual([0, findings]);
    expect(reading.messages).toMatchObject([{ body: { positions: [{ speedKmh: 10 }, { speedKmh: 10 }] } }]);
  });

  it('wire 8: 0x0210 of trackers is a batch of positions, or a battery', () => {
    const one = '000000000000000301c8c1f4073e8d5000050064005a' + time;
    const batch = readMessage(frame(0x0210, `1c${one}22${one}010400000046`));
    expect(batch.messages).toMatchObject([{ body: { kind: 'positions', positions: [{ mileageKm: null }, { mileageKm: 7 }] } }]);
    expect(readMessage(frame(0x0210, `4f${time}`)).messages).toMatchObject([{ body: { kind: 'fields', fields: { batteryPercent: 79 } } }]);
    expect(readMessage(frame(0x0210, '0102')).messages).toMatchObject([{ body: { kind: 'raw' } }]);
  });

  it('wire 8: a hexadecimal text that breaks off in a byte loses its last frame only', () => {
    const whole = frame(0x0002, '').toString('hex');
    const reading = readMessage(Buffer.from(`${whole}${whole}${whole.slice(0, -3)}`));
    expect([reading.messages.length, codes(reading)]).toEqual([2, ['message-cut-off']]);
  });
});

describe('broadcast applications of AIS', () => {
  const head = { talker: 'AI', isOwnShip: false, channel: 'A', reception: null } as never;
  const broadcast = (dac: number, fi: number): BitWriter =>
    new BitWriter().put(8, 6).put(0, 2).put(412_000_001, 30).put(0, 2).put(dac, 10).put(fi, 6);
  const fieldsOf = (bits: BitWriter): unknown => {
    const [message] = readMessage(writeSentences(head, bits, {})).messages;
    return message?.kind === 'ais-other' ? message.fields : message;
  };

  it('an area notice (1/22) tells its circle; of another shape the shape alone', () => {
    const bits = broadcast(1, 22).put(10, 10).put(5, 7).put(7, 4).put(11, 5).put(24, 5).put(60, 6).put(120, 18);
    bits.put(0, 3).put(2, 2).put(7_290_000, 25).put(1_770_000, 24).put(4, 3).put(50, 12).put(0, 18);
    bits.put(1, 3).put(0, 20).put(0, 20).put(0, 20).put(0, 24);
    expect(fieldsOf(bits)).toMatchObject({
      linkId: 10,
      noticeType: 5,
      month: 7,
      day: 11,
      hour: null,
      minute: null,
      durationMinutes: 120,
      subAreas: [{ shape: 0, longitude: 121.5, latitude: 29.5, radiusM: 5000 }, { shape: 1 }],
    });
  });

  it('water levels (200/24) are below or above zero', () => {
    const bits = broadcast(200, 24).put(4, 6).put(5, 6);
    bits.put(9, 11).put(0, 1).put(727, 13).put(8, 11).put(1, 1).put(30, 13);
    expect(fieldsOf(bits)).toMatchObject({
      country: 'DE',
      gauges: [
        { gaugeId: 9, levelCm: -727 },
        { gaugeId: 8, levelCm: 30 },
      ],
    });
  });

  it('a barometer (367/24) tells where it stands', () => {
    const bits = broadcast(367, 24).put(0, 3).put(9, 5).put(30, 6).put(7_290_000, 25).put(1_770_000, 24).put(214, 9);
    expect(fieldsOf(bits)).toMatchObject({ version: 0, hour: 9, minute: 30, longitude: 121.5, latitude: 29.5, pressureHpa: 1013 });
  });
});

describe('wire 9: drafts of 3.0', () => {
  const classified = {
    eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
    eventDateTime: '2026-07-11T08:42:00+08:00',
    eventClassification: { eventType: 'EQUIPMENT', eventClassifierCode: 'ACTUAL', equipmentEventTypeCode: 'GTIN' },
    equipmentDetails: {
      equipmentReference: 'MLTU5102010',
      isoEquipmentCode: '45G1',
      emptyIndicatorCode: 'LADEN',
      seals: [{ sealNumber: 'S7' }],
    },
    shipmentDetails: {
      documentReferences: [
        { type: 'BKG', value: 'SO1' },
        { documentReferenceType: 'TRD', documentReferenceValue: 'BL1' },
      ],
    },
    transportDetails: {
      transportCall: { modeOfTransport: 'TRUCK', licensePlate: 'ZB12345', carrierExportVoyageNumber: '0712E', UNLocationCode: 'CNNGB' },
    },
  };

  it.each([
    ['classification and details', classified],
    [
      'metadata and payload',
      { metadata: { eventID: classified.eventID, eventType: 'EQUIPMENT' }, payload: { ...classified, eventID: undefined } },
    ],
  ])('wire 9: %s lose no booking, bill, box, seal, place, plate or voyage', (_, event) => {
    const reading = json([event]);
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages).toMatchObject([
      {
        version: '3.0',
        events: [
          {
            id: classified.eventID,
            status: { category: 'EQUIPMENT', code: 'GTIN' },
            bookingNos: ['SO1'],
            billNos: ['BL1'],
            where: { code: 'CNNGB' },
            equipment: [{ containerNo: 'MLTU5102010', sizeTypeRaw: '45G1', fullness: 'full', seals: [{ number: 'S7' }] }],
            legs: [{ way: 'road', truckPlate: 'ZB12345', vessel: { voyage: '0712E' } }],
          },
        ],
      },
    ]);
  });

  it('wire 9: an id that is no UUID or stands twice is named', () => {
    const event = {
      eventType: 'TRANSPORT',
      eventDateTime: '2026-07-11T08:42:00Z',
      eventClassifierCode: 'ACT',
      transportEventTypeCode: 'DEPA',
    };
    expect(
      codes(
        json([
          { ...event, eventID: 'E-1' },
          { ...event, eventID: 'E-1' },
        ]),
      ),
    ).toEqual(expect.arrayContaining(['odd-event-id', 'repeated-event-id']));
    expect(codes(json([{ ...event, eventID: classified.eventID }]))).not.toContain('odd-event-id');
  });
});

describe('wire 10: customs XML', () => {
  const bill =
    '<Consignment><TransportContractDocument><ID>BL1</ID></TransportContractDocument><ResponseType><Code>01</Code></ResponseType></Consignment>';

  it.each([
    [
      'Manifest without a head, its schema named',
      `<Manifest xmlns="urn:Declaration:datamodel:standard:CN:MT2101:1"><Response>${bill}</Response></Manifest>`,
      '2101',
    ],
    ['Manifest without a head', `<Manifest><Response>${bill}</Response></Manifest>`, ''],
    ['Response alone', `<?xml version="1.0"?><Response>${bill}</Response>`, ''],
  ])('wire 10: a %s is read as far as it goes', (_, text, about) => {
    const reading = readMessage(Buffer.from(text));
    expect(reading.messages).toMatchObject([{ kind: 'customs-receipt', about, entries: [{ billNo: 'BL1', code: '01' }] }]);
    expect(codes(reading).includes('no-head')).toBe(about === '');
  });
  const head = '<Head><MessageID>A1</MessageID><MessageType>MT2101</MessageType><FunctionCode>9</FunctionCode></Head>';
  const boxXml = (no: string): string =>
    `<TransportEquipment><EquipmentIdentification><ID>${no}</ID></EquipmentIdentification></TransportEquipment>`;

  it('wire 10: a consignment with a booking in place of a bill is told apart from those with a bill', () => {
    const xml = `<Manifest>${head}<Declaration>
      <Consignment><BookingNumber>SO1</BookingNumber>${boxXml('MLTU3102047')}</Consignment>
      <Consignment><TransportContractDocument><ID>BL2</ID></TransportContractDocument><BookingNumber>SO2</BookingNumber></Consignment>
      <Consignment><TotalGrossMassMeasure>10</TotalGrossMassMeasure></Consignment></Declaration></Manifest>`;
    const reading = readMessage(Buffer.from(xml));
    expect(reading.messages).toMatchObject([
      {
        kind: 'customs-declaration',
        bills: [{ billNo: 'BL2', bookingNo: 'SO2' }],
        booked: [{ billNo: null, bookingNo: 'SO1', containerNos: ['MLTU3102047'], boxes: [{ billNos: [] }] }],
      },
    ]);
    expect(codes(reading)).toEqual(['booking-for-bill', 'missing-field']);
  });

  it('wire 10: a declaration of nothing but bookings is one', () => {
    const only = `<Manifest>${head}<Declaration><Consignment><BookingNumber>SO1</BookingNumber></Consignment></Declaration></Manifest>`;
    expect(readMessage(Buffer.from(only)).messages).toMatchObject([{ bills: [], booked: [{ bookingNo: 'SO1' }] }]);
  });

  it('wire 10: an answer to a booking names it', () => {
    const answer = '<ResponseType><Code>01</Code></ResponseType>';
    const xml = `<Manifest>${head}<Response><Consignment><BookingNumber>SO1</BookingNumber>${answer}</Consignment></Response></Manifest>`;
    const reading = readMessage(Buffer.from(xml));
    expect(reading.messages).toMatchObject([{ entries: [{ billNo: null, bookingNo: 'SO1', code: '01' }] }]);
    expect(codes(reading)).toEqual(['booking-for-bill']);
    const bill = '<TransportContractDocument><ID>BL1</ID></TransportContractDocument>';
    const both = readMessage(Buffer.from(xml.replace('<BookingNumber>', `${bill}<BookingNumber>`)));
    expect([codes(both), both.messages]).toMatchObject([[], [{ entries: [{ billNo: 'BL1', bookingNo: 'SO1', code: '01' }] }]]);
  });

  it.each([
    [
      'with entries one by one',
      '<ApplyList><BillNo>BL1</BillNo><ContainerNo>MLTU3102047</ContainerNo></ApplyList><ApplyList><BillNo>BL1</BillNo><ContainerNo>MLTU3102113</ContainerNo></ApplyList><ApplyList><BookingNo>SO1</BookingNo></ApplyList>',
    ],
    [
      'with entries in a list',
      '<ApplyList><Item><BillNo>BL1</BillNo><ContainerNo>MLTU3102047</ContainerNo></Item><Item><BillNo>BL1</BillNo><ContainerNo>MLTU3102113</ContainerNo></Item><Item><BookingNo>SO1</BookingNo></Item></ApplyList>',
    ],
  ])('wire 10: an application (ApplyHead, ApplyList) %s is read as far as it goes', (_, list) => {
    const applyHead =
      '<ApplyHead><ApplyNo>AP1</ApplyNo><ApplyType>03</ApplyType><VesselName>TIDE LANTERN</VesselName><Voyage>0711E</Voyage></ApplyHead>';
    const reading = readMessage(Buffer.from(`<Manifest>${applyHead}${list}</Manifest>`));
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages).toMatchObject([
      {
        kind: 'customs-declaration',
        reference: 'AP1',
        vessel: { name: 'TIDE LANTERN', voyage: '0711E' },
        bills: [{ billNo: 'BL1', containerNos: ['MLTU3102047', 'MLTU3102113'] }],
        booked: [{ bookingNo: 'SO1' }],
        additional: { content: '03' },
      },
    ]);
    expect(codes(reading)).toEqual(expect.arrayContaining(['no-head', 'booking-for-bill']));
    expect(readMessage(Buffer.from(`<Apply>${head}${applyHead}${list}</Apply>`)).messages).toMatchObject([
      { about: '2101', reference: 'A1' },
    ]);
  });
});

it.each([
  ['names with a small letter in front', '<applyNo>AP1</applyNo>', '<billNo>BL1</billNo><containerNo>MLTU3102047</containerNo>'],
  ['other spellings', '<ApplyNo>AP1</ApplyNo>', '<BillNumber>BL1</BillNumber><CntrNo>MLTU3102047</CntrNo>'],
])('wire 10: an application with %s is read, and nothing of it is called unknown', (_, head, entry) => {
  const reading = readMessage(Buffer.from(`<Manifest><ApplyHead>${head}</ApplyHead><ApplyList>${entry}</ApplyList></Manifest>`));
  expect(reading.messages).toMatchObject([{ reference: 'AP1', bills: [{ billNo: 'BL1', containerNos: ['MLTU3102047'] }] }]);
  expect(codes(reading)).toEqual(['no-head']);
});

it.each(['BookingNumber', 'BookingNo', 'BookingID', 'BookingReferenceID', 'BookingReferenceNumber'])(
  'wire 10: %s in place of a bill is a booking, declared and answered',
  (name) => {
    const [head, booking] = ['<Head><MessageID>A1</MessageID><MessageType>MT2101</MessageType></Head>', `<${name}>SO1</${name}>`];
    const declared = readMessage(
      Buffer.from(`<Manifest>${head}<Declaration><Consignment>${booking}</Consignment></Declaration></Manifest>`),
    );
    expect(declared.messages).toMatchObject([{ bills: [], booked: [{ bookingNo: 'SO1' }] }]);
    const answer = `<Consignment>${booking}<ResponseType><Code>01</Code></ResponseType></Consignment>`;
    const answered = readMessage(Buffer.from(`<Manifest>${head}<Response>${answer}</Response></Manifest>`));
    expect(answered.messages).toMatchObject([{ entries: [{ billNo: null, bookingNo: 'SO1', code: '01' }] }]);
  },
);

describe('wire 11: rows of ports', () => {
  it.each([0, 200, '200', '0000', 'success'])('wire 11: code %s without rows is an answer, and no error of the port', (code) => {
    for (const answer of [
      { code, msg: 'ok', data: null },
      { code, msg: 'ok', data: [] },
      { code, msg: 'ok' },
    ]) {
      expect([json(answer).refusedCount, codes(json(answer))]).toEqual([0, []]);
    }
  });

  it.each([
    { status: 'success', data: {} },
    { errcode: 0, errmsg: 'ok' },
    { status: 200, data: null },
  ])("wire 14: another service's success (%j) is no error", (answer) => {
    expect([json(answer).refusedCount, codes(json(answer))]).toEqual([0, []]);
  });

  it('wire 14: a call with a berth and no closing times is one of a plan, a box on a ship is none', () => {
    const call = { vesselUnCode: 'UN9000001', vesselEnName: 'TIDE LANTERN', voyage: '0712E', berth: 'B3', eta: '202607120400' };
    expect(json({ code: 200, data: [call] }).messages).toMatchObject([
      { kind: 'vessel-plan', calls: [{ berth: 'B3', eta: { raw: '202607120400' }, vessel: { voyage: '0712E' } }] },
    ]);
    expect(codes(json({ code: 200, data: [{ ...call, ctnNo: 'MLTU5102010' }] }))).toEqual(['unknown-row', 'no-rows']);
  });

  it.each([
    ['release', { containerno: 'MLTU5102010', billno: 'B1', ifcsumFlag: 'Y', sealNo: 'S1', truckNo: 'T1' }, ['sealNo', 'truckNo']],
    ['plan', { vesselUnCode: 'UN9000001', voyage: '0712E', portCloseTime: '202607120400', remark: 'R' }, ['remark']],
    ['VGM', { ctnNo: 'MLTU5102010', vgmWeight: '21000', ctnSizeType: '45G1' }, ['ctnSizeType']],
    [
      'gate-in',
      { ctnNo: 'MLTU5102010', type: 'GATE_IN', inGateTime: '202607110830', outGateTime: '202607110930', remark: 'R' },
      ['outGateTime', 'remark'],
    ],
    [
      'track',
      {
        container: { ctnNo: 'MLTU5102010', blno: 'B1', sealNo: 'S1' },
        custpass: [{ status: 'Y', operateTime: '202607110830', officer: 'X' }],
        ingate: { status: 'Y', operateTime: '202607110830', lane: '7' },
      },
      ['container.sealNo', 'custpass.officer', 'ingate.lane'],
    ],
  ])('wire 14: what a %s row is not read by is named, though another row is', (_, row, names) => {
    const reading = json({ code: 200, data: [row] });
    expect([reading.refusedCount, reading.findings.map(({ en }) => en)]).toEqual([
      0,
      names.map((name) => `Not read (name × count): ${name} × 1`),
    ]);
  });

  it('wire 11: another code is an error', () => {
    expect(codes(json({ code: 500, msg: 'busy' }))).toEqual(['port-refused']);
  });

  it('wire 11: the berth is kept, and keys that nobody reads are named with their count', () => {
    const row = {
      vesselUnCode: 'UN9000001',
      vesselEnName: 'TIDE LANTERN',
      voyage: '0712E',
      berthNo: 'B3',
      eta: '202607120400',
      customCloseTime: '202607111200',
      pilotName: 'X',
    };
    const reading = json({ code: 200, data: { list: [row, row] } });
    expect(reading.messages).toMatchObject([{ kind: 'vessel-plan', calls: [{ berth: 'B3' }, { berth: 'B3' }] }]);
    expect(reading.findings.map(({ en }) => en)).toEqual(['Not read (name × count): pilotName × 2']);
  });
});

describe('wire 14: smaller demands', () => {
  it('wire 14: a COARRI of BGM 98 with boxes of both directions is read, each by its own', () => {
    const reading = readMessage(
      bareMessage(
        'COARRI:D:95B:UN',
        'BGM+98+R+9',
        'EQD+CN+MLTU5102010+++2',
        'DTM+203:202607110830:203',
        'EQD+CN+MLTU5102025+++3',
        'DTM+203:202607110830:203',
      ),
    );
    expect(reading.messages).toMatchObject([{ move: null, boxes: [{ move: 'load' }, { move: 'discharge' }] }]);
  });

  it('wire 14: one segment a line, with blank lines between and text behind', () => {
    const lines = [
      'UNB+UNOA:2+A+B+260711:0800+R1',
      '',
      'UNH+1+CODECO:D:95B:UN',
      'BGM+34+R1+9',
      '',
      '',
      'EQD+CN+MLTU5102010',
      'DTM+7:202607110830:203',
      '',
      'UNT+5+1',
      'UNZ+1+R1',
      "-- Anna's mail, sent by night",
    ];
    for (const newline of ['\n', '\r\n']) {
      const reading = readMessage(Buffer.from(lines.join(newline)));
      expect(reading.messages).toMatchObject([{ boxes: [{ containerNo: 'MLTU5102010' }] }]);
      expect([reading.refusedCount, codes(reading)]).toEqual([0, ['garbage']]);
    }
  });

  it('wire 14: ETA, ETD and arrival of the ship in COARRI and BAPLIE, edifact and flat', () => {
    const times = ['TDT+20+1+1', 'DTM+132:202607120400:203', 'DTM+133:202607122200:203', 'DTM+178:202607120310:203'];
    const told = { eta: { raw: '202607120400' }, etd: { raw: '202607122200' }, arrived: { raw: '202607120310' } };
    const coarri = readMessage(bareMessage('COARRI:D:95B:UN', 'BGM+44+R+9', times, 'EQD+CN+MLTU5102010', 'DTM+203:202607110830:203'));
    const baplie = readMessage(bareMessage('BAPLIE:D:95B:UN', 'BGM++R+9', times, 'LOC+147+0010102', 'EQD+CN+MLTU5102010'));
    expect([coarri.messages, baplie.messages]).toMatchObject([[told], [told]]);
    const flat = readMessage(
      Buffer.from(
        "00:BAPLIE:BAYPLAN:9:A:B:202607110900'\n10:UN9000001:L:PA:1:::202607120400:202607122200'\n11:MLL:DEMO'\n50:MLTU5102010:45G1:F:0010102'\n54:9033:3.1:1993'\n99:6'",
      ),
    );
    expect(flat.messages).toMatchObject([
      {
        eta: { raw: '202607120400' },
        etd: { raw: '202607122200' },
        carrier: 'MLL',
        boxes: [{ particulars: { dangerousGoods: [{ unNumber: '1993' }] } }],
      },
    ]);
  });
});
