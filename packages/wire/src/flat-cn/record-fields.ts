import { isFiller } from '../vocabulary/fillers';
import type { BoxReport, Fullness, Place, Seal, Vessel, WireTime } from '../message';
import type { FindingLog } from '../syntax/finding-log';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { readSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import { maxBoxWeightKg, readCount, readWeightKg } from '../vocabulary/wire-weight';
import { readFullness } from '../vocabulary/fullness';

/** Shared by everything that has none of something; lists of their own would take memory in each. */
export const none: readonly never[] = Object.freeze([]);
/** Up to here a list is copied to its exact size; pushing would reserve room for 16 more. */
const smallList = 8;

/** `list` with `value` behind it; a list that has grown is the same one. */
export function appended<T>(list: readonly T[], value: T): readonly T[] {
  if (list.length === 0) return [value];
  if (list.length < smallList) return [...list, value];
  (list as T[]).push(value);
  return list;
}

/**
 * Places and size types told lately. A file names few of them in thousands of
 * records, and comparing their bytes costs less than reading them again.
 */
const lately: {
  readonly places: { code: string; name: string }[];
  readonly sizeTypes: { sizeTypeRaw: string; sizeType: string }[];
} = { places: [], sizeTypes: [] };

/** As many as differ within one record. */
const rememberedCount = 4;

function remember<T>(list: T[], value: T): void {
  if (list.length === rememberedCount) list.shift();
  list.push(value);
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

/** A bill of a box; null where there is none, or a text that stands for none. */
export function toldBill(cursor: SegmentCursor, field: number, log: FindingLog): string | null {
  const billNo = toldReference(cursor, field, log);
  return billNo === null || isFiller(billNo) ? null : billNo;
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
export function toldPlace(cursor: SegmentCursor, codeField: number, nameField: number, log: FindingLog): Place | null {
  for (const place of lately.places) {
    if (cursor.is(codeField, 0, place.code) && nameField >= 0 && cursor.is(nameField, 0, place.name)) return place;
  }
  const code = told(cursor, codeField, log);
  const name = nameField < 0 ? null : told(cursor, nameField, log);
  if (code === null || name === null) return code === null && name === null ? null : { code, name };
  const place = { code, name };
  remember(lately.places, place);
  return place;
}

/** A time; an unreadable one keeps its text and is noted. */
export function toldTime(cursor: SegmentCursor, field: number, log: FindingLog): WireTime | null {
  const time = readWireTime(cursor.text(field));
  if (time !== null && time.instantMs === null && !isNoTimeYet(time.raw)) log.note('bad-time', cursor, time.raw);
  return time;
}

/** The seal of a field; platform files do not say whose it is. */
export function toldSeals(cursor: SegmentCursor, field: number, log: FindingLog): readonly Seal[] {
  const number = toldReference(cursor, field, log);
  return number === null || isFiller(number) ? none : [{ number, party: null }];
}

/** E, F and L; anything else is noted and null. */
export function toldFullness(cursor: SegmentCursor, field: number, log: FindingLog): Fullness {
  if (cursor.is(field, 0, 'F')) return 'full';
  if (cursor.is(field, 0, 'E')) return 'empty';
  const letter = cursor.text(field);
  const fullness = readFullness(letter);
  if (fullness === null && letter !== '') log.note('unknown-code', cursor, letter);
  return fullness;
}

/** A size type as sent and in ISO 6346; one that is not known is noted and kept as sent. */
export function toldSizeType(cursor: SegmentCursor, field: number, log: FindingLog): Pick<BoxReport, 'sizeTypeRaw' | 'sizeType'> {
  for (const told of lately.sizeTypes) if (cursor.is(field, 0, told.sizeTypeRaw)) return told;
  const sizeTypeRaw = toldReference(cursor, field, log);
  if (sizeTypeRaw === null) return { sizeTypeRaw, sizeType: null };
  const sizeType = readSizeType(sizeTypeRaw, log, cursor);
  const told = { sizeTypeRaw, sizeType };
  if (sizeType !== null) remember(lately.sizeTypes, told);
  return told;
}

/** A weight in kilograms. Most are a few digits, which are read without making a text of them. */
export function toldWeightKg(cursor: SegmentCursor, field: number, log: FindingLog, maxKg: number = maxBoxWeightKg): number | null {
  const whole = cursor.whole(field);
  if (whole >= 0 && whole <= maxKg) return whole;
  return readWeightKg(cursor.text(field), '', log, cursor, maxKg);
}

/** A count of packages, likewise. */
export function toldCount(cursor: SegmentCursor, field: number, log: FindingLog): number | null {
  const whole = cursor.whole(field);
  return whole >= 0 ? whole : readCount(cursor.text(field), log, cursor);
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
export function toldVessel(cursor: SegmentCursor, voyageField: number, log: FindingLog, direction: Vessel['direction'] = null): Vessel {
  const code = told(cursor, 1, log);
  return {
    name: told(cursor, 2, log),
    code,
    scheme: code === null ? null : classifyVesselCode(code),
    voyage: told(cursor, voyageField, log),
    direction,
  };
}
