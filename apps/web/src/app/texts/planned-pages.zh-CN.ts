/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/assistant/template': { title: '单证模板', plan: '自己的单证格式。' },
  '/assistant/templateEdit': { title: '编辑单证模板', plan: '选栏目，看打印效果。' },
} as const;
