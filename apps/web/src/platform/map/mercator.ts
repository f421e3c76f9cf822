/** Where a place of the earth stands on a drawn chart: Web Mercator, as every chart on a screen has it. */
import type { Place } from '@mastlight/domain/vocabulary/coordinates';

/** What a chart shows: its middle and how near it is; each step of `zoom` halves what is seen. */
export interface View {
  readonly middle: Place;
  readonly zoom: number;
}

/** A point of the canvas, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole earth at zoom 0, px. */
const earthPx = 256;
/** Beyond this Mercator has no end. */
const latitudeMax = 85.05;
export const zoomRange = { min: 2, max: 16 } as const;

/** Place on the square of the whole earth, 0 to 1. */
export function onEarth({ latitude, longitude }: Place): Point {
  const sine = Math.sin((Math.max(-latitudeMax, Math.min(latitudeMax, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place of a point on that square. */
export function fromEarth({ x, y }: Point): Place {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}

const scaleOf = ({ zoom }: View): number => earthPx * 2 ** zoom;

/** Where a place is drawn on a canvas of a size. */
export function toCanvas(place: Place, view: View, size: { readonly width: number; readonly height: number }): Point {
  const [point, middle, scale] = [onEarth(place), onEarth(view.middle), scaleOf(view)];
  return { x: (point.x - middle.x) * scale + size.width / 2, y: (point.y - middle.y) * scale + size.height / 2 };
}

/** The place that is drawn at a point of the canvas. */
export function fromCanvas(point: Point, view: View, size: { readonly width: number; readonly height: number }): Place {
  const [middle, scale] = [onEarth(view.middle), scaleOf(view)];
  return fromEarth({ x: middle.x + (point.x - size.width / 2) / scale, y: middle.y + (point.y - size.height / 2) / scale });
}

/** A view moved by so many pixels of its canvas. */
export function moveView(view: View, { x, y }: Point): View {
  const [middle, scale] = [onEarth(view.middle), scaleOf(view)];
  return { ...view, middle: fromEarth({ x: middle.x - x / scale, y: Math.max(0, Math.min(1, middle.y - y / scale)) }) };
}

/** A view that is nearer by some steps, around a point of its canvas, which stays where it is. */
export function zoomView(view: View, steps: number, at: Point, size: { readonly width: number; readonly height: number }): View {
  const zoom = Math.max(zoomRange.min, Math.min(zoomRange.max, view.zoom + steps));
  const factor = 2 ** (zoom - view.zoom);
  const away = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  return { ...moveView({ ...view, zoom }, { x: away.x * (1 - factor), y: away.y * (1 - factor) }), zoom };
}

/** The nearest view that shows all of some places with a margin; null for none. */
export function viewOf(places: readonly Place[], size: { readonly width: number; readonly height: number }, zoomMax = 13): View | null {
  if (places.length === 0) return null;
  const points = places.map(onEarth);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const fit = (px: number, span: number): number => Math.log2((px * 0.8) / (earthPx * Math.max(span, 1e-9)));
  const zoom = Math.max(zoomRange.min, Math.min(zoomMax, fit(size.width, right - left), fit(size.height, bottom - top)));
  return { middle: fromEarth({ x: (left + right) / 2, y: (top + bottom) / 2 }), zoom };
}
