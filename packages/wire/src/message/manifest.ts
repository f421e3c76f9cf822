import type { Consignment } from './cargo-report';
import type { Place, BoxReport, MessageHead } from './parts';

/** One container under a bill of a cargo list. */
export interface ManifestBox extends BoxReport {
  /** Cargo weight under this bill alone; a box under two bills has one each. */
  readonly cargoWeightKg: number | null;
  readonly tareKg: number | null;
  readonly packages: number | null;
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
}

/** IFCSUM: the clean manifest, per bill of lading. */
export interface ManifestMessage extends MessageHead {
  readonly kind: 'manifest';
  readonly bills: readonly ManifestBill[];
}
