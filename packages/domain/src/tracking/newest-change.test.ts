// Guarantee (docs/bill-rules.md 4, cut-off-changed): of clocks that moved on one day the one is told that takes time from somebody.
import { expect, it } from 'vitest';
import { newestChange } from './bill-exceptions';
import type { CutOffChange } from './status';

const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 9, 12, 6);
const moved = (field: CutOffChange['field'], byHours: number, saidHoursAgo: number): CutOffChange => ({
  field,
  fromMs: nowMs + 20 * hourMs,
  toMs: nowMs + (20 + byHours) * hourMs,
  saidMs: nowMs - saidHoursAgo * hourMs,
  heardMs: nowMs - saidHoursAgo * hourMs,
  source: 'ningbo-port',
  messageId: 1,
});

it.each<readonly [what: string, changes: readonly CutOffChange[], told: number | null]>([
  ['nothing moved', [], null],
  ['a day ago', [moved('portClosesMs', -2, 24)], null],
  ['截港 before another that gives time too', [moved('portClosesMs', 2, 3), moved('customsClosesMs', 4, 1)], 0],
  ['进箱 earlier and 截港 later, in one plan', [moved('gateInClosesMs', -3, 1), moved('portClosesMs', 4, 1)], 0],
  ['截港 earlier and 进箱 earlier', [moved('gateInClosesMs', -3, 1), moved('portClosesMs', -1, 1)], 1],
  ['of others the newest', [moved('customsClosesMs', 2, 3), moved('documentsClosesMs', 2, 1)], 1],
  [
    'earlier and then put off again: of one clock the newest counts',
    [moved('portClosesMs', -2, 5), moved('portClosesMs', 2, 1), moved('customsClosesMs', 4, 1)],
    1,
  ],
  ['a port that opens later takes time', [moved('gateInOpensMs', 3, 2), moved('portClosesMs', 4, 1)], 0],
])('%s', (_what, changes, told) => {
  expect(newestChange(changes, nowMs)).toBe(told === null ? null : changes[told]);
});

it.each<readonly [what: string, own: CutOffChange['field'] | undefined, told: number]>([
  ['of a box outside the clock by which it must be in', 'gateInClosesMs', 0],
  ['of one without its release customs’', 'customsClosesMs', 1],
  ['of one that is ready 截港', 'portClosesMs', 2],
  ['of a ship 截港', undefined, 2],
  ['of a paper that no clock moved for 截港', 'documentsClosesMs', 2],
])('of three that were moved in one plan: %s', (_what, own, told) => {
  const changes = [moved('gateInClosesMs', -1, 1), moved('customsClosesMs', -1, 1), moved('portClosesMs', -1, 1)];
  expect(newestChange(changes, nowMs, own)).toBe(changes[told]);
});
