// Guarantee: how many trucks and ships there are is settable, and a number that cannot be is refused by its name.
import { expect, it } from 'vitest';
import { readOptions } from './read-options';

it('R-0-10 the fleet and the sea are as large as they are wished', () => {
  expect(readOptions({ SANDBOX_TRUCKS: '200', SANDBOX_SHIPS: '400' })).toMatchObject({ truckCount: 200, shipCount: 400 });
  expect([readOptions({}).truckCount, readOptions({ SANDBOX_SHIPS: '' }).shipCount]).toEqual([undefined, undefined]);
});

it.each([
  ['SANDBOX_TRUCKS', '271'],
  ['SANDBOX_TRUCKS', '-1'],
  ['SANDBOX_TRUCKS', 'many'],
  ['SANDBOX_SHIPS', '1001'],
  ['SANDBOX_SHIPS', '1.5'],
])('%s=%s is refused by name', (name, text) => {
  expect(() => readOptions({ [name]: text })).toThrow(name);
});
