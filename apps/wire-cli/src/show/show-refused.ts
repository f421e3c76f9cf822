import type { Finding } from '@mastlight/wire';
import type { InputReading } from '../input/read-input';
import type { FileSegment } from '../input/segment-text';
import { cutText, printable } from '../table/text-width';
import type { Words } from '../words/words';
import { showSegment } from './show-segments';
import type { ShowOptions } from './show-table';

/**
 * What was understood of each message that was refused: its segments or
 * records beside their meaning, no more of one than a table has rows; of a
 * frame whose body is refused its head.
 *
 * @returns no lines for other formats
 */
export function showRefused(reading: InputReading, { words, rowLimit }: ShowOptions): string[] {
  const refusals = reading.refusedCount === 0 ? [] : reading.findings.filter(({ severity }) => severity === 'error').slice(0, rowLimit);
  if (refusals.length === 0) return [];
  const frames = refusals.flatMap((refusal) => showFrame(refusal, reading, words));
  if (frames.length > 0) return frames;
  const segments = reading.segments();
  const starts = new Set(refusals.map(({ offset }) => startOf(segments, offset)));
  return [...starts].flatMap((start) => {
    const message = start === null ? [] : messageAt(segments, start);
    const [head] = message;
    if (!head) return [];
    const shown = message.slice(0, rowLimit);
    const lines = shown.flatMap((segment) => showSegment(segment, words));
    const more = shown.length < message.length ? [`  ${words.rowsMore(shown.length, message.length)}`] : [];
    return ['', `■ ${words.refusedMessage(nameOf(head))}`, ...lines, ...more];
  });
}

/** The head of a frame, field by field; no lines where a finding is about no body. */
function showFrame({ code, en, offset }: Finding, reading: InputReading, words: Words): string[] {
  const type = code.startsWith('body-') ? /0x[\dA-F]{4}$/.exec(en)?.[0] : undefined;
  const head = type === undefined ? null : reading.frameHeadOf(offset, type);
  if (head === null) return [];
  const told = Object.entries(head.fields).filter(([, value]) => value !== null && value !== '');
  const cells = told.map(([name, value]) => `${words.field(name)} ${printable(cutText(String(value), longestCell))}`);
  return ['', `■ ${words.refusedMessage(head.type)}`, `  ${cells.join('   ')}`];
}

const longestCell = 60;

/** A message begins with UNH; a platform file is one, from its record 00. */
const begins = /^(UNH\+|00:)/;
const ends = /^(UNT\+|99:)/;

/** Where the message that holds `offset` begins, as its place among the segments; null where none does. */
function startOf(segments: readonly FileSegment[], offset: number): number | null {
  const next = segments.findIndex((segment) => segment.offset > offset);
  const last = next === -1 ? segments.length : next;
  const start = segments.slice(0, last).findLastIndex(({ text }) => begins.test(text));
  return start === -1 ? null : start;
}

function messageAt(segments: readonly FileSegment[], start: number): FileSegment[] {
  const behind = segments.slice(start + 1).findIndex(({ text }) => ends.test(text) || begins.test(text));
  if (behind === -1) return segments.slice(start);
  const last = start + 1 + behind;
  return segments.slice(start, ends.test(segments[last]?.text ?? '') ? last + 1 : last);
}

/** The type of a message, as its first segment has it. */
function nameOf({ text }: FileSegment): string {
  return (text.startsWith('UNH') ? text.split('+')[2] : text)?.split(':')[text.startsWith('UNH') ? 0 : 1] ?? '';
}
