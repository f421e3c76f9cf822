import type {
  AdditionalInformation,
  CustomsAddress,
  CustomsContact,
  CustomsParty,
  CustomsPlace,
  DeclaredBox,
  DeclaredItem,
} from './customs-parts';
import type { MessageHead, Vessel, WireTime } from './parts';

/** What customs answered about one bill, one container, or (both null) the whole message. */
export interface CustomsReceiptEntry {
  readonly billNo: string | null;
  /** The house bill the answer is about. */
  readonly houseBillNo?: string | null;
  readonly containerNo: string | null;
  /** The booking that is answered, in place of a bill or beside it; absent where none is named. */
  readonly bookingNo?: string;
  /** The number of the container that is answered, as sent, where it is none by ISO 6346; absent else. */
  readonly equipmentNo?: string;
  /** Response code as sent (01 accepted, 03 rejected; five digits for roads: 19000 accepted …). */
  readonly code: string;
  readonly text: string | null;
}

/** GACC answer to a manifest (MT2101) or an arrival report (MT3101). */
export interface CustomsReceiptMessage extends MessageHead {
  readonly kind: 'customs-receipt';
  /** 2101 pre-manifest, 3101 arrival report, as sent (four digits). */
  readonly about: string;
  readonly entries: readonly CustomsReceiptEntry[];
}

/** What customs order about one container or bill. */
export interface CustomsInstruction {
  readonly billNo: string | null;
  readonly containerNo: string | null;
  /** As sent; MT0102: 1 may load, 2 released, 7 out with seal, 8 in with seal, 9 returned, A manual, B machine inspection … */
  readonly code: string;
  readonly text: string | null;
  readonly vessel: Vessel | null;
  readonly happened: WireTime | null;
}

/** Orders and notices of customs: release instruction (MT0102), notice (MT9999). */
export interface CustomsInstructionMessage extends MessageHead {
  readonly kind: 'customs-instruction';
  readonly about: string;
  readonly instructions: readonly CustomsInstruction[];
}

/** What a declaration says of one bill, but for its number. */
export interface DeclaredCargo {
  /** AssociatedTransportDocument: the forwarder's house bill under this master bill. */
  readonly houseBillNo?: string | null;
  readonly changeReasonCode: string | null;
  /** Terms of carriage: 10, 11 …; as sent. */
  readonly conditionCode: string | null;
  readonly consolidator: string | null;
  readonly deconsolidator: string | null;
  readonly bookingNo: string | null;
  readonly volumeM3: number | null;
  readonly value: { readonly amount: number; readonly currency: string | null } | null;
  readonly loading: CustomsPlace | null;
  readonly unloading: CustomsPlace | null;
  readonly receipt: CustomsPlace | null;
  readonly transhipment: CustomsPlace | null;
  readonly transitDestination: CustomsPlace | null;
  readonly consigned: CustomsPlace | null;
  readonly routingCountries: readonly string[];
  readonly customsStatusCode: string | null;
  /** 1 the consignment comes in parts, 0 whole; as sent. */
  readonly splitIndicator: string | null;
  readonly freightPayment: string | null;
  readonly packages: number | null;
  readonly packageType: string | null;
  readonly grossWeightKg: number | null;
  readonly previousDocument: { readonly id: string | null; readonly type: string | null } | null;
  readonly handlingCode: string | null;
  readonly deliveryDestination: CustomsAddress | null;
  readonly intermediateCarrier: CustomsParty | null;
  readonly consignee: CustomsParty | null;
  readonly consignor: CustomsParty | null;
  readonly notifyParties: readonly CustomsParty[];
  /** Whom to ask about dangerous goods. */
  readonly undgContact: CustomsContact | null;
  readonly boxes: readonly DeclaredBox[];
  readonly items: readonly DeclaredItem[];
  /** Of boxes and items, each once. */
  readonly containerNos: readonly string[];
  /** The ship of this bill, where it is told beside the bill. */
  readonly vessel: Vessel | null;
  /** The bill as it shall be from now on (change of ship: MT8101, MT8103). */
  readonly change: ChangedBill | null;
}

/** What a bill changes to; its number is null when it stays. */
export interface ChangedBill extends DeclaredCargo {
  readonly billNo: string | null;
}

/** One bill of a customs declaration. */
export interface DeclaredBill extends DeclaredCargo {
  readonly billNo: string;
}

/** What a declaration says of the ship or aircraft beside its name and voyage. */
export interface DeclaredMeans {
  /** 1 sea, 4 air; as sent. */
  readonly modeCode: string | null;
  readonly firstArrivalPlace: CustomsPlace | null;
  readonly arrival: WireTime | null;
  readonly departure: WireTime | null;
  /** Loading or discharge began (tally, MT5101 and MT5102). */
  readonly handlingBegan: WireTime | null;
  readonly handlingEnded: WireTime | null;
  readonly master: CustomsContact | null;
  /** What a truck or train comes or goes for (diversion, MT6101 and MT6102). */
  readonly purpose: string | null;
}

/** One side of a transit from one ship to another (MT8105). */
export interface TransitSide {
  readonly vessel: Vessel | null;
  readonly loading: CustomsPlace | null;
  readonly unloading: CustomsPlace | null;
  readonly bills: readonly DeclaredBill[];
  /** Consignments that name a booking and no bill; absent when there are none. */
  readonly booked?: readonly ChangedBill[];
}

/** Goods that come with one ship and leave with another. */
export interface Transit {
  readonly inbound: TransitSide | null;
  readonly outbound: TransitSide | null;
}

/** GACC declaration itself: pre-manifest (MT2101), arrival report (MT3101), loading list, tally, diversion, change of ship … */
export interface CustomsDeclarationMessage extends MessageHead {
  readonly kind: 'customs-declaration';
  readonly about: string;
  /** RepresentativePerson: who sends the declaration. */
  readonly representative: string | null;
  /** DeclarationOfficeID */
  readonly office: string | null;
  readonly exitOffice: CustomsPlace | null;
  readonly agent: string | null;
  readonly carrier: string | null;
  readonly means: DeclaredMeans | null;
  /** The ship the bills change to (MT8101, MT8103, MT8104). */
  readonly newVessel: Vessel | null;
  readonly loading: CustomsPlace | null;
  readonly unloading: CustomsPlace | null;
  readonly tallyParty: CustomsParty | null;
  readonly bills: readonly DeclaredBill[];
  /** Consignments that name a booking and no bill; absent when there are none. */
  readonly booked?: readonly ChangedBill[];
  /** Boxes told outside any bill (arrival reports, tallies). */
  readonly boxes: readonly DeclaredBox[];
  /** The numbers of these boxes, each once. */
  readonly containerNos: readonly string[];
  readonly transits: readonly Transit[];
  readonly additional: AdditionalInformation | null;
}
