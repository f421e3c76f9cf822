import type { Contact } from './party';
import type { GoodsItem, ShipmentEquipment } from './goods-item';
import type { Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type {
  Amount,
  ChargePayment,
  ControlTotal,
  CustomsStatus,
  DeliveryTerms,
  NamedDocument,
  Reference,
  ScheduledPlace,
  ShipmentParty,
  TransportLeg,
  TransportService,
} from './shipment-parts';

/** What is told of one shipment: in the head of a booking, or per consignment of a cargo report. */
export interface Shipment {
  /** First RFF+BN: the S/O number. */
  readonly bookingNo: string | null;
  /** Every RFF+BM. */
  readonly billNos: readonly string[];
  readonly references: readonly Reference[];
  readonly times: readonly TimeInRole[];
  readonly places: readonly ScheduledPlace[];
  readonly contacts: readonly Contact[];
  readonly parties: readonly ShipmentParty[];
  readonly legs: readonly TransportLeg[];
  readonly goods: readonly GoodsItem[];
  readonly equipment: readonly ShipmentEquipment[];
  readonly services: readonly TransportService[];
  readonly charges: readonly ChargePayment[];
  readonly deliveryTerms: readonly DeliveryTerms[];
  readonly amounts: readonly Amount[];
  readonly statuses: readonly CustomsStatus[];
  readonly documents: readonly NamedDocument[];
  readonly remarks: readonly Remark[];
  readonly totals: readonly ControlTotal[];
}
