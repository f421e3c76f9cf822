// Guarantee: a truck is green only while its terminal speaks and its place is asked for; what is old says that it is old.
import { expect, it } from 'vitest';
import { compareTrucks, stateOfTruck, type TruckState } from './truck-state';

const minute = 60_000;
const nowMs = Date.UTC(2026, 9, 12, 6);
const open = nowMs + minute;

const table: readonly (readonly [what: string, seenUntilMs: number | null, ago: number | null, speedKmh: number, state: TruckState])[] = [
  ['drives', open, 1, 62, 'moving'],
  ['stands at a gate', open, 1, 0, 'standing'],
  ['scatters while it stands', open, 1, 4, 'standing'],
  ['was heard a quarter of an hour ago', open, 15, 62, 'moving'],
  ['is silent, though it drove', open, 15.1, 62, 'silent'],
  ['is silent, though it stood', open, 40, 0, 'silent'],
  ['was asked for before', nowMs - minute, 1, 62, 'past'],
  ['was asked for until this instant', nowMs, 1, 62, 'past'],
  ['was never asked for', null, 1, 62, 'unasked'],
  ['is paid for, and its track is deleted by now', nowMs - minute, null, 0, 'unasked'],
];
it.each(table)('R-7.6-09 a truck that %s', (_what, seenUntilMs, ago, speedKmh, state) => {
  const position = ago === null ? null : { fixMs: nowMs - ago * minute, speedKmh };
  expect(stateOfTruck({ seenUntilMs, position }, nowMs)).toBe(state);
});

it('R-7.6-09 silent trucks come first, the longest silent one at the top', () => {
  const truck = (carNo: string, ago: number, speedKmh: number, seenUntilMs: number | null = open) => ({
    carNo,
    seenUntilMs,
    position: { fixMs: nowMs - ago * minute, speedKmh },
  });
  const trucks = [truck('a', 1, 0), truck('b', 20, 0), truck('c', 1, 50), truck('d', 30, 9), truck('e', 1, 9, null), truck('f', 1, 9, 1)];
  expect(trucks.toSorted((a, b) => compareTrucks(a, b, nowMs)).map(({ carNo }) => carNo)).toEqual(['d', 'b', 'c', 'a', 'f', 'e']);
});
