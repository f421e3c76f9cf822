/** Whether a truck has come to a terminal, by its own places: before the terminal's gate tells of its box. */
import { metresBetween } from '../vocabulary/coordinates';
import { nearestOf, terminals } from '../vocabulary/named-places';
import type { Fix } from './judge-fix';

/** A truck is at a terminal from so near on, and until it is so far away, m: yards are wide, and our places are true to a kilometre or so. */
export const comeM = 2_500;
const goneM = 4_000;
/** Who drives faster passes by on the motorway, km/h; queues at a gate are slower. */
const queueMaxKmh = 20;

/** The terminal where a vehicle is, by its newest fix and by where it was before it; null: at none. */
export function terminalAreaOf(fix: Pick<Fix, 'latitude' | 'longitude' | 'speedKmh'>, before: string | null): string | null {
  const known = before === null ? undefined : terminals.find(({ name }) => name === before);
  // Terminals lie side by side: until it has left the one, it is not at the next.
  if (known && metresBetween(fix, known) <= goneM) return before;
  const near = nearestOf(terminals, fix);
  return near.metres <= comeM && fix.speedKmh <= queueMaxKmh ? near.name : null;
}
