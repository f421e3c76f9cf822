import { classAnalysisTexts } from '@mastlight/domain/class-analysis/messages';
import { classAnalysisTitles } from './titles.zh-CN';

/** What the screens of class-analysis say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: classAnalysisTexts.tooMany },
  ...classAnalysisTitles,
  empty: '还没有条目',
} as const;
