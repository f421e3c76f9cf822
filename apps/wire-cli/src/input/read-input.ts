import type { Reading, WireMessage } from '@mastlight/wire';
import { readerOf } from '@mastlight/wire/format-readers';
import { readMessageStream } from '@mastlight/wire/read-message-stream';
import { wireLimits } from '@mastlight/wire/syntax/limits';
import { frameHead, type FrameHead } from './frame-head';
import { fileSegments, segmentText, type FileSegment } from './segment-text';
import { LineMarks } from './line-marks';

/** What one input says beside its messages, and what reading it cost. */
export interface InputReading extends Omit<Reading, 'messages'> {
  readonly messageCount: number;
  readonly bytes: number;
  readonly durationMs: number;
  /** The line of an offset, where findings count something else than lines and the offsets are those of the file. */
  lineOf(offset: number): number | null;
  /** The segment, record or line at an offset; null where it is not kept, or its offset counts something else. */
  segmentOf(offset: number): string | null;
  /** What is understood of the frame at an offset whose body is refused, by the name of its message; null for other formats. */
  frameHeadOf(offset: number, type: string): FrameHead | null;
  /** All segments or records as they stand; none where they are not kept. */
  segments(): readonly FileSegment[];
}

/**
 * Reads an input of any size to its end and hands its messages to `take` in
 * their order, so that whoever does not keep them needs little memory.
 *
 * @param take also told how many bytes have been read so far
 * @throws what `pieces` throws
 */
export async function readInput(
  pieces: AsyncIterable<Uint8Array>,
  take: (messages: readonly WireMessage[], bytes: number) => void,
): Promise<InputReading> {
  const startMs = performance.now();
  const total = { format: 'unknown' as Reading['format'], refusedCount: 0, messageCount: 0, bytes: 0 };
  const interchanges: Reading['interchanges'][number][] = [];
  const findings: Reading['findings'][number][] = [];
  const marks = new LineMarks();
  const kept: Uint8Array[] = [];
  const counted = count(pieces, (piece) => {
    total.bytes += piece.length;
    marks.add(piece);
    if (total.bytes <= wireLimits.maxInputBytes) kept.push(piece);
    else kept.length = 0;
  });
  for await (const part of readMessageStream(counted)) {
    total.format = part.format;
    total.refusedCount += part.refusedCount;
    total.messageCount += part.messages.length;
    findings.push(...part.findings.slice(0, wireLimits.maxFindings + 1 - findings.length));
    interchanges.push(...part.interchanges.slice(0, wireLimits.maxFindings - interchanges.length));
    take(part.messages, total.bytes);
  }
  const isNumbered =
    readerOf(total.format)?.isEdited === true && !findings.some(({ code }) => code === 'transcoded' || code === 'compressed-input');
  const lineOf = (offset: number): number | null => (isNumbered ? marks.lineAt(offset) : null);
  const durationMs = performance.now() - startMs;
  const isAsRead = !findings.some(({ code }) => code === 'transcoded' || code === 'compressed-input');
  const whole = isAsRead ? Buffer.concat(kept) : null;
  const segmentOf = (offset: number): string | null => (whole === null ? null : segmentText(whole, total.format, offset));
  return {
    ...total,
    interchanges,
    findings,
    durationMs,
    lineOf,
    segmentOf,
    frameHeadOf: (offset, type) => (whole === null ? null : frameHead(whole, total.format, offset, type)),
    segments: () => (whole === null ? [] : fileSegments(whole, total.format)),
  };
}

async function* count(pieces: AsyncIterable<Uint8Array>, add: (piece: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    add(piece);
    yield piece;
  }
}
