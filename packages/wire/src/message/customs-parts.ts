/** What customs declarations are made of: places, parties, boxes and goods as China Customs asks for them. */
import type { BoxDetails } from './box-details';
import type { BoxReport } from './box-report';
import type { Place, Seal, WireTime } from './parts';

/** A place as customs write it: port or yard, and the customs office that watches it (`CNNGB/3104`). */
export interface CustomsPlace extends Place {
  /** Behind the slash: the office, four digits. */
  readonly customs: string | null;
  /** When goods are loaded or arrive there. */
  readonly time: WireTime | null;
}

export interface CustomsAddress {
  readonly line: string | null;
  readonly city: string | null;
  readonly provinceCode: string | null;
  readonly province: string | null;
  readonly postcode: string | null;
  /** ISO 3166, two letters, as sent. */
  readonly country: string | null;
}

/** A telephone number or address of mail. */
export interface CustomsChannel {
  readonly number: string | null;
  /** TE telephone, EM e-mail, FX fax; as sent. */
  readonly kind: string | null;
}

/** Somebody to ask. */
export interface CustomsContact {
  readonly name: string | null;
  readonly channels: readonly CustomsChannel[];
}

/** Consignee, consignor, notify party, or the carrier in between. */
export interface CustomsParty {
  /** In front of the `+`: USCI, CIK, OC, ID, PASSPORT, 9999, 8888 … as sent; null when the number stands alone. */
  readonly idKind: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly address: CustomsAddress | null;
  readonly channels: readonly CustomsChannel[];
  readonly contact: CustomsContact | null;
  /** Number of the authorised economic operator. */
  readonly aeo: string | null;
}

export interface CustomsSeal extends Seal {
  /** In front of the slash: M mechanical, E electronic; null when the number stands alone. */
  readonly kind: string | null;
}

/** Damage that the tally found (UNTDED 7501 to 7508); codes as sent. */
export interface TallyDamage {
  readonly typeCode: string | null;
  readonly type: string | null;
  readonly areaCode: string | null;
  readonly area: string | null;
  readonly severity: string | null;
}

/** One container of a declaration. */
export interface DeclaredBox extends Omit<BoxReport, keyof BoxDetails> {
  readonly seals: readonly CustomsSeal[];
  /** FullnessCode as sent: 8 FCL, 7 LCL, 4 empty, 5 full. */
  readonly fullnessCode: string | null;
  /** Whose box it is: 1 the shipper's, 2 the carrier's; as sent. */
  readonly supplier: string | null;
  readonly damages: readonly TallyDamage[];
}

/** One kind of goods of a bill. */
export interface DeclaredItem {
  readonly sequence: number | null;
  readonly packages: number | null;
  readonly packageType: string | null;
  readonly marks: string | null;
  readonly description: string | null;
  /** UN numbers of dangerous goods. */
  readonly undgCodes: readonly string[];
  /** The first six digits of the tariff. */
  readonly tariffCode: string | null;
  readonly grossWeightKg: number | null;
  readonly containerNos: readonly string[];
  readonly procedureCode: string | null;
  readonly consignmentReferences: readonly string[];
  readonly originCountry: string | null;
  readonly notes: readonly string[];
}

/** Why something is changed or deleted and who answers for it, and free text. */
export interface AdditionalInformation {
  readonly reason: string | null;
  readonly contactName: string | null;
  readonly contactTelephone: string | null;
  readonly content: string | null;
}
