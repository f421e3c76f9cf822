import type { BoxReport } from './box-report';
import type { MessageHead, Vessel, WireTime } from './parts';
import type { Party } from './party';
import type { ReportTerms } from './report-terms';

/** How a mass was verified (SOLAS VI/2): SM1 the packed box was weighed, SM2 cargo, packing and tare were added up. */
export type VgmMethod = 'SM1' | 'SM2';

/**
 * One container with its verified mass: `grossWeightKg` is that mass and
 * `happened` the time of the weighing.
 */
export interface VgmBox extends BoxReport {
  readonly method: VgmMethod | null;
  /** Number of the paper that proves the mass (DOC 1004). */
  readonly documentNo: string | null;
  /** When that paper was signed. */
  readonly signed: WireTime | null;
  /** Who signed: the name of the responsible party's contact with the role RP. */
  readonly signature: string | null;
  /** Who answers for the mass (NAD+SPC; the shipper of a flat file). */
  readonly responsible: Party | null;
  /** Where or by whom it was weighed (NAD+WPA; the location of a flat file is its name). */
  readonly weigher: Party | null;
  /** Everybody else, in the order sent (AM authorized person …). */
  readonly parties: readonly Party[];
  readonly tareKg: number | null;
  readonly netKg: number | null;
  /** Set where one message speaks of several ships; null where it is the message's ship. */
  readonly vessel: Vessel | null;
  /** Name of the container operator; `operator` is the code. */
  readonly operatorName: string | null;
  /** Container type of a flat file as sent; it is no size type. */
  readonly containerType: string | null;
  /** The two free fields and the remarks of a flat file. */
  readonly other1: string | null;
  readonly other2: string | null;
  readonly remark: string | null;
}

/** VERMAS, CTNVGM: verified gross masses. `cancel` and `delete` take earlier ones back, `replace` puts new ones in their place. */
export interface VgmMessage extends MessageHead, Pick<ReportTerms, 'totals'> {
  readonly kind: 'vgm';
  /** Who sends or answers for the whole message (TB submitter, BA booking agent …). */
  readonly parties: readonly Party[];
  readonly remark: string | null;
  readonly boxes: readonly VgmBox[];
}
