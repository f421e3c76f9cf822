// Guarantee: a list is sent at the next of its hours on one of its days, of Shanghai, and never at the instant that has come.
import { expect, it } from 'vitest';
import { formatShanghai, parseShanghai } from '../vocabulary/shanghai-time';
import { nextSendMs } from './send-times';

const workdays = [1, 2, 3, 4, 5];
// 2026-10-12 is a Monday.
it.each([
  ['before its hour', workdays, [8], '2026-10-12 07:59:59', '2026-10-12 08:00:00'],
  ['at its hour', workdays, [8], '2026-10-12 08:00:00', '2026-10-13 08:00:00'],
  ['between two hours, told in whatever order', workdays, [17, 8], '2026-10-12 09:00:00', '2026-10-12 17:00:00'],
  ['over the weekend', workdays, [8], '2026-10-16 08:00:01', '2026-10-19 08:00:00'],
  ['a week on', [1], [0], '2026-10-12 00:00:00', '2026-10-19 00:00:00'],
  ['on a Sunday', [7], [23], '2026-10-12 00:00:00', '2026-10-18 23:00:00'],
  ['into another year', [5], [0], '2026-12-31 12:00:00', '2027-01-01 00:00:00'],
  ['at midnight', [1, 2, 3, 4, 5, 6, 7], [0], '2026-10-12 23:59:59', '2026-10-13 00:00:00'],
] as const)('%s', (_what, weekdays, hours, after, next) => {
  expect(formatShanghai(nextSendMs({ weekdays, hours }, parseShanghai(after)!))).toBe(next);
});

it('of no days or no hours there is none', () => {
  expect(() => nextSendMs({ weekdays: [], hours: [8] }, 0)).toThrow('on no day');
  expect(() => nextSendMs({ weekdays: [1], hours: [] }, 0)).toThrow('on no day');
});
