import type { FormatReader } from './format-reader';
import type { Reading } from './message';
import { detectFormat, readMessage } from './read-message';
import { detectUtf16, markLength } from './syntax/charset';
import { wireLimits } from './syntax/limits';
import { ReadingCollector } from './syntax/reading-collector';

/** Enough to tell any format, leading garbage included. */
const headBytes = 64 * 1024;
/** So many bytes are read in a few milliseconds; larger pieces are cut. */
const pieceBytes = 256 * 1024;

/**
 * Reads an input that arrives in pieces and gives its reading in parts, in
 * bounded memory where the format can be read so (EDIFACT, AIS). Any other
 * input is collected first and refused above 64 MB. Never throws for what the
 * input says; errors of `pieces` itself pass through.
 */
export async function* readMessageStream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Reading> {
  const source = cut(pieces);
  const head = await collect(source, headBytes);
  const reader = detectUtf16(head) === null ? detectFormat(head.subarray(markLength(head))) : null;
  if (reader?.openStream) yield* readInParts(reader, head, source);
  else yield readMessage(Buffer.concat([head, await collect(source, wireLimits.maxInputBytes + 1 - head.length)]));
}

async function* readInParts(reader: FormatReader, head: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Reading> {
  const out = new ReadingCollector();
  const first = head.subarray(markLength(head));
  out.log.baseOffset = head.length - first.length;
  const stream = reader.openStream!(out);
  let piece: IteratorResult<Buffer> = { value: first, done: false };
  for (let isRead = true; isRead && !piece.done; piece = await source.next()) {
    const bytes = piece.value;
    isRead = tryToRead(() => stream.push(bytes), out);
    const part = out.takePart(reader.format);
    if (part) yield part;
    if (!isRead) return;
  }
  tryToRead(() => stream.end(), out);
  const last = out.takePart(reader.format);
  if (last) yield last;
}

/** False when the reader failed, which no input is known to bring about; the rest of the input is refused then. */
function tryToRead(read: () => void, out: ReadingCollector): boolean {
  try {
    read();
    return true;
  } catch {
    out.log.refuse('reader-fault', { offset: 0 });
    return false;
  }
}

async function* cut(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
}

/** The next bytes of `source`, at least `count` unless it ends. */
async function collect(source: AsyncIterator<Buffer>, count: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < count) {
    const piece = await source.next();
    if (piece.done) break;
    pieces.push(piece.value);
    length += piece.value.length;
  }
  return Buffer.concat(pieces);
}
