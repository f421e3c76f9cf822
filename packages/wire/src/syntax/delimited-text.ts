import type { MessagePart, TextMask, ValueKind, ValueMask } from '../message-excerpt';
import { SegmentCursor, type SegmentDialect } from './segment-cursor';

/** So many characters are looked at in one step, or so many records. */
const stepLength = 16_384;
const recordsPerStep = 256;

/**
 * The marks of a text, one byte per character: a cursor over them cuts the text
 * where it would cut the bytes that were sent, and its places are places in the
 * text. All marks are ASCII; any other character is no mark.
 */
export function marksOf(text: string): Buffer {
  const marks = text.replaceAll('\ufeff', ' ').replace(/[^\0-\x7f]+/g, ({ length }) => '\x80'.repeat(length));
  return Buffer.from(marks, 'latin1');
}

/** What a record is within its message; `inner` belongs to whatever is open. */
export interface RecordRole {
  readonly role: Exclude<MessagePart['role'], 'unclosed'> | 'inner';
  readonly consignmentNo?: string | undefined;
}

/** The parts of a delimited text, each with the records that belong to it, in steps of some records. */
export function* cutRecords(
  text: string,
  dialect: SegmentDialect,
  roleOf: (cursor: SegmentCursor) => RecordRole,
): Generator<MessagePart | null> {
  const marks = Buffer.alloc(text.length);
  for (let from = 0; from < text.length; from += stepLength) {
    marksOf(text.slice(from, from + stepLength)).copy(marks, from);
    yield null;
  }
  const cursor = new SegmentCursor(marks, dialect);
  let open: { readonly role: MessagePart['role']; readonly from: number; end: number; readonly consignmentNo: string | undefined } | null =
    null;
  for (let from = 0; cursor.next();) {
    const end = behindLineEnds(text, cursor.position);
    const { role, consignmentNo } = cursor.isTooLong || cursor.isCrowded ? garbage : roleOf(cursor);
    if (open !== null && (role === 'head' || (role === 'inner' && open.role !== 'head'))) open.end = end;
    else {
      if (open !== null) yield open;
      open = { role: role === 'inner' ? 'stray' : role, from, end, consignmentNo };
      // A frame is whole at once.
      if (role === 'frame' || role === 'opening') {
        yield open;
        open = null;
      }
    }
    from = end;
    if (cursor.segment % recordsPerStep === 0) yield null;
  }
  if (open !== null) yield open;
}

const garbage: RecordRole = { role: 'stray' };

function behindLineEnds(text: string, from: number): number {
  let at = from;
  while (text[at] === '\r' || text[at] === '\n') at++;
  return at;
}

/** What each component of the record at hand is; null: it stands as it came. */
export type RecordKinds = (element: number, component: number) => ValueKind | null;

/** No record that tracking knows is longer; what is, is told apart by nobody. */
const recordLengthMax = 4_096;

/** Masks a delimited text component by component; its separators stay, layout inside a record goes, as it does for the reader. */
export class RecordMask implements TextMask {
  readonly #cursor: SegmentCursor;
  /** For records that layout was taken out of. */
  readonly #relaid: SegmentCursor;

  constructor(
    dialect: SegmentDialect,
    private readonly kindsOf: (cursor: SegmentCursor) => RecordKinds,
    private readonly values: ValueMask,
  ) {
    this.#cursor = new SegmentCursor(Buffer.alloc(0), dialect);
    this.#relaid = new SegmentCursor(Buffer.alloc(0), dialect);
  }

  *take(stretch: string): Generator<void, string> {
    const cursor = this.#cursor;
    const text = stretch.trimEnd();
    refill(cursor, text);
    let shown = '';
    let at = 0;
    while (cursor.next()) {
      shown += text.slice(at, cursor.begin) + this.#show(cursor, text);
      at = cursor.position;
      yield;
    }
    return shown + stretch.slice(at);
  }

  #show(cursor: SegmentCursor, text: string): string {
    const { begin, position } = cursor;
    const end = cursor.isTerminated ? position - 1 : position;
    const tail = text.slice(end, position);
    if (end - begin > recordLengthMax || cursor.isTooLong || cursor.isCrowded)
      return this.values.show('hidden', text.slice(begin, end)) + tail;
    if (!cursor.isRelaid) return this.#showFields(cursor, text) + tail;
    const joined = text
      .slice(begin, end)
      .replaceAll('\t', ' ')
      .replace(/[\0-\x1f\x7f]/g, '')
      .trim();
    const relaid = this.#relaid;
    refill(relaid, joined);
    // Without its layout it may be cut elsewhere; then nothing of it is told apart.
    const isOne = relaid.next() && !relaid.isCrowded && !relaid.isRelaid && !relaid.isTerminated;
    return (isOne ? this.#showFields(relaid, joined) : this.values.show('hidden', joined)) + tail;
  }

  #showFields(cursor: SegmentCursor, text: string): string {
    const kindOf = this.kindsOf(cursor);
    let shown = '';
    let at = cursor.begin;
    for (let element = 0; element < cursor.elementCount; element++) {
      for (let component = 0; component < cursor.componentCount(element); component++) {
        const [from, end] = cursor.extentOf(element, component);
        const kind = kindOf(element, component);
        const value = text.slice(from, end);
        shown += text.slice(at, from) + (kind === null || value === '' ? value : this.values.show(kind, value));
        at = end;
      }
    }
    return shown;
  }
}

/** Puts the cursor at the start of another text. */
function refill(cursor: SegmentCursor, text: string): void {
  cursor.position = cursor.bytes.length;
  cursor.feed(marksOf(text));
}
