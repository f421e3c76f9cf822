import type { Place } from '@mastlight/domain/vocabulary/coordinates';
import { namedPlaces, nearestOf } from '@mastlight/domain/vocabulary/named-places';

/** The named place that is nearest, and how far it is, whole km; the places are approximate, and so is this. */
export function nearestPlace(place: Place): { readonly name: string; readonly km: number } {
  const { name, metres } = nearestOf(namedPlaces, place);
  return { name, km: Math.round(metres / 1_000) };
}
