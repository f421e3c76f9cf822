/** Until when a filing may be sent and changed: its cut-off (截 VGM), and six hours before the ship berths (peers idea 7). */
import { lockBeforeBerthMs } from './limits';

/** Instants in ms since epoch; null where the port has told none. */
export interface VgmClocks {
  readonly vgmClosesMs: number | null;
  readonly berthMs: number | null;
}

export type ChangeWindow =
  | { readonly state: 'open'; /** When it closes; null when nothing is known that closes it. */ readonly untilMs: number | null }
  | { readonly state: 'closed' | 'locked'; readonly sinceMs: number };

/** Whether a filing may be changed at an instant; at the very instant it no longer may. What the port has not told does not lock. */
export function changeWindow({ vgmClosesMs, berthMs }: VgmClocks, nowMs: number): ChangeWindow {
  const ends = [
    ...(vgmClosesMs === null ? [] : [{ state: 'closed', atMs: vgmClosesMs } as const]),
    ...(berthMs === null ? [] : [{ state: 'locked', atMs: berthMs - lockBeforeBerthMs } as const]),
  ].sort((a, b) => a.atMs - b.atMs);
  const [first] = ends;
  if (first === undefined) return { state: 'open', untilMs: null };
  return nowMs < first.atMs ? { state: 'open', untilMs: first.atMs } : { state: first.state, sinceMs: first.atMs };
}
