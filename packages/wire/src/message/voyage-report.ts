import type { Remark } from './box-particulars';
import type { FacilityPlace, TimeInRole } from './facility-place';
import type { WireTime } from './parts';
import type { Party } from './party';
import type { ControlTotal, Measure, Reference, TransportLeg } from './shipment-parts';
import type { ShipmentEquipment } from './goods-item';

/** One place of a voyage with its times. */
export interface PortCall {
  /** 3227 as sent: 153 port of call, 9 loading, 11 discharge, 94 previous, 61 and 152 next, 164 berth … */
  readonly qualifier: string;
  readonly place: FacilityPlace;
  /** DTM+132 */
  readonly eta: WireTime | null;
  /** DTM+133 */
  readonly etd: WireTime | null;
  /** DTM+178 */
  readonly ata: WireTime | null;
  /** DTM+186, else 136. */
  readonly atd: WireTime | null;
  /** Every other time. */
  readonly times: readonly TimeInRole[];
}

/** A ship on a voyage, with its calls in the order sent. */
export interface ReportedVoyage extends Omit<TransportLeg, 'places' | 'services'> {
  readonly calls: readonly PortCall[];
  readonly remarks: readonly Remark[];
}

/** A count of the terminal or the ship, and what it counts. */
export interface ReportedQuantity {
  /** 6063 as sent. */
  readonly qualifier: string;
  /** 6060 as sent. */
  readonly value: string;
  /** 6411 as sent. */
  readonly unit: string | null;
  /** What was counted: size type, direction and fullness of the EQD in front of it. */
  readonly equipment: CountedEquipment | null;
  /** 4079 of the HAN in front of it, as sent. */
  readonly handling: string | null;
  readonly times: readonly TimeInRole[];
}

/** A kind of equipment without a number. */
export interface CountedEquipment extends Pick<
  ShipmentEquipment,
  'kind' | 'number' | 'sizeTypeRaw' | 'sizeType' | 'direction' | 'fullness'
> {}

/** What is told of ships and their calls, by whom. */
export interface VoyageReport {
  /** BGM 1001 as sent. */
  readonly documentName: string | null;
  readonly voyages: readonly ReportedVoyage[];
  /** Places told before any ship. */
  readonly calls: readonly PortCall[];
  readonly parties: readonly Party[];
  readonly references: readonly Reference[];
  readonly remarks: readonly Remark[];
  /** Times of the message other than its own. */
  readonly times: readonly TimeInRole[];
  readonly quantities: readonly ReportedQuantity[];
  readonly measures: readonly Measure[];
  /** What the sender counted; absent where nothing is. */
  readonly totals?: readonly ControlTotal[];
}
