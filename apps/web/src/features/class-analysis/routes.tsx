import type { PageRoute } from '../../platform/page-route';
import { classAnalysisTitles } from './texts/titles.zh-CN';

/** The page of bill analysis (R-2.1-18); it comes as a chunk of its own. */
export const classAnalysisRoutes: readonly PageRoute[] = [
  {
    path: '/classAnalysis',
    title: classAnalysisTitles.pageTitle,
    menu: { place: 11, icon: 'filter' },
    hasTicker: true,
    load: async () => (await import('./pages/class-analysis-page')).ClassAnalysisPage,
  },
];
