// Guarantee: a time without a zone is the instant of the clock of its place, summer time among it, and none where that is not known.
import { expect, test } from 'vitest';
import { readPlaceTime } from './place-time';

test.each([
  ['2026-07-11 08:42', 'CNNGB', '2026-07-11T00:42:00.000Z', 480],
  ['2026-07-11 08:42', 'DEHAM', '2026-07-11T06:42:00.000Z', 120],
  ['202611110842', 'DEHAM', '2026-11-11T07:42:00.000Z', 60],
  ['2026-11-11 08:42:30', 'INNSA', '2026-11-11T03:12:30.000Z', 330],
  ['2026-11-11 08:42', 'USLAX', '2026-11-11T16:42:00.000Z', -480],
  ['2026-11-11 08:42', 'SG', '2026-11-11T00:42:00.000Z', 480],
])('%s at %s', (text, code, iso, offsetMinutes) => {
  expect(readPlaceTime(text, code)).toEqual({ instantMs: Date.parse(iso), offsetMinutes });
});

test.each([
  ['2026-11-11 08:42', 'USZZZ'],
  ['2026-11-11 08:42', 'ZZZZZ'],
  ['2026-11-11 08:42', 'Hamburg'],
  ['2026-11-11 08:42', null],
  ['2026-11-31 08:42', 'DEHAM'],
  ['tomorrow', 'DEHAM'],
  ['', 'DEHAM'],
  ['2026-11-11T08:42:00Z', 'DEHAM'],
])('bad input: %j at %s is no instant', (text, code) => expect(readPlaceTime(text, code)).toBe(null));
