/** What people read about VGM sending. */
import { vesselVoyageTexts } from '../vocabulary/vessel-voyage';
import { addressLengthMax, containersMax, grossMaxKg, placeLengthMax, remarkLengthMax, signLengthMax, sumToleranceKg } from './limits';

/** Titles of the columns of a container (R-3.9-25). */
export const containerTitles = {
  containerNo: '箱号',
  method: '称重方式',
  tareKg: '皮重',
  netKg: '货重',
  grossKg: '总重',
  location: '称重地点',
  address: '称重地址',
  sign: '签名',
} as const;

/** R-3.9-26. */
export const methodTitles = { SM1: '整箱称重', SM2: '累加计算' } as const;

/** What is wrong with a field; `{name}` stands for what is told. */
export const vgmFieldTexts = {
  billNoMissing: '请填写提单号',
  billNoWrong: '提单号是 9 到 35 位大写字母和数字',
  vesselMissing: '请填写船名',
  vesselWrong: vesselVoyageTexts.vessel,
  voyageMissing: '请填写航次',
  voyageWrong: vesselVoyageTexts.voyage,
  voyageMark: vesselVoyageTexts.voyageMark,
  vesselVoyageLong: vesselVoyageTexts.tooLong,
  carrierMissing: '请选择船公司',
  carrierWrong: '没有这个船公司，请从列表里选',
  wharfMissing: '请选择码头',
  wharfWrong: '没有这个码头，请从列表里选',
  remarkLong: `备注最多 ${remarkLengthMax} 个字`,
  noContainers: '请至少填写一个箱',
  tooManyContainers: `一票最多 ${containersMax} 个箱`,
  containerNoMissing: '请填写箱号',
  containerNoWrong: '箱号是 4 位大写字母加 7 位数字',
  containerNoTwice: '箱号和第 {row} 行重复',
  checkDigit: '校验位不对，应为 {digit}；核对箱号，没错可以仍然使用',
  methodMissing: '请选择称重方式',
  tareMissing: '请填写皮重',
  netMissing: '请填写货重',
  grossMissing: '请填写总重',
  weightWrong: '重量要填大于 0 的整数千克',
  netNotPositive: '货重要大于 0，请核对皮重和总重',
  grossBelowTare: '总重不能小于皮重',
  grossTooHeavy: `总重最多 ${grossMaxKg} kg，超出 {excess} kg`,
  sumDiffers: `总重和皮重加货重差 {difference} kg，最多差 ${sumToleranceKg} kg`,
  tareUnusual: '{type} 的皮重多在 {from}–{to} kg，请按箱门铭牌核对',
  grossAboveRating: '超过 {type} 常见的最大总重 {rating} kg，请按箱门铭牌核对',
  locationMissing: '请填写称重地点',
  locationWrong: `称重地点最多 ${placeLengthMax} 个字，不能有控制字符，也不能是 #N/A 这样的表格错误`,
  addressMissing: '请填写称重地址',
  addressWrong: `称重地址最多 ${addressLengthMax} 个字，不能有控制字符，也不能是 #N/A 这样的表格错误`,
  signMissing: '请填写签名',
  signWrong: `签名最多 ${signLengthMax} 个字，不能有控制字符，也不能是 #N/A 这样的表格错误`,
} as const;
export type VgmFieldText = keyof typeof vgmFieldTexts;

/** R-4.10-33: what each status is called. */
export const vgmStatusWords = {
  [-2]: '已删除',
  [-1]: '发送失败',
  [0]: '待发送',
  [1]: '发送中',
  [2]: '已发送',
  [3]: '全部',
} as const;

/** R-4.10-34: what was heard last. */
export const vgmReceiptWords = { none: '未发送', accepted: '已接收', atTerminal: '已到码头', failed: '失败' } as const;

/** Why something cannot be done with a filing as it stands. */
export const vgmRefusalTexts = {
  deleted: '这票已删除，请先召回',
  failedFirstEdit: '这票上次发送失败，请先修改再发送',
  sending: '正在发送，有回执后再操作',
  sentUpdateOnly: '这票已发送，请用修改',
  otherCall: '接受后不能换提单号、船名航次和码头；换了请复制成新的一票再发',
  sentNotDeleted: '已发送的不能放进回收站',
  notSentYet: '还没有发送，直接编辑就可以',
  notDeleted: '这票没有删除，不用召回',
  locked: '靠泊前 6 小时锁定，不能再发或改，请联系码头',
  closed: '已过截 VGM 时间，不能再发或改，请联系码头',
} as const;
export type VgmRefusalText = keyof typeof vgmRefusalTexts;

/** What VGM sending says besides. */
export const vgmTexts = {
  changedMeanwhile: '这票刚在别处改过，没有存进去；请看过新的再改',
  keptEnough: '今天保存的内容太多，请明天再试',
  tooMany: (max: number) => `VGM 最多存 ${max} 票，请先删除不用的`,
  faulty: (count: number, first: string) => `还有 ${count} 处错误，先改好再发：${first}`,
  unknownSort: '不能按这一列排序',
  unknownColumn: (prop: string) => `没有「${prop}」这一列`,
  chooseFirst: '请先选择',
  sendAtOnce: (max: number) => `一次最多发送 ${max} 票`,
  unreadable: '读不出这个文件，请用模板的 xlsx',
  tooManyRows: `文件太大，一次最多导入 ${containersMax} 箱，请拆开再导入`,
  otherUnit: (title: string) => `“${title}”的单位不是千克，请换算成千克、改好表头再导入`,
  tooManyCells: '表格里的格子太多（空格子也算），请只把箱的行复制到新表格再导入',
  noRows: '文件里没有箱，请核对表头：箱号、称重方式、皮重、货重、总重、称重地点、称重地址、签名；隐藏的行不读',
  unknownBill: '上海还没有这票的舱单和进港信息，请核对提单号',
  unanswered: '对方没有收到，费用已退回',
  exportName: (moment: string) => `VGM_${moment}.xlsx`,
  filingName: (billNo: string) => `VGM_${billNo}.xlsx`,
  sheetName: 'VGM',
  notAccepted: '码头还没有接受这一票，接受后再打印',
} as const;

/** What stands on the paper of a filing that a terminal has accepted. */
export const proofTexts = {
  title: 'VGM 申报单',
  fileName: (billNo: string, moment: string) => `VGM申报单_${billNo}_${moment}.pdf`,
  billNo: '提单号',
  vesselVoyage: '船名航次',
  carrier: '船公司',
  wharf: '码头',
  receipt: '回执',
  reference: '发送编号',
  submitted: '发送时间',
  count: '箱数',
  containers: '箱',
  unit: '重量单位：千克。',
  updating: '有一次修改还在等码头答复，这里是修改之前的。',
  source: '按码头已接受的内容打印。',
} as const;

/** What a correction or deletion is called in its list. */
export const vgmRecordWords = { update: '修改', delete: '删除', restore: '召回' } as const;
