/** What people read about notices and release notes. */
import { contentLengthMax, entriesMax, titleLengthMax, versionLengthMax } from './limits';

export const noticeTexts = {
  titleWrong: `请填写标题，最多 ${titleLengthMax} 个字`,
  contentTooLong: `内容太长，最多 ${contentLengthMax} 个字符`,
  versionWrong: `版本由数字和点组成，如 1.2，最多 ${versionLengthMax} 个字符`,
  startWrong: '开始时间不对，如 2026-12-01 23:00:00',
  versionMissing: '更新说明要有版本，公告没有版本',
  versionTaken: '这个版本已有更新说明，请改版本或改那一条',
  contentEmpty: '内容是空的，写好再发布',
  tooMany: `最多 ${entriesMax} 条`,
} as const;
