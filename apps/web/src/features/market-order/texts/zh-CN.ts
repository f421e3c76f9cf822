import { marketOrderTexts } from '@mastlight/domain/market-order/messages';
import { marketOrderTitles } from './titles.zh-CN';

/** What the screens of market-order say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: marketOrderTexts.tooMany },
  ...marketOrderTitles,
  empty: '还没有条目',
} as const;
