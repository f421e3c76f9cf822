/** What `npm run terminals` says. */
export const terminalTexts = {
  usage: '用法：npm run terminals -- claims 列出抢占的车牌；npm run terminals -- release <车牌> 解绑，下一台登记的终端得到它',
  none: '没有抢占的车牌',
  claim: (plate: string, time: string, claimedBy: string) => `${plate}  ${time}  终端 ${claimedBy} 要登记`,
  heldBy: (phone: string) => `，现由终端 ${phone} 使用`,
  bound: (plate: string) => `，它已绑在 ${plate} 上`,
  released: (plate: string) => `${plate} 已解绑，下一台登记它的终端得到它`,
  unknown: (plate: string) => `没有终端登记过 ${plate}`,
} as const;
