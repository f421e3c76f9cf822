import { truckTexts } from '@mastlight/domain/truck/messages';
import { truckTitles } from './titles.zh-CN';

/** What the screens of truck say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: truckTexts.tooMany },
  ...truckTitles,
  empty: '还没有条目',
} as const;
