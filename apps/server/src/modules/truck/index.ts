/**
 * Trucks that somebody follows by plate, where they are for a price (ADR 0045), and links to them. Not here: where a vehicle is, which position keeps whoever
 * follows it.
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { PositionDoor } from '../position/index';
import { createTruckRoutes } from './http';
import { ownTrucks } from './own-data';
import { truckReactions } from './reactions';

/** Builds the module on what the platform lends it, and on positions. */
export function createTruckModule(platform: Platform, positions: PositionDoor, billing: BillingDoor): { readonly module: ServerModule } {
  const { database, clock, portClock, outbox } = platform;
  return {
    module: {
      name: 'truck',
      routes: createTruckRoutes({ database, clock, portClock, outbox, positions, billing }),
      reactions: truckReactions({ database, outbox }),
      ownData: ownTrucks,
    },
  };
}
