/**
 * A ship on the screen: her boxes in bays, rows and tiers, the same as a table, and the link to it. Not here: the lists of bills
 * and calls, which other features show.
 */
export { bayPlanRoutes } from './routes';
export { isSignedLink } from './search';
