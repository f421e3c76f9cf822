/**
 * Here: the screens of market-order.
 * Not here: what it leaves to its neighbours.
 */
export { marketOrderRoutes } from './routes';
