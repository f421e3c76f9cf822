/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const companyTitles = { certification: '企业认证', colleagues: '同事管理', companies: '全部企业', invitation: '加入公司' } as const;
