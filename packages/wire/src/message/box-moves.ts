import type { WireTime, BoxReport, MessageHead } from './parts';

/** CODECO: boxes passing a gate. */
export interface GateMessage extends MessageHead {
  readonly kind: 'gate';
  readonly move: 'in' | 'out';
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
}

/** COARRI: boxes loaded on or discharged from a ship. */
export interface VesselMoveMessage extends MessageHead {
  readonly kind: 'vessel-move';
  readonly move: 'load' | 'discharge';
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
  /** Actual arrival of the ship, where the message tells it (flat record 10, DTM+178). */
  readonly arrived?: WireTime | null;
  /** Actual sailing of the ship, where the message tells it (flat record 10, DTM+186 or 136). */
  readonly sailed?: WireTime | null;
}
