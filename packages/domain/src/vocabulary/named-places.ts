/** Harbours, terminals and cities that charts name; places are approximate, to a kilometre or so, and say where to look. */
import { metresBetween, type Place } from './coordinates';

/** A named place; `zoomMin`: from where on a chart has room for its name; `isPort`: ships lie there; `isTerminal`: trucks bring boxes there. */
export interface NamedPlace extends Place {
  readonly name: string;
  readonly zoomMin: number;
  readonly isPort: boolean;
  readonly isTerminal: boolean;
}

const port = (name: string, latitude: number, longitude: number, zoomMin: number): NamedPlace => ({
  name,
  latitude,
  longitude,
  zoomMin,
  isPort: true,
  isTerminal: false,
});
const terminal = (name: string, latitude: number, longitude: number, zoomMin: number): NamedPlace => ({
  ...port(name, latitude, longitude, zoomMin),
  isTerminal: true,
});
const inland = (name: string, latitude: number, longitude: number, zoomMin: number): NamedPlace => ({
  ...port(name, latitude, longitude, zoomMin),
  isPort: false,
});

export const namedPlaces: readonly NamedPlace[] = [
  port('宁波港', 29.94, 121.87, 2),
  port('上海港', 31.22, 121.83, 2),
  port('青岛港', 36.02, 120.22, 2),
  port('天津港', 38.98, 117.78, 2),
  port('厦门港', 24.47, 118.04, 2),
  port('深圳港', 22.56, 114.27, 2),
  port('大连港', 38.96, 121.87, 2),
  terminal('北二集司', 29.95, 121.82, 9),
  terminal('穿山', 29.9, 122, 9),
  terminal('梅山', 29.76, 121.95, 9),
  terminal('大榭招商', 29.95, 121.97, 10),
  terminal('甬舟', 30.01, 121.91, 10),
  terminal('镇海', 29.97, 121.72, 10),
  terminal('洋山', 30.62, 122.06, 8),
  terminal('外高桥', 31.36, 121.61, 8),
  port('香港', 22.33, 114.12, 5),
  port('高雄', 22.57, 120.31, 5),
  port('釜山', 35.08, 128.83, 3),
  port('东京湾', 35.45, 139.7, 3),
  port('新加坡', 1.26, 103.8, 3),
  port('杰贝阿里', 25.01, 55.05, 3),
  port('苏伊士', 29.93, 32.56, 3),
  port('鹿特丹', 51.95, 4.05, 3),
  port('汉堡', 53.53, 9.93, 4),
  port('长滩', 33.75, -118.2, 3),
  inland('宁波', 29.87, 121.55, 8),
  inland('杭州', 30.25, 120.17, 6),
  inland('义乌', 29.31, 120.07, 7),
];

/** Places to which trucks bring boxes. */
export const terminals: readonly NamedPlace[] = namedPlaces.filter(({ isTerminal }) => isTerminal);

/** The nearest of some named places, and how far it is, in metres. */
export function nearestOf(places: readonly NamedPlace[], place: Place): { readonly name: string; readonly metres: number } {
  let nearest = { name: '', metres: Number.POSITIVE_INFINITY };
  for (const named of places) {
    const metres = metresBetween(place, named);
    if (metres < nearest.metres) nearest = { name: named.name, metres };
  }
  return nearest;
}

/** The nearest port, and how far it is, in metres. */
export const nearestPort = (place: Place): { readonly name: string; readonly metres: number } =>
  nearestOf(
    namedPlaces.filter(({ isPort }) => isPort),
    place,
  );
