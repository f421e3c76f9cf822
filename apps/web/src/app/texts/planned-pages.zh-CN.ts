/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/assistant/edit': { title: '市采订单', plan: '按商户、货物和外商录入市场采购订单，按类目和限额拆单。' },
  '/assistant/checkOrder': { title: '审单', plan: '订单和规则结果并排看，由第二个人审。' },
  '/assistant/customsDate': { title: '报关数据', plan: '每票报关单的申报、放行和结关日期。' },
  '/assistant/template': { title: '单证模板', plan: '箱单、发票、报关单和采购清单的模板。' },
  '/assistant/templateEdit': { title: '编辑单证模板', plan: '拖入字段，打印前先看一眼。' },
  '/user/pre-sheet': { title: '预配单设置', plan: '预配单的默认值和绑定的船代。' },
  '/user/vip': { title: '会员中心', plan: '会员等级、权益和用量，用火币升级。' },
} as const;
