import type { ShipFix } from '@mastlight/domain/position/judge-ship-fix';

/** The believed place of a ship as its row has it; all are null where none is believed yet. */
export interface FixRow {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speedKnots: number | null;
  readonly courseDegrees: number | null;
  readonly headingDegrees: number | null;
  readonly status: number | null;
  readonly atMs: number | null;
}

export function fixOf({ latitude, longitude, speedKnots, courseDegrees, headingDegrees, status, atMs }: FixRow): ShipFix | null {
  return atMs === null ? null : { atMs, latitude: latitude!, longitude: longitude!, speedKnots, courseDegrees, headingDegrees, status };
}
