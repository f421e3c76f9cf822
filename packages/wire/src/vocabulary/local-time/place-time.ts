import { hasZone, readWireTime } from '../wire-time';
import { localToInstantMs } from './zone-offset';
import { zonesOfPlace } from './zones-of-place';

/** Zoneless texts are read as if a clock of this zone had told them. */
const readOffsetMs = 8 * 3_600_000;

/** An instant as a clock of its place tells it. */
export interface PlaceInstant {
  /** ms since epoch. */
  readonly instantMs: number;
  /** Minutes that the clock is ahead of UTC then. */
  readonly offsetMinutes: number;
}

/**
 * Reads a time without a zone by the clock of the place that it speaks of.
 *
 * @param code a UN/LOCODE, or a country of two letters
 * @returns null where the text is no such time or a day alone, or the clocks of the place are not known to show one time
 */
export function readPlaceTime(text: string, code: string | null): PlaceInstant | null {
  const told = readWireTime(text);
  const read = told?.instantMs ?? null;
  if (read === null || told?.isDay || code === null || hasZone(text.trim())) return null;
  const wallMs = read + readOffsetMs;
  const [instantMs, ...others] = new Set(zonesOfPlace(code).map((zone) => localToInstantMs(wallMs, zone)));
  if (instantMs === undefined || others.length > 0) return null;
  return { instantMs, offsetMinutes: Math.round((wallMs - instantMs) / 60_000) };
}
