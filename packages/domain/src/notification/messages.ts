/** What people read about news and the channels that they go to. */
import { productName } from '../vocabulary/product-name';
import { idsMax, mailCodeMs, mailCodesPerDay, smsPerDay, testsPerDay } from './limits';
import { hoursAhead, type ChannelKind } from './news-events';

/** Channels by name. */
export const channelNames: Readonly<Record<ChannelKind, string>> = {
  wechat: '微信',
  wecom: '企业微信',
  dingtalk: '钉钉',
  feishu: '飞书',
  email: '邮件',
  sms: '短信',
};

export const notificationTexts = {
  idsWrong: `一次最多 ${idsMax} 条`,
  spanWrong: '起止时间不对，请重新选',
  timeWrong: '时间格式是 22:00',
  hoursWrong: `提前小时数只能选 ${hoursAhead.join('、')}`,
  hoursEventWrong: '这类事没有提前小时数',
  addressWrong: '这不是这种群机器人的地址，请从群设置里整条复制',
  secretWrong: '加签密钥不对，请从机器人设置里复制，没有开加签就留空',
  robotTaken: '这个群机器人已经有同事设置了，同一个群不用再设',
  addressMissing: '请先填群机器人地址',
  mailboxWrong: '这不是邮箱地址',
  mailboxMissing: '请先填邮箱',
  mailboxTaken: '这个邮箱已经有同事设置了，同一个邮箱不用再设',
  mailboxUnproven: '请先填发到这个邮箱的验证码',
  mailRefused: '对方邮箱没有收',
  mailCodeWrong: '验证码不对或已过期，可以重新发一个',
  mailCodeUnsent: '验证码没有发出去，请核对邮箱后再发',
  tooManyMailCodes: `今天发了 ${mailCodesPerDay} 次验证码，明天再试`,
  mailboxBusy: '今天有几个人往这个邮箱发过验证码，明天再试',
  channelOff: '这个渠道还没有打开',
  wechatUnbound: '您的账号没有绑定微信，请用微信扫码登录一次',
  phoneMissing: '您的账号没有手机号',
  smsModeWrong: '短信只发出事的，每条马上发，或者不发',
  smsSpent: `今天的 ${smsPerDay} 条短信发完了，请看消息中心`,
  smsRefused: '短信没有发出去',
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

/** What stands behind a sentence of news: the clock that it is about, and when it was said. */
export const sayTexts = {
  clock: (name: string | null, time: string) => `，${name ?? '截止'} ${time}`,
  late: (time: string) => `（${time} 记录）`,
  /** A mail is read in whatever zone. */
  zone: '时间都是北京时间（UTC+8）',
  more: (count: number) => `，另有 ${count} 条`,
} as const;

/** The e-mail that proves who reads a mailbox. */
export const mailCodeTexts = {
  subject: (code: string) => `【${productName}】邮箱验证码 ${code}`,
  text: (code: string) =>
    `验证码 ${code}，${mailCodeMs / 60_000} 分钟内有效。\n在推送设置里填上，变动就会发到这个邮箱。\n如果不是您在设置，不用理会，以后也不会收到。`,
} as const;

/** Signs that are said again of an event that was reported, and with an answer of what was said of it: a chat has no room for more. */
const reportSeenShown = 40;
const reportTextShown = { withAnswer: 480, least: 24 } as const;

function shortened(text: string, max: number): string {
  const signs = Array.from(text);
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
}

/** Sentences of news that are told by others' events. */
export const newsTexts = {
  lookAtManifest: '在舱单查询里看各段',
  companies: (count: number) => `${count} 家`,
  callToday: (names: readonly string[], count: number) =>
    `${names.join('、')}${count > names.length ? `，另有 ${count - names.length} 家` : ''}`,
  closing: (clockName: string, time: string, bills: number, boxesOut: number | null) =>
    `${clockName} ${time}，${bills} 票，${boxesOut === null ? '还不知道有几箱' : `未进 ${boxesOut} 箱`}`,
  enquiryWaits: '有人询价，等转给供应商',
  passEnquiryOn: '在广告管理里转交',
  enquiryPassedOn: '询价已转给供应商，请等对方联系',
  handedOver: (by: string, note: string) => `${by === '' ? '同事' : by}交给您负责${note === '' ? '' : `：${note}`}`,
  contested: {
    'taken-back': '平台核实后，已代为向海关申请删单',
    freed: '先申报的那一票海关已删，可以保存后重新发送',
    dismissed: '争议没有成立',
  },
  contestedStep: { 'taken-back': '有不同意见请联系客服', freed: '打开这票重新发送', dismissed: '有新的凭据请联系客服' },
  coinsReturned: (line: string, coins: string) => `${line}满一个月没有此号的数据，已退 ${coins} 火币`,
  checkNumber: '核对提单号和船公司后可以重新订阅',
  webhookOff: {
    gone: '对方回答 410，说这个地址不再接收，推送已停用',
    failing: '连续五天没有一条送到，推送已停用',
  },
  switchOn: '对方修好后，到开放接口启用，会从停下的地方接着推',
  /** The answer first, for a template has little room; then which event it is about, and in which words it was reported. */
  reportAnswered: (answer: string, seen: string, text: string) =>
    [
      answer,
      ...(seen === '' ? [] : [`您报的是：${shortened(seen, reportSeenShown)}`]),
      ...(text === '' ? [] : [`您说：${shortened(text, Math.max(reportTextShown.least, reportTextShown.withAnswer - answer.length))}`]),
    ].join('；'),
  idleMove: (moved: string) => `${moved}，不影响这票`,
  companiesNew: (count: number, isMore: boolean) => `新增 ${count}${isMore ? '+' : ''} 家符合这个条件`,
} as const;

/**
 * Times of places stand by the clock of the place; `said` and `heard`: when the line said it, when we heard, Shanghai's time. What
 * matters stands first: 微信 shows twenty signs.
 */
export const overseasNewsTexts = {
  of: (line: string, what: string, said: string | null) => `${line}：${what}${said === null ? '' : `（船公司 ${said} 更新）`}`,
  heard: (line: string, what: string, heard: string) => `${line}：${what}（${heard} 得知）`,
  days: (days: number) => (days === 0 ? '差不到 1 天' : `${days > 0 ? '推迟' : '提前'} ${Math.abs(days)} 天`),
  etaMoved: (place: string, from: string, to: string, days: string) => `${place}${days}，预计到港 ${from} 改为 ${to}`,
  etaWithdrawn: (place: string, from: string) => `撤回了${place}预计到港 ${from}，还没有报新的`,
  etaAgain: (place: string, from: string, to: string, days: string) => `${place}重新预计 ${to} 到港，撤回前是 ${from}，${days}`,
  arrivalWithdrawn: (place: string, to: string | null) =>
    `撤回了“已到${place}”，${to === null ? '还没有报新的预计到港' : `现预计 ${to} 到港`}`,
  shipChanged: (place: string, from: string, to: string) => `${place}起换船，${from} 改为 ${to}`,
  held: { customs: '海关扣留，暂不能提箱', other: '被扣留（船公司或港口），暂不能提箱' },
  released: { customs: '海关扣留已解除', other: '扣留已解除' },
  at: (what: string, at: string) => `${what}，${at}`,
  arrived: (place: string, at: string) => `${at} 到达${place}`,
  returned: (boxes: number) => `${boxes} 箱全部还空`,
  freeSoon: (day: string, boxesOut: string) => `免费期 ${day} 到期${boxesOut}`,
  freePassed: (day: string, cost: string | null, boxesOut: string) => `免费期 ${day} 已过，${cost ?? '开始产生滞箱费'}${boxesOut}`,
  cost: (until: string, amount: string, perDay: string | null, uncounted: number) =>
    `滞箱费到 ${until} 约 ${amount}${perDay === null ? '' : `，之后每天 ${perDay}`}${uncounted === 0 ? '' : `（${uncounted} 箱未计）`}`,
  boxesOut: (boxes: number) => `，${boxes} 箱未还空`,
  askNewEta: '向船公司或目的港代理确认',
  replan: '通知客户，核对目的港提箱和清关安排',
  askHold: '问目的港代理扣留原因',
  pickUp: '可以安排提箱',
  returnEmpty: '催提箱、还空',
} as const;

export const truckNewsTexts = {
  arrived: (plate: string, time: string, place: string, boxes: readonly string[]) =>
    `${plate} ${time} 到达${place}，${boxes.length === 1 ? `${boxes[0]!} ` : `${boxes.length} 箱`}未进港`,
} as const;
