import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { searchText } from '../vocabulary/search-terms';
import type { TrackingState } from '../vocabulary/tracking-state';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { newestChange, stillMatters } from './bill-exceptions';
import { lacksOf, type BillLacks } from './bill-lacks';
import { clockOfBill } from './clocks';
import { isTighter } from './cut-off-radar';
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
  /** Plates of trucks that fetched a box which has not come in. */
  readonly awaitedPlates: readonly string[];
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
  /** What keeps it from its ship, for what ships tell of their bills. */
  readonly lacks: BillLacks;
  /** Of its clocks that moved and still matter none takes time: that is news, and no trouble. */
  readonly putOff: boolean;
  readonly exceptions: ReadonlyMap<ExceptionCode, readonly Span[]>;
  /** Port time at which time alone next changes what the bill says; null: only a new fact does. */
  readonly nextChangeMs: number | null;
}

/**
 * What a bill's status says to lists. All but `troubleMs` and `nextChangeMs`
 * follows from the status alone, whenever it is computed.
 *
 * @param portNowMs port time, for what is overdue by then and for the next change.
 */
export function publishBill(billNo: string, status: BillStatus, portNowMs: number): PublishedBill {
  const { plan } = status;
  const exceptions = exceptionSpans(status);
  // Under one exception event after event may become overdue, and each is news.
  const dues = status.departedMs === null ? status.expected.map(({ dueMs }) => dueMs) : [];
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
    awaitedPlates: [
      ...new Set(status.boxes.flatMap(({ truckPlate, gateInMs }) => (truckPlate !== null && gateInMs === null ? truckPlate : []))),
    ],
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
    troubleMs: troubleMs(status, dues, portNowMs),
    lacks: lacksOf(status),
    putOff: isPutOff(status),
    exceptions,
    nextChangeMs: nextEdge([...exceptions.values(), dues.map((dueMs) => [dueMs, null] as const)], portNowMs),
  };
}

/** Since when the newest hold has stood, when a clock was moved that still matters, or the newest event became overdue; ms since epoch. */
function troubleMs(status: BillStatus, dues: readonly number[], portNowMs: number): number | null {
  const moved = status.cutOffChanges.filter((change) => stillMatters(status, change)).map(({ saidMs }) => saidMs);
  const held = [status.heldMs, status.shipChange?.saidMs, status.otherLoad?.saidMs].filter((sinceMs) => sinceMs != null);
  const all = [...held, ...moved, ...dues.filter((dueMs) => dueMs <= portNowMs)];
  return all.length === 0 ? null : Math.max(...all);
}

/** By the day of the newest change: what is older is told no more once that is. */
function isPutOff(status: BillStatus): boolean {
  const changes = status.cutOffChanges.filter((change) => stillMatters(status, change));
  const saidMs = Math.max(0, ...changes.map((change) => change.saidMs));
  const told = newestChange(changes, saidMs);
  return told !== null && !isTighter(told, saidMs);
}
