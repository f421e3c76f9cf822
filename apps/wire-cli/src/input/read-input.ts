import type { Reading } from '@mastlight/wire';
import { readMessageStream } from '@mastlight/wire/read-message-stream';
import { wireLimits } from '@mastlight/wire/syntax/limits';

/** Everything that one input says, with what reading it cost. */
export interface InputReading extends Reading {
  readonly bytes: number;
  readonly durationMs: number;
  /** Messages read and not held, when the input is larger than what is held of one (64 MB). */
  readonly unheldCount: number;
}

/**
 * Reads an input of any size to its end. Of one above 64 MB the messages
 * behind that mark are counted and let go, so that memory stays bounded.
 */
export async function readInput(pieces: AsyncIterable<Uint8Array>): Promise<InputReading> {
  const startMs = performance.now();
  const total = { format: 'unknown' as Reading['format'], refusedCount: 0, bytes: 0, unheldCount: 0 };
  const interchanges: Reading['interchanges'][number][] = [];
  const messages: Reading['messages'][number][] = [];
  const findings: Reading['findings'][number][] = [];
  const counted = count(pieces, (size) => (total.bytes += size));
  for await (const part of readMessageStream(counted)) {
    total.format = part.format;
    total.refusedCount += part.refusedCount;
    findings.push(...part.findings.slice(0, wireLimits.maxFindings + 1 - findings.length));
    if (total.bytes > wireLimits.maxInputBytes) {
      total.unheldCount += part.messages.length;
      continue;
    }
    for (const interchange of part.interchanges) interchanges.push(interchange);
    for (const message of part.messages) messages.push(message);
  }
  return { ...total, interchanges, messages, findings, durationMs: performance.now() - startMs };
}

async function* count(
  pieces: AsyncIterable<Uint8Array>,
  add: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    add(piece.length);
    yield piece;
  }
}
