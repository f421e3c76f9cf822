/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const marketTitles = {
  applicant: '申报单位',
  consignee: '境外收货人',
  merchant: '市场经营户',
  passport: '外商护照',
  supplier: '供货商',
  customsGoods: '报关商品库',
  shipAgent: '船代货代',
  goodDict: '商品字典',
  goodDictTable: '商品字典表格',
  goodDictOld: '旧商品字典',
  gNameToCodeTs: '品名编码',
  userManage: '市采成员',
} as const;
