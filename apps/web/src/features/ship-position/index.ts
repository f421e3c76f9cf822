/**
 * Here: ships on a chart by name or number, with track and calls, and the page of one that a chat opens. Not here: the chart
 * itself (platform/map).
 */
import { lazyPart } from '../../platform/lazy-part';

export { shipPositionRoutes } from './routes';

/** Comes with the page that shows it: routes are known before any of it is loaded. */
export const ShipPlaceLine = lazyPart(async () => (await import('./components/ship-place-line')).ShipPlaceLine);
