import { applicant, consignee, customsGoods, merchant, passport, shipAgent, supplier } from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { bookHandlers, showEntry, type BookParts } from '../../platform/book/served-book';
import { implement, type Route } from '../../platform/http/route';
import { entryTable } from './entry-table';

/** Binds the contract to the books. */
export function createMarketAssistantRoutes(platform: BookParts['platform']): Route[] {
  const parts: BookParts = { platform, table: entryTable };
  return implement('market-assistant', marketAssistant, {
    ...bookHandlers(applicant, parts),
    ...bookHandlers(consignee, parts),
    ...bookHandlers(merchant, parts),
    ...bookHandlers(passport, parts),
    passportInfo: ({ id }, context) => showEntry(passport, parts, context, id),
    ...bookHandlers(supplier, parts),
    ...bookHandlers(customsGoods, parts),
    ...bookHandlers(shipAgent, parts),
  });
}
