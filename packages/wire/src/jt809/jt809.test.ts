/**
 * Guarantee: messages of JT/T 809 say what their bodies say, in the layouts of
 * both editions; what is unknown or encrypted is kept as bytes, what is no
 * message is refused by name.
 */
import { describe, expect, it } from 'vitest';
import type { PlatformMessage } from '../message';
import { FindingLog } from '../syntax/finding-log';
import { bodyOf, counted, frame, plate, readOne, time, told, vehicle } from '../testing/platform-frame';
import { field, gbk } from '../testing/terminal-frame';
import { applyCipher, type CipherKeys } from './cipher';
import { openPlatformFrames } from './frame';
import { PlatformMessageReader } from './read-platform-message';

describe('the header', () => {
  it('of 2011', () => {
    expect(readOne(0x1005, '').message).toMatchObject({
      type: '0x1005',
      businessId: 0x1005,
      serial: 7,
      accessCode: 33_020_001,
      protocolVersion: '1.2.3',
      headerLayout: 2011,
      prepared: null,
      encryptionKey: null,
    });
  });

  it('of 2019 has the sending time, which tells it from that of 2011', () => {
    expect(readOne(0x1005, '', { isNew: true }).message).toMatchObject({ headerLayout: 2019, prepared: told });
    const login = `00000007${field('secret', 8)}${field('127.0.0.1', 32)}2269`;
    expect(readOne(0x1001, login).message).toMatchObject({ headerLayout: 2011 });
  });
});

describe('encrypted bodies', () => {
  const keys: CipherKeys = { m1: 10_000_019, ia1: 20_000_029, ic1: 30_000_059 };
  const key = 0x3b89;
  const closed = applyCipher(Buffer.from('0000abcd', 'hex'), key, keys).toString('hex');

  it('stay bytes without the keys of the platform', () => {
    expect(readOne(0x9001, closed, { key }).message).toMatchObject({
      encryptionKey: key,
      body: { kind: 'encrypted', hex: closed },
    });
  });

  it('are read with them', () => {
    const messages: (PlatformMessage | null)[] = [];
    const log = new FindingLog();
    const reader = new PlatformMessageReader(log, keys);
    openPlatformFrames((bytes, length, place) => messages.push(reader.read(bytes, length, place)), log).push(
      frame(0x9001, closed, { key }),
    );
    expect(messages).toMatchObject([{ body: { kind: 'down-link-connect', verifyCode: 0xabcd } }]);
  });

  it('the cipher undoes itself, for any key', () => {
    const body = Buffer.from('any body of any bytes');
    for (const drawn of [0, 1, key, 0xffff_ffff]) {
      for (const triple of [keys, { ...keys, m1: 0 }]) {
        const once = applyCipher(body, drawn, triple);
        expect(applyCipher(once, drawn, triple)).toEqual(body);
      }
    }
    expect(applyCipher(body, key, keys)).not.toEqual(body);
  });
});

describe('links', () => {
  const login = (accessCode: string): string => `00000007${field('secret', 8)}${accessCode}${field('127.0.0.1', 32)}2269`;
  const opened = { kind: 'login', userId: 7, password: 'secret', downLinkIp: '127.0.0.1', downLinkPort: 8809 };

  it.each<[number, string, object]>([
    [0x1001, login(''), { ...opened, accessCode: null }],
    [0x1001, login('01f7d961'), { ...opened, accessCode: 0x01f7d961 }],
    [0x1002, '010000abcd', { kind: 'login-reply', result: 1, verifyCode: 0xabcd }],
    [0x1003, `00000007${field('secret', 8)}`, { kind: 'link-logout', userId: 7, password: 'secret' }],
    [0x1004, '', { kind: 'link-logout-reply' }],
    [0x1006, '', { kind: 'heartbeat-reply' }],
    [0x1007, '02', { kind: 'link-broken', code: 2 }],
    [0x1008, '01', { kind: 'link-closing', code: 1 }],
    [0x9001, '0000abcd', { kind: 'down-link-connect', verifyCode: 0xabcd }],
    [0x9002, '00', { kind: 'down-link-reply', code: 0 }],
    [0x9003, '0000abcd', { kind: 'down-link-logout', verifyCode: 0xabcd }],
    [0x9004, '', { kind: 'link-logout-reply' }],
    [0x9005, '', { kind: 'heartbeat' }],
    [0x9006, '', { kind: 'heartbeat-reply' }],
    [0x9101, `00000009${time}${time}`, { kind: 'received-count', count: 9, from: told, to: told }],
    [0x1b00, 'cafe', { kind: 'raw', subId: null, vehicle: null, hex: 'cafe' }],
  ])('%i', (id, body, expected) => {
    expect(bodyOf(id, body)).toEqual(expected);
  });

  it('0x1102 of 2019 says how the link fared', () => {
    const report = `110200000024${field('33020001', 11)}${time}${time}00000003010000001e`;
    expect(bodyOf(0x1102, report, { isNew: true })).toEqual({
      kind: 'link-report',
      platformId: '33020001',
      from: told,
      to: told,
      lostPositions: 3,
      disconnects: 1,
      disconnectedSeconds: 30,
    });
  });

  it('a login of another length is refused', () => {
    expect(readOne(0x1001, '00000007')).toMatchObject({ message: undefined, codes: ['body-layout'] });
    expect(readOne(0x9001, '00')).toMatchObject({ message: undefined, codes: ['body-too-short'] });
    expect(readOne(0x9002, '0001').codes).toEqual(['body-length']);
  });
});

