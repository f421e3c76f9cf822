/** The status of a bill as `deriveBillStatus` gives it: a pure function of all its facts. */
import type { BarNodeCode, NodeState, StripNodeCode } from '../vocabulary/bill-progress';
import type { SourceCode } from '../vocabulary/source';
import type { ReleaseRowDetail, VesselPlanDetail } from './fact';

export interface NodeStatus {
  readonly state: NodeState;
  /** Boxes that have passed, of boxes known; 0/0 when no box is known yet. */
  readonly boxesDone: number;
  readonly boxesTotal: number;
  /** Time of the last report that moved it; ms since epoch. */
  readonly atMs: number | null;
  readonly source: SourceCode | null;
  /** One sentence for the tooltip, in the source's own words where it gave any. */
  readonly note: string | null;
}

export interface BoxStatus {
  readonly containerNo: string;
  readonly sizeType: string | null;
  readonly sealNo: string | null;
  readonly grossWeightKg: number | null;
  readonly fullness: 'full' | 'empty' | 'lcl' | null;
  readonly gateInMs: number | null;
  /** Left the terminal full after its gate-in: taken back, or shut out. */
  readonly gateOutMs: number | null;
  /** Picked up empty, before stuffing. */
  readonly emptyOutMs: number | null;
  readonly loadedMs: number | null;
  readonly truckPlate: string | null;
  /** Flags as the port says them; null before its first row. */
  readonly flags: ReleaseRowDetail | null;
  /** Check status code of 4.10 as sent; null = never inspected. */
  readonly checkCode: string | null;
  readonly checkMode: string | null;
  readonly arrivalReceiptCode: string | null;
}

/** One change of a cut-off, for 截港变更. */
export interface CutOffChange {
  readonly field: 'portClosesMs' | 'gateInClosesMs' | 'gateInOpensMs' | 'customsClosesMs';
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** When the source said so; our hearing where it did not tell. */
  readonly saidMs: number;
  readonly heardMs: number;
  readonly source: SourceCode;
  readonly messageId: number;
}

export interface BillStatus {
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
  readonly terminal: string | null;
  readonly operator: string | null;
  readonly dischargePort: string | null;
  readonly boxes: readonly BoxStatus[];
  readonly strip: Readonly<Record<StripNodeCode, NodeStatus>>;
  readonly bar: Readonly<Record<BarNodeCode, NodeStatus>>;
  /** The plan in force for the bill's call; null before any plan. */
  readonly plan: VesselPlanDetail | null;
  readonly cutOffChanges: readonly CutOffChange[];
  /** Gross weight of the manifest minus weight at the gate, kg; null when one is missing. */
  readonly weightGapKg: number | null;
  readonly boxesGatedIn: number;
  readonly boxesTotal: number;
  /** Since when gated-in boxes wait for their arrival report; null when none waits. */
  readonly arrivalWaitingSinceMs: number | null;
  readonly underInspection: boolean;
  /** Customs refused a declaration: its reason, verbatim. */
  readonly rejection: string | null;
  readonly loadedMs: number | null;
  readonly departedMs: number | null;
  /** Newest fact: time heard and source; null when nothing was heard yet. */
  readonly heardMs: number | null;
  readonly source: SourceCode | null;
  /** Facts the status was derived from. */
  readonly factCount: number;
}
