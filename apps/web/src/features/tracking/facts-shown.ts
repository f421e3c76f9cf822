/** What the parts of the detail view are given; the names are the wire's, since rows pass through unchanged. */
import type { LegState, NodeState } from '@mastlight/domain/vocabulary/bill-progress';

export type FactTone = 'done' | 'danger' | 'attention' | 'running' | 'customs' | 'idle';

export interface NodeFacts {
  readonly code: string;
  readonly name: string;
  readonly state: NodeState;
  readonly boxesDone: number;
  readonly boxesTotal: number;
  readonly time: string | null;
  readonly source: string | null;
  readonly note: string | null;
}

/** A leg of the bill: what its boxes need before they may be loaded. */
export interface LegFacts {
  readonly code: string;
  readonly name: string;
  readonly state: LegState;
  readonly boxesDone: number;
  readonly tone: FactTone;
  /** Who sends what is missing, whom to call and until when; null: nobody can be asked for it now. */
  readonly sentence: string | null;
}

/** What was given for the ship that a bill left, against its new call. */
export interface ShipChangeFacts {
  readonly from: string;
  readonly to: string;
  readonly steps: readonly {
    readonly code: string;
    readonly name: string;
    readonly call: string;
    readonly time: string | null;
    readonly source: string;
    /** None: the bill as a whole needs it. */
    readonly ctnNos: readonly string[];
    readonly advice: string;
  }[];
}

/** What one box still needs, in one sentence. */
export interface BoxReleaseFacts {
  readonly ctnNo: string;
  readonly tone: FactTone;
  readonly sentence: string;
}

export interface BoxFacts {
  readonly ctnNo: string;
  readonly sizetype: string | null;
  readonly sealNo: string | null;
  readonly grossWeight: number | null;
  readonly status: string | null;
  readonly truckNo: string | null;
  readonly inGateTime: string | null;
  readonly outGateTime: string | null;
  readonly loadTime: string | null;
  /** In the order in which they come true. */
  readonly flags: readonly {
    readonly code: string;
    readonly name: string;
    readonly value: string | null;
    /** In the flag's own words; null: nobody told it. */
    readonly text: string | null;
    readonly time: string | null;
    /** Customs refused it, whatever the port says. */
    readonly refused: boolean;
  }[];
  readonly remark: string | null;
  readonly boxCusmov: string | null;
  readonly boxCusmovText: string | null;
  readonly checkModeText: string | null;
  /** Code of the node that it must pass next; null: none is left, or it is loaded. */
  readonly waitsFor: string | null;
  /** What holds it there; null: nothing but time. */
  readonly held: 'refused' | 'withdrawn' | 'inspection' | null;
  /** Something holds it, be it at a later node. */
  readonly isHeld: boolean;
}

export interface EventFacts {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly tone: FactTone;
  readonly time: string | null;
  readonly heardTime: string;
  readonly source: string;
  readonly ctnNo: string | null;
  readonly place: string | null;
  readonly text: string | null;
  readonly messageId: number;
  readonly superseded: boolean;
}

export interface PlanFacts {
  readonly ctnApplyBeginTime: string | null;
  readonly ctnApplyEndTime: string | null;
  readonly closeTime: string | null;
  readonly portCloseTime: string | null;
  readonly documentsCloseTime: string | null;
  readonly vgmCloseTime: string | null;
  readonly etaArrivalTime: string | null;
  readonly etaDepartureTime: string | null;
  readonly arrivalTime: string | null;
  readonly departureTime: string | null;
  readonly berth: string | null;
}

export interface CutOffChangeFacts {
  readonly field: string;
  readonly name: string;
  /** When the source said so; `heardTime` when it reached us. */
  readonly saidTime: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly heardTime: string;
  readonly source: string;
  readonly messageId: number;
}

export interface EtaHistoryFacts {
  /** In the order of saying. */
  readonly heard: readonly {
    readonly time: string;
    readonly saidTime: string;
    readonly heardTime: string;
    readonly source: string;
    readonly messageId: number;
  }[];
  readonly spreadMinutes: number;
  /** Positive: it had said too late a time. */
  readonly errors: readonly { readonly source: string; readonly daysBefore: number; readonly errorMinutes: number }[];
}
