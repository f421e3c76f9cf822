import type { FormatReader } from '../format-reader';
import type { TerminalMessage } from '../message';
import { startsWithHex } from '../syntax/hex-lines';
import { holdsFrame, readFrameFile } from '../syntax/read-frame-file';
import type { ReadingCollector } from '../syntax/reading-collector';
import { findTerminalFrameFlaw, openTerminalFrames, terminalAlphabet } from './frame';
import { TerminalMessageReader } from './read-terminal-message';

/**
 * Reads what vehicle terminals and their platform say to each other (JT/T 808):
 * frames as bytes, or as text with one or more hexadecimal frames per line.
 */
export const jt808: FormatReader = {
  format: 'jt808',
  words: { name: ['JT/T 808 帧', 'JT/T 808 frames'], piece: ['行', 'line'] },
  recognizes: (head) => head.startsWith('~') || startsWithHex(head, terminalAlphabet.start),
  standsWithin: (window) => holdsFrame(window, terminalAlphabet, findTerminalFrameFlaw),
  read: readJt808,
};

function* readJt808(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const reader = new TerminalMessageReader(out.log);
  const frames = openTerminalFrames((frame, length, place) => {
    // A file has no time of arrival, so nothing in it grows old.
    const message = reader.read(frame, length, place, 0);
    if (message) out.accept(message, sizeOf(message), place);
  }, out.log);
  yield* readFrameFile(bytes, terminalAlphabet, frames, out.log);
  reader.finish();
  if (out.isSilent) out.log.refuse('no-message', { offset: 0 });
}

function sizeOf({ body }: TerminalMessage): number {
  return body.kind === 'positions' ? body.positions.length : 1;
}
