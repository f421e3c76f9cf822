import { valueKinds, type TextExcerpt, type ValueKind } from '../message-excerpt';
import { cutRecords, marksOf, RecordMask, type RecordKinds, type RecordRole } from '../syntax/delimited-text';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { flatDialectOf, readRecordType } from './flat-records';

const { billNo, code, containerNo, hidden, name, plate, quantity, reference, time } = valueKinds;

/** What of a record's fields may be shown, from field 1 on. Parties (16–20, agents), goods, marks and conditions are in no list. */
type Fields = readonly ValueKind[];

const voyage: Fields = [code, name, code, code, code, code, time, time, code, name, code, name];
/** Ports by code and name; the destination may be somebody's door and is told by its code. */
const placesOfBox: Fields = [code, name, code, name, code, hidden, quantity];
/** The line and its service; the only record of this number. */
const line: Fields = [code, name];
const visit: Fields = [code, name, code, code, code, time, time, time, time, time, time, quantity];
const visitedBox: Fields = [containerNo, code, code, hidden, code, billNo, reference, reference, time];

const fieldsByType: Readonly<Record<string, Readonly<Record<number, Fields>>>> = {
  IFCSUM: {
    10: voyage,
    11: line,
    12: [billNo, hidden, hidden, hidden, code, hidden, code, name, code, hidden, time, hidden, time],
    13: [code, name, code, hidden, code, hidden, code, name, code, code, code],
    41: [quantity, hidden, quantity, code, hidden, quantity, quantity],
    51: [quantity, containerNo, reference, code, code, quantity, quantity, quantity, quantity],
  },
  CODECO: {
    10: [code, name, code, code, code, code],
    50: [containerNo, code, code, code, hidden, billNo, quantity, reference, time, time],
    52: [code, plate],
  },
  COARRI: { 10: visit, 50: visitedBox, 52: placesOfBox },
  COTEMP: { 10: visit, 50: visitedBox, 52: placesOfBox },
  BAPLIE: {
    10: voyage,
    11: line,
    50: [containerNo, code, code, code, code, ...Array<ValueKind>(10).fill(quantity), code],
    51: [billNo],
    52: placesOfBox,
  },
  CTNVGM: { 10: [code, name, code, code], 50: [containerNo, code, code, code, hidden, code, quantity, time, code] },
};

/** Reports whose sender is the terminal; that of the others is somebody's agent. */
const terminalReports = new Set(['CODECO', 'COARRI', 'BAPLIE']);
const tail: Fields = [quantity];
const nothing: Fields = [];

/** Longest beginning of a file that tells how it is divided. */
const headLength = 1_024;

/** Platform files (平台文件) by the record's number and the field's. */
export const flatExcerpt: TextExcerpt = {
  kind: 'text',
  open(text) {
    const dialect = flatDialectOf(marksOf(text.slice(0, headLength)));
    return {
      parts: () => cutRecords(text, dialect, roleOf),
      openMask: (values) => new RecordMask(dialect, openKinds(), values),
    };
  },
  remark: (words) => `${words}\n`,
};

const roles = {
  stray: { role: 'stray' },
  opening: { role: 'opening' },
  frame: { role: 'frame' },
  part: { role: 'own-part' },
  head: { role: 'head' },
  inner: { role: 'inner' },
} as const satisfies Readonly<Record<string, RecordRole>>;

function roleOf(cursor: SegmentCursor): RecordRole {
  const record = cursor.elementCount > 1 ? readRecordType(cursor) : -1;
  if (record === -1) return roles.stray;
  if (record === 0) return roles.opening;
  if (record === 99) return roles.frame;
  if (record === 12 || record === 50) return roles.part;
  return record <= 11 ? roles.head : roles.inner;
}

/** What the fields of each record are, one file long: records mean what the message's type says. */
function openKinds(): (cursor: SegmentCursor) => RecordKinds {
  let type = '';
  return (cursor) => {
    const record = readRecordType(cursor);
    if (record === -1) return () => hidden;
    if (record === 0) type = cursor.text(1).toUpperCase();
    const fields = fieldsOf(type, record);
    return (field) => (field === 0 ? null : (fields[field - 1] ?? hidden));
  };
}

function fieldsOf(type: string, record: number): Fields {
  if (record === 0) return [code, name, code, terminalReports.has(type) ? code : hidden, hidden, time, code, code];
  if (record === 99) return tail;
  return (Object.hasOwn(fieldsByType, type) ? fieldsByType[type]![record] : undefined) ?? nothing;
}
