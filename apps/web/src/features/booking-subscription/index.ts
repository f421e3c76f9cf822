/**
 * Booking subscriptions on the screen: S/O numbers that are followed before
 * their bills exist, beside the list of bills, and the drawer that subscribes
 * to pasted ones. Rows keep the wire's names, because the area is one wide table.
 */
export { bookingSubscriptionRoutes } from './routes';
