import { makeCatalogue } from '../../catalogue';

/** How far the keeping of a draft is. */
export const chinese = {
  changed: '有改动未存',
  saving: '正在保存…',
  saved: '已保存 {time}',
  failed: '没有存上：{reason}；内容留在这台电脑上，正在重试',
} as const;

/** What forms say of their drafts. */
export const draftTexts = makeCatalogue('draft', chinese, async () => (await import('./en-US')).english);
