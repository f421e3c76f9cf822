import { vgmPort } from '@mastlight/domain/vgm/limits';
import { changeWindow, type ChangeWindow, type VgmClocks } from '@mastlight/domain/vgm/change-window';
import { isDayInstant } from '@mastlight/domain/vocabulary/day-instant';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { VgmParts } from './parts';

/** Until when a filing on a call may be changed, and the times that say so. */
export interface FoundWindow {
  readonly window: ChangeWindow;
  readonly clocks: VgmClocks;
}

/** Asks the port's newest plan of a call; what it has not told locks nothing. */
export async function readWindow(
  { tracking, platform }: Pick<VgmParts, 'tracking' | 'platform'>,
  { vesselName, voyage }: { readonly vesselName: string; readonly voyage: string },
): Promise<FoundWindow> {
  const nowMs = platform.portClock.nowMs();
  if (vesselName === '' || voyage === '') return windowOf({ vgmClosesMs: null, berthMs: null }, nowMs);
  const call = { vesselName, voyage };
  const [status] = (await tracking.readCalls(vgmPort, [call])).get(call) ?? [];
  const plan = status?.plan;
  const berthMs = plan?.ataMs ?? plan?.etaMs ?? null;
  // Nothing locks by the hour of a day that was told without one.
  const told = berthMs === null || isDayInstant(berthMs) ? null : berthMs;
  return windowOf({ vgmClosesMs: plan?.vgmClosesMs ?? null, berthMs: told }, nowMs);
}

function windowOf(clocks: VgmClocks, nowMs: number): FoundWindow {
  return { window: changeWindow(clocks, nowMs), clocks };
}

const timeOf = (ms: number | null): string | null => (ms === null ? null : formatShanghai(ms));

export function showWindow({ window, clocks }: FoundWindow) {
  return {
    state: window.state,
    atTime: timeOf(window.state === 'open' ? window.untilMs : window.sinceMs),
    vgmCloseTime: timeOf(clocks.vgmClosesMs),
    berthTime: timeOf(clocks.berthMs),
  };
}
