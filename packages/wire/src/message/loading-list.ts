import type { BoxReport } from './box-report';
import type { MessageHead } from './parts';

/** COTEMP: the boxes a ship is to carry, or that a tally company counted on board. It moves no box by itself. */
export interface LoadingListMessage extends MessageHead {
  readonly kind: 'loading-list';
  /** The title as sent (LOADING LIST, TALLY LIST …), which alone tells what the list is. */
  readonly title: string;
  /** True when the title says tally (理货): the boxes were counted, not only planned. */
  readonly isTally: boolean;
  /** Null when the title says neither. */
  readonly move: 'load' | 'discharge' | null;
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
}
