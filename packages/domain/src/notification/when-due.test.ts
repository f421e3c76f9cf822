// Guarantee: truth table of when a message goes out: how somebody wants it × how urgent it is × whether he sleeps.
import { expect, test } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import type { SendMode } from './news-events';
import { latestMs, whenDue, type QuietHours, type WaitReason } from './when-due';

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
  expect(whenDue(mode, isUrgent, quiet, at(time), null)?.atMs ?? null).toBe(due === null ? null : at(due));
});

/** A clock of the port as somebody reads it there, whose time is the first of the two and goes so fast; ours is the second. */
test.each<
  [what: string, nearest: string | null, port: string, rate: number, time: string, mode: SendMode, due: string, waitsFor: WaitReason | null]
>([
  ['no clock: the night’s end', null, '28 23:00:00', 1, '28 23:00:00', 'now', '29 07:30:00', 'night'],
  ['a clock far beyond the night', '30 12:00:00', '28 23:00:00', 1, '28 23:00:00', 'now', '29 07:30:00', 'night'],
  ['four hours and a quarter after the night', '29 11:45:00', '28 23:00:00', 1, '28 23:00:00', 'now', '29 07:30:00', 'night'],
  ['three hours after the night: an hour before its end', '29 10:30:00', '28 23:00:00', 1, '28 23:00:00', 'now', '29 06:30:00', 'night'],
  ['within the night', '29 04:30:00', '28 23:00:00', 1, '28 23:00:00', 'now', '29 00:30:00', 'night'],
  ['in four hours to the minute: at once', '29 03:00:00', '28 23:00:00', 1, '28 23:00:00', 'now', '28 23:00:00', null],
  ['in three hours: at once', '29 02:00:00', '28 23:00:00', 1, '28 23:00:00', 'now', '28 23:00:00', null],
  ['passed while it gathered: at once', '28 22:59:30', '28 23:00:00', 1, '28 23:00:00', 'now', '28 23:00:00', null],
  ['the port’s day is not ours: what is left counts', '28 13:10:00', '28 07:49:00', 1, '29 02:00:00', 'now', '29 03:21:00', 'night'],
  ['the port’s time runs sixty times as fast', '28 13:10:00', '28 07:10:00', 60, '29 02:00:00', 'now', '29 02:02:00', 'night'],
  ['the port’s time stands still', '28 13:10:00', '28 07:10:00', 0, '29 02:00:00', 'now', '29 07:30:00', 'night'],
  ['awake, with the next five minutes', '28 23:30:00', '28 14:41:06', 1, '28 14:41:06', 'digest', '28 14:45:00', 'others'],
  ['awake, and near before those are over', '28 18:43:20', '28 14:41:06', 1, '28 14:41:06', 'digest', '28 14:43:00', 'others'],
  ['awake, and near', '28 18:41:06', '28 14:41:06', 1, '28 14:41:06', 'digest', '28 14:41:06', null],
  ['with five minutes that end in the night', '29 10:00:00', '28 21:57:00', 1, '28 21:57:00', 'digest', '29 06:00:00', 'night'],
])('R-7.6-19 nothing is held until a clock is nearer than four hours: %s', (_what, nearest, port, portRate, time, mode, due, waitsFor) => {
  const nowMs = at(time);
  const latest = latestMs(nearest === null ? null : at(nearest), { nowMs, portNowMs: at(port), portRate });
  expect(whenDue(mode, false, night, nowMs, latest)).toEqual({ atMs: at(due), waitsFor });
});
