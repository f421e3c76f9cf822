import fc from 'fast-check';
import type { PositionItem, TerminalMessage, TerminalPosition } from '../message';
import { encodeText } from '../syntax/encode-text';
import { localInstantMs } from '../vocabulary/wire-time';
import { writeTerminalMessage, type WrittenBody } from '../jt808/write';
import { orNull, text } from './arbitrary-parts';

/** Random messages of JT/T 808 as terminals and platforms can send them. */

const byte = fc.integer({ min: 0, max: 0xff });
const word = fc.integer({ min: 0, max: 0xffff });
const dword = fc.integer({ min: 0, max: 0xffff_ffff });

/** A text of at most `bytes` bytes in GBK. */
export function gbkText(bytes: number): fc.Arbitrary<string> {
  return text(bytes).filter((told) => encodeText(told, 'gb18030').length <= bytes);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** YYMMDDhhmmss of this century, and the zeros of a terminal without a time. */
export const shortTime = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ raw: '000000000000', instantMs: null }) },
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 59 }),
      )
      .map(([year, ...rest]) => {
        const [month, day, hour, minute, second] = rest;
        return {
          raw: [year, ...rest].map(two).join(''),
          instantMs: localInstantMs(2000 + year, month, day, hour, minute, second),
        };
      }),
  },
);

const hex = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('hex'));
/** Ids that no standard and no vendor table knows. */
const unknownItem = fc.constantFrom(0x07, 0x20, 0x3f, 0xc3, 0xfc);

const item: fc.Arbitrary<PositionItem> = fc.oneof(
  fc.record({ kind: fc.constant('raw' as const), id: unknownItem, hex }),
  word.map((eventId) => ({ kind: 'manual-alarm' as const, id: 4, eventId })),
  fc
    .array(fc.option(fc.integer({ min: 0, max: 254 }), { nil: null }), { minLength: 30, maxLength: 30 })
    .map((pressures) => ({ kind: 'tyre-pressure' as const, id: 5, pressures })),
  fc.integer({ min: -32_767, max: 32_767 }).map((celsius) => ({ kind: 'carriage-temperature' as const, id: 6, celsius })),
  fc.tuple(byte, orNull(dword)).map(([areaType, areaId]) => ({ kind: 'overspeed' as const, id: 0x11, areaType, areaId })),
  fc.record({ areaType: byte, areaId: dword, direction: byte }).map((told) => ({ kind: 'area' as const, id: 0x12, ...told })),
  fc.record({ sectionId: dword, seconds: word, result: byte }).map((told) => ({ kind: 'section-time' as const, id: 0x13, ...told })),
  fc
    .constantFrom(0x14, 0x15, 0x16, 0x25)
    .chain((id) => dword.map((bits) => ({ kind: dwordItems[id] ?? ('vehicle-signals' as const), id, bits }))),
  fc
    .constantFrom(0x17, 0x2a)
    .chain((id) => word.map((bits) => ({ kind: id === 0x17 ? ('storage-fault' as const) : ('io-status' as const), id, bits }))),
  fc.tuple(word, orNull(byte)).map(([bits, fatigue]) => ({ kind: 'abnormal-driving' as const, id: 0x18, bits, fatigue })),
  fc.record({ ad0: word, ad1: word }).map((told) => ({ kind: 'analog' as const, id: 0x2b, ...told })),
);

const dwordItems: Readonly<Record<number, 'video-alarms' | 'video-loss' | 'video-blocked'>> = {
  0x14: 'video-alarms',
  0x15: 'video-loss',
  0x16: 'video-blocked',
};

export const terminalPosition: fc.Arbitrary<TerminalPosition> = fc
  .record({
    latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((micro) => micro / 1e6),
    longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((micro) => micro / 1e6),
    altitudeM: word,
    speedKmh: word.map((tenths) => tenths / 10),
    courseDegrees: fc.integer({ min: 0, max: 359 }),
    time: shortTime,
    alarmsRaw: dword,
    statusRaw: dword,
    mileageKm: orNull(dword.map((tenths) => tenths / 10)),
    fuelL: orNull(word.map((tenths) => tenths / 10)),
    recorderSpeedKmh: orNull(word.map((tenths) => tenths / 10)),
    signal: orNull(byte),
    satellites: orNull(byte),
    outOfRange: fc.constant(null),
    items: fc.array(item, { maxLength: 5 }),
  })
  .map(({ statusRaw: drawn, ...told }) => {
    const hemispheres = (told.latitude < 0 ? 4 : 0) | (told.longitude < 0 ? 8 : 0);
    const statusRaw = ((drawn & ~12) | hemispheres) >>> 0;
    return {
      ...told,
      statusRaw,
      isShifted: (statusRaw & 32) !== 0,
      isFixed: (statusRaw & 2) !== 0,
      isAccOn: (statusRaw & 1) !== 0,
    };
  });

