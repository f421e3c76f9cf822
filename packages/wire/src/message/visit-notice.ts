import type { BoxLine } from './box-line';
import type { MessageHead, NumberInRole, WireTime } from './parts';
import type { Remark } from './box-particulars';
import type { Party } from './party';
import type { ReportTerms } from './report-terms';

/** COPINO: a truck, train or barge announces its visit with the boxes it brings or fetches. */
export interface VisitNoticeMessage extends MessageHead, Omit<ReportTerms, 'carrier' | 'eta'> {
  readonly kind: 'visit-notice';
  /** 1001 as sent: 661; null when not told. */
  readonly documentName: string | null;
  /** Number of the visit or transport order (TDT 8028). */
  readonly visitNo: string | null;
  /** By 8067 or 8179; null when not told or not known. */
  readonly mode: 'road' | 'rail' | 'inland-water' | null;
  /** 8067 as sent. */
  readonly modeCode: string | null;
  /** Plate, wagon or barge (TDT 8213). */
  readonly meansId: string | null;
  /** Name beside it: of the barge, in road traffic of the driver (TDT 8212). */
  readonly meansName: string | null;
  /** Carrier of the visit, code or name (TDT C040). */
  readonly carrier: string | null;
  readonly terminal: string | null;
  /** Announced arrival. */
  readonly eta: WireTime | null;
  readonly references: readonly NumberInRole[];
  readonly parties: readonly Party[];
  readonly remarks: readonly Remark[];
  readonly lines: readonly BoxLine[];
}
