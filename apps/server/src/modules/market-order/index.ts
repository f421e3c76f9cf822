/**
 * Orders of market procurement (市场采购 1039): kept, handed in, checked by a second person, split into declarations that go to
 * customs, and their documents. Not here: the books that they pick from and who does what (market-assistant), and how a message
 * goes out once and what comes back (dispatch).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createMarketOrderRoutes } from './http';
import { defineLetGoDeleted } from './jobs/let-go-deleted';
import { ownMarketOrders } from './own-data';
import type { MarketOrderParts } from './parts';
import { marketOrderReactions } from './reactions';

export { createMarketCustomsGateway } from './customs-gateway';

/** Builds the module on the doors of whoever sends, knows people and keeps the books. */
export function createMarketOrderModule(platform: Platform, doors: Omit<MarketOrderParts, 'platform'>): { readonly module: ServerModule } {
  const parts: MarketOrderParts = { platform, ...doors };
  return {
    module: {
      name: 'market-order',
      routes: createMarketOrderRoutes(parts),
      reactions: marketOrderReactions(parts),
      jobs: [defineLetGoDeleted(platform)],
      ownData: ownMarketOrders,
    },
  };
}
