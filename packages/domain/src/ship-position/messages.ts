/** What people read about where ships are. */
export const shipPositionTexts = {
  vesselWrong: '请填船名、IMO 号或 MMSI，最多 40 个字符',
  imoWrong: 'IMO 号是 7 位数字，例如 9321483',
  keywordWrong: '至少输入 2 个字符：船名、IMO 号或 MMSI',
  spanWrong: '时段不对：最多 35 天，结束不早于开始',
  unknownShip: '没有收到过这条船的 AIS 信号，请核对船名、IMO 号或 MMSI',
  severalShips: '有几条船叫这个名字，请用 IMO 号或 MMSI 选一条',
} as const;
