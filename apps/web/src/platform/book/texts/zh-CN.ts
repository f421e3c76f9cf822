import { makeCatalogue } from '../../catalogue';

/** What the page of every book says. */
export const chinese = {
  add: '新增',
  addOf: '新增{noun}',
  editOf: '修改{noun}',
  edit: '修改',
  editRow: '修改 {title}',
  remove: '删除',
  removeRow: '删除 {title}',
  import: '导入 Excel',
  export: '导出',
  template: '下载模板',
  search: '查找{noun}',
  all: '全部 {count, number}',
  expiring: '过期或 {days, number} 天内到期 {count, number}',
  none: {
    title: '还没有{noun}',
    text: '点「新增」，或下载模板填好再导入',
    textByFile: '下载模板填好再导入，或直接导入以前导出的表',
    inGroup: '这一类里没有',
    found: '没有找到，换个词试试',
    notExpiring: '没有快到期的',
  },
  save: '保存',
  saved: '已保存',
  removed: '删除成功，可以撤回',
  restored: '已撤回',
  notRestored: '没有撤回：已有同号的一条',
  taken: '导入了 {count, number} 条',
  faults: '{count, number} 行没有导入',
  fault: '第 {row, number} 行：{message}',
  close: '知道了',
  unit: '条',
  group: '{choice} {count, number}',
  optional: '可不填',
  left: '剩 {days, number} 天',
  today: '今天到期',
  over: '已过期 {days, number} 天',
  wait: '正在读取',
  choose: '请选择',
} as const;

/** What every book says: no English yet. */
export const bookWords = makeCatalogue('book', chinese);
