import { makeCatalogue } from '../../catalogue';

/** What of a file was not read. */
export const chinese = {
  hiddenRows: '有 {count, number} 行是隐藏的，没有导入；要导入请先取消隐藏或筛选',
  unread: '这些列不认识，没有导入：{titles}',
} as const;

/** The texts of what was left out of a file. */
export const leftOutTexts = makeCatalogue('left-out', chinese, async () => (await import('./left-out.en-US')).english);
