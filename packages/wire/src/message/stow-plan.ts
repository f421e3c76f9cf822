import type { Place, BoxReport, MessageHead } from './parts';

/** One container of a stow plan, with its place on board. */
export interface StowedBox extends BoxReport {
  readonly bay: number | null;
  readonly row: number | null;
  readonly tier: number | null;
  readonly tareKg: number | null;
  /** Set temperature in degrees Celsius; a box that has one is a running reefer. */
  readonly temperatureC: number | null;
}

/** BAPLIE: where every container stands on board. */
export interface StowPlanMessage extends MessageHead {
  readonly kind: 'stow-plan';
  readonly departure: Place | null;
  readonly nextPort: Place | null;
  readonly boxes: readonly StowedBox[];
}
