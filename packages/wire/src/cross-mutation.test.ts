/**
 * Guarantee: whatever byte of a message of several bills is lost or becomes another, no box of it is told of the bill of
 * another: it keeps its own, or the message is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '@mastlight/testing/is-long';
import { expect, it } from 'vitest';
import { readMessage } from './read-message';

/** Each box with each of its bills, as a message tells them in a group or at the box itself. */
function pairsOf(told: unknown, pairs = new Set<string>(), bill: string | null = null): ReadonlySet<string> {
  if (Array.isArray(told)) for (const each of told) pairsOf(each, pairs, bill);
  else if (typeof told === 'object' && told !== null) {
    const { billNo, billNos, containerNo, ...rest } = told as Readonly<Record<string, unknown>>;
    const own = typeof billNo === 'string' ? billNo : bill;
    const all = Array.isArray(billNos) && billNos.length > 0 ? billNos : [own];
    if (typeof containerNo === 'string') for (const each of all) if (each !== null) pairs.add(`${containerNo} ${String(each)}`);
    pairsOf(Object.values(rest), pairs, own);
  }
  return pairs;
}

/** Each byte takes half a minute; a fifth of them find what is wrong of a kind. */
const step = isLong ? 1 : 5;
const isLetterOrDigit = /[A-Za-z0-9]/;

it.each([
  'flat-cn/samples/ifcsum.txt',
  'flat-cn/samples/baplie.txt',
  'edifact/samples/codeco-gate.edi',
  'edifact/samples/ifcsum-lists.edi',
])('W-01 %s', (sample) => {
  const lines = readFileSync(join(import.meta.dirname, sample));
  // With line ends and without: a record that lost its end is then one with the next.
  for (const whole of [lines, Buffer.from(lines.toString('latin1').replace(/[\r\n]+/g, ''), 'latin1')]) {
    const right = pairsOf(readMessage(whole).messages);
    expect(right.size).toBeGreaterThan(1);
    const boxes = new Set([...right].map((pair) => pair.split(' ')[0]));
    const bills = new Set([...right].map((pair) => pair.split(' ')[1]));
    const wrong: string[] = [];
    for (let at = 0; at < whole.length; at += step) {
      const without = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
      const other = Buffer.from(whole);
      other[at] = isLetterOrDigit.test(String.fromCharCode(whole[at]!)) ? 0x4f : 0x58;
      for (const damaged of [without, other]) {
        for (const pair of pairsOf(readMessage(damaged).messages)) {
          const [box, bill] = pair.split(' ');
          if (!right.has(pair) && boxes.has(box) && bills.has(bill)) wrong.push(`${at} ${pair}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }
});

/** What each box is told with, by the names under which it stands. */
function factsOf(told: unknown, facts = new Set<string>(), box: string | null = null, name = ''): ReadonlySet<string> {
  if (Array.isArray(told)) for (const each of told) factsOf(each, facts, box, name);
  else if (typeof told === 'object' && told !== null) {
    const { containerNo, ...rest } = told as Readonly<Record<string, unknown>>;
    const isBox = typeof containerNo === 'string';
    for (const [field, value] of Object.entries(rest)) factsOf(value, facts, isBox ? containerNo : box, isBox ? field : `${name}.${field}`);
  } else if (box !== null && (typeof told === 'string' || typeof told === 'number') && String(told).length > 2)
    facts.add(`${box}|${name}|${String(told)}`);
  return facts;
}

/** Cuts of some bytes at the ends of segments, and each byte of where a cell begins. */
function cutsOf(whole: Buffer): readonly (readonly [number, number])[] {
  const text = whole.toString('latin1');
  const atEnds = [...text.matchAll(/'/g)].flatMap(({ index }) =>
    [-2, -1, 0, 1, 2].flatMap((from) => [2, 3, 4, 5].map((length) => [index + from, length] as const)),
  );
  const inCells = [...text.matchAll(/LOC\+147\+/g)].flatMap(({ index }) => [3, 4, 5, 6, 7].map((from) => [index + from, 1] as const));
  return [...atEnds, ...inCells];
}

it.each([
  'edifact/samples/baplie-cell-led.edi',
  'edifact/samples/codeco-gate.edi',
  'edifact/samples/vermas.edi',
  'edifact/samples/coprar-load-discharge.edi',
])('W-01 no box is told with what only another had where some bytes are lost at the end of a segment: %s', (sample) => {
  const whole = readFileSync(join(import.meta.dirname, sample));
  const right = factsOf(readMessage(whole).messages);
  const whatOf = (fact: string): string => fact.slice(fact.indexOf('|'));
  const owners = new Map<string, number>();
  for (const fact of right) owners.set(whatOf(fact), (owners.get(whatOf(fact)) ?? 0) + 1);
  const wrong: string[] = [];
  for (const [at, length] of cutsOf(whole)) {
    for (const fact of factsOf(readMessage(Buffer.concat([whole.subarray(0, at), whole.subarray(at + length)])).messages)) {
      if (!right.has(fact) && owners.get(whatOf(fact)) === 1 && !fact.includes('.places.')) wrong.push(`${at}+${length} ${fact}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Two boxes of two bills each counted by CNT+16 and UNT, as terminals send them. */
const gate = [
  "UNH+1+CODECO:D:95B:UN'",
  "BGM+34+GI1+9'",
  ...['MLTU3102047', 'MLTU3102113', 'MLTU3102279'].flatMap((box, index) => [
    `EQD+CN+${box}+22G1:102:5++2+5'`,
    `RFF+BM:NGBML260700${index + 1}'`,
    `RFF+BN:SO260700${index + 1}'`,
    `DTM+7:20260711084${index}:203'`,
    `MEA+AAE+G+KGM:2180${index}'`,
    `SEL+ML70010${index}+SH'`,
  ]),
];
const trailerOf = (count: number): string => `UNT+${count}+1'`;

it('W-01 three whole segments or more are gone that both counts miss: no box is told with what only another had', () => {
  const whole = [...gate, "CNT+16:3'"];
  const trailer = trailerOf(whole.length + 1);
  const right = factsOf(readMessage(Buffer.from([...whole, trailer].join(''))).messages);
  expect(right.size).toBeGreaterThan(12);
  const wrong: string[] = [];
  for (let at = 2; at < whole.length - 1; at++) {
    // Fewer than three are what a sender who counts UNB and UNZ is short by.
    for (let until = at + 3; until < whole.length; until++) {
      const cut = Buffer.from([...whole.slice(0, at), ...whole.slice(until), trailer].join(''));
      for (const fact of factsOf(readMessage(cut).messages)) if (!right.has(fact)) wrong.push(`${at}-${until} ${fact}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['both short: refused', { segments: -3, boxes: -1 }, 'lost-segment'],
  // Senders count UNB and UNZ too (domain guide 0.7), and boxes by what they are worth.
  ['short by UNB and UNZ, boxes counted otherwise: a warning', { segments: -2, boxes: -1 }, null],
  ['segments short alone: a warning', { segments: -30, boxes: 0 }, null],
  ['boxes short alone: a warning', { segments: 0, boxes: -1 }, null],
  ['segments too many, boxes short: a warning', { segments: 2, boxes: -1 }, null],
] as const)('counts that lie: %s', (_what, { segments, boxes }, refusal) => {
  const whole = [...gate, `CNT+16:${3 - boxes}'`];
  const reading = readMessage(Buffer.from([...whole, trailerOf(whole.length + 1 - segments)].join('')));
  expect(reading.messages).toHaveLength(refusal === null ? 1 : 0);
  expect(reading.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(
    refusal === null ? [] : [refusal],
  );
});
