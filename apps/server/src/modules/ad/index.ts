/**
 * Ads and the directory of suppliers that they make up: who may see which, who opened which and how long he stayed, what
 * was asked of suppliers. Not here: whose turn it is (the domain), and what shows them (the browser).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { FileDoor } from '../file/index';
import { createAdRoutes } from './http';
import { defineDeleteOld } from './jobs/delete-old';
import { ownViews } from './own-data';
import type { AdParts } from './parts';

/** Builds the module on what the platform lends it, and where files are kept. */
export function createAdModule({ database, clock, config, outbox }: Platform, files: FileDoor): { readonly module: ServerModule } {
  const parts: AdParts = { database, clock, config, outbox, files };
  return { module: { name: 'ad', routes: createAdRoutes(parts), jobs: [defineDeleteOld(parts)], ownData: ownViews } };
}
