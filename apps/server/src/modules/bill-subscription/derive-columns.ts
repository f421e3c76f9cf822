import { billFlag, furthestNode, trackingStateOf } from '@mastlight/domain/bill-subscription/whole-bill';
import { searchText } from '@mastlight/domain/bill-subscription/search-terms';
import { portRules } from '@mastlight/domain/ports/index';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { exceptionInstants, explainBill, type BillStatus } from '@mastlight/domain/tracking/index';
import type { TrackedBill } from '../tracking/index';
import { exceptionCodes, spanColumn } from './schema';

/** An instant before everything that any source ever told. */
const beginningMs = 0;

/** The columns that follow from a bill's status, ready for the database. */
export type DerivedColumns = Readonly<Record<string, string | number | string[] | null>> & {
  readonly bill_no: string;
  readonly tracked_version: number;
};

/**
 * What a list needs of a bill's status: filter and sort columns, and the spans
 * of port time in which each exception is true. All but `next_change_ms` follow
 * from the status alone, whenever it is computed.
 *
 * @param portNowMs port time, for the next change only.
 */
export function deriveColumns({ billNo, status, version }: TrackedBill, portNowMs: number): DerivedColumns {
  const spans = exceptionSpans(status);
  return {
    bill_no: billNo,
    tracked_version: version,
    status: JSON.stringify(status),
    state: trackingStateOf(status),
    node: furthestNode(status),
    vessel_name: status.vesselName,
    voyage: status.voyage,
    terminal: status.terminal,
    operator: status.operator,
    discharge_port: status.dischargePort,
    container_nos: status.boxes.map((box) => box.containerNo),
    search_text: searchText([billNo, ...status.boxes.map((box) => box.containerNo), status.vesselName, status.voyage]),
    boxes_gated_in: status.boxesGatedIn,
    boxes_total: status.boxesTotal,
    weight_gap_kg: status.weightGapKg,
    pass_flag: billFlag(status, portRules(status.port).passFlag),
    gate_in_opens_ms: status.plan?.gateInOpensMs ?? null,
    gate_in_closes_ms: status.plan?.gateInClosesMs ?? null,
    customs_closes_ms: status.plan?.customsClosesMs ?? null,
    port_closes_ms: status.plan?.portClosesMs ?? null,
    eta_ms: status.plan?.etaMs ?? null,
    etd_ms: status.plan?.etdMs ?? null,
    ata_ms: status.plan?.ataMs ?? null,
    atd_ms: status.plan?.atdMs ?? status.departedMs,
    loaded_ms: status.loadedMs,
    heard_ms: status.heardMs,
    source: status.source,
    ...Object.fromEntries(exceptionCodes.map((code) => [spanColumn(code), multirange(spans.get(code) ?? [])])),
    next_change_ms: nextExceptionChange(status, portNowMs),
  };
}

type Span = readonly [fromMs: number | null, untilMs: number | null];

/**
 * When each exception is true, over all of time. The rules are tracking's: this
 * only asks them once between any two instants at which time can change them.
 */
export function exceptionSpans(status: BillStatus): Map<ExceptionCode, Span[]> {
  const spans = new Map<ExceptionCode, Span[]>();
  const instants = exceptionInstants(status);
  for (const [index, untilMs] of [...instants, null].entries()) {
    const fromMs = instants[index - 1] ?? null;
    for (const code of explainBill(status, fromMs ?? beginningMs).exceptions) {
      const before = spans.get(code) ?? [];
      const last = before.at(-1);
      // Spans that touch are one.
      if (last && last[1] === fromMs && fromMs !== null) spans.set(code, [...before.slice(0, -1), [last[0], untilMs]]);
      else spans.set(code, [...before, [fromMs, untilMs]]);
    }
  }
  return spans;
}

/** The next instant after `portNowMs` at which an exception begins or ends; null: only a new fact can change them. */
export function nextExceptionChange(status: BillStatus, portNowMs: number): number | null {
  const edges = [...exceptionSpans(status).values()].flat(2).filter((edge) => edge !== null && edge > portNowMs);
  return edges.length === 0 ? null : Math.min(...(edges as number[]));
}

/** Spans as the database writes them; null when there are none. */
function multirange(spans: readonly Span[]): string | null {
  return spans.length === 0 ? null : `{${spans.map(([from, until]) => `[${from ?? ''},${until ?? ''})`).join(',')}}`;
}
