/** What people read about settings. */
export const preferenceTexts = {
  keyNotYours: '没有权限读写这项设置',
  keyReadOnly: '这项设置只能读取',
  valueTooLong: '设置内容太长',
  columnsUnreadable: '列设置格式不对',
  valueUnreadable: '设置内容格式不对',
  tooManyKeys: '保存的设置太多',
} as const;
