/**
 * The codes of a journey's nodes (R-3.9-35), in its order, with what each says
 * wherever no port has a name of its own for it.
 */
export const nodeCodes = [
  ['BKCF', '订舱'],
  ['EPRL', '放箱'],
  ['STSP', '提空箱'],
  ['GITM', '进港'],
  ['BLA', '预配接受'],
  ['BLR', '提运单放行'],
  ['ASA', '运抵'],
  ['CPI', '查验'],
  ['PAS', '报关放行'],
  ['PASS', '海关放行'],
  ['TMPS', '码头放行'],
  ['PRLD', '配载'],
  ['LOBD', '装船'],
  ['DLPT', '离港'],
  ['TSBA', '中转抵港'],
  ['TSDC', '中转卸船'],
  ['TSLB', '中转装船'],
  ['TSDP', '中转离港'],
  ['BDAR', '抵港'],
  ['POCA', '靠泊'],
  ['DSCH', '卸船'],
  ['PCAB', '可提货'],
  ['STCS', '提柜'],
  ['RCVE', '还空'],
] as const;
export type NodeCode = (typeof nodeCodes)[number][0];
