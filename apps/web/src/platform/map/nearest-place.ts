import { metresBetween, type Place } from '@mastlight/domain/position/coordinates';
import { namedPlaces } from './texts/places.zh-CN';

/** The named place that is nearest, and how far it is, whole km; the places are approximate, and so is this. */
export function nearestPlace(place: Place): { readonly name: string; readonly km: number } {
  const [nearest] = namedPlaces
    .map((named) => ({ name: named.name, metres: metresBetween(place, named) }))
    .toSorted((a, b) => a.metres - b.metres);
  return { name: nearest!.name, km: Math.round(nearest!.metres / 1_000) };
}
