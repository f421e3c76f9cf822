/** What customs names beside the countries: three letters of its own (`-` where it has none), the old three digits, name in Chinese and English. */
export const customsAreas = [
  ['ZAS', '199', '亚洲其他国家（地区）', 'Asia not elsewhere specified'],
  ['-', '299', '非洲其他国家（地区）', 'Africa not elsewhere specified'],
  ['ZEU', '399', '欧洲其他国家（地区）', 'Europe not elsewhere specified'],
  ['ZSA', '499', '拉丁美洲其他国家（地区）', 'Latin America not elsewhere specified'],
  ['ZNA', '599', '北美洲其他国家（地区）', 'North America not elsewhere specified'],
  ['ZOC', '699', '大洋洲其他国家（地区）', 'Oceania not elsewhere specified'],
  ['ZZZ', '701', '国（地）别不详', 'Unknown'],
  ['ZUN', '702', '联合国及机构和国际组织', 'United Nations and international organisations'],
] as const;
