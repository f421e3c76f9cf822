import type { BoxDetails } from './box-details';
import type { Fullness, Place, Seal, WireTime } from './parts';

/** One container as a message shows it. Absent knowledge is null, never a default. */
export interface BoxReport extends BoxDetails {
  /** ISO 6346; null for equipment that has no such number. */
  readonly containerNo: string | null;
  /** The number as sent where it is none by ISO 6346. */
  readonly equipmentNo?: string | null;
  readonly sizeTypeRaw: string | null;
  /** ISO 6346 size type; null when the raw text is not known. */
  readonly sizeType: string | null;
  readonly fullness: Fullness;
  readonly billNos: readonly string[];
  readonly bookingNo: string | null;
  readonly seals: readonly Seal[];
  readonly grossWeightKg: number | null;
  readonly operator: string | null;
  readonly direction: 'import' | 'export' | null;
  readonly happened: WireTime | null;
  readonly truckPlate: string | null;
  readonly stowage: string | null;
  readonly loadPort: Place | null;
  readonly dischargePort: Place | null;
  readonly destination: Place | null;
  readonly terminal: string | null;
}
