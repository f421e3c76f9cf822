import { openApiTexts } from '@mastlight/domain/open-api/messages';
import { makeCatalogue } from '../../../platform/catalogue';
import { openApiTitles } from './titles.zh-CN';

/** What the screens of open-api say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: openApiTexts.tooMany },
  ...openApiTitles,
  empty: '还没有条目',
} as const;

/** The texts of open-api. */
export const openApiWords = makeCatalogue('open-api', chinese);
