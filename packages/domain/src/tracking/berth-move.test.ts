// Guarantee: 靠泊变更 names the newest move of an hour or more by a source against itself, whatever the order of hearing.
import { expect, test } from 'vitest';
import { newestBerthMove } from './berth-move';
import { fact, hourMs, t0 } from './truth-table/told-facts';

const eta = (saidMs: number, etaMs: number | null, told: object = {}) => fact('vessel-plan', saidMs, { detail: { etaMs }, ...told });
const planned = t0 + 80 * hourMs;

test('the newest move counts, from what the same source had told just before', () => {
  const facts = [eta(t0 + 2 * hourMs, planned + 9 * hourMs), eta(t0, planned), eta(t0 + hourMs, planned + 4 * hourMs)];
  expect(newestBerthMove(facts)).toEqual({
    fromMs: planned + 4 * hourMs,
    toMs: planned + 9 * hourMs,
    saidMs: t0 + 2 * hourMs,
    source: 'ningbo-edi',
  });
  expect(newestBerthMove(facts.toReversed())).toEqual(newestBerthMove(facts));
});

test.each([
  ['nobody told a time', [eta(t0, null)]],
  ['it was told once', [eta(t0, planned)]],
  ['it was told again', [eta(t0, planned), eta(t0 + hourMs, planned)]],
  ['it moved by less than an hour', [eta(t0, planned), eta(t0 + hourMs, planned + hourMs - 1)]],
  ['two sources disagree', [eta(t0, planned), eta(t0 + hourMs, planned + 9 * hourMs, { source: 'ningbo-port' })]],
  [
    'the ship calls at two terminals',
    [
      eta(t0, planned, { terminal: 'BLCT' }),
      eta(t0 + hourMs, planned + 36 * hourMs, { terminal: 'ZHCT' }),
      eta(t0 + 2 * hourMs, planned, { terminal: 'BLCT' }),
    ],
  ],
  ['what moved it was cancelled', [eta(t0, planned), eta(t0 + hourMs, planned + 9 * hourMs, { function: 'cancel' })]],
])('nothing moved where %s', (_what, facts) => expect(newestBerthMove(facts)).toBeNull());

test('an hour moves it, and back again', () => {
  const back = [eta(t0, planned), eta(t0 + hourMs, planned - hourMs), eta(t0 + 2 * hourMs, planned)];
  expect(newestBerthMove(back.slice(0, 2))).toMatchObject({ toMs: planned - hourMs });
  expect(newestBerthMove(back)).toMatchObject({ fromMs: planned - hourMs, toMs: planned });
});
