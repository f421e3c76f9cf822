/** What suppliers of the directory offer, by the trade's names (R-1-14). */
export const services = [
  'booking',
  'trucking',
  'customs',
  'warehouse',
  'rail',
  'air',
  'insurance',
  'container',
  'inspection',
  'overseas-agent',
  'other',
] as const;
export type Service = (typeof services)[number];

export const serviceWords: Readonly<Record<Service, string>> = {
  booking: '订舱',
  trucking: '拖车',
  customs: '报关报检',
  warehouse: '仓储装箱',
  rail: '铁路班列',
  air: '空运',
  insurance: '货运保险',
  container: '箱租买',
  inspection: '查验协助',
  'overseas-agent': '海外代理',
  other: '其他',
};
