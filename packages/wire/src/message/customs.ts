import type { MessageHead } from './parts';

/** What customs answered about one bill, one container, or (both null) the whole message. */
export interface CustomsReceiptEntry {
  readonly billNo: string | null;
  readonly containerNo: string | null;
  /** Response code as sent (01 accepted, 03 rejected …). */
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

/** One bill of a customs declaration. */
export interface DeclaredBill {
  readonly billNo: string;
  /** AssociatedTransportDocument: the forwarder's house bill under this master bill. */
  readonly houseBillNo?: string | null;
  readonly packages: number | null;
  readonly grossWeightKg: number | null;
  readonly containerNos: readonly string[];
}

/** GACC declaration itself: pre-manifest (MT2101) or arrival report (MT3101). */
export interface CustomsDeclarationMessage extends MessageHead {
  readonly kind: 'customs-declaration';
  readonly about: string;
  readonly bills: readonly DeclaredBill[];
  /** Boxes named outside any bill (arrival reports). */
  readonly containerNos: readonly string[];
}
