/**
 * Guarantee: every message of JT/T 808 that is read says what its body says, in
 * the layout of its edition; what is unknown is kept as bytes, what is no
 * message is refused by name.
 */
import { describe, expect, it } from 'vitest';
import { bodyOf, field, gbk, position, readOne } from '../testing/terminal-frame';

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
      validUntil: { raw: '20291231', instantMs: Date.UTC(2029, 11, 30, 16), isDay: true },
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
    [0x8003, '00090200010003', { kind: 'resend-request', firstSerial: 9, indexes: [1, 3] }],
    [0x0005, '0009000200010003', { kind: 'resend-request', firstSerial: 9, indexes: [1, 3] }],
    [0x0f01, 'cafe', { kind: 'raw', hex: 'cafe' }],
  ])('%i', (id, body, expected) => {
    expect(bodyOf(id, body)).toEqual(expected);
  });

  it('0x8300 has a type since 2019', () => {
    expect(bodyOf(0x8300, `0102${gbk('限速')}`, { isNew: true })).toMatchObject({ textType: 2, text: '限速' });
  });

  it('parameters are numbers or texts by the table, and bytes always', () => {
    const list = `0400000001040000003c0000001307${gbk('1.2.3.4')}0000008401020000f00102abcd`;
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
