import type { BoxLine } from './box-line';
import type { MessageHead, NumberInRole, Place, WireTime } from './parts';
import type { BoxParticulars, Remark } from './box-particulars';
import type { BoxReport } from './box-report';
import type { ReportTerms } from './report-terms';

/** A cell on board. */
export interface StowCell {
  /** As sent: `BBBRRTT` or `BBRRTT`. */
  readonly stowage: string | null;
  readonly bay: number | null;
  readonly row: number | null;
  readonly tier: number | null;
}

/** One container of a stow plan, with its place on board. */
export interface StowedBox extends BoxReport, StowCell {
  readonly tareKg: number | null;
  /** Set temperature in degrees Celsius; a box that has one is a running reefer. */
  readonly temperatureC: number | null;
  /** Null when nothing of it is told. */
  readonly particulars: BoxParticulars | null;
}

/** A cell of a stow plan that holds no container with a number. */
export interface OpenCell extends StowCell {
  /** What stands there: break-bulk, or a container without any number; null for an empty or blocked cell. */
  readonly cargo: BoxLine | null;
  /** Remarks on the cell itself. */
  readonly remarks: readonly Remark[];
  /** Numbers told of an empty or blocked cell; absent where none is. */
  readonly references?: readonly NumberInRole[];
}

/** BAPLIE: where every container stands on board. */
export interface StowPlanMessage extends MessageHead, ReportTerms {
  readonly kind: 'stow-plan';
  readonly departure: Place | null;
  readonly nextPort: Place | null;
  /** Actual arrival and sailing, where they are told. */
  readonly arrived?: WireTime;
  readonly sailed?: WireTime;
  readonly boxes: readonly StowedBox[];
  readonly openCells: readonly OpenCell[];
}
