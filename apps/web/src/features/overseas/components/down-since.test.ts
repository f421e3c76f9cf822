// Guarantee: the strip of lines tells since when one is down where people can read it.
import { expect, test } from 'vitest';
import { downSince } from './down-since';

test('the time of today, the day of any other', () => {
  expect(downSince('2026-11-28 09:10:00', '2026-11-28')).toBe('09:10');
  expect(downSince('2026-11-27 09:10:00', '2026-11-28')).toBe('11-27');
});
