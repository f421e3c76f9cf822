/** What is told: the kinds of news, and what of a bill or a ship's call is news. */
import {
  billSentences,
  explainBill,
  isTighter,
  newestChange,
  voyageKey,
  withoutDurations,
  type BillStatus,
  type CallStatus,
} from '../tracking/index';
import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { urgentClockMs } from './limits';

/** Where news go beside the message centre. */
export const channelKinds = ['wechat', 'wecom', 'dingtalk', 'feishu'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Sent at once, together every five minutes, or not at all. */
export const sendModes = ['now', 'digest', 'off'] as const;
export type SendMode = (typeof sendModes)[number];

/**
 * The kinds of news, as people choose among them, worst first: the exceptions of a bill that each tells (docs/bill-rules.md 3), and
 * how it goes to a channel that somebody has switched on before he chose otherwise. What waits for nobody is no news.
 */
export const newsEvents = [
  { code: 'cut-off-moved', name: '截港、开港变更', group: '船期', when: '变了就发', usual: 'now', exceptions: ['cut-off-changed'] },
  {
    code: 'not-gated-in',
    name: '临近截港未进港',
    group: '船期',
    when: '截港前 24 小时起，过了再发',
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
    group: '海关',
    when: '截止前 24 小时起，过了再发',
    usual: 'now',
    exceptions: ['not-released', 'release-missed'],
  },
  {
    code: 'papers-missing',
    name: '临近截单缺舱单',
    group: '海关',
    when: '截单前 24 小时起',
    usual: 'digest',
    exceptions: ['papers-missing'],
  },
  { code: 'overdue', name: '比平常慢', group: '海关', when: '超过本港常见用时', usual: 'off', exceptions: ['overdue'] },
] as const satisfies readonly {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly when: string;
  readonly usual: SendMode;
  readonly exceptions: readonly ExceptionCode[];
}[];
export type NewsEvent = (typeof newsEvents)[number]['code'];
export const newsEventCodes = newsEvents.map(({ code }) => code);

const eventOf = new Map<ExceptionCode, NewsEvent>(newsEvents.flatMap(({ code, exceptions }) => exceptions.map((one) => [one, code])));
export const newsEvent = (code: NewsEvent) => newsEvents.find((one) => one.code === code)!;

/** How bad: the tones of tracking's sentences. */
export const newsTones = ['danger', 'customs', 'attention', 'running', 'done', 'idle'] as const;
export type NewsTone = (typeof newsTones)[number];

/** One thing that is news of a bill or a call. */
export interface News {
  readonly event: NewsEvent;
  /** What tells it from other news of the same thing: while it holds it is told once. */
  readonly key: string;
  /** News of one mark that come together are one message: of one ship's clocks, of one bill. */
  readonly mark: string;
  readonly kind: 'bill' | 'call';
  /** Bill number; ship and voyage. */
  readonly no: string;
  readonly sentence: string;
  /** What to do; null: nothing. */
  readonly step: string | null;
  readonly tone: NewsTone;
  /** The clock that it is about, ms since epoch, port time. */
  readonly closesMs: number | null;
  readonly isUrgent: boolean;
}

/** Whether nobody may sleep through it. */
function isUrgent(event: NewsEvent, tone: NewsTone, closesMs: number | null, nowMs: number): boolean {
  if (tone === 'danger' || event === 'ship-changed' || (event === 'customs' && tone !== 'running')) return true;
  return closesMs !== null && closesMs >= nowMs && closesMs - nowMs <= urgentClockMs;
}

/** Another box, reason or step is news; of the others, boxes that come in one by one are none. */
const toldBySentence: ReadonlySet<ExceptionCode> = new Set(['inspection', 'rejected', 'withdrawn', 'ship-changed', 'overdue']);

/** What is wrong with a bill at the port's time `nowMs`, as news. Pure; what was told before is told by its key. */
export function newsOfBill(billNo: string, status: BillStatus, nowMs: number): readonly News[] {
  const { port, vesselName, voyage } = status;
  return explainBill(status, nowMs).troubles.flatMap(({ code, sentence, nextStep }): News[] => {
    const event = eventOf.get(code);
    if (event === undefined) return [];
    const moved = code === 'cut-off-changed' ? newestChange(status.cutOffChanges, nowMs) : null;
    // Of a clock that moved again the new time is news; of these, what is said beside how long it has lasted.
    const part = moved ? `/${moved.field}/${moved.toMs}` : toldBySentence.has(code) ? `/${withoutDurations(sentence)}` : '';
    const closesMs = moved ? moved.toMs : (nextStep.clock?.atMs ?? null);
    const ofShip = moved !== null && vesselName !== null && voyage !== null;
    return [
      {
        event,
        key: `${code}${part}`,
        mark: ofShip ? shipMark(port, vesselName, voyage) : `${port}/${billNo}`,
        kind: 'bill',
        no: billNo,
        sentence,
        step: nextStep.title,
        tone: nextStep.tone,
        closesMs,
        isUrgent: isUrgent(event, nextStep.tone, closesMs, nowMs),
      },
    ];
  });
}

/** What moved of a ship's call within the last day, as news; of one that sailed nothing moves any more. */
export function newsOfCall(
  call: { readonly vesselName: string; readonly voyage: string },
  status: CallStatus,
  nowMs: number,
): readonly News[] {
  if (status.departedMs !== null) return [];
  const change = newestChange(status.cutOffChanges, nowMs);
  if (change === null) return [];
  const tone = isTighter(change, nowMs) ? 'attention' : 'running';
  return [
    {
      event: 'cut-off-moved',
      key: `cut-off-changed/${change.field}/${change.toMs}`,
      mark: shipMark(status.port, call.vesselName, call.voyage),
      kind: 'call',
      no: `${call.vesselName}/${call.voyage}`,
      sentence: billSentences.cutOffNow(portRules(status.port).cutOffNames[change.field], change.fromMs, change.toMs),
      step: null,
      tone,
      closesMs: change.toMs,
      isUrgent: isUrgent('cut-off-moved', tone, change.toMs, nowMs),
    },
  ];
}

const shipMark = (port: string, vesselName: string, voyage: string): string => `${port}/${vesselKey(vesselName)}/${voyageKey(voyage)}`;
