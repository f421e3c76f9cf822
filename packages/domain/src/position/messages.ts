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

/** Where a ship is, in words. */
export const shipPlaceTexts = {
  inPort: (port: string) => `在${port}`,
  offPort: (port: string, miles: number) => `离${port} ${miles} 海里`,
  silent: '没有信号',
  outOfRange: '超出岸基接收范围',
} as const;

/** What `npm run ais` says. */
export const aisTexts = {
  usage: '用法：npm run ais -- <文件>：回放一份 AIS 记录（NMEA 0183，每行可带接收时间）',
  notFound: (path: string) => `找不到文件 ${path}`,
  done: (counts: {
    readonly messages: number;
    readonly moved: number;
    readonly kept: number;
    readonly refused: number;
    readonly told: number;
  }) => `messages ${counts.messages}, positions ${counts.moved + counts.kept}, names ${counts.told}, refused ${counts.refused}`,
} as const;
