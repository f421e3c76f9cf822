import { statusBits } from '../jt808/position/read-position';
import { microDegrees, statusOf, writePosition } from '../jt808/position/write-position';
import type { LinkedPosition, LinkSignal, PlatformBody, PlatformMessage, TerminalPosition } from '../message';
import { ByteWriter } from '../syntax/byte-writer';
import { writeFrame } from '../syntax/write-frame';
import { crc16 } from './crc16';
import { oldHeaderBytes, platformAlphabet, timeBytes } from './frame';

/** Messages that are written; the others have no writer. */
export type WrittenPlatformBody = LinkSignal | Extract<PlatformBody, { kind: 'login' | 'login-reply' | 'vehicle-positions' }>;

/**
 * A message of which everything but `type`, `reference`, `function` and
 * `vessel` is written. `headerLayout` 2019 needs `prepared`.
 */
export type WrittenPlatformMessage = Pick<
  PlatformMessage,
  'businessId' | 'serial' | 'accessCode' | 'protocolVersion' | 'headerLayout' | 'prepared'
> & { readonly body: WrittenPlatformBody };

/**
 * Writes a message as one frame, not encrypted.
 *
 * @throws RangeError when a text does not fit its field, or one position is
 * written that are several
 */
export function writePlatformMessage(message: WrittenPlatformMessage): Buffer {
  const body = writeBody(message.body);
  const isNew = message.headerLayout === 2019;
  const length = 1 + oldHeaderBytes + (isNew ? timeBytes : 0) + body.length + 2 + 1;
  const out = new ByteWriter().dword(length).dword(message.serial).word(message.businessId);
  out.dword(message.accessCode);
  for (const part of message.protocolVersion.split('.')) out.byte(Number(part));
  out.byte(0).dword(0);
  if (isNew) out.quad(Number(message.prepared?.raw ?? 0));
  const content = out.put(body).finish();
  const crc = crc16(content, content.length);
  return writeFrame(Buffer.concat([content, Uint8Array.of(crc >> 8, crc & 0xff)]), platformAlphabet);
}

function writeBody(body: WrittenPlatformBody): Buffer {
  const out = new ByteWriter();
  switch (body.kind) {
    case 'login':
      out.dword(body.userId).field(body.password, 8);
      if (body.accessCode !== null) out.dword(body.accessCode);
      return out.field(body.downLinkIp, 32).word(body.downLinkPort).finish();
    case 'login-reply':
      return out.byte(body.result).dword(body.verifyCode).finish();
    case 'vehicle-positions': {
      const data = writePositions(body);
      out.field(body.vehicle.plate, 21).byte(body.vehicle.plateColour).word(body.subId);
      return out.dword(data.length).put(data).finish();
    }
    default:
      return out.finish();
  }
}

/** 0x1202 and 0x9202 hold one position, 0x1203 and 0x9203 a count and several. */
function writePositions({ subId, positions }: Extract<PlatformBody, { kind: 'vehicle-positions' }>): Buffer {
  const isOne = (subId & 0xff) === 0x02;
  if (isOne && positions.length !== 1) throw new RangeError(`${positions.length} positions in a message of one`);
  const out = new ByteWriter();
  if (!isOne) out.byte(positions.length);
  for (const position of positions) writeLinkedPosition(out, position);
  return out.finish();
}

function writeLinkedPosition(out: ByteWriter, { layout, position, platformAlarms }: LinkedPosition): void {
  if (layout === 2011) {
    writeOldPosition(out, position);
    return;
  }
  const inner = new ByteWriter();
  writePosition(inner, position);
  const bytes = inner.finish();
  out.byte(0).dword(bytes.length).put(bytes);
  for (let i = 0; i < 3; i++) {
    const { platformId, alarmsRaw } = platformAlarms[i] ?? { platformId: null, alarmsRaw: 0 };
    out.field(platformId, 11).dword(alarmsRaw);
  }
}

/** The fields of 2011: whole km/h and km. The time is CCYYMMDDhhmmss. */
function writeOldPosition(out: ByteWriter, position: TerminalPosition): void {
  const [year, month, day, hour, minute, second] = partsOf(position.time.raw);
  const { latitude, longitude, statusRaw, isShifted } = position;
  // Shifted by the vehicle is a bit of the status; encrypted by the platform is a byte of its own.
  const isEncrypted = isShifted && (statusRaw & statusBits.shifted) === 0;
  out.byte(isEncrypted ? 1 : 0);
  out.byte(day).byte(month).word(year).byte(hour).byte(minute).byte(second);
  out.dword(microDegrees(longitude)).dword(microDegrees(latitude));
  out.word(Math.round(position.speedKmh)).word(Math.round(position.recorderSpeedKmh ?? 0));
  out
    .dword(Math.round(position.mileageKm ?? 0))
    .word(position.courseDegrees ?? 0)
    .word(position.altitudeM);
  out.dword(statusOf(isEncrypted ? { ...position, isShifted: false } : position)).dword(position.alarmsRaw);
}

function partsOf(raw: string): readonly [number, number, number, number, number, number] {
  const part = (from: number, to: number): number => Number(raw.slice(from, to));
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 12), part(12, 14)];
}
