/** The kinds of messages and the formats, as the trade calls them (docs/glossary.md). */
export const kindNames: Readonly<Record<string, string>> = {
  gate: '闸口进出报告',
  'vessel-move': '装卸船报告',
  manifest: '舱单',
  'stow-plan': '船图（积载图）',
  'release-rows': '口岸放行查询',
  'vessel-plan': '船期计划',
  'track-rows': '海关查验与放行',
  'customs-receipt': '海关回执',
  'customs-declaration': '海关舱单申报',
  'loading-list': '装卸清单',
};

export const formatNames: Readonly<Record<string, string>> = {
  edifact: 'UN/EDIFACT',
  'flat-cn': '平台文件',
  'gacc-xml': '海关舱单 XML',
  'ningbo-rows': '宁波口岸 JSON',
  'dcsa-events': 'DCSA 事件 JSON',
  jt808: 'JT/T 808 帧',
  jt809: 'JT/T 809 帧',
  'ais-nmea': 'AIS（NMEA 0183）',
  unknown: '不认识的格式',
};
