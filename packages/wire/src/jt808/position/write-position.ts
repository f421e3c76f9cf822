import type { PositionItem, TerminalBody, TerminalPosition, WireTime } from '../../message';
import { ByteWriter } from '../../syntax/byte-writer';
import { bitItems } from './read-position-item';
import { statusBits } from './read-position';

/** Written where there are no coordinates; no place on earth has them. */
const noCoordinate = 0xffff_ffff;

/**
 * Writes a position (0x0200). The bits of the status word that the position
 * says itself (hemisphere, fix, ignition, shift) win over those of `statusRaw`.
 */
export function writePosition(out: ByteWriter, position: TerminalPosition): void {
  const { latitude, longitude, mileageKm, fuelL, recorderSpeedKmh, signal, satellites } = position;
  out.dword(position.alarmsRaw).dword(statusOf(position));
  out.dword(microDegrees(latitude)).dword(microDegrees(longitude));
  out
    .word(position.altitudeM)
    .word(Math.round(position.speedKmh * 10))
    .word(position.courseDegrees ?? 0);
  out.hex(position.time.raw);
  if (mileageKm !== null)
    out
      .byte(0x01)
      .byte(4)
      .dword(Math.round(mileageKm * 10));
  if (fuelL !== null)
    out
      .byte(0x02)
      .byte(2)
      .word(Math.round(fuelL * 10));
  if (recorderSpeedKmh !== null)
    out
      .byte(0x03)
      .byte(2)
      .word(Math.round(recorderSpeedKmh * 10));
  if (signal !== null) out.byte(0x30).byte(1).byte(signal);
  if (satellites !== null) out.byte(0x31).byte(1).byte(satellites);
  for (const item of position.items) {
    const value = writeItem(item);
    out.byte(item.id).byte(value.length).put(value);
  }
}

/** An instant (ms) as a terminal writes it: `YYMMDDhhmmss` by the clock of China (JT/T 808 table 23). */
export function terminalTime(instantMs: number): WireTime {
  const raw = new Date(instantMs + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(2, 14);
  return { raw, instantMs };
}

/** Writes several positions (0x0704), each with its length in front. */
export function writePositionBatch(out: ByteWriter, { batch, positions }: Extract<TerminalBody, { kind: 'positions' }>): void {
  out.word(positions.length).byte(batch);
  for (const position of positions) {
    const part = new ByteWriter();
    writePosition(part, position);
    const bytes = part.finish();
    out.word(bytes.length).put(bytes);
  }
}

/** The status word of a position: what it says itself wins over `statusRaw`. */
export function statusOf({ statusRaw, latitude, longitude, isFixed, isAccOn, isShifted }: TerminalPosition): number {
  const said: readonly (readonly [bit: number, isSet: boolean])[] = [
    [statusBits.acc, isAccOn],
    [statusBits.fixed, isFixed],
    [statusBits.south, (latitude ?? 0) < 0],
    [statusBits.west, (longitude ?? 0) < 0],
    [statusBits.shifted, isShifted],
  ];
  return said.reduce((status, [bit, isSet]) => (isSet ? status | bit : status & ~bit), statusRaw) >>> 0;
}

/** Millionths of a degree without sign, as all messages write coordinates. */
export function microDegrees(degrees: number | null): number {
  return degrees === null ? noCoordinate : Math.round(Math.abs(degrees) * 1e6);
}

function writeItem(item: PositionItem): Buffer {
  const out = new ByteWriter();
  switch (item.kind) {
    case 'raw':
    case 'vendor':
      return out.hex(item.hex).finish();
    case 'manual-alarm':
      return out.word(item.eventId).finish();
    case 'tyre-pressure':
      return out.put(Uint8Array.from(item.pressures, (pressure) => pressure ?? 0xff)).finish();
    case 'carriage-temperature':
      return out.word(item.celsius < 0 ? 0x8000 - item.celsius : item.celsius).finish();
    case 'overspeed':
      out.byte(item.areaType);
      return (item.areaId === null ? out : out.dword(item.areaId)).finish();
    case 'area':
      return out.byte(item.areaType).dword(item.areaId).byte(item.direction).finish();
    case 'section-time':
      return out.dword(item.sectionId).word(item.seconds).byte(item.result).finish();
    case 'abnormal-driving':
      out.word(item.bits);
      return (item.fatigue === null ? out : out.byte(item.fatigue)).finish();
    case 'analog':
      return out.word(item.ad1).word(item.ad0).finish();
    default:
      return (bitItems.get(item.id)?.[1] === 2 ? out.word(item.bits) : out.dword(item.bits)).finish();
  }
}
