/**
 * Here: the room of market procurement (市场采购 1039): its side menu, its books and its members, and what of them ends soon.
 * Not here: orders, declarations and documents (`market-order`).
 */
import { lazyPart } from '../../platform/lazy-part';

export { marketAssistantRoutes } from './routes';
/** The side menu of the room, and a page beside it. */
export const MarketFrame = lazyPart(async () => (await import('./components/market-frame')).MarketFrame);
