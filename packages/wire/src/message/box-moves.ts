import type { BoxReport } from './box-report';
import type { MessageHead, WireTime } from './parts';
import type { ReportTerms } from './report-terms';

/** CODECO: boxes passing a gate. */
export interface GateMessage extends MessageHead, ReportTerms {
  readonly kind: 'gate';
  readonly move: 'in' | 'out';
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
}

/** COARRI: boxes loaded on or discharged from a ship. */
export interface VesselMoveMessage extends MessageHead, ReportTerms {
  readonly kind: 'vessel-move';
  /** Null where a report holds boxes of both directions, each of which tells its own. */
  readonly move: 'load' | 'discharge' | null;
  readonly terminal: string | null;
  readonly boxes: readonly MovedBox[];
  /** Actual arrival of the ship, where the message tells it (flat record 10, DTM+178). */
  readonly arrived?: WireTime | null;
  /** Actual sailing of the ship, where the message tells it (flat record 10, DTM+186 or 136). */
  readonly sailed?: WireTime | null;
}

/** A box of a ship's report; `move` is told where the report as a whole tells none. */
export interface MovedBox extends BoxReport {
  readonly move?: 'load' | 'discharge';
}
