import type { FormatReader } from '../format-reader';
import type { PlatformMessage } from '../message';
import { startsWithHex } from '../syntax/hex-lines';
import { holdsFrame, readFrameFile } from '../syntax/read-frame-file';
import type { ReadingCollector } from '../syntax/reading-collector';
import { findPlatformFrameFlaw, openPlatformFrames, platformAlphabet } from './frame';
import { PlatformMessageReader } from './read-platform-message';

/**
 * Reads what vehicle platforms say to each other (JT/T 809): frames as bytes,
 * or as text with one or more hexadecimal frames per line. The flag is the
 * bracket that starts JSON arrays, too; the zero of the length tells them apart.
 */
export const jt809: FormatReader = {
  format: 'jt809',
  words: { name: ['JT/T 809 帧', 'JT/T 809 frames'], piece: ['行', 'line'] },
  recognizes: (head) => head.startsWith('[\0') || startsWithHex(head, platformAlphabet.start),
  standsWithin: (window) => holdsFrame(window, platformAlphabet, findPlatformFrameFlaw),
  read: readJt809,
};

function* readJt809(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const reader = new PlatformMessageReader(out.log);
  const frames = openPlatformFrames((frame, length, place) => {
    const message = reader.read(frame, length, place);
    if (message) out.accept(message, sizeOf(message), place);
  }, out.log);
  yield* readFrameFile(bytes, platformAlphabet, frames, out.log);
  if (out.isSilent) out.log.refuse('no-message', { offset: 0 });
}

function sizeOf({ body }: PlatformMessage): number {
  return body.kind === 'vehicle-positions' ? body.positions.length : 1;
}
