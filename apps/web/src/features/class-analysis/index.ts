/**
 * Here: the screens of class-analysis.
 * Not here: what it leaves to its neighbours.
 */
export { classAnalysisRoutes } from './routes';
