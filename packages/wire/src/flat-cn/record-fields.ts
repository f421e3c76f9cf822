import type { BoxReport, Fullness, Place, Seal, Vessel, WireTime } from '../message';
import type { FindingLog } from '../syntax/finding-log';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { isSizeTypeUntold, normalizeSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import { readFullness } from '../vocabulary/fullness';

/** Shared by everything that has none of something. */
const none: readonly never[] = [];
/** Up to here a list is copied to its exact size; pushing would reserve room for 16 more. */
const smallList = 8;

/** `list` with `value` behind it; a list that has grown is the same one. */
export function appended<T>(list: readonly T[], value: T): readonly T[] {
  if (list.length === 0) return [value];
  if (list.length < smallList) return [...list, value];
  (list as T[]).push(value);
  return list;
}

/** Longest name field of the platform files; a longer one is a record that lost its end. */
const maxTextLength = 512;

/** A field as sent; null when it is empty, or longer than any field of the platform files. */
export function told(cursor: SegmentCursor, field: number, log: FindingLog): string | null {
  const text = cursor.text(field);
  if (text === '') return null;
  if (text.length <= maxTextLength) return text;
  log.note('too-long', cursor, `${cursor.text(0)}.${field}`);
  return null;
}

/** Bill numbers and references are at most 35 characters. */
export function toldReference(cursor: SegmentCursor, field: number, log: FindingLog): string | null {
  const text = cursor.text(field);
  if (text === '') return null;
  if (text.length <= 35) return text;
  log.note('too-long', cursor, `${cursor.text(0)}.${field}`);
  return null;
}

/** The texts of all fields from `first` on, empty ones left out. */
export function toldTexts(cursor: SegmentCursor, first: number, log: FindingLog): readonly string[] {
  let texts: readonly string[] = none;
  for (let field = first; field < cursor.elementCount; field++) {
    const text = told(cursor, field, log);
    if (text !== null) texts = appended(texts, text);
  }
  return texts;
}

/** A place of a code field and a name field (-1: there is none); null when both are empty. */
export function toldPlace(
  cursor: SegmentCursor,
  codeField: number,
  nameField: number,
  log: FindingLog,
): Place | null {
  const code = told(cursor, codeField, log);
  const name = nameField < 0 ? null : told(cursor, nameField, log);
  return code === null && name === null ? null : { code, name };
}

/** A time; an unreadable one keeps its text and is noted. */
export function toldTime(cursor: SegmentCursor, field: number, log: FindingLog): WireTime | null {
  const time = readWireTime(cursor.text(field));
  if (time !== null && time.instantMs === null && !isNoTimeYet(time.raw))
    log.note('bad-time', cursor, time.raw);
  return time;
}

/** The seal of a field; platform files do not say whose it is. */
export function toldSeals(cursor: SegmentCursor, field: number, log: FindingLog): readonly Seal[] {
  const number = toldReference(cursor, field, log);
  return number === null ? none : [{ number, party: null }];
}

/** E, F and L; anything else is noted and null. */
export function toldFullness(cursor: SegmentCursor, field: number, log: FindingLog): Fullness {
  const letter = cursor.text(field);
  const fullness = readFullness(letter);
  if (fullness === null && letter !== '') log.note('unknown-code', cursor, letter);
  return fullness;
}

/** A size type as sent and in ISO 6346; one that is not known is noted and kept as sent. */
export function toldSizeType(
  cursor: SegmentCursor,
  field: number,
  log: FindingLog,
): Pick<BoxReport, 'sizeTypeRaw' | 'sizeType'> {
  const sizeTypeRaw = toldReference(cursor, field, log);
  if (sizeTypeRaw === null) return { sizeTypeRaw, sizeType: null };
  const sizeType = normalizeSizeType(sizeTypeRaw);
  if (sizeType === null && !isSizeTypeUntold(sizeTypeRaw)) log.note('unknown-size-type', cursor, sizeTypeRaw);
  return { sizeTypeRaw, sizeType };
}

/** `E` export, `I` import; null for anything else. */
export function readDirection(letter: string): BoxReport['direction'] {
  if (letter === 'E') return 'export';
  return letter === 'I' ? 'import' : null;
}

/** The direction of a field; a letter that is none is noted. */
export function toldDirection(cursor: SegmentCursor, field: number, log: FindingLog): BoxReport['direction'] {
  const letter = cursor.text(field);
  const direction = readDirection(letter);
  if (direction === null && letter !== '') log.note('unknown-code', cursor, letter);
  return direction;
}

/** The ship of record `10`, whose first two fields are code and name in every type. */
export function toldVessel(
  cursor: SegmentCursor,
  voyageField: number,
  log: FindingLog,
  direction: Vessel['direction'] = null,
): Vessel {
  const code = told(cursor, 1, log);
  return {
    name: told(cursor, 2, log),
    code,
    scheme: code === null ? null : classifyVesselCode(code),
    voyage: told(cursor, voyageField, log),
    direction,
  };
}
