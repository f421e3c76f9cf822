import type { FindingLog } from './finding-log';
import type { FrameAlphabet } from './frame-alphabet';
import { FrameStream, type FrameTaker } from './frame-stream';
import { hexLines, holdsHex, startsWithHex } from './hex-lines';

/** So many bytes of frames take about two milliseconds. */
const bytesPerStep = 32 * 1024;
const linesPerStep = 256;
const headBytes = 4096;

/**
 * Reads a file of frames, as bytes or as a text of hexadecimal lines, into
 * `frames`. A line may hold several frames; one that holds none is refused.
 */
export function* readFrameFile(input: Buffer, alphabet: FrameAlphabet, frames: FrameStream, log: FindingLog): Generator<void> {
  if (isHexText(input, alphabet.start)) yield* readLines(input, frames, log);
  else yield* readBytes(input, frames);
}

function isHexText(input: Buffer, flag: number): boolean {
  const head = input.toString('latin1', 0, headBytes);
  return startsWithHex(head, flag) || (!head.includes(String.fromCharCode(flag)) && holdsHex(head, flag));
}

function* readBytes(input: Buffer, frames: FrameStream): Generator<void> {
  for (let from = 0; from < input.length; from += bytesPerStep) {
    frames.push(input.subarray(from, from + bytesPerStep));
    yield;
  }
  frames.finish();
}

function* readLines(input: Buffer, frames: FrameStream, log: FindingLog): Generator<void> {
  let count = 0;
  for (const { bytes, place, isCut } of hexLines(input, log)) {
    const hasFrame = frames.readLine(bytes, place);
    // Behind whole frames the stream itself refuses what breaks off.
    if (!hasFrame) log.refuse(isCut ? 'bad-hex' : 'no-frame', place);
    if (++count % linesPerStep === 0) yield;
  }
}

/** True when a sound frame stands somewhere in `window` (Latin-1), as bytes or as a hexadecimal line. */
export function holdsFrame(window: string, alphabet: FrameAlphabet, findFlaw: FrameTaker['findFlaw']): boolean {
  if (holdsHex(window, alphabet.start)) return true;
  const ignored = { note: () => undefined, refuse: () => undefined };
  const frames = new FrameStream(alphabet, { findFlaw, take: () => undefined }, ignored);
  frames.push(Buffer.from(window, 'latin1'));
  return frames.frameCount > 0;
}
