/**
 * Places on the earth in the two systems that meet here: terminals and ships tell WGS-84, maps published in China draw
 * GCJ-02. Everything is kept in WGS-84; what is drawn on a map of the other kind is turned into it there, and nowhere else.
 */

/** Degrees, south and west negative. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = Math.PI / 180;
/** Mean radius of the earth, m. */
const earthM = 6_371_008.8;

/** Metres between two places along the great circle. */
export function metresBetween(a: Place, b: Place): number {
  const [latitudeA, latitudeB] = [a.latitude * radians, b.latitude * radians];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h = half(latitudeB - latitudeA) + Math.cos(latitudeA) * Math.cos(latitudeB) * half((b.longitude - a.longitude) * radians);
  return 2 * earthM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Whether the two systems differ there: within a box around the mainland, as every published conversion has it. */
export function isShiftedThere({ latitude, longitude }: Place): boolean {
  return longitude >= 72.004 && longitude <= 137.8347 && latitude >= 0.8293 && latitude <= 55.8271;
}

// Krasovsky 1940, on which GCJ-02 is defined.
const semiMajorM = 6_378_245;
const eccentricity2 = 0.006_693_421_622_965_943;

const wave = (value: number, period: number): number => Math.sin((value * Math.PI) / period);
/** The part that both shifts have in common. */
const common = (x: number): number => (20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)) * (2 / 3);

/** A place of WGS-84 as a map of GCJ-02 draws it; beyond the mainland they are the same. */
export function toGcj02(place: Place): Place {
  if (!isShiftedThere(place)) return place;
  const [x, y] = [place.longitude - 105, place.latitude - 35];
  const root = Math.sqrt(Math.abs(x));
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    common(x) +
    (20 * wave(y, 1) + 40 * wave(y, 3)) * (2 / 3) +
    (160 * wave(y, 12) + 320 * wave(y, 30)) * (2 / 3);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    common(x) +
    (20 * wave(x, 1) + 40 * wave(x, 3)) * (2 / 3) +
    (150 * wave(x, 12) + 300 * wave(x, 30)) * (2 / 3);
  const sine = Math.sin(place.latitude * radians);
  const magic = 1 - eccentricity2 * sine * sine;
  const metresNorth = (semiMajorM * (1 - eccentricity2)) / (magic * Math.sqrt(magic));
  const metresEast = (semiMajorM / Math.sqrt(magic)) * Math.cos(place.latitude * radians);
  return {
    latitude: place.latitude + north / (metresNorth * radians),
    longitude: place.longitude + east / (metresEast * radians),
  };
}
