// Guarantee: what is said of a ship's place is true by its age: an old one says so first, and at sea why.
import { expect, it } from 'vitest';
import { sayShipPlace, stateOfShip, tellShipPlace, type ShipSight } from './ship-state';

const now = Date.UTC(2026, 9, 12, 4);
const minute = 60_000;
const berth = { latitude: 29.94, longitude: 121.87 };
const sea = { latitude: 27.5, longitude: 123.5 };
const sight = (part: Partial<ShipSight>, agoMinutes = 3): ShipSight => ({
  ...berth,
  speedKnots: 0,
  status: 5,
  saidMs: now - agoMinutes * minute,
  ...part,
});

it.each<[ShipSight, string, string]>([
  [sight({}), 'moored', '在宁波港'],
  [sight({ status: 1 }), 'anchored', '在宁波港'],
  [sight({ status: null, speedKnots: null }, 0), 'standing', '在宁波港'],
  [sight({ speedKnots: 12 }), 'moving', '离宁波港 1 海里'],
  [sight({ ...sea, speedKnots: 12, status: 0 }, 60), 'moving', '离梅山 158 海里'],
  [sight({ ...sea, speedKnots: 12, status: 0 }, 61), 'out-of-range', '离梅山 158 海里'],
  [sight({ ...sea, speedKnots: 0, status: 1 }), 'anchored', '离梅山 158 海里'],
  [sight({}, 60 * 24 * 2), 'silent', '在宁波港'],
])('R-7.6-10 %j is %s: %s', (seen, state, words) => {
  expect([stateOfShip(seen, now), sayShipPlace(seen)]).toEqual([state, words]);
});

it.each([
  [berth, '没有信号'],
  [sea, '超出岸基接收范围'],
])('R-3.9-01 a place %j of an hour ago says %s first', (place, lost) => {
  expect(tellShipPlace(sight(place))).toMatchObject({ lost, saidMs: now - 3 * minute, staleMs: now + 57 * minute });
});
