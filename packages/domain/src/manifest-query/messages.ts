/** What the server says about manifests. */
import { manifestsMax, ownBoxesMax, remindersMax } from './limits';

export const manifestQueryTexts = {
  nothingAsked: '请填提单号，空运填 11 位空运单号',
  tooMany: `一次最多查 ${manifestsMax} 个号`,
  ctnsWrong: `箱号应是 4 个字母加 7 位数字，最多 ${ownBoxesMax} 个`,
  tooManyReminders: `最多等 ${remindersMax} 票，请先取消一些`,
  waybillWrong: (digit: number) => `空运单号末位不对，应是 ${digit}，请核对`,
  waybillShort: '空运单号应是 11 位数字',
  houseBill: (mains: readonly string[]) => `这是分提单，舱单按主提单 ${mains.join('、')} 报`,
  otherPort: (name: string) => `这票在 ${name} 报，不是平台的港口`,
  otherCall: (call: string) => `没有 ${call} 的舱单，这里是别的航次`,
  likeBox: '这像箱号，舱单要按提单号查',
  manyBoxes: (count: number, told: number) => `共 ${count} 箱，这里列前 ${told} 箱，导出有全部`,
  /** Between two sentences of a cell. */
  parts: '；',
  sheetName: '舱单核对',
  exportName: (moment: string) => `舱单核对 ${moment}.xlsx`,
} as const;
