import { mailedHoursMax, mailedListsMax } from '@mastlight/domain/export-task/limits';
import { exportTaskTexts, mailedTexts } from '@mastlight/domain/export-task/messages';
import { makeCatalogue } from '../../../platform/catalogue';
import { mailedTitle } from './mailed-titles.zh-CN';

/** What is said of lists that are sent by mail, and their refusals by name. */
export const chinese = {
  refusal: {
    unknownList: exportTaskTexts.unknownList,
    tooManyMailed: mailedTexts.tooMany,
    mailedNowEnough: mailedTexts.nowEnough,
    mailboxMissing: mailedTexts.mailboxMissing,
    noMailed: mailedTexts.none,
  },
  field: { nameWrong: mailedTexts.nameWrong, weekdaysWrong: mailedTexts.weekdaysWrong, hoursWrong: mailedTexts.hoursWrong },
  title: mailedTitle,
  signedOut: { text: '登录后，把列表定时发到自己的邮箱', action: '登录' },
  about: `到了时间，把列表按当时的内容做成 xlsx，发到您自己验证过的邮箱。筛选和列是新建时的样子，最多 ${mailedListsMax} 个。`,
  mailbox: '发到 {mailbox}',
  noMailbox: '还没有验证过的邮箱，',
  toSettings: '到推送设置填写',
  none: { title: '还没有定时发送', text: '在提单列表筛选好，点“定时发送”', action: '去提单列表' },
  count: '{count, number} 个，最多 {max, number} 个',
  name: '名称',
  times: '时间',
  next: '下次',
  last: '上次',
  actions: '操作',
  paused: '已暂停',
  never: '还没有发过',
  states: { waiting: '等着发', sending: '正在发', sent: '发了', failed: '没发成' },
  weekdays: { mon: '周一', tue: '周二', wed: '周三', thu: '周四', fri: '周五', sat: '周六', sun: '周日' },
  everyDay: '每天',
  workdays: '周一到周五',
  send: '现在发一次',
  sendOf: '现在发一次 {name}',
  sent: '{name} 马上发出',
  pause: '暂停',
  pauseOf: '暂停 {name}',
  goOn: '继续',
  goOnOf: '继续 {name}',
  delete: '删除',
  deleteOf: '删除 {name}',
  deleted: '删除成功：{name}',
  ask: {
    title: '定时发送这个列表',
    text: '按现在的筛选、顺序和列，到时间把当时的内容做成 xlsx，发到您自己验证过的邮箱。',
    name: '名称',
    hint: '例如 早上的在途提单',
    weekdays: '哪几天',
    hours: `几点（上海时间，最多 ${mailedHoursMax} 个）`,
    add: '开始发送',
    cancel: '取消',
    added: '已开始定时发送：{name}',
  },
} as const;

/** Days of the week in their order: the first is 1. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The texts of lists that are sent by mail. */
export const mailedWords = makeCatalogue('mailed-list', chinese);
