import type { Platform } from '../../platform/module';
import type { PositionDoor } from '../position/index';

/** What this module works with; ships live by the port's clock. */
export interface ShipPositionParts extends Pick<Platform, 'database' | 'portClock'> {
  readonly positions: PositionDoor;
}
