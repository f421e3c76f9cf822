/**
 * Where ships are, for whoever is signed in: by name or number, with track and calls at ports. Not here: what radios say,
 * which position keeps, and what ports say, which tracking publishes.
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { PositionDoor } from '../position/index';
import { createShipPositionRoutes } from './http';

/** Builds the module on what the platform lends it, and on positions. */
export function createShipPositionModule({ database, portClock }: Platform, positions: PositionDoor): { readonly module: ServerModule } {
  return { module: { name: 'ship-position', routes: createShipPositionRoutes({ database, portClock, positions }) } };
}
