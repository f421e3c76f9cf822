/**
 * Market procurement (市场采购 1039): the books that its orders pick from.
 * Not here: orders, declarations and documents, which are to come.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createMarketAssistantRoutes } from './http';
import { defineLetGoDeleted } from './jobs/let-go-deleted';
import { ownMarketEntries } from './own-data';

/** Builds the module on what the platform lends it. */
export function createMarketAssistantModule(platform: Platform): { readonly module: ServerModule } {
  return {
    module: {
      name: 'market-assistant',
      routes: createMarketAssistantRoutes(platform),
      jobs: [defineLetGoDeleted(platform)],
      ownData: ownMarketEntries,
    },
  };
}
