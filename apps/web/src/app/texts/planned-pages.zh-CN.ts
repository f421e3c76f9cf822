/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/user/vip': { title: '会员中心', plan: '会员等级、权益和用量，用火币升级。' },
} as const;
