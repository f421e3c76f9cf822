import { shipPositionTexts } from '@mastlight/domain/ship-position/messages';
import { shipPositionTitles } from './titles.zh-CN';

/** What the screens of ship-position say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: shipPositionTexts.tooMany },
  ...shipPositionTitles,
  empty: '还没有条目',
} as const;
