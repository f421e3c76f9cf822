/**
 * Here: the screens of truck.
 * Not here: what it leaves to its neighbours.
 */
export { truckRoutes } from './routes';
