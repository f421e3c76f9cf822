/**
 * What lists of Shanghai manifests can be sorted by, in any status; it is read before any page of theirs is, and so stands
 * without their columns (`columns.test.ts` compares).
 */
export const manifestSorts = [
  'billno',
  'vesselvoyage',
  'completionstatus',
  'fcwStatusStr',
  'shipAgentBillStatusStr',
  'customsReceiptStatusStr',
  'subject',
  'packnos',
  'isCustomerApplyFinish',
  'operator',
  'checkuser',
  'companyname',
  'scompany',
  'webtype',
  'createtime',
  'deleteTime',
  'updatetime',
  'loadingReplayStatusStr',
  'sendTime',
] as const;
