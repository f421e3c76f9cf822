/**
 * Here: the screens of notification.
 * Not here: what it leaves to its neighbours.
 */
export { notificationRoutes } from './routes';
