/**
 * Market procurement (市场采购 1039): the books that its orders pick from, and who does what for them.
 * Not here: orders, declarations and documents, which are `market-order`.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { entryTable } from './entry-table';
import { noteCodesUsed } from './operations/note-codes-used';
import { findNamed } from './queries/find-named';
import { readDuties } from './queries/read-duties';
import { createMarketAssistantRoutes } from './http';
import { defineLetGoDeleted } from './jobs/let-go-deleted';
import { ownMarketEntries } from './own-data';
import type { MarketParts } from './parts';
import { marketReactions } from './reactions';

/** What orders ask of the books: parties by what they are called, who does what, and which codes were used. */
export interface MarketAssistantModule {
  readonly module: ServerModule;
  readonly findNamed: typeof findNamed;
  readonly readDuties: typeof readDuties;
  readonly noteCodesUsed: typeof noteCodesUsed;
}

/** Builds the module on what the platform and companies lend it. */
export function createMarketAssistantModule(platform: Platform, companies: MarketParts['companies']): MarketAssistantModule {
  return {
    findNamed,
    readDuties,
    noteCodesUsed,
    module: {
      name: 'market-assistant',
      routes: createMarketAssistantRoutes({ platform, table: entryTable, companies }),
      jobs: [defineLetGoDeleted(platform)],
      reactions: marketReactions(platform),
      ownData: ownMarketEntries,
    },
  };
}
