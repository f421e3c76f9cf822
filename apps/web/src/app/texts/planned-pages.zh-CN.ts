/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/assistant/userManage': { title: '市采成员', plan: '谁能用义乌市采，谁录单、审单、报关。' },
  '/assistant/goodDict': { title: '商品字典', plan: '按品名和拼音找商品，带出编码、单位和要素。' },
  '/assistant/goodDictOld': { title: '旧商品字典', plan: '以前的商品字典，只读，可以迁移。' },
  '/assistant/goodDictTable': { title: '商品字典表格', plan: '在表格里改商品字典，导入导出。' },
  '/assistant/gNameToCodeTs': { title: '品名编码', plan: '品名对应的商品编码、把握和最近使用。' },
  '/assistant/template': { title: '单证模板', plan: '箱单、发票、报关单和采购清单的模板。' },
  '/assistant/templateEdit': { title: '编辑单证模板', plan: '拖入字段，打印前先看一眼。' },
  '/user/vip': { title: '会员中心', plan: '会员等级、权益和用量，用火币升级。' },
} as const;
