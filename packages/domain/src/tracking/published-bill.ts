import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { searchText } from '../vocabulary/search-terms';
import type { TrackingState } from '../vocabulary/tracking-state';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { apartFromCall } from './apart-from-call';
import { clockOfBill } from './clocks';
import { stillMatters } from './explain-bill';
import { exceptionSpans, nextEdge, type Span } from './exception-spans';
import type { BillStatus } from './status';
import { vesselCodeKey, voyageKey } from './vessel-call';
import { billFlag, furthestNode, trackingStateOf } from './whole-bill';

/** What lists filter, sort and search a bill by. Times are ms since epoch, port time; weights kg. */
export interface PublishedBill {
  readonly state: TrackingState;
  readonly node: string | null;
  readonly vesselName: string | null;
  readonly voyage: string | null;
  readonly vesselKey: string | null;
  readonly vesselCodeKey: string | null;
  readonly voyageKey: string | null;
  readonly terminal: string | null;
  readonly operator: string | null;
  readonly dischargePort: string | null;
  readonly searchText: string;
  readonly boxesGatedIn: number;
  readonly boxesTotal: number;
  readonly weightGapKg: number | null;
  readonly passFlag: string | null;
  readonly gateInOpensMs: number | null;
  readonly gateInClosesMs: number | null;
  readonly customsClosesMs: number | null;
  readonly portClosesMs: number | null;
  readonly etaMs: number | null;
  readonly etdMs: number | null;
  readonly ataMs: number | null;
  readonly atdMs: number | null;
  readonly loadedMs: number | null;
  readonly heardMs: number | null;
  readonly source: string | null;
  /** The clock that it runs by (`clockOfBill`); null while no plan tells it. */
  readonly clockMs: number | null;
  /** Boxes that wait for a step, and since when the newest trouble has stood: beyond them an acknowledged bill is news again. */
  readonly boxesWaiting: number;
  readonly troubleMs: number | null;
  readonly exceptions: ReadonlyMap<ExceptionCode, readonly Span[]>;
  /** The same for those who know the bill on another call (`apartFromCall`). */
  readonly apartState: TrackingState;
  readonly apartExceptions: ReadonlyMap<ExceptionCode, readonly Span[]>;
  readonly apartTroubleMs: number | null;
  /** Port time at which time alone next changes what the bill says; null: only a new fact does. */
  readonly nextChangeMs: number | null;
}

/**
 * What a bill's status says to lists. All but `nextChangeMs` follows from the
 * status alone, whenever it is computed.
 *
 * @param portNowMs port time, for the next change only.
 */
export function publishBill(billNo: string, status: BillStatus, portNowMs: number): PublishedBill {
  const { plan } = status;
  const apart = apartFromCall(status);
  const exceptions = exceptionSpans(status);
  const apartExceptions = exceptionSpans(apart);
  return {
    state: trackingStateOf(status),
    node: furthestNode(status),
    vesselName: status.vesselName,
    voyage: status.voyage,
    vesselKey: status.vesselName ? vesselKey(status.vesselName) : null,
    vesselCodeKey: status.vesselCode ? vesselCodeKey(status.vesselCode) : null,
    voyageKey: status.voyage ? voyageKey(status.voyage) : null,
    terminal: status.terminal,
    operator: status.operator,
    dischargePort: status.dischargePort,
    searchText: searchText([billNo, ...status.boxes.map((box) => box.containerNo), status.vesselName, status.voyage]),
    boxesGatedIn: status.boxesGatedIn,
    boxesTotal: status.boxesTotal,
    weightGapKg: status.weightGapKg,
    passFlag: billFlag(status, portRules(status.port).passFlag),
    gateInOpensMs: plan?.gateInOpensMs ?? null,
    gateInClosesMs: plan?.gateInClosesMs ?? null,
    customsClosesMs: plan?.customsClosesMs ?? null,
    portClosesMs: plan?.portClosesMs ?? null,
    etaMs: plan?.etaMs ?? null,
    etdMs: plan?.etdMs ?? null,
    ataMs: plan?.ataMs ?? null,
    atdMs: plan?.atdMs ?? status.departedMs,
    loadedMs: status.loadedMs,
    heardMs: status.heardMs,
    source: status.source,
    clockMs: clockOfBill(status)?.atMs ?? null,
    boxesWaiting: status.boxes.filter(({ waitsFor }) => waitsFor !== null).length,
    troubleMs: troubleMs(status),
    exceptions,
    apartState: trackingStateOf(apart),
    apartExceptions,
    apartTroubleMs: troubleMs(apart),
    nextChangeMs: nextEdge([...exceptions.values(), ...apartExceptions.values()], portNowMs),
  };
}

/** Since when the newest hold has stood, or when a clock was moved that still matters; ms since epoch. */
function troubleMs(status: BillStatus): number | null {
  const moved = status.cutOffChanges.filter((change) => stillMatters(status, change)).map(({ saidMs }) => saidMs);
  const all = status.heldMs === null ? moved : [status.heldMs, ...moved];
  return all.length === 0 ? null : Math.max(...all);
}
