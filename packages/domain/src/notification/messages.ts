/** What people read about news and the channels that they go to. */
import { productName } from '../vocabulary/product-name';
import { idsMax, testsPerDay } from './limits';
import type { ChannelKind } from './news-events';

/** Channels by name. */
export const channelNames: Readonly<Record<ChannelKind, string>> = {
  wechat: '微信',
  wecom: '企业微信',
  dingtalk: '钉钉',
  feishu: '飞书',
};

export const notificationTexts = {
  idsWrong: `一次最多 ${idsMax} 条`,
  spanWrong: '起止时间不对，请重新选',
  timeWrong: '时间格式是 22:00',
  addressWrong: '这不是这种群机器人的地址，请从群设置里整条复制',
  secretWrong: '加签密钥不对，请从机器人设置里复制，没有开加签就留空',
  robotTaken: '这个群机器人已经有同事设置了，同一个群不用再设',
  addressMissing: '请先填群机器人地址',
  channelOff: '这个渠道还没有打开',
  wechatUnbound: '您的账号没有绑定微信，请用微信扫码登录一次',
  tooManyTests: `今天测试了 ${testsPerDay} 次，明天再试`,
  testTitle: '测试消息',
  testLine: '收到这条，说明推送已经打通',
  wechatUnfollowed: '您没有关注公众号，微信不让发；关注后点测试',
  wechatRefused: '微信没有收',
  robotGone: '群里没有这个机器人了，或地址失效，请换一个地址',
  robotKeyword: `对方没有收：关键词、加签或 IP 白名单不符；关键词请填 ${productName}，开了加签请把密钥填进来`,
  robotRefused: '对方没有收',
  busy: '对方说发得太快，稍后再发',
  unreachable: '对方没有应答，稍后再发',
  notConfigured: '本站还没有接通这个渠道',
  unsure: '发出后没等到回执，不知道对方收到没有；没收到可以重发',
} as const;

/** Sentences of news that are told by others' events. */
export const newsTexts = {
  lookAtManifest: '在舱单查询里看各段',
  companies: (count: number) => `${count} 家`,
  callToday: (names: readonly string[], count: number) =>
    `${names.join('、')}${count > names.length ? `，另有 ${count - names.length} 家` : ''}`,
  companiesNew: (count: number) => `新增 ${count} 家符合这个条件`,
} as const;
