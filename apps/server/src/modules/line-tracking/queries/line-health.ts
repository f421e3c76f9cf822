import type { LineRecord } from '@mastlight/domain/line-tracking/line-record';
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
  /** What it told of shipments that came to their end; null: none has. */
  readonly record: LineRecord | null;
  /** Codes that it has sent and nobody knows, the oldest first. */
  readonly unknownCodes: readonly string[];
}

/** So many failures in a row are no accident. */
const failuresDown = 3;

/** How each line answers, in the order of the picker. */
export async function findLineHealth({ config, database }: Pick<Platform, 'config' | 'database'>): Promise<LineHealth[]> {
  const { rows } = await database.query<HealthRow>(
    'system',
    `select l.line, failures, (extract(epoch from failing_from) * 1000)::float8 as "sinceMs", (extract(epoch from answered_at) * 1000)::float8 as "answeredMs",
       r.shipment_count as "shipmentCount", r.told_counts as "toldCounts", r.eta_count as "etaCount", r.eta_error_hours as "etaErrorHours",
       array(select code from line_tracking_unknown_code u where u.line = l.line order by heard_at, code) as "unknownCodes"
     from line_tracking_line l left join line_tracking_record r using (line)`,
    [],
    'line-tracking-health',
  );
  const told = new Map(rows.map((row) => [row.line, row]));
  return lineCodes.map((line): LineHealth => {
    const row = told.get(line);
    const isDown = (row?.failures ?? 0) >= failuresDown;
    const health = config.lines[line] === undefined ? 'off' : isDown ? 'down' : 'well';
    return {
      line,
      health,
      sinceMs: isDown ? row!.sinceMs : null,
      answeredMs: row?.answeredMs ?? null,
      record: row ? recordOfRow(row) : null,
      unknownCodes: row?.unknownCodes ?? [],
    };
  });
}

interface HealthRow {
  readonly line: string;
  readonly failures: number;
  readonly sinceMs: number | null;
  readonly answeredMs: number | null;
  readonly shipmentCount: number | null;
  readonly toldCounts: LineRecord['told'] | null;
  readonly etaCount: number | null;
  readonly etaErrorHours: number | null;
  readonly unknownCodes: readonly string[];
}

function recordOfRow({ shipmentCount, toldCounts, etaCount, etaErrorHours }: HealthRow): LineRecord | null {
  if (shipmentCount === null) return null;
  const eta = etaCount! > 0 ? { shipments: etaCount!, errorDays: Math.round((etaErrorHours! / etaCount! / 24) * 10) / 10 } : null;
  return { shipments: shipmentCount, told: toldCounts!, eta };
}
