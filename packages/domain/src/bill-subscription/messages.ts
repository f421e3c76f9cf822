/** What the server says about bill subscriptions. */
import { billNoLengthMax, billNoLengthMin } from '../vocabulary/bill-no';

export const billSubscriptionTexts = {
  notABillNo: `提单号应为 ${billNoLengthMin}–${billNoLengthMax} 位字母数字，且至少一位数字`,
  looksLikePhone: '像是手机号，不是提单号',
  recallRefused: '该提单已重新订阅，不必召回',
  recallUnknown: '记录不存在',
  emptyClient: '请输入客户公司',
  clientsFull: (max: number) => `客户公司最多 ${max} 家，请先删除不用的`,
  unknownColumn: (prop: string) => `没有「${prop}」这一列`,
  unknownSort: '不能按这一列排序',
  /** @param moment `YYYY-MM-DD_HHmm`, port time: what the file shows is as of then. */
  exportName: (portName: string, moment: string) => `物流跟踪_${portName}_${moment}.xlsx`,
  exportBoxesName: (portName: string, moment: string) => `物流跟踪_${portName}_按箱_${moment}.xlsx`,
  sheetName: '物流跟踪',
  noPlanForTyped: (shipInfo: string) => `船名航次由您改为 ${shipInfo}，暂无该航次船期`,
  planOfTyped: (shipInfo: string, closes: string | null) =>
    `船名航次由您改为 ${shipInfo}，按该航次船期${closes === null ? '' : `，截港 ${closes}`}`,
  waiting: (until: string) => `等待港口第一条数据，到 ${until} 仍没有就删除，可召回`,
  noFeed: (portName: string) => `${portName}港还没有接入数据，暂时查不到数据`,
  derivedAgain: '系统更新后正在重新整理，稍后自动显示',
  clientExists: '客户公司已存在',
  subscriptionsUsedUp: (max: number) => `今天可提交的新提单号已用完 ${max} 个（没订上的也算），明天 0 点恢复`,
  unheardUsedUp: (max: number) => `今天新增的无数据提单已用完 ${max} 票，明天 0 点恢复`,
  unheardOpenFull: (max: number, open: number) => `无数据的订阅最多 ${max} 票，现有 ${open} 票；有数据或删除后可再订阅`,
} as const;
