import type { Remark } from './box-particulars';
import type { FacilityPlace, ListedCode, PlaceInRole, TimeInRole } from './facility-place';
import type { BoxReport, MessageHead, Seal, Vessel, WireTime } from './parts';
import type { Party } from './party';
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

/** Whether the event has happened or is expected; `code` as sent. */
export interface EventClassifier {
  readonly code: string | null;
  readonly word: 'planned' | 'estimated' | 'actual' | 'requested' | null;
}

/** A number with its kind as sent (1153 in EDIFACT, reference or document type in T&T). */
export interface EventReference {
  readonly kind: string | null;
  readonly number: string;
}

/** The document or consignment an event is about; T&T may tell its kind alone. */
export interface EventDocument {
  readonly kind: string | null;
  readonly number: string | null;
}

/** The container, trailer or other equipment of an event. */
export interface EventEquipment extends Pick<
  BoxReport,
  'sizeTypeRaw' | 'sizeType' | 'fullness' | 'direction' | 'grossWeightKg'
> {
  /** ISO 6346 number; null where `number` is none. */
  readonly containerNo: string | null;
  /** As sent: also trailers, chassis, and containers without an ISO number; null when not told. */
  readonly number: string | null;
  /** 8053 as sent: CN container, TE trailer, CH chassis …; null where the format has no kinds. */
  readonly kind: string | null;
  readonly seals: readonly EventSeal[];
}

export interface EventSeal extends Seal {
  /** T&T sealType as sent: KLP keyless padlock, BLT bolt, WIR wire. */
  readonly kind: string | null;
}

/** One means of transport with its call or leg. */
export interface EventTransport {
  /** 8051 as sent: 20 main, 10 pre-carriage, 30 on-carriage … */
  readonly stage: string | null;
  /** As sent: VESSEL, RAIL, TRUCK, BARGE (T&T), 8067 in IFTSTA. */
  readonly modeCode: string | null;
  readonly mode: 'sea' | 'rail' | 'road' | 'air' | 'barge' | null;
  readonly vessel: Vessel | null;
  /** Where `vessel` is named by its IMO number and its call sign is told too. */
  readonly callSign: string | null;
  /** Flag state of the ship, as sent. */
  readonly flag: string | null;
  readonly carrier: ListedCode | null;
  readonly exportVoyage: string | null;
  readonly importVoyage: string | null;
  /** The carrier's service, as sent. */
  readonly service: string | null;
  /** Id or reference of the call, as sent. */
  readonly callId: string | null;
  readonly callSequence: string | null;
  /** Where the call is. */
  readonly where: FacilityPlace | null;
  readonly places: readonly PlaceInRole[];
  readonly times: readonly TimeInRole[];
  readonly references: readonly EventReference[];
}

/** One thing that happened, or is expected to happen, to a shipment. */
export interface ShipmentEvent {
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
  readonly remarks: readonly Remark[];
  /** Where it happened; null where only places in other roles are told. */
  readonly where: FacilityPlace | null;
  readonly places: readonly PlaceInRole[];
  /** Other times than `happened`. */
  readonly times: readonly TimeInRole[];
  readonly document: EventDocument | null;
  readonly billNos: readonly string[];
  readonly bookingNos: readonly string[];
  readonly documents: readonly EventReference[];
  readonly references: readonly EventReference[];
  readonly equipment: readonly EventEquipment[];
  readonly transports: readonly EventTransport[];
  readonly parties: readonly Party[];
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
