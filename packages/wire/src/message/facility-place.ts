import type { Place, WireTime } from './parts';

/** A code with the list it comes from: a terminal, a depot, a carrier. */
export interface ListedCode {
  readonly code: string | null;
  /** SMDG, BIC, or 1131:3055 as sent. */
  readonly codeList: string | null;
  readonly name: string | null;
}

/** Where, as exactly as it is told; `code` is the UN/LOCODE or what was sent for it. */
export interface FacilityPlace extends Place {
  /** The terminal, depot or berth within the place. */
  readonly facility: ListedCode | null;
  /** T&T facilityTypeCode as sent: POTE port terminal, DEPO depot, BOCR border crossing … */
  readonly facilityType: string | null;
  /** Degrees as sent. */
  readonly coordinates: { readonly latitude: string; readonly longitude: string } | null;
  readonly address: PostalAddress | null;
  /** A place told beside it that is no facility: its country; absent where none is. */
  readonly related?: Place;
}

/** An address in fields, as T&T tells it. */
export interface PostalAddress {
  readonly name: string | null;
  readonly street: string | null;
  readonly streetNumber: string | null;
  readonly floor: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/** A time with its meaning (2005 as sent: 132 ETA, 133 ETD, 178 ATA, 186 ATD …). */
export interface TimeInRole {
  readonly qualifier: string;
  readonly time: WireTime;
}
