/** What people read about pre-sheets (预配单). */
import { telephoneText } from '../vocabulary/telephone';
import { vesselVoyageTexts } from '../vocabulary/vessel-voyage';
import * as max from './limits';

/** By the states of `states.ts`. */
export const stateWords = {
  draft: '草稿',
  submitted: '已提交',
  withdrawing: '撤回中',
  accepted: '已接受',
  returned: '已退回',
} as const;

/** Why an act may not be taken. */
export const actRefusalTexts = {
  withAgent: '已提交给船代，要改请先撤回',
  withdrawing: '正在撤回，请等船代确认',
  accepted: '船代已接受，不能再改；要变更请联系船代',
  notWithAgent: '没有提交给船代，不用撤回',
} as const;
export type ActRefusalText = keyof typeof actRefusalTexts;

/** What is wrong with a field; `{name}` stands for what it tells. */
export const fieldTexts = {
  billNoMissing: '请填提单号',
  billNoWrong: `提单号是 4 到 ${max.billNoLengthMax} 位字母、数字或短横线`,
  vesselMissing: '请填船名',
  vesselWrong: vesselVoyageTexts.vessel,
  voyageMissing: '请填航次',
  voyageWrong: vesselVoyageTexts.voyage,
  voyageMark: vesselVoyageTexts.voyageMark,
  vesselVoyageLong: vesselVoyageTexts.tooLong,
  loadPortMissing: '请填装货港',
  dischargePortMissing: '请填卸货港',
  portWrong: '港口写 5 位代码，例如 CNNBG',
  samePorts: '卸货港和装货港相同',
  wharfMissing: '请选码头',
  contactMissing: '请填联系人',
  contactWrong: `联系人最多 ${max.contactLengthMax} 个字`,
  phoneWrong: telephoneText,
  remarkWrong: `备注最多 ${max.remarkLengthMax} 个字`,
  unsendable: '有看不见的字符或太长，请重新输入',
  boxesMissing: '请至少填一行箱',
  sizeTypeMissing: '请选箱型',
  sizeTypeWrong: '没有这个箱型，请从列表里选',
  countMissing: '请填数量或箱号',
  countWrong: '数量是 1 到 {max} 的整数',
  countOfNumber: '填了箱号的一行只算 1 箱',
  containerNoWrong: '箱号是 4 位字母加 7 位数字',
  containerNoTwice: '箱号和第 {row} 箱重复',
  checkDigit: '箱号校验位应是 {digit}，请核对；没错可以仍然使用',
  sealWrong: `封号最多 ${max.sealLengthMax} 位，只能是大写字母和数字`,
  boxKgWrong: '重量要大于 0，每箱不超过 {max, number} kg',
  goodsMissing: '请至少填一行货物',
  nameMissing: '请填品名',
  nameWrong: `品名最多 ${max.goodsNameLengthMax} 个字，不能有看不见的字符`,
  packagesMissing: '请填件数',
  packagesWrong: '件数是大于 0 的整数',
  packageTypeMissing: '请填包装',
  goodsKgMissing: '请填毛重',
  goodsKgWrong: '毛重是大于 0 的数，最多 3 位小数',
  volumeMissing: '请填体积',
  volumeWrong: '体积是大于 0 的数，最多 3 位小数',
  marksWrong: `唛头最多 ${max.marksLengthMax} 个字，不能有看不见的字符`,
  weightsDiffer: '箱的重量合计 {boxes, number} kg，货物毛重合计 {goods, number} kg，请核对',
  tooLarge: '货物共 {goods} m³，这些箱只装得下 {room} m³，请核对',
} as const;
export type FieldText = keyof typeof fieldTexts;

/** Names of fields, as they stand over them and in what is refused. */
export const fieldNames = {
  billNo: '提单号',
  vesselName: '船名',
  voyage: '航次',
  loadPort: '装货港',
  dischargePort: '卸货港',
  destination: '目的港',
  wharf: '码头',
  contact: '联系人',
  phone: '联系电话',
  remark: '备注',
  sizeType: '箱型',
  count: '数量',
  containerNo: '箱号',
  sealNo: '封号',
  weightKg: '重量',
  name: '品名',
  packages: '件数',
  packageType: '包装',
  volumeM3: '体积',
  marks: '唛头',
} as const;

export const preSheetTexts = {
  agentCodeWrong: '船代代码是 2 到 20 位大写字母或数字',
  unknownAgent: '没有这家船代，请看船代代码是否写对',
  notBound: '还没有绑定这家船代，请先在「预配单设置」里绑定',
  tooManyAgents: `最多绑定 ${max.boundAgentsMax} 家船代`,
  defaultNotBound: '默认船代要在绑定的船代里',
  tooMany: `最多保留 ${max.sheetsMax} 张预配单，请先删掉不用的草稿`,
  keptEnough: '今天保存的预配单太多，请明天再来',
  stale: '这张预配单已在别处改过，您填的还在；请先看那一份，再决定保存哪一份',
  settingsStale: '设置已在别处改过，请刷新后再保存',
  gone: '没有这张预配单，可能已在别处删除',
  twice: '同一次保存里有两行是同一张预配单',
  faulty: (count: number, first: string) => `有 ${count} 处要改：${first}`,
  unanswered: '船代没有收到这张预配单，请重新提交',
  notHere: '船代没有收到撤回，它还在船代那里',
  idWrong: '编号不对',
  keyWrong: `标记是 1 到 ${max.keyLengthMax} 位字母、数字或短横线`,
  versionWrong: '版本不对',
  tooLong: `太长了，最多 ${max.typedLengthMax} 个字`,
  rowsWrong: `一次保存 1 到 ${max.batchMax} 张预配单`,
  boxesWrong: `最多 ${max.boxesMax} 行箱`,
  goodsWrong: `最多 ${max.goodsMax} 行货物`,
  chooseFirst: '请先选择预配单',
  box: (row: number) => `第 ${row} 箱`,
  line: (row: number) => `货物第 ${row} 行`,
  /** Told to whoever runs the site. */
  admin: {
    usage:
      '用法：npm run admin -- --agent <代码> --short-name <简称> --company <公司> [--address <收件地址>]，例如 npm run admin -- --agent PENAVICO --short-name 宁波外代 --company 演示外轮代理有限公司；取消用 npm run admin -- --agent <代码> --remove',
    added: (code: string, name: string) => `已录入船代 ${code} ${name}；用户在「预配单设置」里绑定后可以提交预配单`,
    changed: (code: string, name: string) => `已更新船代 ${code} ${name}`,
    removed: (code: string) => `已取消船代 ${code}；提交过的预配单还在`,
    unknown: (code: string) => `没有船代 ${code}，没有改动`,
    wrong: '船代代码是 2 到 20 位大写字母或数字，简称 1 到 40 个字，公司 1 到 100 个字',
    addressWrong: '收件地址是 1 到 35 位字母、数字或短横线',
    full: `最多录入 ${max.agentsMax} 家船代`,
  },
} as const;
