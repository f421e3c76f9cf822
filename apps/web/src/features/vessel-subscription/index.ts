/**
 * Vessel subscriptions on the screen: the calls of ships that somebody follows,
 * by their cut-offs, and the drawer that subscribes to pasted ones. Rows keep
 * the wire's names, because the area is one wide table.
 */
export { vesselSubscriptionRoutes } from './routes';

/** How pasted calls are subscribed to, for the other lists; it comes as a chunk of its own. */
export const pasteCallKind = async () => (await import('./paste-kind')).pasteCalls;