/** A message around `body` with any header; the number of subpackages is what its body takes. */
function message(messageIds: readonly number[], bodies: fc.Arbitrary<WrittenBody>): fc.Arbitrary<TerminalMessage> {
  return fc
    .record({
      messageId: fc.constantFrom(...messageIds),
      phone: fc.stringMatching(/^[0-9]{12}$/),
      serial: word,
      protocolVersion: orNull(byte),
      body: bodies,
    })
    .map(({ phone, ...told }) => {
      const bodyOf: WrittenBody =
        told.body.kind === 'registration' && told.protocolVersion !== null ? { ...told.body, layout: 2019 } : told.body;
      const whole = {
        kind: 'terminal-message' as const,
        type: `0x${told.messageId.toString(16).toUpperCase().padStart(4, '0')}`,
        reference: null,
        function: 'original' as const,
        prepared: null,
        vessel: null,
        ...told,
        phone: told.protocolVersion === null ? phone : phone.padStart(20, '0'),
        encryption: 0,
        body: withoutNews(bodyOf, told.protocolVersion !== null),
      };
      const bodies = frameBodies(writeTerminalMessage(whole));
      return { ...whole, subpackageCount: bodies.length, bodyBytes: bodies.reduce((sum, bytes) => sum + bytes, 0) };
    });
}

/** Before 2019 an authentication has neither IMEI nor software. */
function withoutNews(body: WrittenBody, isNew: boolean): WrittenBody {
  return body.kind === 'authentication' && !isNew ? { ...body, imei: null, software: null } : body;
}

/** Bytes of the body of each frame, as its header says. */
function frameBodies(bytes: Buffer): number[] {
  const frames = bytes
    .toString('latin1')
    .split('~')
    .filter((frame) => frame !== '');
  return frames.map((frame) => Buffer.from(frame.replace(/\x7d\x02/g, '~').replace(/\x7d\x01/g, '\x7d'), 'latin1').readUInt16BE(2) & 0x3ff);
}

export const heartbeat = message([0x0002], fc.constant({ kind: 'heartbeat' }));
export const logout = message([0x0003], fc.constant({ kind: 'logout' }));

export const generalReply = message(
  [0x0001, 0x8001],
  fc.record({ replySerial: word, replyId: word, result: byte }).map((told) => ({ kind: 'general-reply', ...told })),
);

export const registrationReply = message(
  [0x8100],
  fc.record({ replySerial: word, result: byte, code: orNull(gbkText(20)) }).map((told) => ({ kind: 'registration-reply', ...told })),
);

/** Texts fit the shortest layout, which any edition holds. */
export const registration = message(
  [0x0100],
  fc
    .record({
      layout: fc.constantFrom(2011 as const, 2013 as const),
      province: word,
      city: word,
      maker: orNull(gbkText(5)),
      model: orNull(gbkText(8)),
      terminalId: orNull(gbkText(7)),
      plateColour: fc.constantFrom(0, 1, 2, 3, 4, 9),
      name: orNull(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{6,17}$/)),
    })
    .map(({ name, ...told }) => ({
      kind: 'registration',
      ...told,
      plate: told.plateColour === 0 ? null : name,
      vin: told.plateColour === 0 ? name : null,
    })),
);

export const authentication = message(
  [0x0102],
  fc
    .record({
      code: orNull(gbkText(60)),
      imei: orNull(fc.stringMatching(/^[0-9]{15}$/)),
      software: orNull(gbkText(20)),
    })
    .map((told) => ({ kind: 'authentication', ...told })),
);

export const position = message(
  [0x0200],
  terminalPosition.map((told) => ({ kind: 'position', position: told })),
);

/** Some of these are longer than a frame and go in subpackages. */
export const positionBatch = message(
  [0x0704],
  fc
    .record({ batch: fc.constantFrom(0, 1), positions: fc.array(terminalPosition, { minLength: 1, maxLength: 25 }) })
    .map((told) => ({ kind: 'positions', ...told })),
);
