import type { BoxLine } from './box-line';
import type { MessageHead, NumberInRole, WireTime } from './parts';
import type { Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { Party } from './party';
import type { ReportTerms } from './report-terms';

/** What a container order wants done. */
export type OrderPurpose = 'load' | 'discharge' | 'gate-in' | 'empty-release' | 'acceptance' | 'handling' | 'release';

/** COPRAR, COPARN, COHAOR: boxes to load, discharge, take in, give out or handle. */
export interface ContainerOrderMessage extends MessageHead, Omit<ReportTerms, 'bookingNo' | 'eta' | 'etd'> {
  readonly kind: 'container-order';
  /** Null when the document name is not known. */
  readonly purpose: OrderPurpose | null;
  /** 1001 as sent; null when not told. */
  readonly documentName: string | null;
  readonly bookingNo: string | null;
  readonly terminal: string | null;
  readonly eta: WireTime | null;
  readonly etd: WireTime | null;
  /** Other times of the order by their meaning (2005 as sent): 180 closing, 36 expiry … */
  readonly times: readonly TimeInRole[];
  /** Numbers other than the booking. */
  readonly references: readonly NumberInRole[];
  readonly parties: readonly Party[];
  readonly remarks: readonly Remark[];
  readonly lines: readonly BoxLine[];
}
