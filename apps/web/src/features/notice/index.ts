/**
 * Here: the screens of notice.
 * Not here: what it leaves to its neighbours.
 */
export { noticeRoutes } from './routes';
