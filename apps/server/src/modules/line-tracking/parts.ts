import type { Platform } from '../../platform/module';
import type { FollowDoor } from '../follow/index';

/** What the operations of this module work with. */
export interface LineParts {
  readonly platform: Platform;
  readonly follow: FollowDoor;
}
