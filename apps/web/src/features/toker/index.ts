/**
 * Here: the screens of toker.
 * Not here: what it leaves to its neighbours.
 */
export { tokerRoutes } from './routes';
