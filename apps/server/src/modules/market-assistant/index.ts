/**
 * Market procurement (市场采购 1039): the books that its orders pick from, and who does what for them.
 * Not here: orders, declarations and documents, which are `market-order`.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { entryTable } from './entry-table';
import { createMarketAssistantRoutes } from './http';
import { defineLetGoDeleted } from './jobs/let-go-deleted';
import { ownMarketEntries } from './own-data';
import type { MarketParts } from './parts';
import { marketReactions } from './reactions';

export { noteCodesUsed, type UsedCode } from './operations/note-codes-used';
export { readDuties } from './queries/read-duties';

/** Builds the module on what the platform and companies lend it. */
export function createMarketAssistantModule(platform: Platform, companies: MarketParts['companies']): { readonly module: ServerModule } {
  return {
    module: {
      name: 'market-assistant',
      routes: createMarketAssistantRoutes({ platform, table: entryTable, companies }),
      jobs: [defineLetGoDeleted(platform)],
      reactions: marketReactions(platform),
      ownData: ownMarketEntries,
    },
  };
}
