import fc from 'fast-check';
import { writePlatformMessage, type WrittenPlatformBody } from '../jt809/write';
import type { LinkedPosition, PlatformMessage, WireTime } from '../message';
import { localInstantMs } from '../vocabulary/wire-time';
import { orNull } from './arbitrary-parts';
import { gbkText, terminalPosition } from './arbitrary-terminal';

/** Random messages of JT/T 809 as platforms can send them. */

const byte = fc.integer({ min: 0, max: 0xff });
const word = fc.integer({ min: 0, max: 0xffff });
const dword = fc.integer({ min: 0, max: 0xffff_ffff });

/** Seconds since epoch from 2001 to 2100. */
const sent: fc.Arbitrary<WireTime> = fc
  .integer({ min: 1_000_000_000, max: 4_102_444_799 })
  .map((seconds) => ({ raw: String(seconds), instantMs: seconds * 1000 }));

const vehicle = fc.record({ plate: orNull(gbkText(21)), plateColour: byte });

const newPosition: fc.Arbitrary<LinkedPosition> = fc
  .tuple(terminalPosition, fc.array(fc.record({ platformId: orNull(gbkText(11)), alarmsRaw: dword }), { minLength: 3, maxLength: 3 }))
  .map(([position, platformAlarms]) => ({ layout: 2019, position, platformAlarms }));

/** Fields of their own: whole km/h and km, a time with its century, no items; encryption is not a bit of the status. */
const oldPosition: fc.Arbitrary<LinkedPosition> = fc
  .tuple(terminalPosition, fc.record({ speedKmh: word, recorderSpeedKmh: word, mileageKm: dword, time: longTime() }), fc.boolean())
  .map(([position, told, isEncrypted]) => ({
    layout: 2011,
    platformAlarms: [],
    position: {
      ...position,
      ...told,
      isShifted: position.isShifted || isEncrypted,
      fuelL: null,
      signal: null,
      satellites: null,
      items: [],
    },
  }));

function longTime(): fc.Arbitrary<WireTime> {
  return fc
    .tuple(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 59 }),
    )
    .map((parts) => ({
      raw: parts.map((part) => String(part).padStart(2, '0')).join(''),
      instantMs: localInstantMs(...parts),
    }));
}

/** A message around `body` with a header of either edition. */
function message(businessIds: readonly number[], bodies: fc.Arbitrary<WrittenPlatformBody>): fc.Arbitrary<PlatformMessage> {
  return fc
    .record({
      businessId: fc.constantFrom(...businessIds),
      serial: dword,
      accessCode: dword,
      protocolVersion: fc.tuple(byte, byte, byte).map((parts) => parts.join('.')),
      prepared: orNull(sent),
      body: bodies,
    })
    .map((told) => {
      const head = { ...told, headerLayout: told.prepared === null ? (2011 as const) : (2019 as const) };
      return {
        kind: 'platform-message',
        type: `0x${told.businessId.toString(16).toUpperCase()}`,
        reference: null,
        function: 'original',
        vessel: null,
        ...head,
        encryptionKey: null,
        frameBytes: unescapedBytes(writePlatformMessage(head)),
      };
    });
}

/** Bytes of a frame before those were escaped that stand for a flag: 5A 01 and 5E 01 stand for one each. */
function unescapedBytes(frame: Buffer): number {
  return frame.length - frame.filter((byte) => byte === 0x5a || byte === 0x5e).length;
}

export const login = message(
  [0x1001],
  fc
    .record({
      userId: fc.integer({ min: 1, max: 0xffff_ffff }),
      password: orNull(gbkText(8)),
      accessCode: orNull(dword),
      downLinkIp: orNull(gbkText(32)),
      downLinkPort: word,
    })
    .map((told) => ({ kind: 'login', ...told })),
);

export const loginReply = message(
  [0x1002],
  fc.record({ result: byte, verifyCode: dword }).map((told) => ({ kind: 'login-reply', ...told })),
);

export const linkHeartbeat = message([0x1005, 0x9005], fc.constant({ kind: 'heartbeat' }));
export const linkHeartbeatReply = message([0x1006, 0x9006], fc.constant({ kind: 'heartbeat-reply' }));

export const onePosition = message(
  [0x1200],
  fc
    .tuple(vehicle, fc.oneof(oldPosition, newPosition))
    .map(([of, position]) => ({ kind: 'vehicle-positions', subId: 0x1202, vehicle: of, positions: [position] })),
);

export const severalPositions = message(
  [0x1200],
  fc
    .tuple(vehicle, fc.oneof(fc.array(oldPosition, { minLength: 1, maxLength: 5 }), fc.array(newPosition, { minLength: 1, maxLength: 5 })))
    .map(([of, positions]) => ({ kind: 'vehicle-positions', subId: 0x1203, vehicle: of, positions })),
);
