import { useId } from 'react';
import './night-sea.css';

/** A small seeded generator, so that stars and waves stand at the same places on every visit. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly glow: number;
}

// Places are shares of the sky, sizes are px: a star does not grow with its sky.
function scatterStars(count: number): readonly Star[] {
  const random = createRandom(20241012);
  return Array.from({ length: count }, () => ({
    x: random() * 100,
    // They thin out towards the horizon.
    y: random() ** 1.5 * 90,
    r: 0.4 + random() * 0.7,
    glow: 0.3 + random() * 0.5,
  }));
}

/** Where the mast stands, as a share of the width, and how high it is, px. */
export interface NightSeaProps {
  readonly mastX?: number;
  readonly mast?: number;
}

const rippleField = { width: 1920, height: 640 };

function drawRipples(count: number): string {
  const random = createRandom(58);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(random() * rippleField.width);
    const y = Math.round(10 + random() * rippleField.height);
    const length = Math.round(18 + random() * 44);
    path += `M${x} ${y}q${length / 4}-3 ${length / 2} 0t${length / 2} 0`;
  }
  return path;
}

const stars = scatterStars(110);
const ripples = drawRipples(190);
// A small sea carries fewer stars.
const smallMast = 80;

/**
 * The night sea: a lit mast on the horizon, its reflection, stars, two far ships. It fills its positioned
 * parent. `mastX` is where the mast stands, as a share of the width; `mast` its height in px (52; 125 at
 * login).
 */
export function NightSea({ mastX = 0.5, mast = 52 }: NightSeaProps) {
  const id = useId();
  const s = mast / 52;
  const barCount = 9 + Math.round(s * 5);
  const bars = Array.from({ length: barCount }, (_, i) => {
    const half = (7 + ((i * 37) % 6)) * s * (0.72 + i * 0.03);
    const shift = (((i * 53) % 7) - 3) * s * 0.5;
    return { half, shift, y: 5.5 * s + i * 3.3 * s + i * 1.6, fade: 0.85 * (1 - i / barCount) };
  });
  return (
    <div className="ml-night-sea" aria-hidden>
      <svg className="ml-night-sky">
        {stars.slice(0, mast > smallMast ? stars.length : 44).map((star) => (
          <circle key={star.x} cx={`${star.x}%`} cy={`${star.y}%`} r={star.r} fill="#dfe9ee" opacity={star.glow} />
        ))}
      </svg>
      <svg className="ml-night-water">
        <path d={ripples} fill="none" stroke="#6fa3b5" strokeOpacity="0.26" />
      </svg>
      <svg className="ml-night-far" width="100%" height="8">
        <svg x="16%" overflow="visible">
          <circle cy="3" r="1.4" fill="#f0a030" />
          <circle cx="5" cy="4" r="1" fill="#f0685a" />
        </svg>
        <svg x="84%" overflow="visible">
          <circle cy="3" r="1.4" fill="#dfe9ee" />
          <circle cx="-4" cy="4" r="1" fill="#4cc28a" />
        </svg>
      </svg>
      <svg className="ml-night-mast" style={{ left: `${mastX * 100}%` }} width="1" height="1" overflow="visible">
        <defs>
          <radialGradient id={`${id}glow`}>
            <stop offset="0" stopColor="#f0a030" stopOpacity="0.42" />
            <stop offset="0.32" stopColor="#f0a030" stopOpacity="0.16" />
            <stop offset="0.36" stopColor="#f0a030" stopOpacity="0.13" />
            <stop offset="1" stopColor="#f0a030" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cy={-37.5 * s} r={74 * s} fill={`url(#${id}glow)`} />
        <circle cy={-37.5 * s} r={25 * s} fill={`url(#${id}glow)`} />
        <g strokeLinecap="round" fill="none">
          {bars.map((bar) => (
            <path
              key={bar.y}
              d={`M${bar.shift - bar.half} ${bar.y}h${bar.half * 2}`}
              stroke="#f0a030"
              strokeWidth={1.1 * Math.sqrt(s) + 0.6}
              opacity={bar.fade}
            />
          ))}
          <path d={`M0 ${-s}V${-52 * s}`} stroke="#dfe9ee" strokeWidth={2.4 * s} />
          <path d={`M${-17 * s} ${-10 * s}L${-7 * s} ${-1.5 * s}`} stroke="#f0685a" strokeWidth={2.2 * s} />
          <path d={`M${17 * s} ${-10 * s}L${7 * s} ${-1.5 * s}`} stroke="#4cc28a" strokeWidth={2.2 * s} />
        </g>
        <rect x={-5 * s} y={-43 * s} width={10 * s} height={11 * s} rx={4.6 * s} fill="#f0a030" />
        <path
          d={`M${-1.4 * s} ${-39.6 * s}q${-1.6 * s} ${0.9 * s} ${-1.5 * s} ${2.7 * s}`}
          fill="none"
          stroke="#ffe3b0"
          strokeWidth={1.1 * s}
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
