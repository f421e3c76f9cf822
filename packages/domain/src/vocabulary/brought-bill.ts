/** What one capability has read of a bill and another goes on with, before anybody has said in which box which goods lie. */

export interface BroughtGoods {
  readonly name: string;
  readonly packages: number | null;
  /** In Chinese; empty where none was read. */
  readonly packageUnit: string;
  /** kg */
  readonly grossKg: number | null;
}

/** A box as the bill writes it; empty where it says nothing. Weight in kg, volume in m³. */
export interface BroughtBox {
  readonly containerNo: string;
  readonly boxType: string;
  readonly sealNo: string;
  readonly packages: string;
  readonly grossKg: string;
  readonly volumeM3: string;
}

/** The bill, its call, its places and parties as it writes them, and what it adds up to; empty where it says nothing. */
export interface BroughtHead {
  readonly billNo: string;
  readonly carrier: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly loadingPort: string;
  readonly dischargePort: string;
  readonly deliveryPlace: string;
  /** A name, and below it an address. */
  readonly shipper: string;
  readonly consignee: string;
  readonly notify: string;
  readonly packages: string;
  readonly packageUnit: string;
  readonly grossKg: string;
  readonly volumeM3: string;
}

/** A field of the bill, or of one of its boxes from 0, that was not read surely: somebody has to look at it. */
export type UnsureField =
  | { readonly box: null; readonly field: keyof BroughtHead }
  | { readonly box: number; readonly field: keyof BroughtBox };

export interface BroughtBill {
  /** Null: nothing was read but goods. */
  readonly head: BroughtHead | null;
  readonly boxes: readonly BroughtBox[];
  readonly goods: readonly BroughtGoods[];
  readonly unsure: readonly UnsureField[];
}
