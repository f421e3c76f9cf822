/**
 * Mutations that know the grammar: they cut at the separators of a family, so
 * that most of a mutant stays readable and what is wrong stands in its place.
 */
import type { Family } from './families';
import type { Dice } from './random';

/** Mutants do not grow beyond this. */
export const maxMutantBytes = 256 * 1024;

interface Cut {
  readonly from: number;
  readonly to: number;
}

type Mutation = (bytes: Buffer, family: Family, dice: Dice, other: Buffer) => Buffer;

/** A mutant of `bytes`: one to four mutations, then often closed again by the family's repair. `other` is spliced in. */
export function mutate(bytes: Buffer, family: Family, dice: Dice, other: Buffer): Buffer {
  let mutant = bytes;
  const times = 1 + dice.length(4);
  for (let i = 0; i < times && mutant.length > 0; i++) mutant = dice.pick(mutations)(mutant, family, dice, other);
  const bounded = mutant.subarray(0, maxMutantBytes);
  return family.repair && !dice.oneIn(4) ? family.repair(bounded) : bounded;
}

const mutations: readonly Mutation[] = [
  flipBit,
  setByte,
  insertBytes,
  deleteBytes,
  ...repeat(moveUnit, 3),
  ...repeat(copyUnit, 3),
  deleteUnit,
  swapUnits,
  emptyUnit,
  ...repeat(splice, 2),
  ...repeat(extremeNumber, 3),
  changeSeparator,
  insertWord,
  truncate,
  mixCharset,
  lengthen,
  nest,
  changeCase,
];

function repeat(mutation: Mutation, times: number): Mutation[] {
  return Array.from({ length: times }, () => mutation);
}

function replace(bytes: Buffer, { from, to }: Cut, by: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(to)]);
}

/** A segment, record, line, element or component with the separator behind it. */
function unit(bytes: Buffer, { separators }: Family, dice: Dice): Cut {
  const ends = dice.pick(separators);
  const isEnd = (at: number): boolean => ends.includes(String.fromCharCode(bytes[at]!));
  let from = dice.below(bytes.length);
  while (from > 0 && !isEnd(from - 1)) from--;
  let to = from;
  while (to < bytes.length && !isEnd(to)) to++;
  return { from, to: Math.min(bytes.length, to + 1) };
}

function slice(bytes: Buffer, dice: Dice): Cut {
  const from = dice.below(bytes.length);
  return { from, to: Math.min(bytes.length, from + 1 + dice.length(64)) };
}

