import { boxWords } from './box-words';
import { messageWords } from './message-words';

/**
 * The names under which people state facts about documents, beside the names
 * that the neutral messages have for them. Names are compared without case,
 * blanks, hyphens and underscores. A name of the messages may be that of a
 * field (`billNo`), or a field inside another (`vesselName`).
 */

/** A name without case, blanks, hyphens and underscores. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const fieldsByFact: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...messageWords, ...boxWords }).map(([fact, fields]) => [fact, fields.map(plainName)]),
);

/** True for a plain name that the tables of words have. */
export function isListedFact(plain: string): boolean {
  return fieldsByFact.has(plain);
}

/** Endings that one side has and the other leaves out. */
const looseEndings = ['kg', 'no', 'number', 'code', 'raw', 's', 'c', 'at', 'time', 'ref', 'reference', 'id', 'name'];

/** The fields to ask for a fact, best first: its synonyms, its own name, its name with and without a usual ending. */
export function fieldsOf(fact: string): readonly string[] {
  const name = plainName(fact);
  const listed = fieldsByFact.get(name) ?? [];
  const loose = looseEndings.flatMap((ending) => [
    name + ending,
    ...(name.endsWith(ending) && name.length > ending.length + 2 ? [name.slice(0, -ending.length)] : []),
  ]);
  const long = name.endsWith('ref') ? [`${name}erence`] : [];
  return [...new Set([...listed, name, ...long, ...loose])];
}

/** The name without the words that make it a sum or a count; null when it has none. */
export function summedName(fact: string): string | null {
  const name = fact
    .replace(/^(total|sum|count|number|num|n)[_ -](of[_ -])?|[_ -](total|sum|count|qty)$/gi, '')
    .replace(/(Total|Sum|Count)$/, '');
  return name === fact || name === '' ? null : name;
}

/** The name behind `first` or `last`, and which of the two; null for any other. */
export function placedName(fact: string): { readonly name: string; readonly at: 0 | -1 } | null {
  const placed = /^(first|last)[_ -]?(?=[A-Z_a-z])(.+)$/.exec(fact);
  return placed ? { name: placed[2] as string, at: placed[1] === 'first' ? 0 : -1 } : null;
}

const identities = new Set(['containerNo', 'containerNos', 'equipmentNo', 'billNo', 'billNos', 'houseBillNo', 'bookingNo'].map(plainName));

/** True for a field that says of a record which one it is; to state one number of many is no mistake. */
export function isIdentity(field: string): boolean {
  return identities.has(field);
}

const notes = new Set([
  'note',
  'notes',
  'comment',
  'comments',
  'source',
  'test',
  'description',
  'licence',
  'license',
  'url',
  'file',
  'sample',
  'remarks',
]);

/** True for what the author writes beside his facts: where they come from, remarks, keys that start with `_` or `$`. */
export function isNote(name: string, isTop: boolean): boolean {
  return /^[_$]/.test(name) || (isTop && notes.has(plainName(name)));
}

const wrappers = new Set([
  'expected',
  'expect',
  'facts',
  'fields',
  'values',
  'header',
  'head',
  'computed',
  'computedheader',
  'message',
  'totals',
  'counts',
  'summary',
  'asserts',
]);

/** True for an object that only groups facts about the same thing. */
export function isWrapper(name: string): boolean {
  return wrappers.has(plainName(name));
}
