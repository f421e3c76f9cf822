import type { FacilityPlace, TimeInRole } from './facility-place';
import type { ShipmentEquipment } from './goods-item';
import type { MessageHead, Seal, WireTime } from './parts';
import type { Shipment } from './shipment';
import type { TransportLeg } from './shipment-parts';
import type { StatusWord } from './status-word';

/** A code with its list, and the sender's own words beside it. */
export interface CodedText {
  readonly code: string | null;
  /** 1131 as sent. */
  readonly codeList: string | null;
  /** 3055 as sent: who is responsible for the list. */
  readonly agency: string | null;
  readonly text: string | null;
}

/** What happened: as sent, and in the words of the product. */
export interface EventStatus extends CodedText {
  /** SHIPMENT, TRANSPORT, EQUIPMENT (T&T eventType); 9015 in IFTSTA (1 transport). */
  readonly category: string | null;
  /** Null where no table knows the code. The sender's text is never read for a meaning. */
  readonly word: StatusWord | null;
}

/**
 * Whether the event has happened or is expected. `code` as sent: PLN, EST, ACT
 * in T&T; in IFTSTA the 2005 code of the time it is told with (132, 133 …), when
 * that is not 334, the time of the status.
 */
export interface EventClassifier {
  readonly code: string | null;
  readonly word: 'planned' | 'estimated' | 'actual' | 'requested' | null;
}

/** The document or consignment an event is about; T&T may tell its kind alone. */
export interface EventDocument {
  readonly kind: string | null;
  readonly number: string | null;
}

/** The container, trailer or other equipment of an event. */
export interface EventEquipment extends Omit<ShipmentEquipment, 'kind' | 'seals'> {
  /** 8053 as sent: CN container, TE trailer, CH chassis …; null where the format has no kinds. */
  readonly kind: string | null;
  readonly seals: readonly EventSeal[];
}

export interface EventSeal extends Seal {
  /** T&T sealType as sent: KLP keyless padlock, BLT bolt, WIR wire. */
  readonly kind?: string | null;
}

/** A ship, train, truck or barge of an event; `mode` is as sent: 8067, or VESSEL, RAIL, TRUCK, BARGE in T&T. */
export interface EventLeg extends TransportLeg {
  readonly way: 'sea' | 'rail' | 'road' | 'air' | 'inland-water' | null;
  readonly call: TransportCall | null;
  /** The plate of the truck; absent where none is told. */
  readonly truckPlate?: string;
}

/** A stop of a ship, train, truck or barge, as T&T tells it. */
export interface TransportCall {
  readonly id: string | null;
  readonly sequence: string | null;
  readonly where: FacilityPlace | null;
  /** The carrier's service, as sent. */
  readonly service: string | null;
  readonly exportVoyage: string | null;
  readonly importVoyage: string | null;
  /** Where the ship is named by its IMO number and its call sign is told too. */
  readonly callSign: string | null;
  /** The list of the carrier's code: SMDG, NMFTA. */
  readonly carrierList: string | null;
}

/** One thing that happened, or is expected to happen, to a shipment. */
export interface ShipmentEvent extends Pick<Shipment, 'billNos' | 'references' | 'places' | 'parties' | 'goods' | 'documents' | 'remarks'> {
  /** The sender's id of the event, the key for updates. */
  readonly id: string | null;
  /** The event that this one takes back (T&T 3.0 retractedEventID). */
  readonly retractsId: string | null;
  /** When the sender recorded it. */
  readonly created: WireTime | null;
  readonly happened: WireTime | null;
  readonly classifier: EventClassifier | null;
  readonly status: EventStatus;
  /** Why: delay and reject reasons. */
  readonly reasons: readonly CodedText[];
  /** Where it happened; null where only places in other roles are told. */
  readonly where: FacilityPlace | null;
  /** Other times than `happened`. */
  readonly times: readonly TimeInRole[];
  readonly document: EventDocument | null;
  readonly bookingNos: readonly string[];
  readonly equipment: readonly EventEquipment[];
  readonly legs: readonly EventLeg[];
  readonly isTransshipment: boolean | null;
}

/** IFTSTA and DCSA Track & Trace: what happened to shipments and their boxes. */
export interface ShipmentEventsMessage extends MessageHead {
  readonly kind: 'shipment-events';
  /** Version of the standard: `2.2`, `3.0` of T&T; the directory of an IFTSTA (`D95B`). */
  readonly version: string | null;
  /** BGM 1001 as sent: 23 status information, 77 status report, 132 customs clearance; null in T&T. */
  readonly documentName: string | null;
  readonly events: readonly ShipmentEvent[];
}
