/**
 * Questions to the port without a subscription on the screen: boxes at the
 * gate, ships' calls, and what was asked for last. Not here: what a
 * subscription shows, which its product does.
 */
export { queryAddress } from './address';
export { portQueryRoutes } from './routes';

/** What was asked for last, for a page of another feature; it comes as a chunk of its own. */
export const loadQueryHistory = async () => (await import('./components/query-history')).QueryHistory;
