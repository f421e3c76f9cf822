/** What the values of a field mean, by field name. A value that is not listed is shown as it is. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  function: { original: '原始', add: '增加', change: '变更', replace: '替换', delete: '删除', cancel: '取消' },
  fullness: { full: '重箱', empty: '空箱', lcl: '拼箱' },
  direction: { import: '进口', export: '出口' },
  move: { in: '进闸', out: '出闸', load: '装船', discharge: '卸船' },
  scheme: { imo: 'IMO', 'call-sign': '呼号', un: 'UN', fc: 'FC', other: '代码' },
  topic: { cusmov: '查验', custpass: '海关放行', cusretrec: '运抵回执' },
};
