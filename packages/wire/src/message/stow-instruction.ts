import type { BoxLine } from './box-line';
import type { MessageHead, Place } from './parts';
import type { StowCell } from './stow-plan';

/** One box to move, with the cell it shall stand in. */
export interface StowMove extends BoxLine, StowCell {
  /** Null when the handling code is not known. */
  readonly action: 'load' | 'discharge' | 'restow' | 'shift' | null;
  /** 4079 as sent: LOA, DIS, RES, SHI …; null when not told. */
  readonly actionCode: string | null;
}

/** MOVINS: how boxes shall be moved and stowed on board. */
export interface StowInstructionMessage extends MessageHead {
  readonly kind: 'stow-instruction';
  readonly departure: Place | null;
  readonly nextPort: Place | null;
  readonly moves: readonly StowMove[];
}
