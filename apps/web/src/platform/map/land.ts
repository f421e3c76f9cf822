import landUrl from 'world-atlas/land-50m.json?url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { onEarth } from './mercator';

/** Outlines of land: each ring as points of the earth's square, x and y one after the other, with the box that holds it. */
export interface LandRing {
  readonly points: Float64Array;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

let known: Promise<readonly LandRing[]> | null = null;

/** Brings the outlines of land (Natural Earth 1:50 million), once; asked for again when it did not come. */
export function bringLand(): Promise<readonly LandRing[]> {
  known ??= readLand().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function readLand(): Promise<readonly LandRing[]> {
  const answer = await fetch(landUrl);
  if (!answer.ok) throw new Error(`land: ${answer.status}`);
  const topology = (await answer.json()) as Topology<{ land: GeometryCollection }>;
  const rings: LandRing[] = [];
  for (const { geometry } of feature(topology, topology.objects.land).features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    for (const polygon of polygons) for (const ring of polygon) rings.push(toRing(ring));
  }
  return rings;
}

function toRing(ring: readonly (readonly number[])[]): LandRing {
  const points = new Float64Array(ring.length * 2);
  let [left, right, top, bottom] = [1, 0, 1, 0];
  for (const [at, [longitude = 0, latitude = 0]] of ring.entries()) {
    const { x, y } = onEarth({ latitude, longitude });
    points[2 * at] = x;
    points[2 * at + 1] = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, left, right, top, bottom };
}
