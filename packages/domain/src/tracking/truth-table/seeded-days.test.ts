// Guarantee: of made days of a port what did not come is told, and what came as it always does is not: precision and
// recall 0.9 or more, by what was learnt of the days before alone. The long form is bench/watchdog.
import { expect, it } from 'vitest';
import { madeSeed } from './made-cases';
import { playDays } from './seeded-days';

it.each(['QD', 'XM'] as const)('the watchdog tells the gaps of 24 days of %s', (port) => {
  const { found, missed, wrong, quiet } = playDays({ port, seed: madeSeed, days: 24, billsPerDay: 10, teachingDays: 8 });
  const shares = { precision: found / (found + wrong.length), recall: found / (found + missed.length) };
  const seen = `seed ${madeSeed}: told of ${found}, not of ${missed.join(', ') || 'none'}; wrongly of ${wrong.join(', ') || 'none'}`;
  const isEnough = { planted: found + missed.length >= 10, quiet: quiet > 700 };
  expect({ seen, ...isEnough, precision: shares.precision >= 0.9, recall: shares.recall >= 0.9 }).toEqual({
    seen,
    planted: true,
    quiet: true,
    precision: true,
    recall: true,
  });
});

it('the same seed plays the same days', () => {
  const wish = { port: 'DL', seed: madeSeed, days: 6, billsPerDay: 8, teachingDays: 1 } as const;
  expect(playDays(wish)).toEqual(playDays(wish));
});
