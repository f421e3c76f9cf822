import type { QueryResultRow } from 'pg';
import { emptyDetails } from '@mastlight/domain/tracking/empty-details';
import type { Fact } from '@mastlight/domain/tracking/fact';
import { dayInstant, isDayInstant } from '@mastlight/domain/vocabulary/day-instant';
import { readWireTime } from '@mastlight/wire';
import { readStoredDetail } from '@mastlight/domain/tracking/read-flags';

/** A row of `tracking_fact`, as selected by `factColumns`. */
export interface FactRow extends QueryResultRow {
  id: number;
  port: Fact['port'];
  source: Fact['source'];
  message_id: number;
  kind: Fact['kind'];
  function: Fact['function'];
  reference: string | null;
  bill_no: string | null;
  container_no: string | null;
  vessel_name: string | null;
  vessel_code: string | null;
  voyage: string | null;
  terminal: string | null;
  happened_ms: number | null;
  happened_raw: string | null;
  said_ms: number | null;
  heard_ms: number;
  /** As it was stored, by whichever version of the product. */
  detail: object;
}

const msOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Columns of a fact as the domain knows it; times in ms since epoch. */
export const factColumns = `id, port, source, message_id, kind, function, reference, bill_no, container_no,
  vessel_name, vessel_code, voyage, terminal, ${msOf('happened_at')} as happened_ms, happened_raw,
  ${msOf('said_at')} as said_ms, ${msOf('heard_at')} as heard_ms, detail`;

/** A stored row as a fact. */
export function factOfRow(row: FactRow): Fact {
  return {
    id: row.id,
    port: row.port,
    source: row.source,
    messageId: row.message_id,
    kind: row.kind,
    function: row.function,
    reference: row.reference,
    billNo: row.bill_no,
    containerNo: row.container_no,
    vesselName: row.vessel_name,
    vesselCode: row.vessel_code,
    voyage: row.voyage,
    terminal: row.terminal,
    happenedMs: happenedMs(row),
    happenedRaw: row.happened_raw,
    saidMs: roundMs(row.said_ms),
    heardMs: Math.round(row.heard_ms),
    // Stored details leave out what was not told, which is most of a box.
    detail: { ...emptyDetails[row.kind], ...readStoredDetail(row.kind, row.source, row.port, row.detail) },
    // The kind decides the shape of the detail; both were written together.
  } as Fact;
}

/** When it happened; facts of versions before ADR 0060 hold the midnight of a day that was told without an hour. */
function happenedMs({ happened_ms, happened_raw }: FactRow): number | null {
  const ms = roundMs(happened_ms);
  // Most facts tell an hour, and nobody need read theirs again.
  if (ms === null || happened_raw === null || happened_raw.length > 10 || isDayInstant(ms)) return ms;
  return readWireTime(happened_raw)?.isDay ? dayInstant(ms) : ms;
}

/** The database counts in microseconds; binary fractions of a second must not become other milliseconds. */
function roundMs(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
