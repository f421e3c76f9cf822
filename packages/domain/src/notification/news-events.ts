/** The kinds of news, the channels that they go to, and how: what a page chooses among. */
import { exceptionLimits, type ExceptionCode } from '../vocabulary/bill-progress';
import { notifyWays } from '../vocabulary/notify-ways';

/** Where news go beside the message centre. */
export const channelKinds = [...notifyWays, 'sms'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Sent at once, together every five minutes, or not at all. */
export const sendModes = ['now', 'digest', 'off'] as const;
export type SendMode = (typeof sendModes)[number];

/**
 * The kinds of news, as people choose among them, worst first: the exceptions of a bill that each tells (docs/bill-rules.md 3), and
 * how it goes to a channel that somebody has switched on before he chose otherwise. What waits for nobody is no news, but that a moved clock names every bill of its ship. Kinds
 * without exceptions are told by events of others (news-of-events.ts).
 */
export const newsEvents = [
  { code: 'cut-off-moved', name: '截港、开港变更', group: '船期', when: '变了就发', usual: 'now', exceptions: ['cut-off-changed'] },
  {
    code: 'not-gated-in',
    name: '临近截港未进港',
    passed: '已过截止未进港',
    group: '船期',
    when: '截港前 {hours} 小时起；截了再发一次',
    usual: 'now',
    exceptions: ['not-gated-in', 'cut-off-missed'],
  },
  {
    code: 'ship-changed',
    name: '换船、漏装、出港',
    group: '船期',
    when: '出了就发',
    usual: 'now',
    exceptions: ['ship-changed', 'left-behind', 'left-port'],
  },
  {
    code: 'customs',
    name: '查验、退单、撤销',
    group: '海关',
    when: '出了就发',
    usual: 'now',
    exceptions: ['inspection', 'rejected', 'withdrawn', 'list-withdrawn'],
  },
  { code: 'arrival-missing', name: '进港后未运抵', group: '海关', when: '比平常慢了', usual: 'now', exceptions: ['arrival-missing'] },
  {
    code: 'not-released',
    name: '临近截止未放行',
    passed: '已过截止未放行',
    group: '海关',
    when: '截止前 {hours} 小时起；截了再发一次',
    whenUsual: '截止前 24 小时内，按平常用时可能赶不上；截了再发一次',
    usual: 'now',
    exceptions: ['not-released', 'release-missed'],
  },
  {
    code: 'papers-missing',
    name: '临近截单缺舱单',
    passed: '已过截单缺舱单',
    group: '海关',
    when: '截单前 {hours} 小时起',
    usual: 'digest',
    exceptions: ['papers-missing'],
  },
  { code: 'overdue', name: '比平常慢', group: '海关', when: '超过本港常见用时', usual: 'off', exceptions: ['overdue'] },
  { code: 'manifest-came', name: '等的舱单到了', group: '舱单', when: '等的提单一有数据', usual: 'now', exceptions: [] },
  { code: 'bill-contested', name: '提单号争议', group: '舱单', when: '平台处理后', usual: 'now', exceptions: [] },
  { code: 'follow-up-due', name: '今天该联系', group: '拓客', when: '约好的那天早上 8:30', usual: 'now', exceptions: [] },
  { code: 'companies-new', name: '条件有新公司', group: '拓客', when: '打开推送的条件来了新一期', usual: 'now', exceptions: [] },
  { code: 'enquiry', name: '询价', group: '供应商', when: '转给供应商时', usual: 'now', exceptions: [] },
  { code: 'bill-handed-over', name: '交给您的提单', group: '交接', when: '同事把提单交给您时', usual: 'now', exceptions: [] },
  { code: 'report-answered', name: '报错有回复', group: '客服', when: '站点一回复', usual: 'now', exceptions: [] },
  { code: 'coins-returned', name: '没有数据，已退火币', group: '海外', when: '海外跟踪满一个月没有数据', usual: 'now', exceptions: [] },
  {
    code: 'overseas-moved',
    name: '海外到港变动、换船',
    group: '海外',
    when: '预计到港提前、推迟满 1 天，或撤回；某一程换船',
    usual: 'now',
    exceptions: [],
  },
  { code: 'overseas-held', name: '海外扣留、解除', group: '海外', when: '海关或船公司扣留，以及解除', usual: 'now', exceptions: [] },
  {
    code: 'free-days',
    name: '海外免费期将到',
    passed: '海外免费期已过',
    group: '海外',
    when: '最后免费日前 3 天；过了再发一次',
    usual: 'now',
    exceptions: [],
  },
  { code: 'overseas-came', name: '海外到港、还空', group: '海外', when: '到卸货港；全部还空', usual: 'digest', exceptions: [] },
  { code: 'truck-arrived', name: '车已到场站', group: '车队', when: '跟的车拉着没进港的箱到场站', usual: 'digest', exceptions: [] },
  { code: 'webhook-off', name: '推送地址停了', group: '接口', when: '对方不再接收，或五天没送到', usual: 'now', exceptions: [] },
  { code: 'morning', name: '早上要处理的', group: '每天', when: '每天早上 8:30，各人各自的；没有就不发', usual: 'now', exceptions: [] },
] as const satisfies readonly {
  readonly code: string;
  readonly name: string;
  /** What it is called once the clock has passed that it warned of. */
  readonly passed?: string;
  readonly group: string;
  /** When it is told; `{hours}` stands for the hours ahead that somebody chose. */
  readonly when: string;
  /** The same for whoever is told as lists count, where that is not by hours alone. */
  readonly whenUsual?: string;
  readonly usual: SendMode;
  readonly exceptions: readonly ExceptionCode[];
}[];
export type NewsEvent = (typeof newsEvents)[number]['code'];
export const newsEventCodes = newsEvents.map(({ code }) => code);

/** Kinds that warn of a clock so many hours ahead of it as each person chooses, by the exceptions of the same names. */
export const dueEvents = ['not-gated-in', 'not-released', 'papers-missing'] as const satisfies readonly (NewsEvent & ExceptionCode)[];
export type DueEvent = (typeof dueEvents)[number];
export const isDueEvent = (code: string): code is DueEvent => (dueEvents as readonly string[]).includes(code);

/** What is chosen among, hours, the fewest first; whoever chose none is told as lists count a clock as near. */
export const hoursAhead = [6, 12, 24, 36, 48, 72] as const;
export type HoursAhead = (typeof hoursAhead)[number];
export const usualHoursAhead: HoursAhead = exceptionLimits.cutOffNearHours;

/** Hours ahead by kind, where somebody chose. */
export type HoursChosen = Readonly<Partial<Record<DueEvent, HoursAhead>>>;

/** When news of a kind are told to whoever chose so many hours ahead: `截港前 48 小时起；截了再发一次`. */
export const whenTold = (code: NewsEvent, hours: number): string => {
  const event = newsEvent(code);
  return 'whenUsual' in event && hours === usualHoursAhead ? event.whenUsual : event.when.replace('{hours}', String(hours));
};

/** Kinds of which no piece is of danger: nothing has gone wrong with anybody's boxes. */
const harmless: ReadonlySet<NewsEvent> = new Set<NewsEvent>([
  'manifest-came',
  'follow-up-due',
  'companies-new',
  'bill-handed-over',
  'enquiry',
  'report-answered',
  'coins-returned',
  'overseas-moved',
  'overseas-held',
  'overseas-came',
  'truck-arrived',
  'morning',
]);

/** How news of a kind can go to a channel: by text message of danger alone, each at once. */
export function modesOf(code: NewsEvent, channel: ChannelKind): readonly SendMode[] {
  if (channel !== 'sms') return sendModes;
  return harmless.has(code) ? ['off'] : ['now', 'off'];
}

/** Whether news of a kind and tone go to a channel at all: a moved clock that bears on none of the bills rings nowhere. */
export const isToneSent = (channel: ChannelKind, event: NewsEvent, tone: NewsTone): boolean =>
  channel === 'sms' ? tone === 'danger' : event !== 'cut-off-moved' || tone !== 'idle';

/** How news go to a channel before somebody chose otherwise: by e-mail what is not urgent comes together. */
export const usualMode = (code: NewsEvent, channel: ChannelKind): SendMode => {
  const { usual } = newsEvent(code);
  if (channel === 'sms') return modesOf(code, channel)[0]!;
  return channel === 'email' && usual === 'now' ? 'digest' : usual;
};

export const newsEvent = (code: NewsEvent) => newsEvents.find((one) => one.code === code)!;

/** What news of a kind are called: what warns of a clock is of danger once that has passed. */
export function newsName(code: NewsEvent, isDanger: boolean): string {
  const event = newsEvent(code);
  return isDanger && 'passed' in event ? event.passed : event.name;
}

/** What a line of a message is about, by which a page knows where it leads. */
export const lineKinds = [
  'bill',
  'call',
  'sea-manifest',
  'air-manifest',
  'follow-up',
  'search',
  'closing',
  'enquiry',
  'enquiry-waiting',
  'sh-manifest',
  'overseas',
  'shipment',
  'webhook',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** How bad: the tones of tracking's sentences. */
export const newsTones = ['danger', 'customs', 'attention', 'running', 'done', 'idle'] as const;
export type NewsTone = (typeof newsTones)[number];
