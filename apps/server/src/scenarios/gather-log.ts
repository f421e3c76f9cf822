import { createLog, type Log } from '../platform/log';

/** A log whose lines a test can read. */
export interface GatheredLog {
  readonly log: Log;
  readonly lines: Record<string, unknown>[];
  /** All lines as they would stand in a file. */
  readonly text: () => string;
}

/** Gives a log that keeps its lines. */
export function gatherLog(level = 'warn'): GatheredLog {
  const texts: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    texts.push(line);
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  return { log: createLog(level, { write }), lines, text: () => texts.join('') };
}
