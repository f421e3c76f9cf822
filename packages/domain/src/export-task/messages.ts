/** What people read about long exports. */
import { productName } from '../vocabulary/product-name';
import {
  exportMegabytesMax,
  mailedHoursMax,
  mailedListsMax,
  mailedMegabytesMax,
  mailedNameMax,
  mailedNowPerDay,
  openTasksMax,
  tasksPerDay,
} from './limits';

export const exportTaskTexts = {
  listWrong: '列表代码是 1 至 40 个字母',
  unknownList: '这个列表不能后台导出',
  tooMany: `最多同时导出 ${openTasksMax} 个，请等前面的做完`,
  enoughToday: `每人每天最多后台导出 ${tasksPerDay} 次，请明天再试`,
  noRight: '无权：已退出登录，或已没有这个身份的权限',
  tooLarge: `文件超过 ${exportMegabytesMax} MB，请先缩小筛选范围`,
  notMade: '没有做成，请重试',
} as const;

/** What people read about lists that are sent to them by mail. */
export const mailedTexts = {
  nameWrong: `请填写名称，最多 ${mailedNameMax} 个字`,
  weekdaysWrong: '请选择至少一天',
  hoursWrong: `请选择 1 到 ${mailedHoursMax} 个钟点`,
  tooMany: `最多有 ${mailedListsMax} 个定时发送，请先删除不用的`,
  nowEnough: `一天最多立即发送 ${mailedNowPerDay} 次，请明天再试`,
  mailboxMissing: '请先在“推送设置”里填写并验证邮箱，列表只发到验证过的邮箱',
  none: '没有这个定时发送，请刷新后重试',
  subject: (name: string, day: string) => `${name} ${day}`,
  attached: (name: string, fileName: string) => `您在${productName}定时发送的“${name}”，附件 ${fileName} 是现在的列表。`,
  noMore: (link: string) => `不想再收：${link}，暂停或删除它。`,
  left: '已不在这家公司，不再发送',
  noMailbox: '邮箱已去掉或没有验证，没有发送',
  tooLarge: `文件超过 ${mailedMegabytesMax} MB，没有发送，请缩小筛选范围`,
  refused: (reason: string) => `邮件服务器没有收：${reason}`,
  unreachable: '邮件服务器连不上，没有发送',
  notMade: '列表没有做成，没有发送',
  clientGone: (client: string) => `客户“${client}”已删除，已暂停发送；请删除这个定时发送，或另做一个`,
  unsure: '发的时候断了，不知道收到没有，没有再发',
} as const;
