// Guarantee: on made days of ports of the bills that miss their clock as many are told in time as by 24 hours alone, but for
// one in twenty, and bills that make it stand amber for about half as long (ADR 0059).
import { expect, it } from 'vitest';
import { madeSeed } from './made-cases';
import { playDays, type ClockJudged } from './seeded-days';

it('V-06 bills are told of when they may miss their clock, and are quiet else', () => {
  const judged = (['NB', 'SH', 'QD', 'SZ'] as const).map(
    (port, at) => playDays({ port, seed: madeSeed + at, days: 30, billsPerDay: 10, teachingDays: 8 }).clocks,
  );
  const sum = (kind: 'measured' | 'fixed', count: (one: ClockJudged) => number): number =>
    judged.reduce((total, one) => total + count(one[kind]), 0);
  const [found, missed] = [sum('measured', (one) => one.found), sum('measured', ({ missed: some }) => some.length)];
  const [hours, fixedHours] = [sum('measured', ({ wrongHours }) => wrongHours), sum('fixed', ({ wrongHours }) => wrongHours)];
  const [wrong, fixedWrong] = [sum('measured', (one) => one.wrong), sum('fixed', (one) => one.wrong)];
  const seen = `seed ${madeSeed}: told ${found}, not ${missed}; amber though in time ${wrong} of ${fixedWrong}, ${hours} h of ${fixedHours} h`;
  expect({ seen, many: found > 60, recall: found / (found + missed) >= 0.95, quieter: hours / fixedHours <= 0.55 }).toEqual({
    seen,
    many: true,
    recall: true,
    quieter: true,
  });
});
