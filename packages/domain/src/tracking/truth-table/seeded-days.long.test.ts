// Guarantee: of made days of ports what did not come is told, and what came as it always does is not: precision and
// recall 0.9 or more, by what was learnt of the days before alone. The long form is bench/watchdog.
import { expect, it } from 'vitest';
import { madeSeed } from './made-cases';
import { playDays } from './seeded-days';

it('the watchdog tells the gaps of 24 days of four ports', () => {
  // A port alone has too few gaps in so few days for its share to say much.
  const judged = (['QD', 'XM', 'SH', 'NB'] as const).map((port, at) =>
    playDays({ port, seed: madeSeed + at, days: 24, billsPerDay: 10, teachingDays: 8 }),
  );
  const [found, missed, wrong] = [
    judged.reduce((sum, one) => sum + one.found, 0),
    judged.flatMap((one) => one.missed),
    judged.flatMap((one) => one.wrong),
  ];
  const seen = `seed ${madeSeed}: told of ${found}, not of ${missed.join(', ') || 'none'}; wrongly of ${wrong.join(', ') || 'none'}`;
  expect({
    seen,
    planted: found + missed.length >= 40,
    quiet: judged.every(({ quiet }) => quiet > 700),
    precision: found / (found + wrong.length) >= 0.9,
    recall: found / (found + missed.length) >= 0.9,
  }).toEqual({ seen, planted: true, quiet: true, precision: true, recall: true });
});

it('the same seed plays the same days', () => {
  const wish = { port: 'DL', seed: madeSeed, days: 6, billsPerDay: 8, teachingDays: 1 } as const;
  expect(playDays(wish)).toEqual(playDays(wish));
});
