/**
 * Guarantee: every fact that is stated about a frame is judged by what the
 * frame and its message say, never by the name of a file; what is not
 * understood is an outcome without a match.
 */
import { readMessage } from '@mastlight/wire';
import { writePlatformMessage } from '@mastlight/wire/jt809/write';
import { describe, expect, it } from 'vitest';
import { jt808Matcher } from './jt808-facts';
import { jt809Matcher } from './jt809-facts';
import { readExpression } from './test-expression';

const heartbeat = '7e000200000139000010010007137e';
const reply = '7e80010005013900001001000700090200009b7e';

function judge(stated: Record<string, unknown>): [string, boolean][] {
  const input = String(stated['frame']);
  const sample = { input, reading: readMessage(Buffer.from(input)), messageIndex: null };
  return jt808Matcher.match({ line: 1, stated }, sample).map(({ name, isMatch }) => [name, isMatch]);
}

/** A frame with the check byte that its other bytes ask for. */
function sealed(frame: string): string {
  const bytes = Buffer.from(frame, 'hex');
  bytes[bytes.length - 2] = bytes.subarray(1, -2).reduce((all, byte) => all ^ byte, 0);
  return bytes.toString('hex');
}

describe('header values', () => {
  const header = {
    framed: true,
    msg_id: '0x0002',
    v2019: false,
    phone: '13900001001',
    serial: 7,
    body_len: 0,
    body_len_ok: true,
    checksum_ok: true,
  };

  it('are matched one by one', () => {
    expect(judge({ frame: sealed(heartbeat), computed_header: header }).every(([, isMatch]) => isMatch)).toBe(true);
    const wrong = judge({ frame: sealed(heartbeat), computed_header: { ...header, serial: 8, phone: '2' } });
    expect(wrong.filter(([, isMatch]) => !isMatch).map(([name]) => name)).toEqual(['computed_header.phone', 'computed_header.serial']);
  });

  it('of a frame that is stated to be broken ask for its refusal', () => {
    const broken = { ...header, checksum_ok: false };
    const frame = sealed(heartbeat).replace('0139', '0138');
    expect(judge({ frame, computed_header: broken })).toEqual([]);
    expect(judge({ frame: sealed(heartbeat), computed_header: broken })).toEqual([['computed_header', false]]);
  });
});

it('frames of a few bytes, and no frames at all, are judged without a fault', () => {
  for (const frame of ['7e7e', '7e017e', '', 'zz', '7e']) {
    expect(judge({ frame, computed_header: { framed: true, serial: 7 } }).every(([, isMatch]) => isMatch)).toBe(false);
    const sample = { input: frame, reading: readMessage(Buffer.from(frame)), messageIndex: null };
    const stated = { computed_header: { framed: true }, asserts: [{ expect: '1', of: 'Header.MsgLength' }] };
    expect(jt809Matcher.match({ line: 1, stated }, sample).every(({ isMatch }) => !isMatch)).toBe(true);
  }
});

describe('fields and asserts', () => {
  it.each<[string, string, boolean]>([
    ['Enums.JT808MsgId._0x0200.ToUInt16Value()', 'JT808Bodies.AckMsgId', true],
    ['Enums.JT808MsgId._0x0100.ToUInt16Value()', 'JT808Bodies.AckMsgId', false],
    ['9', 'JT808Bodies.MsgNum', true],
    ['7', 'package.Header.MsgNum', true],
    ['(ushort)0x8001', 'package.Header.MsgId', true],
    ['"13900001001"', 'package.Header.TerminalPhoneNo', true],
    ['Enums.JT808PlatformResult.succeed', 'JT808Bodies.JT808PlatformResult', true],
    ['Enums.JT808PlatformResult.fail', 'JT808Bodies.JT808PlatformResult', false],
    ['Something.Never.Heard', 'JT808Bodies.MsgNum', false],
    ['1', 'JT808Bodies.NeverHeard', false],
  ])('expect %s of %s is %s', (wanted, of, isMatch) => {
    expect(judge({ frame: sealed(reply), asserts: [{ expect: wanted, of }] })).toEqual([[of, isMatch]]);
  });

  it('by name', () => {
    expect(judge({ frame: sealed(reply), expected: { RespondSerialNumber: 9, RespondID: 512, Result: 1, NeverHeard: 1 } })).toEqual([
      ['RespondSerialNumber', true],
      ['RespondID', true],
      ['Result', false],
      ['NeverHeard', false],
    ]);
  });

  it('checks for positions', () => {
    expect(judge({ frame: sealed(reply), expected: { check: 'verifyNull' } })).toEqual([['verifyNull', true]]);
    expect(judge({ frame: sealed(reply), expected: { check: 'verifyPosition' } })).toEqual([['verifyPosition', false]]);
    expect(judge({ frame: sealed(reply), expected: { check: 'verifyAttribute', attribute: 'KEY_POWER', value: '1' } })).toEqual([
      ['KEY_POWER', false],
    ]);
  });
});

