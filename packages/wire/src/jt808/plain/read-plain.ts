import type { TerminalFields } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';
import { readShortTime } from '../position/read-position';
import type { PlainFields, PlainForm, PlainLayout } from './plain-layout';

/** A reader of messages that are a row of values; a body that none of the layouts fits is kept as bytes. */
export function plainReader({ name, layouts }: PlainLayout): BodyReader {
  return (cursor, context) => {
    const fitting = layouts.map((layout) => tryLayout(cursor, layout, context)).filter((found) => found !== null);
    // Of several that fit, the one whose values are times where times should be.
    const chosen = fitting.find(({ remarks }) => remarks === 0) ?? fitting[0];
    if (chosen) return { kind: 'fields', name, fields: readFields(cursor, chosen.layout, context) ?? {} };
    context.sink.note('body-kept-raw', context.place, name);
    return { kind: 'raw', hex: cursor.hex(cursor.left) };
  };
}

/** Reads the body by `layout` without moving the cursor or remarking; null when it does not end where the body does. */
function tryLayout(cursor: ByteCursor, layout: PlainFields, context: BodyContext): { layout: PlainFields; remarks: number } | null {
  const { at } = cursor;
  let remarks = 0;
  const count = (): void => void remarks++;
  const fields = readFields(cursor, layout, { ...context, sink: { note: count, refuse: count } });
  const isWhole = fields !== null && cursor.left === 0;
  cursor.rewind(at);
  return isWhole ? { layout, remarks } : null;
}

type FieldValue = TerminalFields[string];

/** Null when the values run over the end. */
function readFields(cursor: ByteCursor, layout: PlainFields, context: BodyContext): TerminalFields | null {
  const fields: Record<string, FieldValue> = {};
  for (const [name, form] of layout) {
    if (typeof form === 'object' && 'whenBit' in form) {
      if (isSet(fields[form.of], form.whenBit)) Object.assign(fields, readFields(cursor, form.fields, context));
    } else fields[name] = readValue(cursor, form, fields, context);
    if (cursor.isShort) return null;
  }
  return fields;
}

function isSet(value: FieldValue | undefined, bit: number): boolean {
  return typeof value === 'number' && ((value >>> bit) & 1) === 1;
}

type ValueForm = Exclude<PlainForm, { readonly whenBit: number }>;

function readValue(cursor: ByteCursor, form: ValueForm, fields: Readonly<Record<string, FieldValue>>, context: BodyContext): FieldValue {
  switch (form) {
    case 'byte':
      return cursor.byte();
    case 'word':
      return cursor.word();
    case 'dword':
      return cursor.dword();
    case 'time':
      return readShortTime(cursor, context);
    case 'short-text':
      return cursor.shortText();
    case 'long-text':
      return cursor.text(cursor.word());
    case 'rest-text':
      return cursor.text(cursor.left);
    case 'rest-hex':
      return cursor.hex(cursor.left);
  }
  if ('text' in form) return cursor.text(form.text);
  if ('hex' in form) return cursor.hex(form.hex);
  if ('numbers' in form) return readNumbers(cursor, form.numbers, Number(fields[form.count]));
  return readRows(cursor, form.rows, form.count === null ? Infinity : Number(fields[form.count]), context);
}

function readNumbers(cursor: ByteCursor, form: 'word' | 'dword', count: number): number[] {
  const numbers: number[] = [];
  while (numbers.length < count && !cursor.isShort) numbers.push(form === 'word' ? cursor.word() : cursor.dword());
  return numbers;
}

function readRows(cursor: ByteCursor, layout: PlainFields, count: number, context: BodyContext): TerminalFields[] {
  const rows: TerminalFields[] = [];
  while (rows.length < count && !cursor.isShort && (count !== Infinity || cursor.left > 0)) {
    const row = readFields(cursor, layout, context);
    if (row) rows.push(row);
  }
  return rows;
}
