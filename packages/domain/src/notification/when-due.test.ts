// Guarantee: truth table of when a message goes out: how somebody wants it × how urgent it is × whether he sleeps.
import { expect, test } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import type { SendMode } from './news-events';
import { whenDue, type QuietHours } from './when-due';

const night: QuietHours = { isOn: true, from: 22 * 60, until: 7 * 60 + 30 };
const noon: QuietHours = { isOn: true, from: 12 * 60, until: 13 * 60 };
const off: QuietHours = { ...night, isOn: false };
const at = (time: string): number => parseShanghai(`2026-11-${time}`)!;

test.each<[time: string, mode: SendMode, isUrgent: boolean, quiet: QuietHours, due: string | null]>([
  // Awake: at once, or with the next five minutes.
  ['28 14:41:06', 'now', false, night, '28 14:41:06'],
  ['28 14:41:06', 'digest', false, night, '28 14:45:00'],
  ['28 14:45:00', 'digest', false, night, '28 14:50:00'],
  ['28 14:41:06', 'off', false, night, null],
  ['28 14:41:06', 'off', true, night, null],
  // Urgent: at once, whoever sleeps and however he wants the rest.
  ['28 23:10:00', 'now', true, night, '28 23:10:00'],
  ['28 23:10:00', 'digest', true, night, '28 23:10:00'],
  // The rest of a night comes together in the morning, on whichever side of midnight it is.
  ['28 22:00:00', 'now', false, night, '29 07:30:00'],
  ['28 23:59:59', 'digest', false, night, '29 07:30:00'],
  ['29 00:00:00', 'now', false, night, '29 07:30:00'],
  ['29 07:29:59', 'now', false, night, '29 07:30:00'],
  ['29 07:30:00', 'now', false, night, '29 07:30:00'],
  ['28 21:59:59', 'now', false, night, '28 21:59:59'],
  // What is gathered into the night waits for its end.
  ['28 21:57:00', 'digest', false, night, '29 07:30:00'],
  // Hours within a day, and none.
  ['28 12:30:00', 'now', false, noon, '28 13:00:00'],
  ['28 13:00:00', 'now', false, noon, '28 13:00:00'],
  ['28 23:10:00', 'now', false, noon, '28 23:10:00'],
  ['28 23:10:00', 'now', false, off, '28 23:10:00'],
  ['28 23:10:00', 'now', false, { isOn: true, from: 60, until: 60 }, '28 23:10:00'],
])('at %s, %s, urgent %s: %#', (time, mode, isUrgent, quiet, due) => {
  expect(whenDue(mode, isUrgent, quiet, at(time))).toBe(due === null ? null : at(due));
});
