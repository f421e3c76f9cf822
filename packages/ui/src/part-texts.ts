import { createContext, useContext } from 'react';

/** The few words that parts bring along; Chinese unless the app gives others. */
export const partTexts = {
  close: '关闭',
  gotIt: '我知道了',
  /** What a short message is, beside its colour and its sign. */
  toneDone: '成功',
  toneWarning: '警告',
  toneDanger: '错误',
  toneInfo: '提示',
  undo: '撤销',
  copyRequestNumber: '复制请求号',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  /** Before what is copied, and before what was. */
  copy: '复制',
  copied: '复制成功',
  copyFailed: '没能复制，请手动选中',
  askDelete: '确定要删除吗？',
  delete: '删除',
  cancel: '取消',
  coin: '火币',
  noData: '没能取到数据',
  retry: '重试',
  requestNumber: '请求号',
  batch: '批量操作',
  /** Before a count, which its unit follows. */
  chosen: '已选',
  bills: '票',
  search: '搜索',
  clear: '清空',
  more: '更多',
  less: '收起',
  loading: '加载中',
  lampUnlit: '未到',
  lampRunning: '进行中',
  lampPartial: '部分',
  lampDone: '完成',
  lampFault: '异常',
  lampInspect: '查验',
  lampChanged: '有变化',
  lampElsewhere: '为旧船所给',
  nodes: '节点',
  /** Between the names of a line. */
  comma: '，',
  /** After a count. */
  updates: ' 条更新',
  updatesToApply: ' 条更新，点这里换上',
  noUpdates: '没有新变化',
  /** After a count of days. */
  days: '天',
  /** Of a cut-off: alone, after its name, and before its name while it is still to come. */
  closed: '已截',
  passed: '已过',
  /** The same in a row, where little has room. */
  passedInRow: '已过',
  until: '距',
  cutOff: '截港',
  resizeTip: '拖动改宽，双击合身；键盘用 Shift + 左右键',
  selectAll: '全选',
  select: '选中',
} as const;

export type PartTexts = Readonly<Record<keyof typeof partTexts, string>>;

/** Gives the parts below it their words in another language. */
export const PartTextsContext = createContext<PartTexts>(partTexts);

/** The words of now. */
export function usePartTexts(): PartTexts {
  return useContext(PartTextsContext);
}
