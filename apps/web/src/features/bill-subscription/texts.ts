import { ports } from '@mastlight/domain/vocabulary/port';
import type { OwnKey } from '../../platform/list/use-list-key-texts';

/** Captions of the bill list, its drawers and its history. */
export const texts = {
  pageTitle: '物流跟踪',
  /** Tooltip of the menu entry. */
  menuTip: `支持${ports.map(({ name }) => name).join('/')}`,
  historyTitle: '历史订阅',
  detailTitle: '提单详情',
  searchPlaceholder: '提单 / 箱号 / 船名，可粘贴多个',
  bills: '提单',
  bookings: '订舱号 S/O',
  bookingsBuilding: '订舱号跟踪正在建设。现在可以用提单号跟踪同一票货。',
  all: '全部',
  client: '客户公司',
  node: '节点',
  wharf: '码头',
  state: '状态',
  subscribe: '订阅',
  importFile: '导入',
  copied: '复制成功',
  copyFailed: '没能复制，请手动选中',
  emptyTitle: '还没有订阅',
  emptyText: '粘贴第一批提单号，灯会一盏一盏亮起来',
  emptyAction: '粘贴提单号',
  signedOutTitle: '登录后跟踪你的提单',
  signedOutText: '预配、运抵、放行、截港，一行看清',
  signedOutAction: '登录',
  filterEmptyTitle: '没有符合条件的提单',
  historySignedOut: '登录后查看删除过的订阅',
  historyNone: '没有找到',
  historyNoneFor: (keyword: string) => `没有与“${keyword}”有关的记录`,
  historyEmpty: '没有删除过的订阅',
  historyEmptyText: '删除或完结的提单会留在这里，可以召回',
  backToList: '回到物流跟踪',
  recall: '召回',
  deleteNote: (count: number, names: string) => `删除 ${count} 票订阅：${names}。可在历史订阅召回。`,
  deleted: (count: number) => `删除成功，已移出 ${count} 票`,
  recalled: (count: number) => `已召回 ${count} 票`,
  subscribed: (count: number) => `已订阅 ${count} 票`,
  vesselSaved: '船名航次已改，按新航次重新核对',
  autoOn: (count: number) => `${count} 票已打开自动订阅`,
  assigned: (count: number, client: string) => `${count} 票已归到 ${client}`,
} as const;

/** The keys of the list beside those of every list, for the help. */
export const ownKeys: readonly OwnKey[] = [
  ['Enter', '打开提单', 'J / K'],
  ['Ctrl + V', '粘贴提单号，直接订阅', '/'],
];
