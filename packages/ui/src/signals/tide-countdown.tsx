import { memo } from 'react';
import { useClockValue, type Clock } from './clock';
import { describeTide } from './describe-tide';
import { usePartTexts } from '../part-texts';
import './tide-countdown.css';

export interface TideProps {
  /** The cut-off in ms since epoch; null while no time is known. */
  readonly deadlineMs: number | null;
  readonly clock?: Clock;
  readonly isComplete?: boolean;
  readonly hasMissing?: boolean;
  /** From when on it is near; a day where it is left out. */
  readonly nearMs?: number;
}

/**
 * A still wave of `length` and `amplitude` px, wide enough for `width`, shifted left by `shift`, deep enough.
 */
function drawWave(width: number, length: number, amplitude: number, shift: number): string {
  const half = length / 2;
  let path = `M${-shift} 60V0q${half / 2} ${-2 * amplitude} ${half} 0`;
  for (let x = half - shift; x < width; x += half) path += `t${half} 0`;
  return `${path}V60z`;
}

const rowWaves = { back: drawWave(112, 34, 1.2, 9), front: drawWave(112, 26, 1.4, 0) };
const largeWaves = { back: drawWave(288, 51, 1.2, 9), front: drawWave(288, 39, 1.4, 0) };

/** The water alone: the waves are drawn once, their level is a shift. */
const Water = memo(function Water(props: { width: number; height: number; topPx: number }) {
  const { width, height, topPx } = props;
  const waves = width > 112 ? largeWaves : rowWaves;
  return (
    <svg className="ml-tide-water" width={width} height={height} aria-hidden>
      <path d={waves.back} opacity={0.45} transform={`translate(0 ${topPx})`} />
      <path d={waves.front} opacity={0.62} transform={`translate(0 ${topPx + 0.6})`} />
    </svg>
  );
});

/**
 * What is to be seen of a tide, as one string so that it renders again only when something to be seen has
 * changed: the state, the water's top in px (none: no water) and the digits. The level is read once a minute,
 * it does not creep between.
 */
function readTide(props: TideProps & { readonly dayWord: string }, nowMs: number, height: number): string {
  const { state, digits } = describeTide({ ...props, nowMs });
  const minuteMs = Math.floor(nowMs / 60_000) * 60_000;
  const still = describeTide({ ...props, nowMs: minuteMs });
  // Between the minute's beginning and now the state may have turned; then the new state's level counts.
  const level = still.state === state ? still.level : describeTide({ ...props, nowMs }).level;
  const hasWater = level > 0;
  return `${state}|${hasWater ? (height * (1 - level)).toFixed(1) : ''}|${digits}`;
}

function useTide(props: TideProps, height: number) {
  const { clock, ...rest } = props;
  const words = usePartTexts();
  const tide = { ...rest, dayWord: words.days };
  const [state = 'none', top = '', digits = ''] = useClockValue((nowMs) => readTide(tide, nowMs, height), clock).split('|');
  return {
    words,
    state,
    digits,
    topPx: top === '' ? null : Number(top),
    isPast: state === 'missed' || state === 'closed',
  };
}

/**
 * The tide of a table row, 112 × 22: water sinks towards the cut-off, the digits stand over it. `mark` says in two signs
 * which cut-off that is where it is not the usual one, `tip` in full.
 */
export const TideCountdown = memo(function TideCountdown(props: TideProps & { readonly mark?: string; readonly tip?: string }) {
  const { mark, tip, ...tide } = props;
  const { words, state, digits, topPx, isPast } = useTide(tide, 22);
  return (
    <span className="ml-tide" data-state={state} data-tip={tip}>
      {topPx !== null && <Water width={112} height={22} topPx={topPx} />}
      {(mark !== undefined || isPast) && (
        <span className="ml-tide-word">{isPast ? (mark === undefined ? words.closed : `${mark}${words.passedInRow}`) : mark}</span>
      )}
      <span className="ml-tide-digits ml-mono">{digits}</span>
    </span>
  );
});

/**
 * The large tide of the detail view, 288 × 52: marks at 1/4, 1/2 and 3/4, the caption and the date at the
 * left, the digits at the right. `name` is what the port calls the clock, `dateText` its time as people write it
 * ("10-12 18:00").
 */
export function TideCountdownLarge(props: TideProps & { readonly name?: string; readonly dateText: string }) {
  const { name: told, dateText, ...tide } = props;
  const { words, state, digits, topPx, isPast } = useTide(tide, 52);
  const name = told ?? words.cutOff;
  return (
    <span className="ml-tide-large" data-state={state}>
      {/* The wave keeps 13 px above the floor, so it can be seen beside the 2 px line. */}
      {topPx !== null && <Water width={288} height={52} topPx={Math.min(topPx, 39)} />}
      <svg className="ml-tide-marks" width={6} height={52} aria-hidden>
        <path d="M0 13.5h6M0 26.5h6M0 39.5h6" />
      </svg>
      <span className="ml-tide-caption">
        {isPast ? `${name}${words.passed}` : `${words.until}${name}`}
        <b className="ml-mono">{dateText}</b>
      </span>
      <span className="ml-tide-digits ml-mono">{digits}</span>
    </span>
  );
}
