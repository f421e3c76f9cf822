/**
 * What bookings, shipping instructions and cargo reports are made of beside
 * goods and containers. Codes stand as sent with the number of their UN/EDIFACT
 * element, because each partner adds some of his own.
 */
import type { TimeInRole } from './facility-place';
import type { Party } from './party';
import type { Place, RoutePlace, Vessel } from './parts';

/** Something told by code, by name or by both. */
export interface CodedName {
  readonly code: string | null;
  readonly name: string | null;
}

/** A place on the way (3227: 9 loading, 11 discharge, 88 receipt, 7 delivery, 5 departure, 8 arrival …) with its times. */
export interface ScheduledPlace extends RoutePlace {
  /** The place told beside it: the terminal or berth in a port, the country of a town. */
  readonly related: Place | null;
  readonly times: readonly TimeInRole[];
}

/** A number and what it is the number of. */
export interface Reference {
  /** 1153: BN booking, BM bill of lading, BH house bill, SI and FF numbers of shipper and forwarder … */
  readonly qualifier: string;
  readonly number: string;
  /** 1156, the line of that document. */
  readonly line: string | null;
  readonly times: readonly TimeInRole[];
}

/** A party of goods or a container. */
export interface AddressedParty extends Party {
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  /** ISO 3166 code as sent. */
  readonly country: string | null;
  readonly times: readonly TimeInRole[];
}

/** A party of a whole shipment: what concerns him alone is told too. */
export interface ShipmentParty extends AddressedParty {
  readonly references: readonly Reference[];
  readonly places: readonly ScheduledPlace[];
  /** Papers he is to get. */
  readonly documents: readonly NamedDocument[];
  /** Charges he pays. */
  readonly charges: readonly ChargePayment[];
}

/** One stretch of the way and what carries it. */
export interface TransportLeg {
  /** 8051: 10 pre-carriage, 20 main carriage, 30 on-carriage, 1 inland. */
  readonly stage: string | null;
  /** 8067: 1 sea, 2 rail, 3 road, 4 air, 8 inland water. */
  readonly mode: string | null;
  /** 8179: 13 ship, 31 truck, 25 rail … */
  readonly means: string | null;
  readonly carrier: CodedName | null;
  /** Ship and voyage; the plate or train where no ship carries. */
  readonly vessel: Vessel | null;
  /** 8453, the flag, as sent. */
  readonly nationality: string | null;
  readonly places: readonly ScheduledPlace[];
  readonly times: readonly TimeInRole[];
  readonly references: readonly Reference[];
  readonly services: readonly TransportService[];
}

/** What carriage was agreed. */
export interface TransportService {
  /** 4065: 27 door to door, 28 door to pier, 29 pier to door, 30 pier to pier. */
  readonly contract: string | null;
  /** 7273: 2 full loads, 3 less than container loads … */
  readonly services: readonly string[];
  /** 4219 */
  readonly priority: string | null;
}

/** A measurement that no field of its own stands for, or whose unit is not known; all as sent. */
export interface Measure {
  /** 6311 */
  readonly purpose: string | null;
  /** 6313 */
  readonly attribute: string | null;
  /** 6411 */
  readonly unit: string | null;
  readonly value: string;
}

/** Length, width and height as sent. */
export interface Dimensions {
  /** 6145: 1 gross, 2 pallet, 5 to 9 over-dimensions of a container … */
  readonly qualifier: string;
  /** 6411 */
  readonly unit: string | null;
  readonly length: string | null;
  readonly width: string | null;
  readonly height: string | null;
}

/** Degrees Celsius to a tenth; null where not told. */
export interface TemperatureSetting {
  readonly setC: number | null;
  readonly minC: number | null;
  readonly maxC: number | null;
}

/** Who pays which charges. */
export interface ChargePayment {
  /** 5237: 4 all charges, 1 inland to port, 5 ocean freight … */
  readonly charge: string | null;
  /** 4237: P prepaid, C collect … */
  readonly payment: string | null;
}

/** Terms of delivery, an Incoterm as a rule. */
export interface DeliveryTerms {
  /** 4055 */
  readonly function: string | null;
  /** 4053: FOB, CIF … */
  readonly code: string | null;
  readonly lines: readonly string[];
  readonly places: readonly ScheduledPlace[];
}

/** An amount of money as sent. */
export interface Amount {
  /** 5025: 44 declared for carriage, 40 for customs, 39 invoice total … */
  readonly qualifier: string;
  readonly value: string;
  readonly currency: string | null;
}

/** A total the sender counted. */
export interface ControlTotal {
  /** 6069: 7 gross weight, 8 goods items, 11 packages, 15 volume, 16 containers … */
  readonly qualifier: string;
  readonly value: string;
  readonly unit: string | null;
}

/** A document that belongs to the transport, asked for or sent along. */
export interface NamedDocument {
  /** 1001 */
  readonly code: string | null;
  readonly name: string | null;
  readonly number: string | null;
  readonly copies: string | null;
  readonly times: readonly TimeInRole[];
}

/** A status that customs give or a procedure that is asked for (GIS, since D02A GEI). */
export interface CustomsStatus {
  /** 7365 */
  readonly code: string;
  readonly text: string | null;
}
