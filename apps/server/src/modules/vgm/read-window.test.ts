// Guarantee: a filing is locked by the hour of a berthing that told one, and by no other.
import { expect, it } from 'vitest';
import { dayInstant } from '@mastlight/domain/vocabulary/day-instant';
import type { VgmParts } from './parts';
import { readWindow, showWindow } from './read-window';

const midnightMs = Date.parse('2026-10-12T00:00:00+08:00');

/** The window of a call whose plan tells this berthing, asked for two days before. */
async function windowBy(etaMs: number) {
  const parts = {
    platform: { portClock: { nowMs: () => midnightMs - 48 * 3_600_000 } },
    tracking: {
      readCalls: async (_port: string, calls: readonly object[]) =>
        new Map([[calls[0], [{ plan: { vgmClosesMs: null, ataMs: null, etaMs } }]]]),
    },
  };
  return showWindow(await readWindow(parts as unknown as VgmParts, { vesselName: 'TIDE LANTERN', voyage: '0712E' }));
}

it('W-11 the day of a berthing locks nothing, its hour does', async () => {
  expect(await windowBy(dayInstant(midnightMs))).toMatchObject({ state: 'open', atTime: null, berthTime: null });
  expect(await windowBy(midnightMs)).toMatchObject({ state: 'open', berthTime: '2026-10-12 00:00:00' });
  expect((await windowBy(midnightMs)).atTime).not.toBeNull();
});
