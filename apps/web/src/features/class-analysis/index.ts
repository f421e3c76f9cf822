/**
 * Here: the screens of class-analysis.
 * Not here: what it leaves to its neighbours.
 */
export { classAnalysisRoutes } from './routes';

/** Goods of an analysis, line by line, for a form that goes on with them. @throws CallError, which is not shown. */
export const goodsOfAnalysis = async (id: string) => (await import('./api')).goodsOf(id);
