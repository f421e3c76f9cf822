/** What people and programs read about the open interface. */
import { callsPerMinute, eventKeptDays, eventsPerPageMax, filterValuesMax, keyNameLengthMax, keysMax, queryLengthMax } from './limits';

export const openApiTexts = {
  noCompany: '接口密钥属于公司，请先切换到公司身份',
  nameWrong: `请填写名称，最多 ${keyNameLengthMax} 个字`,
  scopesWrong: '请选择至少一项权限',
  keysFull: `公司最多有 ${keysMax} 个有效的密钥，请先作废不用的`,
  noKey: '公司没有这个密钥，请刷新后重试',
} as const;

/** What a program is told when its call is refused; the field that is wrong stands in front. */
export const callTexts = {
  keyMissing: '缺少密钥：请把密钥放在 Authorization: Bearer 头里',
  keyWrong: '密钥无效或已作废',
  keyInAddress: '密钥不能放在网址里，会被沿途记录：请作废这个密钥，换一个放在 Authorization 头里',
  notInScope: (scope: string) => `密钥没有这项权限：${scope}`,
  tooMany: `每个密钥每分钟最多 ${callsPerMinute} 次，请按 Retry-After 稍后再试`,
  onlyGet: '这个地址只接受 GET',
  noAddress: '没有这个接口地址',
  unknownField: (field: string) => `不支持的参数：${field}`,
  twice: (field: string) => `${field} 写了不止一次；多个值用逗号分开`,
  queryLong: `参数太长，最多 ${queryLengthMax} 个字符`,
  valueWrong: (field: string, words: readonly string[]) => `${field} 只能是 ${words.join('、')}`,
  textWrong: (field: string) => `${field} 的值不对`,
  valuesMany: (field: string) => `${field} 最多 ${filterValuesMax} 个值`,
  timeWrong: (field: string) => `${field} 要写成带时区的时间，例如 2026-11-29T08:00:00+08:00`,
  limitWrong: `limit 要是 1 到 ${eventsPerPageMax} 的整数`,
  cursorWrong: 'cursor 无效：请原样使用上一次回答的 Next-Page',
  cursorOther: 'cursor 和这次的筛选条件不一致：请原样使用上一次回答的 Next-Page',
  /** Beside an event that takes an earlier one back. */
  takenBack: '更正：来源撤回或改正了这个事件，以 retractedEventID 指的事件不再成立',
  /** Why customs holds a box. */
  held: { refused: '海关退单', withdrawn: '海关撤回放行', inspection: '海关查验' },
} as const;

/** For whoever reads the page: how long events are there. */
export const keptText = `事件保留 ${eventKeptDays} 天`;
