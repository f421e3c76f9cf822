import { preSheetTexts } from '@mastlight/domain/pre-sheet/messages';
import { preSheetTitles } from './titles.zh-CN';

/** What the screens of pre-sheet say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: preSheetTexts.tooMany },
  ...preSheetTitles,
  empty: '还没有条目',
} as const;
