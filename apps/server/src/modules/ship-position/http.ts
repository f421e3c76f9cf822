import { shipPosition } from '@mastlight/domain/ship-position/contract';
import { shipsMax } from '@mastlight/domain/ship-position/limits';
import { implement, type Route } from '../../platform/http/route';
import { showTrack, tellShip } from './operations/show-ship';
import type { ShipPositionParts } from './parts';
import { findPortCalls } from './queries/find-port-calls';

/** Binds the contract to operations and queries. */
export function createShipPositionRoutes(parts: ShipPositionParts): Route[] {
  const { positions } = parts;
  return implement('ship-position', shipPosition, {
    find: async ({ vessel, imo }) => ({ list: (await positions.ships({ vessel, imo: imo || undefined }, shipsMax)).map(tellShip) }),
    track: (wish) => showTrack(parts, wish),
    portCalls: async ({ vessel, imo }) => ({ list: await findPortCalls(parts, { vessel, imo: imo || undefined }) }),
    search: async ({ keyword }) => ({ list: (await positions.searchShips(keyword, shipsMax)).map(tellShip) }),
  });
}
