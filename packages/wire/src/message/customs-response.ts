import type { MessageHead } from './parts';
import type { GoodsCode, Packages, ShipmentEquipment } from './goods-item';
import type { Contact } from './party';
import type { Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type {
  Amount,
  ControlTotal,
  CustomsStatus,
  Measure,
  NamedDocument,
  Reference,
  ScheduledPlace,
  ShipmentParty,
  TransportLeg,
} from './shipment-parts';

/** One thing customs found wrong, and where. */
export interface CustomsError {
  /** 1049, 1052 and 1054 as sent: section, item and sub-item of the message in error; empty when not told. */
  readonly point: readonly string[];
  /** 9321, several for one point. */
  readonly errorCodes: readonly string[];
  readonly remarks: readonly Remark[];
  readonly references: readonly Reference[];
}

/** CUSRES: customs answer a declaration or a cargo report. */
export interface CustomsResponseMessage extends MessageHead {
  readonly kind: 'customs-response';
  /** BGM 1001 as sent: 961, 962, 963 … */
  readonly documentName: string | null;
  /** 1225 as sent: 11 response, 27 not accepted, 29 accepted, 44 accepted with reserves … */
  readonly functionCode: string | null;
  /** 4343 as sent. */
  readonly answerCode: string | null;
  readonly billNos: readonly string[];
  readonly references: readonly Reference[];
  readonly statuses: readonly CustomsStatus[];
  readonly errors: readonly CustomsError[];
  readonly documents: readonly NamedDocument[];
  readonly times: readonly TimeInRole[];
  readonly places: readonly ScheduledPlace[];
  readonly contacts: readonly Contact[];
  readonly parties: readonly ShipmentParty[];
  readonly legs: readonly TransportLeg[];
  readonly equipment: readonly ShipmentEquipment[];
  readonly packages: readonly Packages[];
  readonly marks: readonly string[];
  /** CST */
  readonly codes: readonly GoodsCode[];
  readonly measures: readonly Measure[];
  readonly amounts: readonly Amount[];
  readonly remarks: readonly Remark[];
  readonly totals: readonly ControlTotal[];
}
