// Guarantee: a truck is told to have to do with the boxes that it fetched and has not brought, and for a day with those that it
// brought; where it stood when a yard let an empty box out, it fetched that box.
import { describe, expect, it } from 'vitest';
import { boxesOfTruck, fetchedAt } from './boxes-of-truck';

const hour = 3_600_000;
const minute = 60_000;
const now = Date.UTC(2026, 9, 12, 4);
const fetched = {
  containerNo: 'CSNU6152042',
  truckPlate: '浙B90001',
  emptyOutMs: now - 30 * hour,
  gateInMs: null,
  gateOutMs: null,
  loadedMs: null,
} as const;

describe('boxes of a truck', () => {
  it.each([
    ['fetched, however long ago', {}, true],
    ['fetched by another', { truckPlate: '浙B90002' }, false],
    ['fetched by nobody who was named', { truckPlate: null }, false],
    ['brought, nobody told that it was fetched', { emptyOutMs: null, gateInMs: now - hour }, true],
    ['brought within a day', { gateInMs: now - 24 * hour + 1 }, true],
    ['brought a day ago', { gateInMs: now - 24 * hour }, false],
    ['brought and taken back', { gateInMs: now - hour, gateOutMs: now - minute }, false],
    ['on board, and no gate told of it', { loadedMs: now - hour }, false],
  ])('R-7.6-09 one that was %s: %j is named: %s', (_what, told, isNamed) => {
    expect(boxesOfTruck([{ ...fetched, ...told }], '浙B90001', now)).toHaveLength(isNamed ? 1 : 0);
  });
});

describe('where an empty box was fetched', () => {
  const stay = { fromMs: now - 60 * minute, untilMs: now - 30 * minute };
  it.each([
    ['before it came', stay, now - 60 * minute - 1, false],
    ['as it came', stay, now - 60 * minute, true],
    ['while it stood', stay, now - 45 * minute, true],
    ['at the yard’s gate on its way out', stay, now - 20 * minute, true],
    ['when it was far away', stay, now - 20 * minute + 1, false],
    ['while it stands there still', { ...stay, untilMs: null }, now, true],
    ['at a time that nobody told', stay, null, false],
  ])('R-7.6-09 let out %s', (_when, stop, emptyOutMs, isFetched) => {
    expect(fetchedAt(stop, [{ emptyOutMs }])).toHaveLength(isFetched ? 1 : 0);
  });
});