it('tables of escapes are compared with what the frame layer undoes', () => {
  const entry = (frame: string) => ({ line: 2, stated: { input_bytes: '24247e307d02087d01557e', frame_after_unescape: frame } });
  const sample = { input: '', reading: readMessage(Buffer.from('')), messageIndex: null };
  expect(jt808Matcher.match(entry('7e307e087d557e'), sample)).toMatchObject([{ isMatch: true }]);
  expect(jt808Matcher.match(entry('7e307d02087d557e'), sample)).toMatchObject([{ isMatch: false }]);
});

it('platform frames are judged by length and fields, broken ones by their refusal', () => {
  const message = { businessId: 0x1005, serial: 7, accessCode: 1, protocolVersion: '1.0.0', headerLayout: 2011, prepared: null } as const;
  const frame = writePlatformMessage({ ...message, body: { kind: 'heartbeat' } }).toString('hex');
  const outcomes = (hex: string, header: object) => {
    const sample = { input: hex, reading: readMessage(Buffer.from(hex)), messageIndex: null };
    const stated = { frame: hex, computed_header: header, asserts: [{ expect: 'Reader.Length', of: 'data.Length' }] };
    return jt809Matcher.match({ line: 1, stated }, sample).map(({ name, isMatch }) => [name, isMatch]);
  };
  expect(outcomes(frame, { length: 26, serial: 7, center: 2 })).toEqual([
    ['computed_header.length', true],
    ['computed_header.serial', true],
    ['computed_header.center', false],
    ['data.Length', true],
  ]);
  expect(outcomes(frame.replace('1005', '1006'), { framed: true, crc_ok: false })).toEqual([]);
});

describe('expressions', () => {
  const said = (path: readonly string[]) => (path[0] === 'body' ? [{ field: 'plate', value: '00浙DEMO1' }] : undefined);

  it.each([
    ['100u', { kind: 'number', value: 100 }],
    ['(uint)0x10', { kind: 'number', value: 16 }],
    ['-5', { kind: 'number', value: -5 }],
    ['7 - 2 + 1', { kind: 'number', value: 6 }],
    ['"a\\"b".ToUpper()', { kind: 'text', value: 'A"B' }],
    ['"5B 00".ToHexBytes()', { kind: 'bytes', hex: '5b00' }],
    ['DateTime.Parse("2018-07-15 10:10:10")', { kind: 'time', value: '2018-07-15 10:10:10' }],
    ['Color.白色', { kind: 'name', path: ['Color', '白色'] }],
    ["body.PlateNo.TrimStart('0')", { kind: 'said', path: ['body', 'PlateNo'], values: [{ field: 'plate', value: '浙DEMO1' }] }],
    [
      '((Item)body.List[Keys.Id]).Name',
      { kind: 'said', path: ['body', 'List', 'Id', 'Name'], values: [{ field: 'plate', value: '00浙DEMO1' }] },
    ],
    ['a ? b : c', { kind: 'unknown' }],
    ['(1', { kind: 'unknown' }],
  ])('%s', (source, expected) => {
    expect(readExpression(source, said)).toEqual(expected);
  });
});
