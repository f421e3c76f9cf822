/** Each language by its own name, in whichever language the page is. */
export const languageNames = { 'zh-CN': '中文', 'en-US': 'English' } as const;
