/** What people read about finding customers. */
import {
  cellLengthMax,
  contactsPerHour,
  exportMax,
  facetValuesMax,
  keywordLengthMax,
  marksMax,
  noteLengthMax,
  searchesMax,
  searchNameMax,
} from './limits';

export const tokerTexts = {
  keywordTooLong: `最多 ${keywordLengthMax} 个字`,
  tooManyValues: `一组最多选 ${facetValuesMax} 个`,
  noteTooLong: `备注最多 ${noteLengthMax} 个字`,
  dayWrong: '日期写成 2026-10-15',
  searchNameWrong: `请填写名称，最多 ${searchNameMax} 个字`,
  noContacts: '这家没有可看的联系方式，没有收费',
  tooManyContacts: `一小时最多看 ${contactsPerHour} 位联系人，没有收费，请过一小时再看`,
  tooManyMarks: `最多标记 ${marksMax} 家，请先清掉一些`,
  changedMeanwhile: '同事刚改过这家的进度，没有保存；请重新打开，看过再改',
  tooManySearches: `最多存 ${searchesMax} 个条件，请先删掉一些`,
  exportName: (moment: string) => `拓客_${moment}.xlsx`,
  sheetName: '拓客',
  exportNote: `只导出前 ${exportMax.toLocaleString('en')} 家`,
} as const;

export const markTexts = { contacted: '已联系', interested: '有意向', dropped: '放弃' } as const;

export const bandTexts = { '100': '100 票以上', '20': '20–99 票', '1': '1–19 票', '0': '没有票数' } as const;

/** Titles of the columns of a file. */
export const tokerExportTitles = {
  name: '公司名称',
  ownClient: '我的客户公司',
  kind: '类型',
  kindWhy: '类型依据',
  creditCode: '统一社会信用代码',
  province: '省',
  city: '市',
  goods: '品名',
  hsCodes: 'HS',
  loadPorts: '起运港',
  dischargePorts: '目的港',
  yearBills: '近 12 月票数',
  lastMonth: '最近出运',
  mark: '进度',
  note: '备注',
  nextDay: '下次跟进',
  contacts: '联系方式（已打开的）',
  source: '来源',
  sourceDay: '数据日期',
} as const;

/** What `npm run toker-import` says. */
export const importTexts = {
  usage: '用法：npm run toker-import -- <文件.csv|xlsx> --source=<来源> --day=<数据日期，如 2026-10-11>',
  noFile: (path: string) => `读不到文件 ${path}`,
  unreadable: '读不了这个文件，请另存为 csv（UTF-8）再试',
  tooLarge: 'xlsx 太大，请另存为 csv 再导入',
  noHeader: (missing: readonly string[]) => `表头缺少：${missing.join('、')}`,
  nothing: '没有一行能用，原来的数据没有动',
  dayFuture: '数据日期在今天之后，请核对',
  older: (day: string) => `这个来源已有 ${day} 的数据，比这一份新，没有导入`,
  same: '这一份已经导入过，没有变化',
  busy: '另一份正在导入，请等它结束再试',
  fault: (line: number, field: string, what: string) => `第 ${line} 行 ${field}：${what}`,
  more: (count: number) => `另有 ${count} 行有问题，没有逐行列出`,
  done: ({ companies, rows, refused, merged, newer }: ImportCounts) =>
    `导入 ${companies} 家公司、${rows} 行` +
    (merged > 0 ? `；合并 ${merged} 行重复或改单` : '') +
    (newer > 0 ? `；${newer} 家已有更新的来源，没有动` : '') +
    (refused > 0 ? `；${refused} 行有问题，没有导入` : ''),
  missing: '没有填',
  tooLong: `最多 ${cellLengthMax} 个字`,
  creditCode: '校验位不对',
  kind: '只能写工厂、贸易、货代，或空着',
  hs: '是 6 到 10 位数字',
  month: '写成 2026-09',
  monthLate: '在数据日期之后',
  bills: '是 1 到 100000 的整数',
  teu: '是 0 到 100000 的数',
  laneHalf: '月份、起运港、目的港、票数要一起填',
  email: '不是邮箱',
  phone: '是 5 到 20 位号码',
  phoneElsewhere: '号码只能写在电话列',
  contactSource: '联系方式要写明公开它的来源，没有来源的不能导入',
  control: '有看不见的字符',
  line: '整行',
  lineTooLong: '太长，请检查引号有没有成对',
  day: '写成 2026-09-18',
} as const;

export interface ImportCounts {
  readonly companies: number;
  readonly rows: number;
  readonly refused: number;
  readonly merged: number;
  readonly newer: number;
}
