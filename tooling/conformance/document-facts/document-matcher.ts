import type { Reading } from '@mastlight/wire';
import { inputNames } from '../entry-input';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from '../facts-matcher';
import { fieldsOf, isNote, isWrapper, plainName } from './fact-names';
import { findVoices, indexOf, type Said } from './find-said';
import { matchScalar, matchValues, silence } from './match-scalar';
import { nameRoles } from './name-roles';

/**
 * The matcher for documents (EDIFACT, platform files, XML, JSON) and for
 * whatever no other matcher knows. It asks the neutral messages by the names
 * of their fields, so that it needs no change for a new kind of message.
 */
export const documentMatcher: FactsMatcher = {
  accepts: () => true,
  match: (entry: FactsEntry, sample: FactsSample) => {
    const { reading, messageIndex } = sample;
    const read = messageIndex === null ? reading.messages : reading.messages.slice(messageIndex, messageIndex + 1);
    const messages = read.map((message) => nameRoles(message) as object);
    const root: Said = { value: sayReading(reading, messages.length), around: [] };
    const subjects: Said[] = [root, ...messages.map((message) => ({ value: message, around: [root.value] }))];
    const stated = Object.fromEntries(
      Object.entries(entry.stated).filter(([name]) => !isNote(name, true) && !inputNames.includes(plainName(name))),
    );
    return matchObject('', stated, subjects);
  },
};

/** What the reading as a whole says, under names that people use for it. */
function sayReading(reading: Reading, messageCount: number): object {
  const [interchange] = reading.interchanges;
  return {
    format: reading.format,
    messages: Array.from({ length: messageCount }, (_, index) => `#${index + 1}`),
    interchanges: reading.interchanges.map(({ controlReference }) => controlReference ?? '?'),
    sender: interchange?.sender ?? null,
    recipient: interchange?.recipient ?? null,
    controlReference: interchange?.controlReference ?? null,
    interchange: interchange && { ...interchange, reference: interchange.controlReference },
    refusedCount: reading.refusedCount,
    warnings: reading.findings.filter(({ severity }) => severity === 'warning').length,
    errors: reading.findings.filter(({ severity }) => severity === 'error').length,
  };
}

function matchObject(path: string, stated: object, subjects: readonly Said[]): FactOutcome[] {
  return Object.entries(stated)
    .filter(([name]) => !isNote(name, false))
    .flatMap(([name, value]) => matchFact(path === '' ? name : `${path}.${name}`, name, value, subjects));
}

function matchFact(path: string, name: string, stated: unknown, subjects: readonly Said[]): FactOutcome[] {
  if (Array.isArray(stated)) {
    if (stated.length > 0 && stated.every(isPlainObject)) return matchRecords(path, name, stated, subjects);
    return [matchValues(path, name, stated, subjects)];
  }
  if (typeof stated !== 'object' || stated === null) return [matchScalar(path, name, stated, subjects)];
  if (isWrapper(name)) return matchObject(path, stated, subjects);
  return matchNested(path, name, stated, subjects);
}

function isPlainObject(value: unknown): value is object {
  return isRecord(value) && !Array.isArray(value);
}

/** An object: a map of records by their numbers, or what one thing says of itself. */
function matchNested(path: string, name: string, stated: object, subjects: readonly Said[]): FactOutcome[] {
  const entries = Object.entries(stated);
  if (entries.length > 0 && entries.every(([, value]) => isPlainObject(value))) {
    const index = indexOf(subjects);
    const byName = isRecordMap(name) || entries.some(([key]) => index.find(key).length > 0);
    if (byName) {
      return entries.flatMap(([key, value]) => {
        const found = index.find(key);
        const inner = `${path}.${key}`;
        const isMatch = found.length > 0;
        const presence = { name: inner, stated: key, said: isMatch ? key : silence, isMatch };
        return Object.keys(value as object).length === 0 ? [presence] : matchObject(inner, value as object, found);
      });
    }
  }
  const children = childrenOf(name, subjects);
  return entries
    .filter(([key]) => !isNote(key, false))
    .flatMap(([key, value]) => {
      const inner = `${path}.${key}`;
      const own = matchFact(inner, key, value, children);
      if (own.every(({ isMatch }) => isMatch)) return own;
      const joined = matchFact(inner, `${name}_${key}`, value, subjects);
      return joined.every(({ isMatch }) => isMatch) ? joined : own;
    });
}

const recordMapNames = /^(by)?(containers?|boxes|ctns?|equipments?|units?|bills?|bls?|bookings?)(by\w*)?$/;

/** True for names under which records stand by their numbers, also when none of them was read. */
function isRecordMap(name: string): boolean {
  return recordMapNames.test(plainName(name));
}

/** The objects that fields of this name hold. */
function childrenOf(name: string, subjects: readonly Said[]): Said[] {
  const groups = findVoices(subjects, fieldsOf(name));
  return groups
    .flat()
    .flatMap(({ value }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is object => typeof value === 'object' && value !== null)
    .map((value) => indexOf(subjects).locate(value));
}

/** Names that say of a record which one it is. */
const numberNames =
  /^((container|ctn|cntr|box|equipment|unit|bill|bl|booking)(no|nos|number|id|reference|ref)?|(vessel|ship)(code|imo|callsign)|imo|callsign)$/;
/** Names that may say it; where they do not, the place in the list does. */
const otherNames = new Set(['number', 'no', 'id', 'reference', 'ref', 'mmsi', 'code', 'name']);

/** A list of objects: each is the record that has its number, else the one at its place in the list. */
function matchRecords(path: string, name: string, stated: readonly object[], subjects: readonly Said[]): FactOutcome[] {
  const isMessages = /^(messages?|msgs?|documents?)$/.test(plainName(name));
  const lists = isMessages ? [subjects.slice(1)] : listsOf(name, subjects);
  return stated.flatMap((item, at) => {
    const inPlace = lists.flatMap((list) => list.slice(at, at + 1));
    return matchObject(`${path}[${at}]`, item, isMessages ? inPlace : findRecord(item, inPlace, subjects));
  });
}

function findRecord(item: object, inPlace: readonly Said[], subjects: readonly Said[]): readonly Said[] {
  const told = Object.entries(item).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const number = told.find(([key]) => numberNames.test(plainName(key))) ?? told.find(([key]) => otherNames.has(plainName(key)));
  if (!number) return inPlace;
  const known = indexOf(subjects).find(String(number[1]));
  if (known.length === 0) return numberNames.test(plainName(number[0])) ? [] : inPlace;
  // Records that share their number (a box in two messages, a place twice) are told apart by their place in the list.
  const best = known.filter(({ value }) => inPlace.some((candidate) => candidate.value === value));
  return best.length > 0 ? best : known;
}

/** The lists of records that fields of this name hold; where there is no such field, the first list of each message. */
function listsOf(name: string, subjects: readonly Said[]): Said[][] {
  const named = findVoices(subjects, fieldsOf(name)).map((voices) =>
    voices.flatMap(({ value }) => (Array.isArray(value) ? (value as unknown[]) : [])),
  );
  const isNamed = named.some((list) => isRecordList(list));
  const lists = isNamed ? named : subjects.slice(1).map(({ value }) => Object.values(value).find(isRecordList) ?? []);
  return lists.map((list) => list.filter(isRecord).map((value) => indexOf(subjects).locate(value)));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRecordList(value: unknown): value is unknown[] {
  return Array.isArray(value) && isRecord(value[0]);
}
