import { gapsMin, portRules } from '@mastlight/domain/ports/index';
import type { HeardSource } from '@mastlight/domain/tracking/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** How each source of a port is heard, in the order of its profile. */
export async function findSources(database: Database, port: PortCode): Promise<HeardSource[]> {
  const codes = portRules(port).sources.map(({ code }) => code);
  const { rows } = await database.query<{
    source: string;
    heard_at: Date;
    repeated_at: Date | null;
    usual_gap_log: number | null;
    gaps: number;
    skew_seconds: number | null;
    skewed: number;
  }>(
    'system',
    'select source, heard_at, repeated_at, usual_gap_log, gaps, skew_seconds, skewed from tracking_source_heard where source = any($1)',
    [codes],
    'tracking-sources',
  );
  const known = new Map(rows.map((row) => [row.source, row]));
  return codes.map((source) => {
    const heard = known.get(source);
    const isHabit = heard !== undefined && heard.usual_gap_log !== null && heard.gaps >= gapsMin;
    return {
      source,
      heardTime: heard ? formatShanghai(heard.heard_at.getTime()) : null,
      repeatedTime: heard?.repeated_at ? formatShanghai(heard.repeated_at.getTime()) : null,
      usualSeconds: isHabit ? Math.round(Math.exp(heard.usual_gap_log!)) : null,
      skewSeconds: heard?.skew_seconds ?? null,
      skewed: heard?.skewed ?? 0,
    };
  });
}

/** See `TrackingDoor.findSkews`. */
export async function findSkews(
  database: Database,
): Promise<ReadonlyMap<string, { readonly skewSeconds: number | null; readonly skewed: number }>> {
  const { rows } = await database.query<{ source: string; skew_seconds: number | null; skewed: number }>(
    'system',
    'select source, skew_seconds, skewed from tracking_source_heard where skewed > 0',
    [],
    'tracking-skews',
  );
  return new Map(rows.map(({ source, skew_seconds: skewSeconds, skewed }) => [source, { skewSeconds, skewed }]));
}
