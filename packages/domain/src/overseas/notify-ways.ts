/** Where news of a shipment are sent, if somebody wants it for that one alone (R-3.7-11). */
export const notifyWays = ['wechat', 'wecom', 'dingtalk', 'feishu', 'email'] as const;
export type NotifyWay = (typeof notifyWays)[number];
