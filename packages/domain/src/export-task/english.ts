import type { Phrase } from '../vocabulary/read-english';

/** What the server says of long exports, in English. */
export const exportTaskEnglish: readonly Phrase[] = [
  ['这个列表不能后台导出', 'this list is not exported in the background'],
  ['最多同时导出 {n} 个，请等前面的做完', 'at most {n} exports at a time, please wait for those before'],
  ['每人每天最多后台导出 {n} 次，请明天再试', 'at most {n} exports in the background a day, please try again tomorrow'],
  ['无权：已退出登录，或已没有这个身份的权限', 'not allowed: signed out, or no longer a member of this identity'],
  ['文件超过 {n} MB，请先缩小筛选范围', 'the file is over {n} MB, please narrow the filters first'],
  ['没有做成，请重试', 'it could not be made, please try again'],
];
