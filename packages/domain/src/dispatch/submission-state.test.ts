// Guarantee: R-07, ADR 0038: every state × every answer, written from the trade; receipts go upwards, and what was settled stays.
import { describe, expect, it } from 'vitest';
import { hearVerdict, isSettled, levelOf, submissionStates, verdicts, type SubmissionState, type Verdict } from './submission-state';

/** `!`: it contradicts what was settled, and nothing changes. */
const table = `
state       received    accepted    final       refused
waiting     delivered   accepted    finished    refused
unclear     delivered   accepted    finished    refused
delivered   delivered   accepted    finished    refused
accepted    accepted    accepted    finished    accepted!
finished    finished    finished    finished    finished!
refused     refused     refused!    refused!    refused
unanswered  unanswered! unanswered! unanswered! unanswered
dead        delivered   accepted    finished    refused
`;
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

describe('R-07 an answer', () => {
  it('has a row for each state', () => expect(rows.map(([state]) => state)).toEqual([...submissionStates]));

  it.each(rows.flatMap(([state, ...wanted]) => wanted.map((outcome, index) => [state, verdicts[index], outcome])))(
    'R-07 in %s, %s makes %s',
    (state, verdict, outcome) => {
      const { next, isContradiction } = hearVerdict(state as SubmissionState, verdict as Verdict);
      expect(`${next}${isContradiction ? '!' : ''}`).toBe(outcome);
    },
  );

  it('R-07 in any order, any number of times, ends the same', () => {
    const orders = [
      ['received', 'accepted', 'final'],
      ['final', 'accepted', 'received'],
      ['accepted', 'received', 'accepted', 'final', 'final'],
    ] as const;
    for (const order of orders) {
      const end = order.reduce<SubmissionState>((state, verdict) => hearVerdict(state, verdict).next, 'unclear');
      expect(end).toBe('finished');
    }
  });
});

it('settled are those about which nothing more is done', () => {
  expect(submissionStates.filter(isSettled)).toEqual(['accepted', 'finished', 'refused', 'unanswered']);
  expect(submissionStates.map(levelOf)).toEqual([0, 0, 1, 2, 3, 0, 0, 0]);
});
