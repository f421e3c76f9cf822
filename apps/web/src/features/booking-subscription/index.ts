/**
 * Booking subscriptions on the screen: S/O numbers that are followed before
 * their bills exist, beside the list of bills, and the drawer that subscribes
 * to pasted ones. Rows keep the wire's names, because the area is one wide table.
 */
export { bookingSubscriptionRoutes } from './routes';

/** How pasted S/O numbers are subscribed to, for the other lists; it comes as a chunk of its own. */
export const pasteBookingKind = async () => (await import('./paste-kind')).pasteBookings(null);
