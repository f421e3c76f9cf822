/** What the server says about booking subscriptions. */

export const bookingSubscriptionTexts = {
  full: (max: number) => `订舱号最多订阅 ${max} 条，请先删除不用的`,
  /** @param example a number as the carrier that was chosen writes it. */
  badNumber: (example: string) => `订舱号是 6 至 20 位字母数字，例如 ${example}`,
  unknownCarrier: '没有这家船公司',
  subscriptionsUsedUp: (max: number) => `今天可提交的新号码已用完 ${max} 个（提单号、订舱号合计，没订上的、自动订阅的也算），明天 0 点恢复`,
  unheardUsedUp: (max: number) => `今天新增的无数据号码已用完 ${max} 个（提单号、订舱号合计），明天 0 点恢复`,
  /** Remark of a bill that a booking has brought (ADR 0027). */
  broughtByBooking: (soNo: string) => `因订舱号 ${soNo} 自动订阅`,
  unheard: '暂无此订舱号，请核对号码和港口',
  waiting: '获取中：暂无此订舱号，收到后自动显示',
  failed: (days: number) => `失败·暂无数据：${days} 天没有收到，请核对订舱号和港口，收到后自动恢复`,
  noFeed: (portName: string) => `${portName}港还没有接入数据，暂时查不到订舱号`,
  /** @param node how far the bill is; null where nothing is told. */
  becameBill: (billNos: readonly string[], node: string | null) => `已转提单 ${billNos.join('、')}${node === null ? '' : ` · ${node}`}`,
  withdrawn: '放箱已撤回，请联系船公司',
  /** @param names the port's words for the cut-offs that are missing. */
  incomplete: (names: readonly string[]) => `已放箱，缺${names.join('、')}，请问船公司`,
  shipUnknown: '已放箱，船名航次未到，请问船公司',
  phases: {
    'not-released': '未放箱',
    'to-pick-up': '已放箱，待提空',
    'to-return': '已提空，待返场',
    'to-gate-in': '已返场，待进港',
    'to-bill': '已进港，等舱单转提单',
  },
  /** R-3.8-13. */
  pickUpStates: { 0: '未提箱', 1: '已提空', 2: '已返场' } as Readonly<Record<string, string>>,
  nodes: { EPRL: '放箱', STSP: '提空', GITM: '进港' },
  exportName: (portName: string, moment: string) => `订舱号_${portName}_${moment}.xlsx`,
  sheetName: '订舱号',
} as const;