function flipBit(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  const bit = dice.below(bytes.length * 8);
  copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

const telling = [0x00, 0x0a, 0x0d, 0x1a, 0x20, 0x22, 0x27, 0x2b, 0x3a, 0x3f, 0x7f, 0x80, 0xff];

function setByte(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  copy[dice.below(bytes.length)] = dice.oneIn(2) ? dice.pick(telling) : dice.below(256);
  return copy;
}

function insertBytes(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  const at = dice.below(bytes.length + 1);
  const inserted = Buffer.from(Array.from({ length: 1 + dice.length(32) }, () => dice.below(256)));
  return replace(bytes, { from: at, to: at }, inserted);
}

function deleteBytes(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  return replace(bytes, slice(bytes, dice), Buffer.alloc(0));
}

function deleteUnit(bytes: Buffer, family: Family, dice: Dice): Buffer {
  return replace(bytes, unit(bytes, family, dice), Buffer.alloc(0));
}

/** The unit stays, with nothing in it but its separator. */
function emptyUnit(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const { from, to } = unit(bytes, family, dice);
  return replace(bytes, { from, to: Math.max(from, to - 1) }, Buffer.alloc(0));
}

/** The unit again at its place, sometimes many times. */
function copyUnit(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const { from, to } = unit(bytes, family, dice);
  const times = dice.oneIn(8) ? dice.length(Math.max(1, Math.floor(maxMutantBytes / (to - from + 1)))) : 1;
  const copy = bytes.subarray(from, to);
  return replace(bytes, { from, to: from }, Buffer.concat(Array.from({ length: times }, () => copy)));
}

function moveUnit(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const { from, to } = unit(bytes, family, dice);
  const rest = replace(bytes, { from, to }, Buffer.alloc(0));
  const at = rest.length === 0 ? 0 : unit(rest, family, dice).from;
  return replace(rest, { from: at, to: at }, bytes.subarray(from, to));
}

function swapUnits(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const [a, b] = [unit(bytes, family, dice), unit(bytes, family, dice)].sort((one, two) => one.from - two.from) as [Cut, Cut];
  if (b.from < a.to) return bytes;
  const parts = [
    [0, a.from],
    [b.from, b.to],
    [a.to, b.from],
    [a.from, a.to],
    [b.to, bytes.length],
  ] as const;
  return Buffer.concat(parts.map(([from, to]) => bytes.subarray(from, to)));
}

/** The first part of one input and the last part of another, both cut between units. */
function splice(bytes: Buffer, family: Family, dice: Dice, other: Buffer): Buffer {
  if (other.length === 0) return bytes;
  return Buffer.concat([bytes.subarray(0, unit(bytes, family, dice).to), other.subarray(unit(other, family, dice).from)]);
}

const numbers = [
  '0',
  '-1',
  '1',
  '9',
  '00000',
  '99999999999',
  '2147483648',
  '4294967295',
  '9007199254740993',
  '1e309',
  '1E5',
  '-0',
  'NaN',
  'Infinity',
  '1,5',
  '.',
  '0x10',
  '１２',
];

function extremeNumber(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  const isDigit = (at: number): boolean => bytes[at]! >= 0x30 && bytes[at]! <= 0x39;
  let from = dice.below(bytes.length);
  while (from < bytes.length && !isDigit(from)) from++;
  if (from === bytes.length) return bytes;
  while (from > 0 && isDigit(from - 1)) from--;
  let to = from;
  while (to < bytes.length && isDigit(to)) to++;
  const number = dice.oneIn(3) ? String(dice.below(10 ** (to - from))).padStart(to - from, '0') : dice.pick(numbers);
  return replace(bytes, { from, to }, Buffer.from(number));
}

function changeSeparator(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const separators = family.separators.join('').split('');
  const [from, to] = [dice.pick(separators), dice.pick(separators)];
  const copy = Buffer.from(bytes);
  let at = copy.indexOf(from, dice.below(bytes.length), 'latin1');
  for (let left = 1 + dice.length(20); at >= 0 && left > 0; left--) {
    copy[at] = to.charCodeAt(0);
    at = copy.indexOf(from, at + 1, 'latin1');
  }
  return copy;
}

function insertWord(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const word = Buffer.from(dice.pick(family.words), family.repair ? 'latin1' : 'utf8');
  const at = dice.oneIn(2) ? dice.below(bytes.length + 1) : unit(bytes, family, dice).from;
  return replace(bytes, { from: at, to: at }, word);
}

function truncate(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  return dice.oneIn(4) ? bytes.subarray(dice.below(bytes.length)) : bytes.subarray(0, dice.below(bytes.length));
}

/** Pieces of charsets in which they do not belong: GB18030, UTF-8, UTF-16, marks, halves of characters. */
const foreign = [
  'c4fe b2a8',
  'e5ae81 e6b3a2',
  '81308130',
  'efbbbf',
  'fffe',
  'feff',
  'd800',
  'c0af',
  'f09f9882',
  '8130',
  'e5ae',
  '0085',
  'ff11ff12',
  'e280ae',
  '0000',
].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));

function mixCharset(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  if (dice.oneIn(8)) {
    const utf16 = Buffer.from(bytes.toString('utf8'), 'utf16le');
    return dice.oneIn(2) ? utf16.swap16() : Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]);
  }
  const at = dice.oneIn(4) ? 0 : dice.below(bytes.length + 1);
  return replace(bytes, { from: at, to: at }, dice.pick(foreign));
}

function lengthen(bytes: Buffer, _family: Family, dice: Dice): Buffer {
  const { from, to } = slice(bytes, dice);
  const piece = bytes.subarray(from, to);
  const times = dice.length(Math.floor(maxMutantBytes / 2 / piece.length));
  return replace(bytes, { from, to: from }, Buffer.concat(Array.from({ length: times }, () => piece)));
}

function nest(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const [open, close] = dice.pick(family.nests);
  const depth = dice.length(2000);
  const { from, to } = unit(bytes, family, dice);
  const inner = bytes.subarray(from, to);
  const closing = dice.oneIn(4) ? '' : close.repeat(depth);
  return replace(bytes, { from, to }, Buffer.concat([Buffer.from(open.repeat(depth)), inner, Buffer.from(closing)]));
}

function changeCase(bytes: Buffer, family: Family, dice: Dice): Buffer {
  const { from, to } = unit(bytes, family, dice);
  const text = bytes.toString('latin1', from, to);
  return replace(bytes, { from, to }, Buffer.from(dice.oneIn(2) ? text.toLowerCase() : text.toUpperCase(), 'latin1'));
}
