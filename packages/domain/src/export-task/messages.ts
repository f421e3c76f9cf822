/** What people read about long exports. */
import { exportMegabytesMax, openTasksMax, tasksPerDay } from './limits';

export const exportTaskTexts = {
  listWrong: '列表代码是 1 至 40 个字母',
  unknownList: '这个列表不能后台导出',
  tooMany: `最多同时导出 ${openTasksMax} 个，请等前面的做完`,
  enoughToday: `每人每天最多后台导出 ${tasksPerDay} 次，请明天再试`,
  noRight: '无权：已退出登录，或已没有这个身份的权限',
  tooLarge: `文件超过 ${exportMegabytesMax} MB，请先缩小筛选范围`,
  notMade: '没有做成，请重试',
} as const;
