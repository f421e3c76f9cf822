import type { MessageHead } from './parts';
import type { Measured, Packages, ShipmentEquipment } from './goods-item';
import type { Contact } from './party';
import type { Shipment } from './shipment';
import type { Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { ControlTotal, CustomsStatus, Reference, ScheduledPlace, ShipmentParty, TransportLeg } from './shipment-parts';

/** One consignment of a cargo report: what one bill of lading covers. */
export interface Consignment extends Shipment, Measured {
  /** 1490; two bills told under one number both have it. */
  readonly sequence: number | null;
  /** 1004 of CNI: the bill or the master bill, as the sender uses it. */
  readonly number: string | null;
  readonly packages: readonly Packages[];
}

/** What a list of consignments says before the first of them. */
export interface CargoList extends MessageHead {
  /** BGM 1001 as sent. */
  readonly documentName: string | null;
  readonly references: readonly Reference[];
  readonly times: readonly TimeInRole[];
  readonly places: readonly ScheduledPlace[];
  readonly contacts: readonly Contact[];
  readonly parties: readonly ShipmentParty[];
  readonly legs: readonly TransportLeg[];
  readonly equipment: readonly ShipmentEquipment[];
  readonly statuses: readonly CustomsStatus[];
  readonly remarks: readonly Remark[];
  readonly totals: readonly ControlTotal[];
  readonly consignments: readonly Consignment[];
}

/** CUSCAR: a carrier tells customs what the ship brings or takes. */
export interface CargoReportMessage extends CargoList {
  readonly kind: 'cargo-report';
}

/** IFCSUM of a forwarder: consignments he sends together. */
export interface ConsolidationMessage extends CargoList {
  readonly kind: 'consolidation';
}
