import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { drawChart, findMarkAt, type Colours, type Mark, type Size, type WayPoint } from './draw-chart';
import { bringLand, type LandRing } from './land';
import { moveView, viewOf, zoomView, type View } from './mercator';
import './chart-map.css';

/** The harbour of most of our users, until there is something to look at. */
const atFirst: View = { middle: { latitude: 29.9, longitude: 121.8 }, zoom: 9 };
const keyStepPx = 80;
/** From here on the rough outlines of land are kilometres off. */
const nearFromZoom = 7;

interface ChartMapProps {
  /** Says what the chart shows; who cannot see it finds the same in the list beside it. */
  readonly label: string;
  readonly marks: readonly Mark[];
  readonly track: readonly WayPoint[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly words: { readonly nearer: string; readonly farther: string; readonly all: string; readonly noLand: string };
}

/** A chart that is moved by pointer, wheel, fingers and keys; it shows all its marks until somebody moves it. */
export function ChartMap({ label, marks, track, selected, onSelect, words }: ChartMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0, ratio: 1 });
  const [land, setLand] = useState<readonly LandRing[] | null>(null);
  const [hasNoLand, setNoLand] = useState(false);
  /** Null: whatever shows everything. */
  const [moved, setMoved] = useState<View | null>(null);
  const [theme, setTheme] = useState(0);

  useLayoutEffect(() => {
    const element = box.current!;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight, ratio: devicePixelRatio });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const change = (): void => setTheme((count) => count + 1);
    dark.addEventListener('change', change);
    const watch = new MutationObserver(change);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', change);
      watch.disconnect();
    };
  }, []);

  const chosen = marks.find(({ key }) => key === selected);
  // One alone is shown with enough around it to know the place.
  const whole = viewOf(track.length > 1 ? track : chosen ? [chosen] : marks, size, 10.5);
  const view = moved ?? whole ?? atFirst;
  const isNear = view.zoom >= nearFromZoom;
  useEffect(() => {
    let isHere = true;
    // The rough outlines come first, and stay where the fine ones do not come.
    bringLand('far')
      .then(async (far) => {
        if (isHere) setLand((land) => land ?? far);
        const rings = isNear ? await bringLand('near') : far;
        if (isHere) setLand(rings);
      })
      .catch(() => {
        if (isHere) setNoLand(true);
      });
    return () => {
      isHere = false;
    };
  }, [isNear]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || size.width === 0) return;
    const frame = requestAnimationFrame(() => {
      drawChart(context, { land: land ?? [], track, marks, selected }, view, size, readColours(probe.current!));
    });
    return () => cancelAnimationFrame(frame);
    // Another theme draws the same in other colours.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [land, track, marks, selected, view, size, theme]);

  const zoom = (steps: number): void => setMoved(zoomView(view, steps, { x: size.width / 2, y: size.height / 2 }, size));
  function pressKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (step) setMoved(moveView(view, { x: step[0]! * keyStepPx, y: step[1]! * keyStepPx }));
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') setMoved(null);
    else return;
    event.preventDefault();
  }
  const held = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);

  return (
    <div className="chart-map" ref={box}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        tabIndex={0}
        width={Math.round(size.width * size.ratio)}
        height={Math.round(size.height * size.ratio)}
        onKeyDown={pressKey}
        onWheel={({ deltaY, nativeEvent }) =>
          setMoved(zoomView(view, -deltaY / 240, { x: nativeEvent.offsetX, y: nativeEvent.offsetY }, size))
        }
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY, hasMoved: false };
        }}
        onPointerMove={(event) => {
          if (!held.current) return;
          const by = { x: event.clientX - held.current.x, y: event.clientY - held.current.y };
          if (!held.current.hasMoved && Math.hypot(by.x, by.y) < 4) return;
          held.current = { x: event.clientX, y: event.clientY, hasMoved: true };
          setMoved(moveView(view, by));
        }}
        onPointerUp={({ nativeEvent }) => {
          const wasClick = held.current?.hasMoved === false;
          held.current = null;
          const found = wasClick ? findMarkAt(marks, view, size, { x: nativeEvent.offsetX, y: nativeEvent.offsetY }) : null;
          if (found) onSelect(found.key);
        }}
        onPointerCancel={() => (held.current = null)}
      />
      <div className="chart-tools">
        <button type="button" aria-label={words.nearer} onClick={() => zoom(1)}>
          +
        </button>
        <button type="button" aria-label={words.farther} onClick={() => zoom(-1)}>
          −
        </button>
        <button type="button" onClick={() => setMoved(null)}>
          {words.all}
        </button>
      </div>
      <span ref={probe} hidden />
      {hasNoLand && <p className="chart-note">{words.noLand}</p>}
    </div>
  );
}

/** Tokens as the page has them now: what a token says is known only where it is used, for it may be one of two by the theme. */
function readColours(probe: HTMLElement): Colours {
  const known = new Map<string, string>();
  return (token) => {
    let colour = known.get(token);
    if (colour === undefined) {
      probe.style.color = `var(${token})`;
      colour = getComputedStyle(probe).color;
      known.set(token, colour);
    }
    return colour;
  };
}
