/** What people read about money. */
import { findPort, type PortCode } from '../vocabulary/port';
import type { Fee } from './fee';
import type { TransferKind } from './transfer';

/** What is subscribed to, as people call it (R-4.9-10). */
export const feeThings = {
  FEE_BLNO: '提单',
  FEE_VESSEL: '船期',
  FEE_NB_VESSEL: '船期',
  FEE_SO: '订舱号',
  FEE_ABROAD: '海外跟踪',
  FEE_VGM: 'VGM',
  FEE_SH_MANIFEST: '舱单',
  FEE_TOKER: '联系方式',
  FEE_TRUCK: '卡车定位',
  FEE_VIP_SILVER: '银卡会员',
  FEE_VIP_GOLD: '金卡会员',
} as const satisfies Record<Fee, string>;

/** What is paid for, as the record says it. */
export const feeWords = {
  FEE_BLNO: '提单订阅',
  FEE_VESSEL: '船期订阅',
  FEE_NB_VESSEL: '船期订阅',
  FEE_SO: '订舱号订阅',
  FEE_ABROAD: '海外跟踪',
  FEE_VGM: 'VGM 发送',
  FEE_SH_MANIFEST: '舱单发送',
  FEE_TOKER: '拓客联系方式',
  FEE_TRUCK: '卡车定位',
  FEE_VIP_SILVER: '银卡会员',
  FEE_VIP_GOLD: '金卡会员',
} as const satisfies Record<Fee, string>;

/** What became of the money, a word each. */
export const kindWords = {
  'top-up': '到账',
  charge: '扣款',
  hold: '冻结',
  post: '冻结转扣款',
  void: '没有办成，退回',
  expire: '到期退回',
  refund: '退回',
  'free-granted': '免费额度到账',
  'free-expired': '免费额度到期',
  adjusted: '人工调整',
} as const satisfies Record<TransferKind, string>;

/** What money is that comes in, or goes back, for no thing of a fee. */
export const topUpWords = { paid: '充值到账', gift: '充值赠送', refund: '充值退款' } as const;

/** Why something came back where nobody did it, by what the ledger says. */
export const reasonWords = { 'no-data': '一个月没有数据', 'let-go': '没有数据，已取消', 'no-answer': '对方一直没有答复' } as const;

/** Columns of the record as a file. */
export const recordColumns = [
  { prop: 'time', title: '时间', width: 140 },
  { prop: 'type', title: '类型', width: 80 },
  { prop: 'what', title: '内容', width: 140 },
  { prop: 'kind', title: '经过', width: 120 },
  { prop: 'subject', title: '单号', width: 200 },
  { prop: 'clientName', title: '客户', width: 180 },
  { prop: 'free', title: '免费部分（火币）', width: 120 },
  { prop: 'real', title: '付费部分（火币）', width: 120 },
  { prop: 'held', title: '冻结变动（火币）', width: 120 },
  { prop: 'balance', title: '余额（火币）', width: 120 },
  { prop: 'operator', title: '操作人', width: 100 },
  { prop: 'reason', title: '说明', width: 160 },
] as const;

/** What stands on a statement of a month: its columns, of which `share` is the part of the width. */
export const statementColumns = [
  { prop: 'time', title: '时间', share: 10 },
  { prop: 'what', title: '内容', share: 12 },
  { prop: 'kind', title: '经过', share: 11 },
  { prop: 'subject', title: '单号', share: 20 },
  { prop: 'clientName', title: '客户', share: 16 },
  { prop: 'free', title: '免费部分', share: 8, isNumber: true },
  { prop: 'real', title: '付费部分', share: 9, isNumber: true },
  { prop: 'balance', title: '余额', share: 10, isNumber: true },
  { prop: 'operator', title: '操作人', share: 10 },
] as const;

