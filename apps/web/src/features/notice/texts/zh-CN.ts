import { noticeTexts } from '@mastlight/domain/notice/messages';

/** What the screens of notice say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: noticeTexts.tooMany },
  pageTitle: 'notice',
  empty: '还没有条目',
} as const;
