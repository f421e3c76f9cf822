import type { Place } from '@mastlight/domain/vocabulary/coordinates';
import type { LandRing } from './land';
import { fromCanvas, onEarth, toCanvas, type Point, type View } from './mercator';
import { namedPlaces } from '@mastlight/domain/vocabulary/named-places';

/** Something on a chart: a truck, a ship. */
export interface Mark extends Place {
  readonly key: string;
  readonly label: string;
  /** Its colour by what it means, as a name of the tokens. */
  readonly tone: 'done' | 'danger' | 'att' | 'run' | 'idle';
  /** Clockwise from north; null: a dot without a bow. */
  readonly courseDegrees: number | null;
}

/** A point of a way; `isAfterGap`: nobody knows the way to it from the point before. */
export interface WayPoint extends Place {
  readonly isAfterGap?: boolean;
}

/** What is drawn, in the order of drawing. */
export interface Chart {
  readonly land: readonly LandRing[];
  readonly track: readonly WayPoint[];
  readonly marks: readonly Mark[];
  readonly selected: string | null;
}

/** CSS pixels, and how many of the device's are one of them. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The colours of the page's tokens as they are now, light or dark. */
export type Colours = (token: string) => string;

/** Draws a chart: sea, land, names, the way that was gone, marks with their labels. */
export function drawChart(canvas: CanvasRenderingContext2D, chart: Chart, view: View, size: Size, colour: Colours): void {
  canvas.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
  canvas.fillStyle = colour('--map-sea');
  canvas.fillRect(0, 0, size.width, size.height);
  drawLand(canvas, chart.land, view, size, colour);
  drawGraticule(canvas, view, size, colour);
  drawNames(canvas, view, size, colour);
  drawTrack(canvas, chart.track, view, size, colour);
  for (const mark of chart.marks) if (mark.key !== chart.selected) drawMark(canvas, mark, view, size, colour, false);
  const selected = chart.marks.find(({ key }) => key === chart.selected);
  if (selected) drawMark(canvas, selected, view, size, colour, true);
}

const shores = [
  ['--map-shore-far', 14],
  ['--map-shore', 8],
  ['--map-shore-near', 3.5],
] as const;

/** Meridians and parallels at whole steps, at most some six on a side. */
function drawGraticule(canvas: CanvasRenderingContext2D, view: View, size: Size, colour: Colours): void {
  const span = (360 * size.width) / (256 * 2 ** view.zoom);
  const step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30].find((each) => span / each <= 6) ?? 30;
  const from = fromCanvas({ x: 0, y: size.height }, view, size);
  const until = fromCanvas({ x: size.width, y: 0 }, view, size);
  canvas.strokeStyle = colour('--map-graticule');
  canvas.lineWidth = 0.5;
  canvas.beginPath();
  for (let longitude = Math.ceil(from.longitude / step) * step; longitude < until.longitude; longitude += step) {
    const { x } = toCanvas({ latitude: 0, longitude }, view, size);
    canvas.moveTo(x, 0);
    canvas.lineTo(x, size.height);
  }
  for (let latitude = Math.ceil(from.latitude / step) * step; latitude < until.latitude; latitude += step) {
    const { y } = toCanvas({ latitude, longitude: 0 }, view, size);
    canvas.moveTo(0, y);
    canvas.lineTo(size.width, y);
  }
  canvas.stroke();
}

function drawLand(canvas: CanvasRenderingContext2D, land: readonly LandRing[], view: View, size: Size, colour: Colours): void {
  const middle = onEarth(view.middle);
  const scale = 256 * 2 ** view.zoom;
  const [halfX, halfY] = [size.width / 2 / scale, size.height / 2 / scale];
  canvas.beginPath();
  for (const { points, left, right, top, bottom } of land) {
    if (right < middle.x - halfX || left > middle.x + halfX || bottom < middle.y - halfY || top > middle.y + halfY) continue;
    for (let at = 0; at < points.length; at += 2) {
      const x = (points[at]! - middle.x) * scale + size.width / 2;
      const y = (points[at + 1]! - middle.y) * scale + size.height / 2;
      if (at === 0) canvas.moveTo(x, y);
      else canvas.lineTo(x, y);
    }
    canvas.closePath();
  }
  // Water gets lighter away from the shore; the land lies over the inner half of each stroke.
  canvas.lineJoin = 'round';
  for (const [token, width] of shores) {
    canvas.strokeStyle = colour(token);
    canvas.lineWidth = width * 2;
    canvas.stroke();
  }
  canvas.fillStyle = colour('--map-land');
  canvas.strokeStyle = colour('--map-coast');
  canvas.lineWidth = 1;
  canvas.fill('evenodd');
  canvas.stroke();
}

