import type { BoxLine } from './box-line';
import type { NumberInRole, Place, RoutePlace, WireTime } from './parts';
import type { Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { GoodsItem } from './goods-item';
import type { Party } from './party';
import type { ControlTotal, TransportLeg } from './shipment-parts';

/** What the head of a gate report, ship report or stow plan may tell beside ship and terminal; each is absent where it is not told. */
export interface ReportTerms {
  /** Code, else name, of the ship's carrier (TDT C040, else NAD+CA). */
  readonly carrier?: string;
  /** When the ship is expected, and when she shall leave. */
  readonly eta?: WireTime;
  readonly etd?: WireTime;
  readonly berth?: string;
  readonly previousPort?: Place;
  readonly nextPort?: Place | null;
  /** Other places of the voyage: transhipment and the like. */
  readonly places?: readonly RoutePlace[];
  readonly bookingNo?: string;
  readonly references?: readonly NumberInRole[];
  readonly times?: readonly TimeInRole[];
  readonly parties?: readonly Party[];
  readonly remarks?: readonly Remark[];
  /** Every other stretch of the way: pre-carriage, onward carriage. */
  readonly legs?: readonly TransportLeg[];
  readonly goods?: readonly GoodsItem[];
  /** Equipment that is no container: chassis, trailers, break-bulk. */
  readonly otherEquipment?: readonly BoxLine[];
  /** What the sender counted. */
  readonly totals?: readonly ControlTotal[];
}
