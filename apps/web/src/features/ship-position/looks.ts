import { stateOfShip, type ShipState } from '@mastlight/domain/position/index';
import type { IconName } from '@mastlight/ui';
import type { Mark } from '../../platform/map/draw-chart';
import type { Ship } from './api';

/** `unheard`: no place of it is known. */
export type ShownState = ShipState | 'unheard';

/** How each state looks: colour and icon; its word stands in the texts. */
export const looks: Readonly<Record<ShownState, { readonly tone: Mark['tone']; readonly icon: IconName }>> = {
  moving: { tone: 'run', icon: 'ship' },
  anchored: { tone: 'att', icon: 'pin' },
  moored: { tone: 'done', icon: 'check' },
  standing: { tone: 'att', icon: 'clock' },
  silent: { tone: 'danger', icon: 'warn' },
  'out-of-range': { tone: 'idle', icon: 'info' },
  unheard: { tone: 'idle', icon: 'info' },
};

export const stateOf = ({ position }: Ship, nowMs: number): ShownState => (position === null ? 'unheard' : stateOfShip(position, nowMs));

/** A ship on the chart; null where nobody knows where it is. */
export function markOf(ship: Ship, name: string, nowMs: number): Mark | null {
  const { position, mmsi } = ship;
  if (position === null) return null;
  const state = stateOf(ship, nowMs);
  const { latitude, longitude, courseDegrees, headingDegrees } = position;
  // Where it was an hour ago it had a course; where it is now nobody knows.
  const bow = state === 'moving' ? (courseDegrees ?? headingDegrees) : null;
  return { key: mmsi, label: name, latitude, longitude, courseDegrees: bow, tone: looks[state].tone };
}
