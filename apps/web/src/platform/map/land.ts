import nearUrl from 'world-atlas/land-10m.json?url';
import farUrl from 'world-atlas/land-50m.json?url';
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

const urls = { far: farUrl, near: nearUrl };
export type LandDetail = keyof typeof urls;
const known = new Map<LandDetail, Promise<readonly LandRing[]>>();

/** Brings the outlines of land (Natural Earth, 1:50 million far, 1:10 million near), each once; asked for again when it did not come. */
export function bringLand(detail: LandDetail): Promise<readonly LandRing[]> {
  let land = known.get(detail);
  if (!land) {
    land = readLand(urls[detail]).catch((error: unknown) => {
      known.delete(detail);
      throw error;
    });
    known.set(detail, land);
  }
  return land;
}

async function readLand(url: string): Promise<readonly LandRing[]> {
  const answer = await fetch(url);
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
