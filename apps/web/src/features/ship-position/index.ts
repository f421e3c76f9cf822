/**
 * Here: the screens of ship-position.
 * Not here: what it leaves to its neighbours.
 */
export { shipPositionRoutes } from './routes';
