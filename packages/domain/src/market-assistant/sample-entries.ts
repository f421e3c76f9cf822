/** A whole entry of each book, made up, for samples and tests. */
export const marketEntries = {
  applicant: { name: '义乌演示报关有限公司', creditCode: '91330782MA0DEM001W' },
  consignee: { name: 'DEMO TRADING LLC', country: '约旦' },
  merchant: { registrationNo: 'YW0318', name: '演示保温瓶商行' },
  passport: { name: 'DEMO BUYER', country: '约旦', passportNo: 'Q1234531', validUntil: '2031-05-31' },
  supplier: { name: '永康演示杯业有限公司' },
  customsGoods: { name: '不锈钢保温瓶', hsCode: '9617001900', dealUnit: '个' },
  goodDict: { name: '不锈钢保温杯', hsCode: '9617001900', dealUnit: '个' },
  gNameToCodeTs: { name: '不锈钢保温杯', code: '9617001900' },
  shipAgent: { name: '宁波演示船代', kind: '船代' },
} as const;
