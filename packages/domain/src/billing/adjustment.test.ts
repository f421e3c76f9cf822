// Guarantee: no single person moves money by hand: the truth table of maker and checker.
import { expect, it } from 'vitest';
import { adjustmentStates, judgeAdjustment, verdicts, type Judge, type JudgedAdjustment, type Verdict } from './adjustment';

/** While it waits, from the trade: who asked may only take it back; whose money it is decides nothing; anybody else decides. */
const waiting: readonly (readonly [Verdict, Judge, JudgedAdjustment])[] = [
  ['approve', 'other', 'approved'],
  ['approve', 'maker', 'two-people'],
  ['approve', 'owner', 'own-account'],
  ['refuse', 'other', 'refused'],
  ['refuse', 'maker', 'two-people'],
  ['refuse', 'owner', 'own-account'],
  ['withdraw', 'other', 'not-maker'],
  ['withdraw', 'maker', 'withdrawn'],
  ['withdraw', 'owner', 'not-maker'],
];

it.each(waiting)('%s by %s: %s', (verdict, judge, wanted) => {
  expect(judgeAdjustment('waiting', verdict, judge)).toBe(wanted);
});

it('names every verdict of everybody', () =>
  expect(new Set(waiting.map(([verdict, judge]) => `${verdict} ${judge}`)).size).toBe(verdicts.length * 3));

it.each(adjustmentStates.filter((state) => state !== 'waiting'))('what is %s is decided', (state) => {
  for (const [verdict, judge] of waiting) expect(judgeAdjustment(state, verdict, judge)).toBe('judged');
});
