/** Where somebody may have news of one thing alone sent (R-3.7-11); of all news together also by text message. */
export const notifyWays = ['wechat', 'wecom', 'dingtalk', 'feishu', 'email'] as const;
export type NotifyWay = (typeof notifyWays)[number];
