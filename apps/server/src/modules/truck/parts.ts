import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { PositionDoor } from '../position/index';

/** What the operations of this module work with: trucks live by the port's clock, links by ours. */
export interface TruckParts extends Pick<Platform, 'database' | 'clock' | 'portClock' | 'outbox'> {
  readonly positions: PositionDoor;
  readonly billing: BillingDoor;
}

/** Links to a truck among those of the platform. */
export const truckShares = 'truck';
