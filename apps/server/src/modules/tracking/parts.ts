import type { MonthParts } from '../../platform/db/month-parts';
import type { Platform } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import type { LearntLags } from './learnt-lags';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly follow: FollowDoor;
  /** The parts in which facts lie. */
  readonly months: MonthParts;
  /** What is usual at each port. */
  readonly lags: LearntLags;
}
