/** What the server says about bill subscriptions. */
import { shortTime } from '../contract-kit/list-columns';
import { noInstant } from '../contract-kit/past-instant';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { billNoLengthMax, billNoLengthMin } from '../vocabulary/bill-no';

export const billSubscriptionTexts = {
  notABillNo: `提单号应为 ${billNoLengthMin}–${billNoLengthMax} 位字母数字，且至少一位数字`,
  looksLikePhone: '像是手机号，不是提单号',
  recallRefused: '该提单已重新订阅，不必召回',
  recallPaidBack: '一直没有数据，没有收费，要继续跟踪请重新订阅',
  recallBrought: '已带到公司，请切换到公司查看',
  recallUsed: '这笔费用已用于改单后的提单，要继续跟踪请重新订阅',
  renamesUsedUp: '这票已有数据，且已改过一次单号；别的提单请另外订阅',
  recallUnknown: '记录不存在',
  emptyClient: '请输入客户公司',
  tooManyClientTerms: (max: number) => `一次最多查 ${max} 个客户名或电话，请分几次查`,
  clientsFull: (max: number) => `客户公司最多 ${max} 家，请先删除不用的`,
  noFasterLane: '港口的消息一到就更新，没有更快的通道，不用加急',
  unknownColumn: (prop: string) => `没有「${prop}」这一列`,
  unknownSort: '不能按这一列排序',
  noCompany: '只有公司的提单可以交接，请先切换到公司身份',
  companyHasBills: '公司已有订阅，个人的提单请到公司列表重新订阅',
  noSuccessor: '公司里没有能接手的这位同事，请选择管理员或操作',
  noShipYet: '港口还没有报这票的船名航次，请先手工填写',
  /** @param moment `YYYY-MM-DD_HHmm`, port time: what the file shows is as of then. */
  exportName: (portName: string, moment: string) => `物流跟踪_${portName}_${moment}.xlsx`,
  exportBoxesName: (portName: string, moment: string) => `物流跟踪_${portName}_按箱_${moment}.xlsx`,
  sheetName: '物流跟踪',
  /** Remark of a call that a bill has brought (ADR 0027). */
  broughtByBill: (billNo: string) => `因提单 ${billNo} 自动订阅`,
  /** Why what was brought is not followed yet (T13). */
  waitsForFreeMoney: '本月免费额度已用完，等下月额度',
  /** Why what a ship leads to is not brought (ADR 0027). */
  endedBefore: '订阅过，已结束或已删除，不自动恢复',
  noPlanForTyped: (shipInfo: string) => `船名航次由您改为 ${shipInfo}，暂无该航次船期`,
  /** @param sinceMs when the port was last heard: what was true then, and nothing that would follow from its silence. */
  silent: (sinceMs: number, sentence: string) => `断报 · 截至 ${shortTime(formatShanghai(sinceMs))} ${sentence}`,
  /** @param errand what nobody but somebody on the spot can tell now, and whom to ask. */
  silentErrand: (sinceMs: number, errand: string) => `断报 · ${errand}（截至 ${shortTime(formatShanghai(sinceMs))}）`,
  /** What is wrong of a bill beside what its sentence tells. */
  others: (count: number, names: string) => `另 ${count} 项：${names}`,
  /** What is known of trucks before the gate tells of their boxes. */
  truckAt: (containerNo: string, atMs: number, place: string) => `${containerNo} 的车 ${shortTime(formatShanghai(atMs))} 到${place}`,
  trucksAt: (boxes: number, places: string) => `${boxes} 箱的车已到${places}`,
  withTrucks: (sentence: string, trucks: string) => `${sentence}；${trucks}，等进港报告`,
  withoutPlan: (sentence: string) => `${sentence}（暂无所改航次船期，截港不提醒）`,
  waiting: (until: string) => `等港口数据，${until} 前没有就结束`,
  /** @param near the port has the whole of this part, or the first part of this whole. */
  waitingForPart: (near: string) => `港口已报 ${near}，这个单号还在等：不是分单就改单号`,
  /** Why a subscription failed, and what to do (R-4.10-38). */
  failed: {
    number: (near: string) => `港口报的是 ${near}，像是这票：核对后改单号`,
    carrier: (near: string) => `船公司前缀不对，港口报的是 ${near}：核对后改单号`,
    'no-data': (days: number, until: string) => `${days} 天没有数据，已停止重试：核对单号或重新获取，到 ${until} 仍没有就删除并退费`,
    cancelled: '舱单已撤销，港口没有这票的其他数据：改单号，或等港口重报',
  },
  noFeed: (portName: string) => `${portName}港还没有接入数据，暂时查不到数据`,
  loadedOnOther: (sentence: string, shipInfo: string) => `${sentence}（装船报告是 ${shipInfo}，与所改船名航次不同）`,
  derivedAgain: '系统更新后正在重新整理，稍后自动显示',
  clientExists: '客户公司已存在，同一家请合并',
  mergedWithItself: '不能并入自己，请选另一家',
  mergedTooLarge: (max: number) => `合并后联系人超过 ${max} 位，或备注太长，请先删减`,
  clientKeyEnded: '链接已失效，请向您的货代要新的',
  shareEnded: '这个链接已过期或已收回，请向发给您的人要新的',
  fileNotShown: '这个文件不给看了，请向发给您的人要',
  tooManyShares: (max: number) => `这一票的有效链接已有 ${max} 个，请先收回`,
  subscriptionsUsedUp: (max: number) => `今天可提交的新提单号已用完 ${max} 个（没订上的、自动订阅的也算），明天 0 点恢复`,
  unheardUsedUp: (max: number) => `今天新增的无数据提单已用完 ${max} 票，明天 0 点恢复`,
  unheardOpenFull: (max: number, open: number) => `无数据的订阅最多 ${max} 票，现有 ${open} 票；有数据或删除后可再订阅`,
} as const;

/** What is said of an instant for which nothing can be told (`at`). */
export const asOfTexts = {
  malformed: noInstant,
  unheard: '这票还没有听到任何消息，没有可以回看的时间点（at）',
  /** @param first when something was heard of the bill first; nothing that was heard is ever dropped. */
  tooEarly: (first: string) => `时间点（at）太早：这票最早 ${first} 才听到第一条消息`,
  beforeLink: (made: string) => `时间点（at）太早：这个链接 ${made} 才做好，之前的不给看`,
  inFuture: (now: string) => `时间点（at）还没有到：现在是 ${now}`,
} as const;
