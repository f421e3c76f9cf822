/** What people call the formats of messages; the names of `packages/wire` are for programs. */
export const wireFormatNames = {
  'flat-cn': '国内平台报文',
  edifact: 'EDIFACT',
  'ningbo-rows': '宁波港数据表',
  'port-rows': '港口数据表',
  'gacc-xml': '海关报文 XML',
  'dcsa-events': 'DCSA 事件',
  'ais-nmea': '船舶 AIS',
  jt808: '部标 808 定位',
  jt809: '部标 809 定位',
} as const;

/** The name of a format; of one that we do not know its code, so that it is shown all the same. */
export function wireFormatName(format: string): string {
  return (wireFormatNames as Readonly<Record<string, string>>)[format] ?? format;
}
