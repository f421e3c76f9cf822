import type { Consignment } from './cargo-report';
import type { BoxReport } from './box-report';
import type { Place, MessageHead, WireTime } from './parts';
import type { Party } from './party';
import type { CodedName } from './shipment-parts';

/** One container under a bill of a cargo list. */
export interface ManifestBox extends BoxReport {
  /** Cargo weight under this bill alone; a box under two bills has one each. */
  readonly cargoWeightKg: number | null;
  readonly tareKg: number | null;
  readonly packages: number | null;
  readonly volumeM3?: number | null;
}

/** One goods item of a bill; its words are in the bill's `cargo`. */
export interface ManifestGoods {
  /** As sent: a tariff number, or the port's own code. */
  readonly cargoCode: string | null;
  readonly packages: number | null;
  /** Kind of packages by code (CT) and in words (CARTONS). */
  readonly packCode: string | null;
  readonly packKind: string | null;
  readonly grossWeightKg: number | null;
  readonly volumeM3: number | null;
}

/** What a platform file tells of a bill beside its ports, weights and boxes. */
export interface BillParticulars {
  /** Shipper (CZ), consignee (CN) and notify parties (NI) in the order sent. */
  readonly parties: readonly Party[];
  /** Where the carrier takes the goods over, and where he hands them out. */
  readonly receipt: Place | null;
  readonly delivery: Place | null;
  readonly issuePlace: Place | null;
  readonly issued: WireTime | null;
  readonly loading: WireTime | null;
  /** Ports of transhipment as sent. */
  readonly transfers: readonly string[];
  /** Terms of carriage as sent: 11 CY-CY, 12 CY-CFS, 13 CY-DOOR … */
  readonly terms: string | null;
  /** Who pays the freight, as sent: PP prepaid, CC collect. */
  readonly freight: string | null;
  readonly goods: readonly ManifestGoods[];
  readonly marks: readonly string[];
  /** Records 43 (dangerous goods, temperatures), field by field as sent: their order differs between ports. */
  readonly conditions: readonly (readonly string[])[];
}

/** What a platform file tells of the ship's call beside the ship. */
export interface ManifestCall {
  readonly nationality: string | null;
  readonly arrives: WireTime | null;
  readonly sails: WireTime | null;
  readonly departure: Place | null;
  readonly nextPort: Place | null;
  /** The shipping line (record 11). */
  readonly line: CodedName | null;
  /** Who else gets the file (records 01), as sent. */
  readonly receivers: readonly string[];
}

/** One bill of a cargo list, with the boxes it names. */
export interface ManifestBill {
  readonly billNo: string;
  readonly loadPort: Place | null;
  readonly dischargePort: Place | null;
  readonly destination: Place | null;
  readonly packages: number | null;
  readonly grossWeightKg: number | null;
  readonly cargo: readonly string[];
  readonly boxes: readonly ManifestBox[];
  /** Parties, goods and everything else, where the format tells them (EDIFACT). */
  readonly consignment?: Consignment;
  /** The same as far as platform files tell it. */
  readonly particulars?: BillParticulars;
}

/** IFCSUM: the clean manifest, per bill of lading. */
export interface ManifestMessage extends MessageHead {
  readonly kind: 'manifest';
  readonly bills: readonly ManifestBill[];
  readonly call?: ManifestCall;
}
