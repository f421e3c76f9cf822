/**
 * How often a source is heard of while all is well, and from which age on its silence is news: first it is late, then
 * nobody can count on it. A source of a port names its pace in the profile.
 */
const minuteMs = 60_000;

export const sourcePaces = {
  /** Pushes each event as it happens, all day. */
  events: { lateMs: 15 * minuteMs, silentMs: 60 * minuteMs },
  /** Tells its whole state now and then. */
  rounds: { lateMs: 45 * minuteMs, silentMs: 180 * minuteMs },
  /** Answers what was sent to it; hours without a word are usual. */
  answers: { lateMs: 240 * minuteMs, silentMs: 720 * minuteMs },
} as const;
/** A source whose own times stand so far ahead of our hearing, or behind it, has a clock that is not believed: most of a day. */
export const sourceSkewMs = 20 * 60 * minuteMs;
/** Nothing is said after it is heard: two clocks that are both right differ by no more than this. */
export const aheadToleranceMs = 15 * minuteMs;

/** So many hearings make a habit. */
export const gapsMin = 20;

export type SourcePace = keyof typeof sourcePaces;

const silences = ['heard', 'late', 'silent'] as const;
type Silence = (typeof silences)[number];

/** How a source stands that was last heard `ageMs` ago: heard as usual, later than usual, or silent. */
export function judgeSilence(pace: SourcePace, ageMs: number): Silence {
  const { lateMs, silentMs } = sourcePaces[pace];
  if (ageMs >= silentMs) return 'silent';
  return ageMs >= lateMs ? 'late' : 'heard';
}

/**
 * The source by which a port is judged at a glance: of those heard at least once the one whose silence is worst, and the
 * first of its profile where several stand alike. Undefined: none was heard.
 *
 * @param heard when each was last heard, in the order of the profile
 * @param nowMs port time
 */
export function findWorstHeard<S extends { readonly pace: SourcePace; readonly heardMs: number }>(
  heard: readonly S[],
  nowMs: number,
): S | undefined {
  const rank = ({ pace, heardMs }: S): number => silences.indexOf(judgeSilence(pace, nowMs - heardMs));
  return heard.reduce<S | undefined>((worst, source) => (worst && rank(worst) >= rank(source) ? worst : source), undefined);
}

/** That a whole port says nothing: who spoke last, since when it is silent, and how often it is usually heard. */
export interface PortSilence {
  readonly source: string;
  /** Port time in ms. */
  readonly sinceMs: number;
  /** Null: it was not heard often enough to have a habit. */
  readonly usualSeconds: number | null;
}

/** A silence is none as long as it is not several times what is usual; where nothing is known to be usual, as long as it is no day. */
const timesUsual = 6;
const unusualMs = 24 * 60 * minuteMs;

/**
 * Whether a port as a whole has fallen silent: none of those who tell of what happens there is heard, for much longer than
 * the last one of them usually says nothing. Who only answers, as customs does, says nothing by saying nothing.
 *
 * @param heard the sources that were ever heard. @param nowMs port time
 */
export function findSilence(
  heard: readonly { readonly code: string; readonly pace: SourcePace; readonly heardMs: number; readonly usualSeconds: number | null }[],
  nowMs: number,
): PortSilence | null {
  const telling = heard.filter(({ pace }) => pace !== 'answers');
  const last = telling.reduce<(typeof telling)[number] | null>(
    (newest, one) => (newest && newest.heardMs >= one.heardMs ? newest : one),
    null,
  );
  if (last === null) return null;
  const longestMs = last.usualSeconds === null ? unusualMs : timesUsual * last.usualSeconds * 1_000;
  if (nowMs - last.heardMs < longestMs) return null;
  if (telling.some(({ pace, heardMs }) => judgeSilence(pace, nowMs - heardMs) !== 'silent')) return null;
  return { source: last.code, sinceMs: last.heardMs, usualSeconds: last.usualSeconds };
}
