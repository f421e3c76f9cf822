import type { NumberInRole } from './parts';
import type { BoxParticulars } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { BoxReport } from './box-report';

/** One line of an order or announcement: a box, or so many boxes of a kind that have no number yet. */
export interface BoxLine extends Omit<BoxReport, 'containerNo' | 'happened'> {
  readonly containerNo: string | null;
  /** As sent where it is no ISO 6346 number; null otherwise. */
  readonly equipmentNo: string | null;
  /** 8053 as sent: CN container, AM refrigerated (COHAOR), CH chassis … */
  readonly equipment: string;
  /** EQN: how many boxes of this kind; null when not told. */
  readonly count: number | null;
  readonly tareKg: number | null;
  /** Set temperature in degrees Celsius. */
  readonly temperatureC: number | null;
  /** Numbers other than bill and booking. */
  readonly references: readonly NumberInRole[];
  /** Times by their meaning (2005 as sent): 200 cargo pick-up, 201 equipment pick-up, 395 positioning … */
  readonly times: readonly TimeInRole[];
  /** Null when nothing of it is told. */
  readonly particulars: BoxParticulars | null;
}
