// Guarantee: a place is drawn where it is; a chart that is moved or brought nearer keeps under the pointer what was there.
import { describe, expect, it } from 'vitest';
import { fromCanvas, fromEarth, moveView, onEarth, toCanvas, viewOf, zoomRange, zoomView, type View } from './mercator';

const size = { width: 800, height: 600 };
const view: View = { middle: { latitude: 29.9, longitude: 121.8 }, zoom: 9 };
const near = (value: number) => expect.closeTo(value, 6);

describe('a chart', () => {
  it.each([
    [0, 0, 0.5, 0.5],
    [0, 180, 1, 0.5],
    [85.0511287, 0, 0.5, 0],
  ])('%s, %s stands on the earth at %s, %s', (latitude, longitude, x, y) => {
    const point = onEarth({ latitude, longitude });
    expect([point.x, point.y]).toEqual([expect.closeTo(x, 5), expect.closeTo(y, 4)]);
  });

  it('its middle is the middle of the canvas, and a place is found again', () => {
    expect(toCanvas(view.middle, view, size)).toEqual({ x: near(400), y: near(300) });
    expect(fromCanvas({ x: 400, y: 300 }, view, size)).toEqual({ latitude: near(29.9), longitude: near(121.8) });
    expect(fromEarth(onEarth(view.middle))).toEqual({ latitude: near(29.9), longitude: near(121.8) });
  });

  it('moved by 100 px shows each place 100 px on', () => {
    expect(toCanvas(view.middle, moveView(view, { x: 100, y: -40 }), size)).toEqual({ x: near(500), y: near(260) });
  });

  it('brought nearer keeps what is under the pointer, and is never nearer than its bounds', () => {
    const at = { x: 640, y: 120 };
    const place = fromEarth({ x: onEarth(view.middle).x + 240 / (256 * 2 ** 9), y: onEarth(view.middle).y - 180 / (256 * 2 ** 9) });
    expect(toCanvas(place, view, size)).toEqual({ x: near(640), y: near(120) });
    const nearer = zoomView(view, 1.5, at, size);
    expect(toCanvas(place, nearer, size)).toEqual({ x: near(640), y: near(120) });
    expect(zoomView(view, 99, at, size).zoom).toBe(zoomRange.max);
  });

  it('shows all of some places', () => {
    const places = [
      { latitude: 29.93, longitude: 121.88 },
      { latitude: 31.35, longitude: 121.6 },
    ];
    const shown = viewOf(places, size)!;
    for (const place of places) {
      const { x, y } = toCanvas(place, shown, size);
      expect([x > 0 && x < size.width, y > 0 && y < size.height]).toEqual([true, true]);
    }
    expect([viewOf([], size), viewOf([places[0]!], size)!.zoom]).toEqual([null, 13]);
  });
});
