/**
 * Market procurement (市场采购 1039): the books that its orders pick from.
 * Not here: orders, declarations and documents, which are to come.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { findNamed } from './queries/find-named';
import { createMarketAssistantRoutes } from './http';
import { defineLetGoDeleted } from './jobs/let-go-deleted';
import { ownMarketEntries } from './own-data';

export interface MarketAssistantModule {
  readonly module: ServerModule;
  readonly findNamed: typeof findNamed;
}

/** Builds the module on what the platform lends it. */
export function createMarketAssistantModule(platform: Platform): MarketAssistantModule {
  return {
    findNamed,
    module: {
      name: 'market-assistant',
      routes: createMarketAssistantRoutes(platform),
      jobs: [defineLetGoDeleted(platform)],
      ownData: ownMarketEntries,
    },
  };
}
