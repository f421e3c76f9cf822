/**
 * Here: trucks that somebody follows, on a chart and in a list beside it, and the page that a link to one of them opens.
 * Not here: the chart itself (platform/map).
 */
export { truckRoutes } from './routes';
