/**
 * Overseas tracking on the screen: shipments at 15 shipping lines, where each is, when it arrives and what it costs.
 * Not here: what is said of a bill at its port of loading, which is another list's.
 */
export { overseasRoutes } from './routes';
