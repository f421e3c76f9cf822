import type { PageRoute } from '../../platform/page-route';
import { classAnalysisTitles } from './texts/titles.zh-CN';

/** Pages of class-analysis; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const classAnalysisRoutes: readonly PageRoute[] = [
  {
    path: '/classAnalysis',
    title: classAnalysisTitles.pageTitle,
    load: async () => (await import('./pages/class-analysis-page')).ClassAnalysisPage,
  },
];
