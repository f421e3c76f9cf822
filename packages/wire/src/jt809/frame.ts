import { makeAlphabet } from '../syntax/frame-alphabet';
import { FrameStream, type FindingSink, type FrameTaker } from '../syntax/frame-stream';
import type { FindingCode } from '../syntax/finding-texts';
import { crc16 } from './crc16';

/** Bytes of the header of 2011; that of 2019 has the sending time behind it. */
export const oldHeaderBytes = 22;
export const timeBytes = 8;
const crcBytes = 2;

/** JT/T 809 §4.4: 5b starts, 5d ends, 5a and 5e escape. */
export const platformAlphabet = makeAlphabet({
  start: 0x5b,
  end: 0x5d,
  escapes: [
    [0x5a, 0x01, 0x5b],
    [0x5a, 0x02, 0x5a],
    [0x5e, 0x01, 0x5d],
    [0x5e, 0x02, 0x5e],
  ],
  minBytes: oldHeaderBytes + crcBytes,
  // The standard names no bound; photographs of vehicles (0x1A00) are the largest content.
  maxBytes: 256 * 1024,
});

/** Why the content between the flags is no sound frame: CRC, then length (which counts the flags); null when it is one. */
export function findPlatformFrameFlaw(bytes: Buffer, length: number): FindingCode | null {
  const end = length - crcBytes;
  if (crc16(bytes, end) !== bytes.readUInt16BE(end)) return 'bad-checksum';
  return bytes.readUInt32BE(0) === length + 2 ? null : 'frame-length';
}

/** Frames of one link between platforms or one file: push bytes as they come. */
export function openPlatformFrames(take: FrameTaker['take'], sink: FindingSink): FrameStream {
  return new FrameStream(platformAlphabet, { findFlaw: findPlatformFrameFlaw, take }, sink);
}
