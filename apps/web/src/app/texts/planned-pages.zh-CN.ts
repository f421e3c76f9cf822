/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/assistant/template': { title: '单证模板', plan: '自己的单证格式。' },
  '/assistant/templateEdit': { title: '编辑单证模板', plan: '选栏目，看打印效果。' },
  '/user/vip': { title: '会员中心', plan: '会员等级、权益和用量，用火币升级。' },
} as const;
