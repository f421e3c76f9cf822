import { parseShanghai } from '../vocabulary/shanghai-time';
import { isIntakeSource, type IntakeSource } from './intake-source';

const dayMs = 86_400_000;

/** Which raw messages are read again; what is not told is any. */
export interface RereadSpan {
  readonly source: IntakeSource | null;
  /** When they were received, ms since epoch: `fromMs <= time < untilMs`. */
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  readonly messageIds: readonly number[] | null;
}

const any: RereadSpan = { source: null, fromMs: null, untilMs: null, messageIds: null };

/**
 * Reads a span as it is typed: days of Shanghai, both included
 * (`2026-11-01..2026-11-07`), the code of a source, or numbers of messages
 * (`17,18`). Null when it is none of these.
 */
export function readRereadSpan(text: string): RereadSpan | null {
  if (isIntakeSource(text)) return { ...any, source: text };
  if (/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(text)) return { ...any, messageIds: text.split(',').map(Number) };
  const days = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text);
  if (!days) return null;
  const [fromMs, lastMs] = [parseShanghai(`${days[1]} 00:00:00`), parseShanghai(`${days[2]} 00:00:00`)];
  return fromMs === undefined || lastMs === undefined || lastMs < fromMs ? null : { ...any, fromMs, untilMs: lastMs + dayMs };
}
