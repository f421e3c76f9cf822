/**
 * Positions of vehicles and ships: terminals and radios that tell them (JT/T 808, AIS), where each is, where it was. Not
 * here: who may look at which (the products).
 */
import type { Fix } from '@mastlight/domain/position/judge-fix';
import type { Platform, ServerModule } from '../../platform/module';
import { startTerminalGateway } from './gateway/terminal-gateway';
import { defineDeleteOld } from './jobs/delete-old';
import { positionParts } from './parts';
import { findShips, findShipTrack, searchShips, type Ship, type ShipName } from './queries/find-ships';
import { findSeen, findTrack, findVehicles, type VehiclePosition } from './queries/find-vehicles';
import { startAisSource } from './ships/ais-source';

export { startTerminalGateway, usualBounds, type TerminalGateway } from './gateway/terminal-gateway';
export { positionParts } from './parts';
export { listClaims, releasePlate } from './operations/release-plate';
export { startAisSource, usualSource, type RunningSource } from './ships/ais-source';
export { replayAis } from './ships/replay';
export type { Ship, ShipName } from './queries/find-ships';
export type { SeenVehicle, VehiclePosition } from './queries/find-vehicles';

/** What products may ask of it; who may look is theirs to say. */
export interface PositionDoor {
  /** Where some vehicles were last; those of which nothing was heard are not among them. */
  vehicles(plates: readonly string[]): Promise<readonly VehiclePosition[]>;
  /** Where each was at an instant of its own. */
  seen(wishes: Parameters<typeof findSeen>[1]): ReturnType<typeof findSeen>;
  /** Where one was between two instants, in the order of time, so many points at most. */
  track(plate: string, span: { readonly fromMs: number; readonly untilMs: number }, pointsMax: number): Promise<readonly Fix[]>;
  /** Ships that are named so, so many at most. */
  ships(named: ShipName, most: number): Promise<readonly Ship[]>;
  searchShips(keyword: string, most: number): Promise<readonly Ship[]>;
  /** Where a ship was between two instants, in the order of time, so many points at most. */
  shipTrack(mmsi: number, span: { readonly fromMs: number; readonly untilMs: number }, pointsMax: number): ReturnType<typeof findShipTrack>;
}

/** Builds the module and its door; the gateway listens for terminals where a port is set, and to ships where a source is. */
export function createPositionModule(platform: Platform): { readonly module: ServerModule } & PositionDoor {
  const { config, database, log } = platform;
  const parts = positionParts(platform);
  return {
    vehicles: (plates) => findVehicles(database, plates),
    seen: (wishes) => findSeen(database, wishes),
    track: (plate, span, pointsMax) => findTrack(database, plate, span, pointsMax),
    ships: (named, most) => findShips(database, named, most),
    searchShips: (keyword, most) => searchShips(database, keyword, most),
    shipTrack: (mmsi, span, pointsMax) => findShipTrack(database, mmsi, span, pointsMax),
    module: {
      name: 'position',
      jobs: [defineDeleteOld(parts)],
      startGateway: async () => {
        const gateway = config.jt808 === null ? null : await startTerminalGateway(parts, config.jt808);
        if (gateway) log.info({ port: gateway.port }, 'listening for terminals (JT/T 808)');
        const radio = config.ais === null ? null : await startAisSource(parts, config.ais);
        if (radio) log.info({ source: config.ais }, 'listening to ships (AIS)');
        return { stop: async () => void (await Promise.all([gateway?.stop(), radio?.stop()])) };
      },
    },
  };
}
