/**
 * Operations: the desk of whoever runs the site. It puts together what the
 * intake, tracking and the platform tell of themselves, and keeps nothing. Not here: raw
 * messages and their redriving, which the intake answers for (ADR 0024).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { IntakeDoor } from '../intake/index';
import type { TrackingDoor } from '../tracking/index';
import { operationsRoutes } from './http';

/** Builds the module on the doors of the intake, of tracking and of who knows people. */
export function createOperationsModule(
  platform: Platform,
  intake: Pick<IntakeDoor, 'readDesk'>,
  tracking: Pick<TrackingDoor, 'findSkews'>,
  people: Pick<AccountModule, 'findByPhone'>,
): { readonly module: ServerModule } {
  return { module: { name: 'operations', routes: operationsRoutes(platform, intake, tracking, people) } };
}
