import { notificationTexts } from '@mastlight/domain/notification/messages';
import { notificationTitles } from './titles.zh-CN';

/** What the screens of notification say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: notificationTexts.tooMany },
  ...notificationTitles,
  empty: '还没有条目',
} as const;
