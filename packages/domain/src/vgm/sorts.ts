/**
 * What the list of all VGM filings can be sorted by; it is read before any page of theirs is, and so stands without their
 * columns (`columns.test.ts` compares). Other lists show fewer.
 */
export const vgmSorts = [
  'billNo',
  'vgmReceiptMsg',
  'remark',
  'completionstatus',
  'companyName',
  'ctnNoList',
  'vgmGrossWeightList',
  'operator',
  'vesselvoyage',
  'shipCompany',
  'wharf',
  'updateTime',
  'sendTime',
  'deleteTime',
] as const;
