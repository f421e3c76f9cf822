// Guarantee: what came of a bill is told by kind, each once, in the order of the trade; the number of a box is known as one.
import { expect, test } from 'vitest';
import { cameOf, sayCame } from './came';
import { isLikeBox } from './read-asked';
import type { Stage } from './stage';

type Said = Parameters<typeof cameOf>[0][number];
const declared = (stage: Stage, isTakenBack = false): Said => ({ kind: 'declared', stage, isTakenBack });
const answered = (stage: Stage): Said => ({ kind: 'answered', stage });

test.each<[said: readonly Said[], words: string]>([
  [[declared('pre')], '预配报文到了'],
  [[answered('pre'), declared('pre'), answered('pre')], '预配报文、预配回执到了'],
  [[declared('tally'), answered('arrival'), declared('loading'), declared('pre')], '预配报文、运抵回执、装载报文、理货报文到了'],
  [[declared('pre'), declared('pre', true)], '预配报文、预配删单到了'],
])('R-8-23 %j', (said, words) => expect(sayCame(cameOf(said))).toBe(words));

test.each([
  ['CSQU3054383', true],
  ['CSQU3054384', false],
  // A bill of MSC, one of ten of which looks like a box.
  ['MEDU8414524', false],
  ['COSU6410286617', false],
  ['99900000011', false],
])('%s is a box: %s', (number, isBox) => expect(isLikeBox(number)).toBe(isBox));
