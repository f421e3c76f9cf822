import type { Contact } from './party';
import type { RoutePlace, WireTime } from './parts';
import type { Measure } from './shipment-parts';

/** A free text about a box, cargo or order (FTX). */
export interface Remark {
  /** 4451 as sent: AAA goods, AAI general, HAN handling, SSR special request, AAY certification … */
  readonly qualifier: string;
  /** 4441: a coded text such as SM1; null when not told. */
  readonly code: string | null;
  readonly text: string | null;
}

/** Dangerous goods in a box (DGS). */
export interface DangerousGoods {
  /** 8273 as sent: IMD is the IMDG code. */
  readonly regulation: string | null;
  /** Class or division: 3, 4.1, 1.4S. */
  readonly hazardClass: string | null;
  /** Page of the code, as older messages send it. */
  readonly page: string | null;
  /** Four digits as sent. */
  readonly unNumber: string | null;
  readonly flashPointC: number | null;
  /** 8339 as sent: 1 great danger, 2 medium, 3 minor. */
  readonly packingGroup: string | null;
  /** Emergency schedule: F-E,S-D. */
  readonly emsNumber: string | null;
  /** Labels of the subsidiary risks. */
  readonly labels: readonly string[];
  /** What stands behind the goods in their own group; absent where nothing does. */
  readonly remarks?: readonly Remark[];
  readonly contacts?: readonly Contact[];
  readonly measures?: readonly Measure[];
}

/** How far cargo stands out of its box, in centimetres. */
export interface Oversize {
  readonly frontCm: number | null;
  readonly backCm: number | null;
  readonly rightCm: number | null;
  readonly leftCm: number | null;
  readonly heightCm: number | null;
}

/** Outer size of cargo or equipment, in centimetres. */
export interface OuterSize {
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
}

/** Verified gross mass (SOLAS VI/2). */
export interface VerifiedMass {
  readonly kg: number | null;
  /** SM1 the packed box was weighed, SM2 its parts were; as sent. */
  readonly method: string | null;
  readonly weighed: WireTime | null;
  /** Who answers for it. */
  readonly by: string | null;
}

/** What a few boxes have and most do not: what they need, hold, or what is remarked about them. */
export interface BoxParticulars {
  /** Lowest and highest allowed temperature in degrees Celsius. */
  readonly temperatureRangeC: { readonly min: number | null; readonly max: number | null } | null;
  readonly dangerousGoods: readonly DangerousGoods[];
  readonly oversize: Oversize | null;
  readonly outerSize: OuterSize | null;
  readonly verifiedMass: VerifiedMass | null;
  readonly remarks: readonly Remark[];
  /** Places other than the ports of loading, discharge and destination. */
  readonly places: readonly RoutePlace[];
}
