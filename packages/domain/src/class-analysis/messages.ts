/** What people read about reading bills and naming codes. */
import { billFieldLengthMax } from './bill';
import { analysesMax, linesMax, nameLengthMax, pagesMax, textLengthMax } from './limits';

export const classAnalysisTexts = {
  textMissing: '请粘贴文字，或选一个图片、PDF 或表格',
  textTooLong: `一次最多 ${textLengthMax.toLocaleString('en')} 个字，请分几次`,
  noGoods: '没有读到货名：请只粘贴品名，一行一种货',
  nameMissing: '请填写货名',
  nameTooLong: `货名最多 ${nameLengthMax} 个字`,
  tooManyRows: `一次最多 ${linesMax} 行`,
  codeWrong: 'HS 编码是 6、8 或 10 位数字',
  noSuchCode: (code: string) => `税则目录里没有 ${code}，请核对前 4 位`,
  lineGone: '这一行不在这份分析里，请刷新',
  fieldGone: '这份分析里没有这个字段，请刷新',
  figureWrong: (field: string) => `${field}：请只填数字，千位用逗号或不写，小数用点，例如 8,610.5`,
  fieldTooLong: `最多 ${billFieldLengthMax} 个字`,
  unreadable: '读不了这个文件，请用图片、PDF 或另存为 xlsx 再试',
  fileTooLarge: '文件太大，最多 5 MB',
  pdfLocked: 'PDF 有密码，请去掉密码再试',
  pdfTooLarge: 'PDF 内容太多，请只留下有货描的几页',
  tooManyPages: `PDF 最多 ${pagesMax} 页，请只留下有货描的几页`,
  noTextLayer: 'PDF 里读不到文字，多半是图片：请把那一页截成图片再选',
  noPictureText: '图片上没有认出文字：请换一张清楚的，或粘贴货名',
  pictureTooLarge: '图片太大，请截到只有货描的部分',
  noPictureReader: '这里没装图片识别，请粘贴货名，或选 PDF、表格',
  notPicture: '读不了这张图片，请用 png 或 jpg',
  noGoodsInFile: '没有读到货名：请粘贴品名，一行一种货',
  readingBusy: '正在读的太多，请稍后再试',
  sheetTooLarge: '表格太大，请只留下货名、件数、毛重几列',
  noNameColumn: '表格里没有读到货名：表头请写“品名”或“货名”',
  exportName: (moment: string) => `提单分析_${moment}.xlsx`,
  sheetName: '提单分析',
  /** Where one is kept too many of, the oldest goes. */
  kept: `只保留最近 ${analysesMax} 份`,
  /** The title of an analysis: its first goods, and how many there are. */
  titleOf: (first: string, count: number) => (count > 1 ? `${first} 等 ${count} 行` : first),
} as const;

/** States of a line, in the order of what is asked of people. */
export const lineStateTexts = { ask: '要你定', check: '请核对', ready: '可批量接受', accepted: '已接受' } as const;

/** What the fields of a bill are called. */
export const billFieldTexts = {
  billNo: '提单号',
  carrier: '船公司',
  vesselName: '船名',
  voyage: '航次',
  loadingPort: '装货港',
  dischargePort: '卸货港',
  deliveryPlace: '交货地',
  shipper: '发货人',
  consignee: '收货人',
  notify: '通知人',
  packages: '件数',
  packageUnit: '包装',
  grossKg: '毛重 kg',
  volumeM3: '体积 m³',
  containerNo: '箱号',
  boxType: '箱型',
  sealNo: '封号',
} as const;

/** Titles of the columns of a file. */
export const exportTitles = {
  line: '行',
  name: '货名',
  packages: '件数',
  packageUnit: '单位',
  grossWeight: '毛重(KGS)',
  statedCode: '原文写的 HS',
  code: 'HS 编码',
  title: '归类名称',
  confidence: '把握(%)',
  state: '状态',
  reason: '依据',
} as const;
