/**
 * Positions of vehicles: terminals that tell them (JT/T 808), where each vehicle is, where it was. Not here: who may look at
 * which vehicle (the products).
 */
import type { Fix } from '@mastlight/domain/position/judge-fix';
import type { Platform, ServerModule } from '../../platform/module';
import { startTerminalGateway } from './gateway/terminal-gateway';
import { defineDeleteOld } from './jobs/delete-old';
import type { PositionParts } from './parts';
import { findSeen, findTrack, findVehicles, type VehiclePosition } from './queries/find-vehicles';

export { startTerminalGateway, usualBounds, type TerminalGateway } from './gateway/terminal-gateway';
export { listClaims, releasePlate } from './operations/release-plate';
export type { SeenVehicle, VehiclePosition } from './queries/find-vehicles';

/** What products may ask of it; who may look is theirs to say. */
export interface PositionDoor {
  /** Where some vehicles were last; those of which nothing was heard are not among them. */
  vehicles(plates: readonly string[]): Promise<readonly VehiclePosition[]>;
  /** Where each was at an instant of its own. */
  seen(wishes: Parameters<typeof findSeen>[1]): ReturnType<typeof findSeen>;
  /** Where one was between two instants, in the order of time, so many points at most. */
  track(plate: string, span: { readonly fromMs: number; readonly untilMs: number }, pointsMax: number): Promise<readonly Fix[]>;
}

/** Builds the module and its door; terminals are listened for where a port is set. */
export function createPositionModule({ config, database, portClock, log }: Platform): { readonly module: ServerModule } & PositionDoor {
  const parts: PositionParts = { database, portClock, log };
  return {
    vehicles: (plates) => findVehicles(database, plates),
    seen: (wishes) => findSeen(database, wishes),
    track: (plate, span, pointsMax) => findTrack(database, plate, span, pointsMax),
    module: {
      name: 'position',
      jobs: [defineDeleteOld(parts)],
      startWork: async () => {
        if (config.jt808 === null) return { stop: async () => undefined };
        const gateway = await startTerminalGateway(parts, config.jt808);
        log.info({ port: gateway.port }, 'listening for terminals (JT/T 808)');
        return gateway;
      },
    },
  };
}
