import type { IconName } from '@mastlight/ui';

export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  /** Tooltip in the header's menu. */
  readonly tip?: string;
  /** What the page will do, as long as its module is under construction. */
  readonly plan: string;
  readonly icon: IconName;
}

/** The menu in the order of the specification's table (R-2.1-07 … -20). */
export const menu: readonly MenuEntry[] = [
  {
    path: '/logistics',
    title: '物流跟踪',
    tip: '支持宁波/上海/青岛/天津/厦门/深圳/大连',
    plan: '粘贴提单号，跟踪进港、运抵、放行和装船。',
    icon: 'gateIn',
  },
  {
    path: '/shipSubscrib',
    title: '船期订阅',
    plan: '订阅船名航次，开港、截港、截关和靠离泊变更会立刻告诉你，并列出受影响的提单。',
    icon: 'calendar',
  },
  {
    path: '/truckSubscribe',
    title: '卡车定位',
    tip: '全国范围',
    plan: '输入车牌看卡车位置、到港预计和轨迹，车到码头时提醒对应的提单。',
    icon: 'truck',
  },
  {
    path: '/toker',
    title: '拓客系统',
    tip: '个人版已上线',
    plan: '按品名、地区和口岸找工厂和贸易公司，记录联系进度。',
    icon: 'users',
  },
  {
    path: '/abroad',
    title: '海外跟踪',
    tip: '跟踪更清晰',
    plan: '跟踪 15 家船公司的海外段：中转、预计到港、免费用箱期。',
    icon: 'map',
  },
  {
    path: '/boxquery',
    title: '物流可视化',
    tip: '宁波港EDI同步',
    plan: '在船、泊位和堆场的图上看一条船的每一个箱子。',
    icon: 'box',
  },
  {
    path: '/manifestQuery',
    title: '舱单查询',
    tip: '海运/空运',
    plan: '查预配、运抵和装载舱单，并指出三者之间的差异。',
    icon: 'search',
  },
  {
    path: '/sh_manifest',
    title: '上海舱单',
    tip: '30元/票',
    plan: '录入、核对并发送上海舱单，跟踪船代、海关、VGM 和装载回执。',
    icon: 'doc',
  },
  {
    path: '/VGM',
    title: 'VGM发送',
    tip: '5元/箱',
    plan: '录入并发送上海港 VGM，跟踪码头回执。',
    icon: 'vgm',
  },
  {
    path: '/assistant',
    title: '义乌市采',
    plan: '按商户、货物和外商录入市场采购订单，生成申报资料。',
    icon: 'clipboard',
  },
  {
    path: '/classAnalysis',
    title: '提单分析',
    plan: '识别提单里的品名，给出 HS 编码、申报要素和税率。',
    icon: 'filter',
  },
  {
    path: '/advertisement',
    title: '供应商名录',
    plan: '按航线和服务找拖车、报关、仓库等供应商。',
    icon: 'book',
  },
];

/** Pages that exist by address, beside the menu, and whose module is under construction. */
export const plannedPages: readonly Omit<MenuEntry, 'icon'>[] = [
  { path: '/home', title: '首页', plan: '今天的异常、24 小时内的截港和余额，一页看完。' },
  { path: '/history', title: '历史订阅', plan: '已完结和已删除的订阅、原因和召回。' },
  { path: '/user/messages', title: '消息', plan: '截港变更、查验、退单和放行的提醒，按提单归在一起。' },
  { path: '/pay/charge', title: '充值中心', plan: '充值火币，看余额、免费额度和本月用量。' },
];

/** R-2.1-20: the entry that a path belongs to; child paths light their parent. */
export function findActiveEntry(path: string): MenuEntry | undefined {
  const owner = path.startsWith('/shanghai_sft_') ? '/sh_manifest' : path;
  return menu.find((entry) => owner === entry.path || owner.startsWith(`${entry.path}/`));
}

/** R-2.5-05, -06: the ticker runs on these paths and no others. */
const tickerPaths = ['/logistics', '/shipSubscrib', '/boxquery', '/manifestQuery', '/classAnalysis', '/abroad'];

export function hasTicker(path: string): boolean {
  return tickerPaths.includes(path);
}

/** R-2.5-11: pages that need the whole height have no footer. */
const footerlessPaths = ['/truckSubscribe', '/sh_manifest', '/VGM', '/assistant'];

export function hasFooter(path: string): boolean {
  return !footerlessPaths.some((owner) => path === owner || path.startsWith(`${owner}/`));
}
