/**
 * Facts: what a source said about a bill, a box or a ship's call. They are
 * appended and never edited; status is derived from all of them (status.ts).
 */
import type { PortCode } from '../vocabulary/port';
import type { SourceCode } from '../vocabulary/source';

/**
 * What kinds of report there are. `manifest` lists a box under a bill (IFCSUM);
 * `release-row` is one row of the port's release query; `vessel-plan` one call
 * of a ship; receipts are customs' answers.
 */
export const factKinds = [
  'manifest',
  'gate-in',
  'gate-out',
  'load',
  'discharge',
  'release-row',
  'vessel-plan',
  'pre-manifest-receipt',
  'arrival-receipt',
  'inspection',
  'customs-pass',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Codes of the port's flags, as sent: Y released, N not, T cancelled (R-4.10-05 to -08). */
export interface ReleaseRowDetail {
  readonly ifcsum: string;
  readonly cpcode: string;
  readonly custom: string;
  readonly sld: string;
  readonly pass: string;
  readonly remark: string | null;
}

export interface VesselPlanDetail {
  readonly chineseName: string | null;
  readonly gateInOpensMs: number | null;
  readonly gateInClosesMs: number | null;
  readonly customsClosesMs: number | null;
  readonly portClosesMs: number | null;
  readonly etaMs: number | null;
  readonly etdMs: number | null;
  readonly ataMs: number | null;
  readonly atdMs: number | null;
  readonly berth: string | null;
}

export interface BoxDetail {
  readonly sizeType: string | null;
  readonly sizeTypeRaw: string | null;
  readonly fullness: 'full' | 'empty' | 'lcl' | null;
  readonly sealNo: string | null;
  readonly grossWeightKg: number | null;
  /** Manifest facts only: cargo weight of the box under this bill. */
  readonly cargoWeightKg: number | null;
  readonly packages: number | null;
  readonly operator: string | null;
  readonly truckPlate: string | null;
  readonly dischargePort: string | null;
  readonly dischargePortName: string | null;
  readonly loadPort: string | null;
}

export interface AnswerDetail {
  /** Code as sent: customs response code, check status (4.10), Y/N/T. */
  readonly code: string;
  readonly text: string | null;
  /** Inspection mode as sent (isCheck986). */
  readonly mode: string | null;
}

interface FactHead {
  /** Grows in the order of hearing. */
  readonly id: number;
  readonly port: PortCode;
  readonly source: SourceCode;
  /** Raw message it was read from; opens with one click. */
  readonly messageId: number;
  /** Sender's document reference; corrections name the same one. */
  readonly reference: string | null;
  /** `replace` overrides earlier facts of the same reference and object, `cancel` withdraws them. */
  readonly function: 'original' | 'replace' | 'cancel';
  readonly billNo: string | null;
  readonly containerNo: string | null;
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
  /** Terminal code of the sender's list. */
  readonly terminal: string | null;
  /** When it happened, ms since epoch; null when the source did not say. */
  readonly happenedMs: number | null;
  readonly happenedRaw: string | null;
  /** When we heard it, ms since epoch. */
  readonly heardMs: number;
}

export type Fact =
  | (FactHead & { readonly kind: 'manifest' | 'gate-in' | 'gate-out' | 'load' | 'discharge'; readonly detail: BoxDetail })
  | (FactHead & { readonly kind: 'release-row'; readonly detail: ReleaseRowDetail })
  | (FactHead & { readonly kind: 'vessel-plan'; readonly detail: VesselPlanDetail })
  | (FactHead & {
      readonly kind: 'pre-manifest-receipt' | 'arrival-receipt' | 'inspection' | 'customs-pass';
      readonly detail: AnswerDetail;
    });