/** Day, month, year, time, 121.5 E, 29.5 N, 36 and 37 km/h, 1000 km, 90 degrees, 20 m, fixed and on, overspeed. */
const oldFields = ['0b0707ea090f02', '073df160', '01c22260', '0024', '0025', '000003e8', '005a', '0014', '00000003', '00000002'].join('');

describe('positions', () => {
  const place = { latitude: 29.5, longitude: 121.5, speedKmh: 36, altitudeM: 20, courseDegrees: 90, alarmsRaw: 2 };
  const old = { ...place, recorderSpeedKmh: 37, mileageKm: 1000, time: { raw: '20260711091502', instantMs: told.instantMs } };
  const body808 = ['0000000200000003', '01c22260073df160', '00140168005a', '260711091502', '010400002710'].join('');
  const alarms = `${field('33020001', 11)}00000002${'00'.repeat(15)}${field('330000', 11)}00000001`;
  const enclosed = (data: string): string => `00${counted(data)}${alarms}`;
  const platformAlarms = [
    { platformId: '33020001', alarmsRaw: 2 },
    { platformId: null, alarmsRaw: 0 },
    { platformId: '330000', alarmsRaw: 1 },
  ];

  it.each<[string, string, object]>([
    ['of 2011', `00${oldFields}`, { layout: 2011, position: { ...old, isShifted: false }, platformAlarms: [] }],
    ['of 2011, encrypted', `01${oldFields}`, { position: { isShifted: true } }],
    ['of 2019', enclosed(body808), { layout: 2019, position: { ...place, mileageKm: 1000, recorderSpeedKmh: null }, platformAlarms }],
    ['of 2011 in the envelope of 2019', enclosed(`00${oldFields}`), { layout: 2011, position: old, platformAlarms }],
    ['of 2011 in it without its first byte', enclosed(oldFields), { layout: 2011, position: old, platformAlarms }],
  ])('0x1202 %s', (_, data, expected) => {
    const body = bodyOf(0x1200, `${plate}1202${counted(data)}`);
    expect(body).toMatchObject({ kind: 'vehicle-positions', subId: 0x1202, vehicle, positions: [expected] });
  });

  it('0x1203 and 0x9203 hold several', () => {
    for (const [data, layout] of [
      [`0200${oldFields}00${oldFields}`, 2011],
      [`02${enclosed(body808)}${enclosed(body808)}`, 2019],
    ] as const) {
      for (const sub of ['1203', '9203']) {
        const body = bodyOf(sub === '1203' ? 0x1200 : 0x9200, `${plate}${sub}${counted(data)}`);
        expect(body).toMatchObject({
          positions: [
            { layout, position: place },
            { layout, position: place },
          ],
        });
      }
    }
  });

  it('whose lengths do not fit are kept as bytes, with a remark', () => {
    for (const data of ['00', `0000000fff${body808}`, enclosed('00')]) {
      const { message, codes } = readOne(0x1200, `${plate}1202${counted(data)}`);
      expect(message?.body).toEqual({ kind: 'raw', subId: 0x1202, vehicle, hex: data });
      expect(codes).toEqual(['body-kept-raw']);
    }
  });
});

