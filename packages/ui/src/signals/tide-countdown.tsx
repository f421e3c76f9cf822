import { memo } from 'react';
import { useClockValue, type Clock } from './clock';
import { describeTide } from './describe-tide';
import './tide-countdown.css';

export interface TideProps {
  /** The cut-off in ms since epoch; null while no time is known. */
  readonly deadlineMs: number | null;
  readonly clock?: Clock;
  readonly isComplete?: boolean;
  readonly hasMissing?: boolean;
}

/** A still wave over the whole width: `length` and `amplitude` in px, crest first, shifted left by `shift`. */
function wavePath(width: number, height: number, top: number, length: number, amplitude: number, shift: number) {
  const quarter = length / 4;
  let path = `M${-shift} ${height}V${top}q${quarter} ${-2 * amplitude} ${quarter * 2} 0`;
  for (let x = quarter * 2 - shift; x < width; x += quarter * 2) path += `t${quarter * 2} 0`;
  return `${path}V${height}z`;
}

/** The water alone: it renders again only when its level moves by a tenth of a px or its state turns. */
const Water = memo(function Water(props: { width: number; height: number; topTenths: number; scale: number }) {
  const { width, height, topTenths, scale } = props;
  const top = topTenths / 10;
  return (
    <svg className="ml-tide-water" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={wavePath(width, height, top, 34 * scale, 1.2, 9)} opacity={0.45} />
      <path d={wavePath(width, height, top + 0.6, 26 * scale, 1.4, 0)} opacity={0.62} />
    </svg>
  );
});

// The level is read once a minute: the water does not creep between.
function waterTop(props: TideProps, nowMs: number, height: number): number {
  const minuteMs = Math.floor(nowMs / 60_000) * 60_000;
  const { state, level } = describeTide({ ...props, nowMs });
  if (state === 'none' || state === 'missed' || state === 'closed') return -1;
  const still = state === 'low' ? level : describeTide({ ...props, nowMs: minuteMs }).level;
  return Math.round((height - (state === 'low' ? still : Math.min(still, 0.82)) * height) * 10);
}

/** The tide of a table row, 112 × 22: water sinks towards the cut-off, the digits stand over it. */
export const TideCountdown = memo(function TideCountdown(props: TideProps) {
  const { clock, ...tide } = props;
  const state = useClockValue((nowMs) => describeTide({ ...tide, nowMs }).state, clock);
  const digits = useClockValue((nowMs) => describeTide({ ...tide, nowMs }).digits, clock);
  const topTenths = useClockValue((nowMs) => waterTop(tide, nowMs, 22), clock);
  return (
    <span className="ml-tide" data-state={state}>
      {topTenths >= 0 && <Water width={112} height={22} topTenths={topTenths} scale={1} />}
      {(state === 'missed' || state === 'closed') && <span className="ml-tide-word">已截</span>}
      <span className="ml-tide-digits ml-mono">{digits}</span>
    </span>
  );
});

/**
 * The large tide of the detail view, 288 × 52: marks at 1/4, 1/2 and 3/4, the caption and the date at the left,
 * the digits at the right. `dateText` is the cut-off as people write it ("10-12 18:00").
 */
export function TideCountdownLarge(props: TideProps & { readonly caption?: string; readonly dateText: string }) {
  const { clock, caption = '距截港', dateText, ...tide } = props;
  const state = useClockValue((nowMs) => describeTide({ ...tide, nowMs }).state, clock);
  const digits = useClockValue((nowMs) => describeTide({ ...tide, nowMs }).digits, clock);
  const topTenths = useClockValue((nowMs) => waterTop(tide, nowMs, 52), clock);
  const isPast = state === 'missed' || state === 'closed';
  return (
    <span className="ml-tide-large" data-state={state}>
      {topTenths >= 0 && (
        // The wave keeps 13 px above the floor, so it can be seen beside the 2 px line.
        <Water width={288} height={52} topTenths={Math.min(topTenths, 390)} scale={1.5} />
      )}
      <svg className="ml-tide-marks" width={6} height={52} aria-hidden>
        <path d="M0 13.5h6M0 26.5h6M0 39.5h6" />
      </svg>
      <span className="ml-tide-caption">
        {isPast ? '已截' : caption}
        <b className="ml-mono">{dateText}</b>
      </span>
      <span className="ml-tide-digits ml-mono">{digits}</span>
    </span>
  );
}