function drawNames(canvas: CanvasRenderingContext2D, view: View, size: Size, colour: Colours): void {
  canvas.font = '12px "Mastlight Sans SC", sans-serif';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = colour('--second');
  for (const place of namedPlaces) {
    if (view.zoom < place.zoomMin) continue;
    const { x, y } = toCanvas(place, view, size);
    canvas.fillRect(x - 2, y - 2, 4, 4);
    canvas.fillText(place.name, x + 6, y);
  }
}

/** The way that was gone; where nobody knows how, a thin dashed line. */
function drawTrack(canvas: CanvasRenderingContext2D, track: readonly WayPoint[], view: View, size: Size, colour: Colours): void {
  if (track.length < 2) return;
  canvas.strokeStyle = colour('--primary');
  canvas.lineJoin = 'round';
  for (const isGap of [true, false]) {
    canvas.beginPath();
    for (const [at, place] of track.entries()) {
      const { x, y } = toCanvas(place, view, size);
      if (at > 0 && (place.isAfterGap ?? false) === isGap) canvas.lineTo(x, y);
      else canvas.moveTo(x, y);
    }
    canvas.setLineDash(isGap ? [4, 6] : []);
    canvas.lineWidth = isGap ? 1.5 : 3;
    canvas.stroke();
  }
  canvas.setLineDash([]);
}

function drawMark(canvas: CanvasRenderingContext2D, mark: Mark, view: View, size: Size, colour: Colours, isSelected: boolean): void {
  const { x, y } = toCanvas(mark, view, size);
  if (x < -80 || y < -40 || x > size.width + 80 || y > size.height + 40) return;
  const radius = isSelected ? 9 : 6;
  canvas.save();
  canvas.translate(x, y);
  if (mark.courseDegrees !== null) canvas.rotate((mark.courseDegrees * Math.PI) / 180);
  canvas.beginPath();
  if (mark.courseDegrees === null) canvas.arc(0, 0, radius, 0, 2 * Math.PI);
  else {
    canvas.moveTo(0, -radius * 1.5);
    canvas.lineTo(radius, radius);
    canvas.lineTo(-radius, radius);
    canvas.closePath();
  }
  canvas.fillStyle = colour(`--${mark.tone}`);
  canvas.strokeStyle = colour('--surface');
  canvas.lineWidth = 2;
  canvas.fill();
  canvas.stroke();
  canvas.restore();
  canvas.font = `${isSelected ? 600 : 400} 12px "Mastlight Mono", monospace`;
  const width = canvas.measureText(mark.label).width + 12;
  canvas.fillStyle = colour('--surface');
  canvas.strokeStyle = colour(isSelected ? '--lamp' : '--line');
  canvas.lineWidth = isSelected ? 2 : 1;
  canvas.beginPath();
  canvas.roundRect(x + 12, y - 10, width, 20, 4);
  canvas.fill();
  canvas.stroke();
  canvas.fillStyle = colour('--ink');
  canvas.textBaseline = 'middle';
  canvas.fillText(mark.label, x + 18, y);
}

/** The mark nearest to a point of the canvas, within a finger's width; null for none. */
export function findMarkAt(marks: readonly Mark[], view: View, size: Size, at: Point): Mark | null {
  let [found, best]: [Mark | null, number] = [null, 24];
  for (const mark of marks) {
    const { x, y } = toCanvas(mark, view, size);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance <= best) [found, best] = [mark, distance];
  }
  return found;
}
