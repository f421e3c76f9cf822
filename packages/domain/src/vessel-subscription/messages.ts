/** What the server says about vessel subscriptions. */

export const vesselSubscriptionTexts = {
  full: (max: number) => `船期最多订阅 ${max} 条，请先删除不用的`,
  unheardCall: '港口暂无此船期，请核对船名、航次和港口',
  waiting: '港口暂无此船期，收到后自动显示，删除前一直在查',
  noFeed: (portName: string) => `${portName}港还没有接入数据，暂时查不到船期`,
  /** @param moment as lists show it. */
  berthed: (moment: string) => `已靠泊 ${moment}`,
  sailed: (moment: string) => `已离港 ${moment}`,
  unknownSort: '不能按这一列排序',
  unknownColumn: (prop: string) => `没有「${prop}」这一列`,
  exportName: (portName: string, moment: string) => `船期订阅_${portName}_${moment}.xlsx`,
  sheetName: '船期订阅',
} as const;
