import { makeCatalogue } from '../../../platform/catalogue';
import { bookingTitles } from './titles.zh-CN';
/** Captions of the booking list and its drawer. */
export const chinese = {
  ...bookingTitles,
  listTitle: '物流跟踪',
  unit: '条',
  searchPlaceholder: '订舱号/提单号/船名，可粘贴多个',
  groups: '订舱号筛选',
  groupNames: { incomplete: '缺截止时间', toPickUp: '待提空', becameBill: '已转提单' },
  all: '全部',
  state: '状态',
  subscribe: '订阅',
  empty: { title: '还没有订阅订舱号', text: '提单还没出也能跟：粘贴订舱号，放箱、提空、返场会一直更新', action: '粘贴订舱号' },
  signedOut: { title: '登录后跟踪订舱号', text: '放箱、提空、进港、截港，一行看清', action: '登录' },
  noMatch: '没有符合条件的订舱号',
  deleteNote: '删除 {count, number} 条订舱号订阅：{names}。',
  autoTip: '打开后，舱单报出的提单自动进提单列表，分单也算',
  deleted: '删除成功，已删除 {count, number} 条',
  restored: '已召回 {count, number} 条',
  notRestored: '{count, number} 条没有召回：{reason}',
  drawerTitle: '订阅订舱号',
  drawerNote: '{port}港，每行一个订舱号（S/O），Excel 列也能贴',
  carrier: '船公司',
  anyCarrier: '不指定',
  soForm: '请填写{carrier}的 S/O 号，例如 {example}',
  openBill: '看提单 {billNo}',
  boxNote: '{name} {done, number}/{total, number}',
  pasteKey: '粘贴订舱号，直接订阅',
} as const;

/** The texts of the booking list. */
export const bookingTexts = makeCatalogue('booking-subscription', chinese, async () => (await import('./en-US')).english);
