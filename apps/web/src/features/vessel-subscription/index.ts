/**
 * Vessel subscriptions on the screen: the calls of ships that somebody follows,
 * by their cut-offs, and the drawer that subscribes to pasted ones. Rows keep
 * the wire's names, because the area is one wide table.
 */
export { vesselSubscriptionRoutes } from './routes';
