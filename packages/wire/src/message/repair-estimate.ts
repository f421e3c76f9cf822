import type { Fullness, MessageHead, NumberInRole, WireTime } from './parts';
import type { Party } from './party';

/** One damage of a box with its repair, in the codes of ISO 9897 (CEDEX). Money is in the currency of the estimate. */
export interface DamageLine {
  readonly line: string | null;
  /** Where on the box: IXXX, DB4N … */
  readonly location: string | null;
  /** What is damaged: TFA, PAA … */
  readonly component: string | null;
  /** How: DB debris, DT dent … */
  readonly damage: string | null;
  readonly material: string | null;
  /** What shall be done: SC scrape, RP replace …; null without WOR. */
  readonly repair: string | null;
  /** Unit, length and width of the repair as sent, empty ones left out. */
  readonly size: readonly string[];
  readonly pieces: number | null;
  readonly hours: number | null;
  readonly materialCost: number | null;
  /** Who pays: O owner, U user, … as sent. */
  readonly responsibility: string | null;
  readonly labourRate: number | null;
}

/** What one party pays in all. */
export interface EstimateTotal {
  readonly responsibility: string | null;
  readonly labourCost: number | null;
  readonly materialCost: number | null;
  readonly handlingCost: number | null;
  readonly tax: number | null;
  readonly total: number | null;
}

/** WESTIM: what the repair of one box would cost. `reference` is the number of the estimate. */
export interface RepairEstimateMessage extends MessageHead {
  readonly kind: 'repair-estimate';
  readonly estimated: WireTime | null;
  readonly currency: string | null;
  readonly labourRate: number | null;
  readonly parties: readonly Party[];
  /** Numbers other than that of the estimate. */
  readonly references: readonly NumberInRole[];
  /** ISO 6346; null for equipment that has no such number. */
  readonly containerNo: string | null;
  /** The number as sent where it is none by ISO 6346. */
  readonly equipmentNo?: string | null;
  readonly sizeTypeRaw: string | null;
  readonly sizeType: string | null;
  readonly maxGrossKg: number | null;
  readonly fullness: Fullness;
  /** Condition as sent: D damaged, S sound … */
  readonly condition: string | null;
  readonly damages: readonly DamageLine[];
  readonly totals: readonly EstimateTotal[];
  readonly total: number | null;
}
