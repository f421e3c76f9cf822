// Guarantee: the table of broken guards is true: what it breaks still stands in its file, once, and the tests that it
// names are there. Whether they notice is told by `npm run mutation -- server-guards`.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { plantedBreaks } from './planted-breaks';

const root = resolve(import.meta.dirname, '../../..');

it('breaks at least 25 guards, each under a name of its own', () => {
  const guards = plantedBreaks.map(({ guard }) => guard);
  expect(guards.length).toBeGreaterThanOrEqual(25);
  expect(new Set(guards).size).toBe(guards.length);
});

it.each(plantedBreaks)('the guard stands where it is broken: $guard', ({ file, find, put, tests }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find).length, `${file} says once: ${find}`).toBe(2);
  expect(put).not.toBe(find);
  expect(tests.filter((name) => !existsSync(join(root, 'apps/server/src', `${name}.test.ts`)))).toEqual([]);
  expect(tests.length).toBeGreaterThan(0);
});
