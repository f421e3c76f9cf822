// Guarantee: migrations run in one order everywhere: a database that went on
// without one, or a build that lacks one, is refused in words, and nothing runs.
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { expect, it } from 'vitest';
import { orderMigrations } from './migration-order';

const numbered = ['0001-platform-a.sql', '0010-account-b.sql'];
const timed = ['20261122T0601-account-c.sql', '20261122T0702-intake-d.sql'];
const order = (files: readonly string[], run: readonly string[] = []): string[] => orderMigrations(files, new Set(run));

it('runs numbers before times, each in its order, and only what has not run', () => {
  expect(order([...timed, ...numbered])).toEqual([...numbered, ...timed]);
  expect(order([...timed, ...numbered], numbered)).toEqual(timed);
  expect(order([...timed, ...numbered], [...numbered, ...timed])).toEqual([]);
});

it('lets numbers fill gaps until one named by its time has run', () => {
  const filled = [...numbered, '0004-platform-x.sql', ...timed];
  expect(order(filled, numbered)).toEqual(['0004-platform-x.sql', ...timed]);
  expect(() => order(filled, [...numbered, timed[0]!])).toThrow(startTexts.migrationLate(['0004-platform-x.sql'], timed[0]!));
});

it('refuses one that sorts before the newest that has run', () => {
  const late = '20261122T0630-tracking-x.sql';
  expect(() => order([...numbered, ...timed, late], [...numbered, ...timed])).toThrow(startTexts.migrationLate([late], timed[1]!));
});

it('tells a missing one from a database of a newer build', () => {
  expect(() => order([...numbered, timed[1]!], [...numbered, ...timed])).toThrow(startTexts.migrationMissing([timed[0]!]));
  expect(() => order(numbered, [...numbered, timed[0]!])).toThrow(startTexts.databaseNewer([timed[0]!]));
});
