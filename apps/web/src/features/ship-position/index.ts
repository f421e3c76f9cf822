/**
 * Here: ships on a chart by name or number, with track and calls, and the page of one that a chat opens. Not here: the chart
 * itself (platform/map).
 */
export { shipPositionRoutes } from './routes';
