// Guarantee: a truck is at a terminal when it queues or stands there, and from then on until it has driven away; passing by is no coming.
import { describe, expect, it } from 'vitest';
import { namedPlaces } from '../vocabulary/named-places';
import { terminalAreaOf } from './terminal-area';

const kmNorth = 1 / 111.195;
const chuanshan = namedPlaces.find(({ name }) => name === '穿山')!;
const at = (km: number, speedKmh: number) => ({ latitude: chuanshan.latitude + km * kmNorth, longitude: chuanshan.longitude, speedKmh });

describe('where a truck is by its places', () => {
  it.each([
    ['it stands at the gate', at(0.5, 0), null, '穿山'],
    ['it creeps in the queue', at(2.4, 19), null, '穿山'],
    ['it drives past on the motorway', at(1, 80), null, null],
    ['it is still on its way', at(2.6, 0), null, null],
    ['it drives about within the yard', at(0.5, 40), '穿山', '穿山'],
    ['it is on its way out, and not gone', at(3.9, 60), '穿山', '穿山'],
    ['it has gone', at(4.1, 60), '穿山', null],
    ['it came to the next terminal', at(0.2, 5), '梅山', '穿山'],
    ['a place that has a name no more', at(0.2, 5), '老码头', '穿山'],
  ] as const)('%s', (_, fix, before, area) => {
    expect(terminalAreaOf(fix, before)).toBe(area);
  });

  it('a city or a harbour as a whole is no terminal', () => {
    const names = namedPlaces.filter(({ isTerminal }) => !isTerminal);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((place) => terminalAreaOf({ ...place, speedKmh: 0 }, null) === place.name)).toEqual([]);
  });
});
