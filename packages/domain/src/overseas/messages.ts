/** What people read about shipments overseas. */
import { freeDaysMax, perPasteMax, remarkLengthMax, clientLengthMax } from './limits';

export const overseasTexts = {
  full: (max: number) => `海外跟踪最多订阅 ${max} 票，请先删除不用的`,
  badNumber: '提单号是 9 至 35 位字母数字',
  badBox: '箱号是 4 个字母加 7 位数字',
  checkDigit: (containerNo: string, digit: number) => `箱号 ${containerNo} 校验位应是 ${digit}，没错可以仍然使用`,
  whichLine: '认不出船公司，请选择',
  unknownLine: '没有这家船公司',
  notConnected: (line: string) => `${line}还没有接入，暂时不能跟踪`,
  nothing: '请粘贴提单号',
  tooMany: `一次最多 ${perPasteMax} 票`,
  remarkTooLong: `备注最多 ${remarkLengthMax} 个字`,
  clientTooLong: `客户公司最多 ${clientLengthMax} 个字`,
  freeDaysWrong: `免费期是 0 至 ${freeDaysMax} 天`,
  unheard: '已交给船公司查询，有数据才收费',
  subscriptionsUsedUp: (max: number) => `今天可提交的新号码已用完 ${max} 个（提单号、订舱号合计），明天 0 点恢复`,
  unheardUsedUp: (max: number) => `今天新增的无数据号码已用完 ${max} 个（提单号、订舱号合计），明天 0 点恢复`,
  alreadyHeard: '这票已有船公司的数据，不用换',
  followedThere: '已用这家船公司订阅过这票',
  exportName: (portName: string, moment: string) => `海外跟踪_${portName}_${moment}.xlsx`,
  sheetName: '海外跟踪',
  /** What is waited for, by what its line says. */
  waiting: (line: string) => `已交给${line}查询，通常 5 到 10 分钟`,
  stillUnknown: (line: string) => `${line}还查不到此号，会继续查`,
  unknown: (line: string) => `${line}查无此号，请核对提单号和船公司；满一个月没有数据自动退款`,
  unreachable: (line: string) => `${line}没有回应，恢复后自动重查`,
  unreadable: (line: string) => `${line}的回应读不懂，已记录，会继续查`,
  busy: (line: string) => `${line}限制了查询次数，排队重查`,
  /** It ended by itself. */
  endedUnheard: (line: string) => `${line}满一个月没有此号的数据，不再查询`,
  endedSilent: '60 天没有新消息，不再跟踪；没有等到还空',
  knownNoMore: (line: string) => `${line}现在查不到此号，显示的是以前的数据`,
  /** What was set aside came from a free quota whose month is over, or was nothing. */
  nothingBack: '没有收费（用的是当时的免费额度）',
  /** @param coins as 火币 are shown */
  money: {
    held: (coins: string) => `暂扣 ${coins} 火币，有数据才收`,
    taken: (coins: string) => `已收 ${coins} 火币`,
    released: (coins: string) => `已退 ${coins} 火币`,
  },
} as const;