export const statementTexts = {
  title: '对账单',
  name: (month: string, moment: string) => `${month}对账单_${moment}.pdf`,
  account: '账户',
  ofPerson: (name: string) => `${name}（个人账户）`,
  ofCompany: (name: string) => `${name}（企业账户）`,
  span: '期间',
  days: (from: string, until: string) => `${from} 至 ${until}`,
  opening: '期初余额',
  closing: '期末余额',
  income: '余额增加',
  outgo: '余额减少',
  held: '期末冻结',
  count: '笔数',
  unit: '单位：火币，1 火币合人民币 1 元。',
  open: '这个月还没过完，期末是打印的时候。',
  proof: (no: number, digest: string) => `截至第 ${no} 笔，校验值 ${digest}。`,
} as const;

/** Columns of what a month cost as a file: a number and fee each. */
export const costColumns = [
  { prop: 'clientName', title: '客户', width: 180 },
  { prop: 'subject', title: '单号', width: 200 },
  { prop: 'what', title: '内容', width: 140 },
  { prop: 'operator', title: '操作人', width: 100 },
  { prop: 'count', title: '笔数', width: 80 },
  { prop: 'free', title: '免费部分（火币）', width: 120 },
  { prop: 'real', title: '付费部分（火币）', width: 120 },
] as const;

/** Whether something is sent for it; otherwise something is followed. */
export const isSent = (fee: Fee): boolean => fee === 'FEE_VGM' || fee === 'FEE_SH_MANIFEST';

/** What `npm run ledger` says. */
export const ledgerTexts = {
  usage: '用法：npm run ledger -- verify',
  sound: (transfers: number, postings: number) => `账本相符：${transfers} 笔，${postings} 条分录`,
  faulty: (faults: number) => `账本有 ${faults} 处不符：`,
  fault: {
    digest: '内容被改过',
    gap: '缺了一笔',
    sum: '借贷不平',
    balance: '余额不接',
    wallet: '钱包与账不符',
    month: '免费额度的月份不符',
  },
} as const;

export const billingTexts = {
  short: '火币余额不足，请充值后再试',
  /** Both as 火币 are shown. */
  freeShort: (origin: string, free: string, wanted: string) => `本月${origin}免费额度还剩 ${free} 火币，这次要 ${wanted} 火币`,
  /** R-4.9-03 … -05, -10. */
  confirm: (port: PortCode, fee: Fee) =>
    fee === 'FEE_TOKER' || fee === 'FEE_TRUCK'
      ? `${fee === 'FEE_TOKER' ? '打开' : ''}${feeThings[fee]}即将扣除真实火币余额，是否继续？`
      : `${findPort(port)!.name}${feeThings[fee]}${isSent(fee) ? '发送' : '订阅'}即将扣除真实火币余额，是否继续？`,
  stillAtWork: '同一个请求正在处理，请稍后再试',
  keyOfOther: '这个 Idempotency-Key 已用在另一个请求上，请换一个',
  adjustmentJudged: '这笔调整已经有人处理过，请刷新',
  adjustmentOfTwo: '自己提的调整要由另一位运营人员审核',
  adjustmentOfOwn: '自己账户的调整要由另一位运营人员提出和审核',
  adjustmentNotMade: '只有提出的人能撤回',
  adjustmentShort: '账户余额不够扣这笔调整',
  adjustmentOver: (balance: string) => `账户余额只有 ${balance} 火币，不能扣回更多`,
  accountUnknown: '没有这个账户，请核对类型和编号',
  agreedWrong: '同意扣的金额应是不小于 0 的整数，单位分',
  amountWrong: '金额应在 0.01 到 50000 火币之间，可为负',
  reasonWrong: '请写明原因，最多 200 个字',
  /** Who made what the desk does, as its owner reads it. */
  platform: '平台',
  dateWrong: '日期不对，格式如 2026-11-23',
  monthWrong: '月份不对，格式如 2026-11',
  recordWrong: '记录编号不对，应是数字',
  statementLong: (count: number, max: number) => `这个月有 ${count} 笔，超过一份对账单的 ${max} 笔，请改用导出`,
  /** Files of the record, and of what a month cost. */
  records: '消费记录',
  recordsName: (moment: string) => `消费记录_${moment}.xlsx`,
  costs: '成本',
  costsName: (month: string, moment: string) => `${month}成本_${moment}.xlsx`,
  noClient: '没有归到客户',
} as const;
