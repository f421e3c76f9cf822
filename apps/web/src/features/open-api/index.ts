/**
 * Here: the screens of open-api.
 * Not here: what it leaves to its neighbours.
 */
export { openApiRoutes } from './routes';
