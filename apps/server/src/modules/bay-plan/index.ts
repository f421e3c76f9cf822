/**
 * The picture of a ship: her boxes in bays, rows and tiers beside berth and yards, as the port's messages tell them, and the
 * signed link to it. Not here: the life of one box (`/boxquery/ctn`, tracking) and who follows a bill (follow).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { openSecrets } from '../../platform/secrets';
import type { TrackingDoor } from '../tracking/index';
import { createBayPlanRoutes } from './http';

/** Builds the module on tracking's door. */
export function createBayPlanModule(platform: Platform, tracking: TrackingDoor): { readonly module: ServerModule } {
  return { module: { name: 'bay-plan', routes: createBayPlanRoutes({ platform, tracking, pepper: openSecrets(platform.config).pepper }) } };
}
