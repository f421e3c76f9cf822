/**
 * Questions to the port without a subscription: boxes at the gate, ships'
 * calls, a bill in short, and what an account asked last. Not here: what is
 * known of them (tracking), the looks of a day (tracking counts them, whatever
 * asks), and one box with its whole history (tracking).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import { portQueryRoutes } from './http';
import { ownTerms } from './own-data';

/** Builds the module on tracking's door and on follow's. */
export function createPortQueryModule(platform: Platform, tracking: TrackingDoor, follow: FollowDoor): { readonly module: ServerModule } {
  return { module: { name: 'port-query', routes: portQueryRoutes({ platform, tracking, follow }), ownData: ownTerms } };
}
