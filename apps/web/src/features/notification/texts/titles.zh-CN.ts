/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const notificationTitles = { messages: '消息', settings: '推送设置' } as const;
