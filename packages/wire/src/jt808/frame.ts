import { makeAlphabet } from '../syntax/frame-alphabet';
import { FrameStream, type FindingSink, type FrameTaker } from '../syntax/frame-stream';
import type { FindingCode } from '../syntax/finding-texts';

/** Bits of the attributes word. */
export const encryptionShift = 10;
export const subpackageBit = 0x2000;
export const versionBit = 0x4000;

/** The longest body of one frame: what the ten bits of its length can say. */
export const maxBodyBytes = 0x03ff;
const maxHeaderBytes = 21;

/** JT/T 808 §4.4: one flag 7e on both sides, 7d escapes. */
export const terminalAlphabet = makeAlphabet({
  start: 0x7e,
  end: 0x7e,
  escapes: [
    [0x7d, 0x01, 0x7d],
    [0x7d, 0x02, 0x7e],
  ],
  minBytes: 13,
  maxBytes: maxHeaderBytes + maxBodyBytes + 1,
});

/** Reports of container locks, of now and of a time without a network: their serial number has one byte. */
export const lockReport = 0x5501;
export const lockReportLate = 0x5502;

/** Bytes of the serial number of a message. */
export function serialBytes(messageId: number): 1 | 2 {
  return messageId === lockReport || messageId === lockReportLate ? 1 : 2;
}

/** Length of the header that has these attributes: the version byte, eight more digits pairs, the subpackage. */
export function headerBytes(attributes: number, messageId: number): number {
  const base = ((attributes & versionBit) === 0 ? 10 : 15) + serialBytes(messageId);
  return (attributes & subpackageBit) === 0 ? base : base + 4;
}

/** Why the content between two flags is no sound frame: check sum, then length; null when it is one. */
export function findTerminalFrameFlaw(bytes: Buffer, length: number): FindingCode | null {
  let sum = 0;
  for (let at = 0; at < length; at++) sum ^= bytes[at] as number;
  if (sum !== 0) return 'bad-checksum';
  const attributes = ((bytes[2] as number) << 8) | (bytes[3] as number);
  const messageId = ((bytes[0] as number) << 8) | (bytes[1] as number);
  const expected = headerBytes(attributes, messageId) + (attributes & maxBodyBytes) + 1;
  return length === expected ? null : 'frame-length';
}

/** Frames of one terminal connection or one file: push bytes as they come. */
export function openTerminalFrames(take: FrameTaker['take'], sink: FindingSink): FrameStream {
  return new FrameStream(terminalAlphabet, { findFlaw: findTerminalFrameFlaw, take }, sink);
}
