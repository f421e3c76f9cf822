import type { Platform } from '../../platform/module';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly tracking: Pick<TrackingDoor, 'findBoxMoves' | 'readCalls' | 'findSources' | 'readBillAt'>;
  /** Key under the keys of links; it lies in the data folder. */
  readonly pepper: Buffer;
}
