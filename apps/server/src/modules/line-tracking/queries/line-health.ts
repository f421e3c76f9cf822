import { lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import type { Platform } from '../../../platform/module';

/** How a line answers: nobody has connected it, well, or it has failed several times in a row. */
export interface LineHealth {
  readonly line: LineCode;
  readonly health: 'off' | 'well' | 'down';
  /** Since when it has failed, wall clock, ms; null: it answers. */
  readonly sinceMs: number | null;
  /** When it answered last, wall clock, ms; null: never yet. */
  readonly answeredMs: number | null;
}

/** So many failures in a row are no accident. */
const failuresDown = 3;

/** How each line answers, in the order of the picker. */
export async function findLineHealth({ config, database }: Pick<Platform, 'config' | 'database'>): Promise<LineHealth[]> {
  const { rows } = await database.query<{ line: string; failures: number; sinceMs: number | null; answeredMs: number | null }>(
    'system',
    'select line, failures, (extract(epoch from failing_from) * 1000)::float8 as "sinceMs", (extract(epoch from answered_at) * 1000)::float8 as "answeredMs" from line_tracking_line',
    [],
    'line-tracking-health',
  );
  const told = new Map(rows.map((row) => [row.line, row]));
  return lineCodes.map((line): LineHealth => {
    const row = told.get(line);
    const isDown = (row?.failures ?? 0) >= failuresDown;
    const health = config.lines[line] === undefined ? 'off' : isDown ? 'down' : 'well';
    return { line, health, sinceMs: isDown ? row!.sinceMs : null, answeredMs: row?.answeredMs ?? null };
  });
}
