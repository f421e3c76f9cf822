// Guarantee: of a truck that drives towards a terminal it is said when it may be there, of any other nothing.
import { describe, expect, it } from 'vitest';
import { namedPlaces } from '../vocabulary/named-places';
import { wayToTerminal } from './way-to-terminal';

const atMs = Date.UTC(2026, 9, 12, 4);
const kmNorth = 1 / 111.195;
const meishan = namedPlaces.find(({ name }) => name === '梅山')!;
/** So many km south of 梅山, the southernmost of all here, driving north. */
const south = (km: number, part: { readonly speedKmh?: number; readonly courseDegrees?: number | null } = {}) => ({
  latitude: meishan.latitude - km * kmNorth,
  longitude: meishan.longitude,
  speedKmh: 62,
  courseDegrees: 0 as number | null,
  atMs,
  ...part,
});

describe('a truck on its way', () => {
  it('is expected by its straight line, longer roads and what lorries make of them', () => {
    // 50 km in a line are 65 km of road: an hour and eighteen minutes.
    expect(wayToTerminal(south(50))).toEqual({ place: '梅山', km: 50, atMs: expect.closeTo(atMs + 78 * 60_000, -4) as number });
  });

  it.each([
    ['a bend of the road is no turning back', south(50, { courseDegrees: 49 }), '梅山'],
    ['nor is one to the other side', south(50, { courseDegrees: 311 }), '梅山'],
    ['it drives away from all of them', south(50, { courseDegrees: 180 }), undefined],
    ['it stands at a light', south(50, { speedKmh: 3 }), undefined],
    ['its terminal tells no course', south(50, { courseDegrees: null }), undefined],
    ['it is there', south(2), undefined],
    ['it comes from another province', south(301), undefined],
  ])('%s', (_, fix, place) => {
    expect(wayToTerminal(fix)?.place).toBe(place);
  });
});