describe('vehicles', () => {
  const head = field('33020001', 11) + field('DEMO1', 11);
  const registered = { kind: 'vehicle-registration', vehicle, platformId: '33020001', maker: 'DEMO1', model: 'ML-T8' };

  it.each<[string, string, object]>([
    [
      '1201',
      head + field('ML-T8', 8) + field('77', 7) + field('13900001001', 12),
      { ...registered, terminalId: '77', imei: null, phone: '13900001001' },
    ],
    ['1201', head + field('ML-T8', 20) + field('77', 7) + field('13900001001', 12), { ...registered, terminalId: '77' }],
    [
      '1201',
      head + field('ML-T8', 30) + field('860000000000001', 15) + field('77', 30) + field('13900001001', 13),
      { ...registered, terminalId: '77', imei: '860000000000001', phone: '13900001001' },
    ],
    ['1205', '', { kind: 'exchange-control', code: null, replyId: null }],
    ['1207', time + time, { kind: 'exchange-request', from: told, to: told }],
    ['1209', '00'.repeat(8) + time, { kind: 'exchange-request', from: null, to: told }],
    ['9207', '01', { kind: 'exchange-control', code: 1 }],
    [
      '120a',
      field('演示司机', 16) + field('ID', 20) + field('CERT', 40) + field('演示运管所', 200),
      { kind: 'driver', driver: '演示司机', identityNo: 'ID', certificateNo: 'CERT', authority: '演示运管所' },
    ],
    ['120b', counted(gbk('电子运单')), { kind: 'waybill', text: '电子运单' }],
    ['12ff', 'cafe', { kind: 'raw', vehicle, hex: 'cafe' }],
  ])('%s', (sub, data, expected) => {
    expect(bodyOf(0x1200, `${plate}${sub}${counted(data)}`)).toMatchObject({ subId: parseInt(sub, 16), ...expected });
  });

  it('answers of 2019 say what they answer', () => {
    expect(bodyOf(0x1200, `${plate}1206920600000009${counted('')}`, { isNew: true })).toEqual({
      kind: 'exchange-control',
      subId: 0x1206,
      vehicle,
      code: null,
      replyId: 0x9206,
      replySerial: 9,
    });
  });

  it('an envelope whose length does not fit is refused', () => {
    expect(readOne(0x1200, `${plate}120200000009cafe`)).toMatchObject({ message: undefined, codes: ['body-layout'] });
    expect(readOne(0x1200, plate)).toMatchObject({ message: undefined, codes: ['body-layout'] });
  });
});

describe('alarms and texts', () => {
  const text = gbk('超速');
  const alarm = { kind: 'alarm', vehicle, alarmType: 2, time: told };

  it.each<[string, number, string, object]>([
    [
      '0x1402 of 2011',
      0x1400,
      `${plate}1402${counted(`010002${time}00000007${counted(text)}`)}`,
      { ...alarm, source: 1, alarmId: 7, text: '超速' },
    ],
    [
      '0x9402 of 2011',
      0x9400,
      `${plate}9402${counted(`030002${time}${counted(text)}`)}`,
      { ...alarm, source: 3, alarmId: null, text: '超速' },
    ],
    [
      '0x1402 of 2019',
      0x1400,
      `1402${counted(`${field('33020001', 11)}0002${time}${time}${time}${plate}${field('330000', 11)}0000007b${counted(text)}`)}`,
      { ...alarm, source: null, started: told, ended: told, fromPlatform: '33020001', toPlatform: '330000', text: '超速' },
    ],
    [
      '0x9403 of 2019',
      0x9400,
      `9403${counted(`${field('33020001', 11)}0002${time}${time}${plate}${field('330000', 11)}00000000${counted('')}`)}`,
      { ...alarm, started: told, ended: null, text: null },
    ],
    [
      '0x9401 of 2011',
      0x9400,
      `${plate}9401${counted(`010002${time}00000007${time}01${field('演示员', 16)}${field('0574', 20)}${field('demo@example.com', 32)}`)}`,
      { ...alarm, alarmId: 7, supervision: { until: told, level: 1, supervisor: '演示员', phone: '0574', email: 'demo@example.com' } },
    ],
    ['0x1401', 0x1400, `${plate}1401${counted('0000000701')}`, { kind: 'alarm-result', vehicle, alarmId: 7, result: 1 }],
    [
      '0x9301',
      0x9300,
      `9301${counted(`01${field('33020001', 12)}00000003${counted(text)}`)}`,
      { kind: 'platform-text', objectType: 1, objectId: '33020001', infoId: 3, text: '超速' },
    ],
    ['0x1302', 0x1300, `1302${counted('00000003')}`, { kind: 'platform-text-reply', infoId: 3 }],
  ])('%s', (_, id, body, expected) => {
    expect(bodyOf(id, body)).toMatchObject(expected);
  });

  it('times in milliseconds are read as such', () => {
    const ms = told.instantMs.toString(16).padStart(16, '0');
    expect(bodyOf(0x1200, `${plate}1207${counted(ms + ms)}`)).toMatchObject({
      from: { raw: String(told.instantMs), instantMs: told.instantMs },
    });
  });
});
