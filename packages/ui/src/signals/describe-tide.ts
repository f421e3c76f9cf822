import { partTexts } from '../part-texts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * `far` over 24 h or the user's hours, `near` within them, `low` within 4 h, `missed` past it with boxes missing, `closed` past
 * it with none missing, `complete` when every node is done (blue whatever the hours), `none` without a time.
 */
export type TideState = 'far' | 'near' | 'low' | 'missed' | 'closed' | 'complete' | 'none';

export interface Tide {
  readonly state: TideState;
  /** "2天 03:12", "03:12:40", or the elapsed "02:47" once it is past; a dash without a time. */
  readonly digits: string;
  /** Share of the tank that the water fills, 0 to 1. */
  readonly level: number;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function formatDaysHours(durationMs: number, dayWord: string): string {
  const days = Math.floor(durationMs / dayMs);
  const clock = `${twoDigits(Math.floor((durationMs % dayMs) / hourMs))}:${twoDigits(Math.floor((durationMs % hourMs) / minuteMs))}`;
  return days > 0 ? `${days}${dayWord} ${clock}` : clock;
}

function formatRemaining(remainingMs: number, dayWord: string): string {
  if (remainingMs > dayMs) return formatDaysHours(remainingMs, dayWord);
  const seconds = Math.ceil(remainingMs / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/**
 * Reads the tide of one cut-off: its state, its digits and its water level (look, section 5.8 to 5.10). The
 * level falls with these hours, never under 14 %; within 4 h it stays at most 17 %, under the digits.
 */
export function describeTide(input: {
  readonly deadlineMs: number | null;
  readonly nowMs: number;
  /** Every node is done, so the countdown only tells the time. */
  readonly isComplete?: boolean;
  /** Boxes are still missing at this cut-off. */
  readonly hasMissing?: boolean;
  /** From when on it is near; a day unless the user has chosen hours of his own. */
  readonly nearMs?: number | undefined;
  /** What stands after a count of days. */
  readonly dayWord?: string;
}): Tide {
  const { deadlineMs, nowMs, isComplete = false, hasMissing = false, nearMs = dayMs, dayWord = partTexts.days } = input;
  if (deadlineMs === null) return { state: 'none', digits: '-', level: 0 };
  const remainingMs = deadlineMs - nowMs;
  if (remainingMs <= 0) {
    return { state: hasMissing ? 'missed' : 'closed', digits: formatDaysHours(-remainingMs, dayWord), level: 0 };
  }
  const digits = formatRemaining(remainingMs, dayWord);
  const level = Math.min(0.9, Math.max(0.14, (remainingMs / nearMs) * (18 / 22)));
  if (remainingMs > nearMs) return { state: isComplete ? 'complete' : 'far', digits, level: 0.82 };
  if (isComplete) return { state: 'complete', digits, level };
  if (remainingMs > 4 * hourMs) return { state: 'near', digits, level };
  return { state: 'low', digits, level: Math.min(0.17, level) };
}
