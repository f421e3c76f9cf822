import { makeCatalogue } from '../../../platform/catalogue';
import { callsMax, numbersMax } from '@mastlight/domain/port-query/limits';
import { portQueryTexts } from '@mastlight/domain/port-query/messages';
import { portQueryTitles } from './titles.zh-CN';

/** What the screens of port-query say, and its refusals by their names. */
export const chinese = {
  refusal: { nothingAsked: portQueryTexts.nothingAsked, noVessel: portQueryTexts.noVessel, tooMany: portQueryTexts.tooMany },
  ...portQueryTitles,
  ask: '查询',
  gatesLabel: '提单号、箱号或船名/航次',
  gatesExample: '每行一个提单号或箱号，也可写船名/航次，如 MSC.ANNA/425W',
  gatesNote: `不用订阅，一次最多 ${numbersMax} 个号；没有订阅的提单和箱每天有查询次数`,
  shipsLabel: '船名，或船名/航次',
  shipsExample: '每行一条船，如 MSC.ANNA，或 MSC.ANNA/425W',
  shipsNote: `不用订阅，一次最多 ${numbersMax} 条船；只写船名，列出它的全部航次`,
  wharf: '码头',
  boxes: '箱',
  calls: '条',
  /** What could not be read, and what was left out. */
  unread: '没认出：{what}',
  wrongDigits: '像箱号但校验位不对，请核对，没错可以仍然使用：{what}',
  unknownCheck: '未知状态',
  wrongDigit: '{number}（应是 {digit, number}）',
  left: `船一次最多 ${callsMax} 条。这次没有查：{what}`,
  tooMany: `一次最多 ${numbersMax} 个，现在有 {count, number} 个`,
  notFound: '港口还没有说过：{what}。号码对的话可以先订阅，有数据就显示',
  shipsNotFound: '港口没有这些船期：{what}。请核对船名、航次和港口',
  noGates: { title: '没有查到箱', text: '港口还没有说过这些号码，请核对号码和港口', action: '重新填写' },
  noShips: { title: '没有查到船期', text: '港口近半年没有说过这条船，请核对船名和港口', action: '重新填写' },
  start: { gates: '贴上提单号或箱号，看箱进了没有、放了没有', ships: '填好船名，看进箱、截港、截关和靠离泊' },
  signedOut: { title: '登录后查询', text: '不用订阅，也能查箱和船期', action: '登录' },
  copy: '复制',
  copied: '复制成功',
  copyFailed: '没能复制，请手动选中',
  history: '查询记录',
  lastAsked: '最近查过',
  historyEmpty: '还没有查过。查过的号码和船会留在这里，点一下再查一次',
  forget: '删除「{keyword}」',
  askAgain: '再查一次 {keyword}',
  /** Why a cell is empty, by its code. */
  why: {
    withheld: '只对查这票提单或订阅了它的人显示',
    'not-gated-in': '还没有进场',
    'not-loaded': '还没有装船',
    'not-sailed': '船还没有离港',
    'not-berthed': '船还没有靠泊',
    'not-inspected': '没有收到查验的消息',
    'no-row': '港口还没有这个箱的放行记录',
    'no-remark': '港口没有备注',
    'not-told': '来源没有说',
  },
  phone: { released: '码头', gateIn: '进场', closes: '截港', berth: '靠离' },
} as const;

/** The texts of port-query. */
export const portQueryWords = makeCatalogue('port-query', chinese, async () => (await import('./en-US')).english);
