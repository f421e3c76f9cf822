import type { NumberInRole } from './parts';
import type { BoxParticulars } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { GoodsItem } from './goods-item';
import type { Party } from './party';
import type { CodedName, TransportLeg } from './shipment-parts';

/** One damage of a box as a gate or ship report tells it (DAM, COD). */
export interface BoxDamage {
  /** How: DEN dent, HOL hole … */
  readonly type: CodedName | null;
  /** Where on the box. */
  readonly area: CodedName | null;
  readonly severity: CodedName | null;
  /** What is damaged, in the words of the sender. */
  readonly components: readonly string[];
  /** Anything else a sender says of it, as sent. */
  readonly text: string | null;
}

/** What only some messages tell of a box; each is absent where nothing of it is told. */
export interface BoxDetails {
  /** Code, else name, of the carrier (NAD+CA). */
  readonly carrier?: string | null;
  /** 8335: 2 LCL/LCL, 3 FCL/FCL … */
  readonly movement?: string | null;
  /** 8249 where it says neither export nor import: transhipment, remain-on-board, continental, else as sent. */
  readonly equipmentStatus?: string | null;
  readonly tareKg?: number | null;
  /** Set temperature in degrees Celsius. */
  readonly temperatureC?: number | null;
  /** Numbers other than bill and booking. */
  readonly references?: readonly NumberInRole[];
  /** Times other than that of the event. */
  readonly times?: readonly TimeInRole[];
  readonly damages?: readonly BoxDamage[];
  /** The way before or behind: onward carriage, feeder, the haulier at the gate. */
  readonly legs?: readonly TransportLeg[];
  readonly parties?: readonly Party[];
  readonly goods?: readonly GoodsItem[];
  /** Equipment that is attached: a generator set, a chassis. */
  readonly attached?: readonly NumberInRole[];
  readonly particulars?: BoxParticulars | null;
}
