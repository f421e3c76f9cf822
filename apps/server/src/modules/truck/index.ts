/**
 * Trucks that somebody follows by plate, and links to them. Not here: where a vehicle is, which position keeps whoever
 * follows it.
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { PositionDoor } from '../position/index';
import { createTruckRoutes } from './http';
import { ownTrucks } from './own-data';

/** Builds the module on what the platform lends it, and on positions. */
export function createTruckModule({ database, clock, portClock }: Platform, positions: PositionDoor): { readonly module: ServerModule } {
  return { module: { name: 'truck', routes: createTruckRoutes({ database, clock, portClock, positions }), ownData: ownTrucks } };
}
