/** Harbours and terminals that charts name; places are approximate, to a kilometre or so, and say where to look. */
import type { Place } from '@mastlight/domain/position/coordinates';

/** A named place; `zoomMin`: from where on there is room for its name. */
export interface NamedPlace extends Place {
  readonly name: string;
  readonly zoomMin: number;
}

const at = (name: string, latitude: number, longitude: number, zoomMin: number): NamedPlace => ({ name, latitude, longitude, zoomMin });

export const namedPlaces: readonly NamedPlace[] = [
  at('宁波港', 29.94, 121.87, 2),
  at('上海港', 31.22, 121.83, 2),
  at('青岛港', 36.02, 120.22, 2),
  at('天津港', 38.98, 117.78, 2),
  at('厦门港', 24.47, 118.04, 2),
  at('深圳港', 22.56, 114.27, 2),
  at('大连港', 38.96, 121.87, 2),
  at('北二集司', 29.95, 121.82, 9),
  at('穿山', 29.9, 122, 9),
  at('梅山', 29.76, 121.95, 9),
  at('大榭招商', 29.95, 121.97, 10),
  at('甬舟', 30.01, 121.91, 10),
  at('镇海', 29.97, 121.72, 10),
  at('洋山', 30.62, 122.06, 8),
  at('外高桥', 31.36, 121.61, 8),
  at('宁波', 29.87, 121.55, 8),
  at('杭州', 30.25, 120.17, 6),
  at('义乌', 29.31, 120.07, 7),
];
