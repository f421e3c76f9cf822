/**
 * Ads: who opened which and how long he stayed, his own alone.
 * Not here: which ads there are and whose turn it is (the domain's registry), and what shows them (the browser).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createAdRoutes } from './http';
import { defineDeleteOld } from './jobs/delete-old';
import { ownViews } from './own-data';

/** Builds the module on what the platform lends it. */
export function createAdModule(platform: Platform): { readonly module: ServerModule } {
  return { module: { name: 'ad', routes: createAdRoutes(platform), jobs: [defineDeleteOld(platform)], ownData: ownViews } };
}
