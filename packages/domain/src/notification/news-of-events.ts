/** What others' events are as news: what somebody waited for, has put down for a day, or has saved. Pure. */
import type { enquiryCame, enquiryPassedOn } from '../ad/events';
import type { billsHandedOver, morningCame } from '../bill-subscription/events';
import type { BodyOf } from '../contract-kit/message';
import type { reportAnswered } from '../fault-report/events';
import type { billContested } from '../sh-manifest/events';
import { sayCame } from '../manifest-query/index';
import type { manifestCame } from '../manifest-query/events';
import { showCoins } from '../billing/index';
import { lineOf } from '../line-tracking/index';
import type { coinsReturned } from '../overseas/events';
import type { webhookSwitchedOff } from '../open-api/events';
import type { companiesNew, followUpsDue } from '../toker/events';
import { withoutDurations } from '../vocabulary/without-durations';
import { newsTexts as texts } from './messages';
import { formatShanghai } from '../vocabulary/shanghai-time';
import type { News } from './news';
import { newsTones, type NewsTone } from './news-events';

const plainNews = { about: null, step: null, closesMs: null, isUrgent: false, nearestMs: null } as const;

/** What came of a bill that a person waited for; all that he waited for and that comes together is one message. */
export function newsOfManifest({ userId, mode, billNo, came }: BodyOf<typeof manifestCame>): News {
  return {
    ...plainNews,
    event: 'manifest-came',
    key: `${mode} ${billNo}`,
    mark: `waits/${userId}`,
    kind: mode === 'sea' ? 'sea-manifest' : 'air-manifest',
    no: billNo,
    sentence: sayCame(came),
    step: texts.lookAtManifest,
    tone: 'running',
  };
}

/** Companies that are to be called on today: the first of them by name, and how many others. */
export function newsOfFollowUps({ day, names, count }: BodyOf<typeof followUpsDue>): News {
  return {
    ...plainNews,
    event: 'follow-up-due',
    key: day,
    mark: `follow-up/${day}`,
    kind: 'follow-up',
    no: texts.companies(count),
    day,
    sentence: texts.callToday(names, count),
    tone: 'attention',
  };
}

/** New companies that a saved search finds; all searches of one edition are one message. */
export function newsOfSearch({ editionId, searchId, name, count }: BodyOf<typeof companiesNew>): News {
  return {
    ...plainNews,
    event: 'companies-new',
    key: `${editionId} ${searchId}`,
    mark: `edition/${editionId}`,
    kind: 'search',
    no: name,
    ref: searchId,
    edition: editionId,
    sentence: texts.companiesNew(count),
    tone: 'running',
  };
}

/** An enquiry that waits for an administrator of ads to pass it on. */
export function newsOfEnquiry({ enquiryId, supplier }: BodyOf<typeof enquiryCame>): News {
  return {
    ...plainNews,
    event: 'enquiry',
    key: `came ${enquiryId}`,
    mark: 'enquiries',
    kind: 'enquiry-waiting',
    no: supplier,
    sentence: texts.enquiryWaits,
    step: texts.passEnquiryOn,
    tone: 'attention',
  };
}

/** An enquiry that its supplier has now. */
export function newsOfPassedOn({ enquiryId, supplier }: BodyOf<typeof enquiryPassedOn>): News {
  return {
    ...plainNews,
    event: 'enquiry',
    key: `passed ${enquiryId}`,
    mark: 'enquiries',
    kind: 'enquiry',
    no: supplier,
    sentence: texts.enquiryPassedOn,
    tone: 'running',
  };
}

/** What the desk answered of an event of a bill that a person had reported. */
export function newsOfReport({ reportId, userId, billNo, seen, text, answer }: BodyOf<typeof reportAnswered>): News {
  return {
    ...plainNews,
    event: 'report-answered',
    key: String(reportId),
    mark: `reports/${userId}`,
    kind: 'bill',
    no: billNo,
    sentence: texts.reportAnswered(answer.replaceAll('\n', ' '), seen ?? '', (text ?? '').replaceAll('\n', ' ')),
    tone: 'running',
  };
}

/** Bills for which a person answers from now on, as a colleague has said; all that come together are one message. */
export function newsOfHandOver({ userId, port, billNos, count, by, note, handedMs }: BodyOf<typeof billsHandedOver>): readonly News[] {
  return billNos.map((billNo, at) => ({
    ...plainNews,
    event: 'bill-handed-over',
    // Who gets a bill back is told again.
    key: `${handedMs} ${billNo}`,
    mark: `handed/${port}/${userId}`,
    kind: 'bill',
    no: billNo,
    sentence: texts.handedOver(by, note.replaceAll('\n', ' ')),
    tone: 'attention',
    ...(at === 0 && count > billNos.length && { more: count - billNos.length }),
  }));
}

/** What the desk has done about a bill number that two owners declare, to one of them; it names nobody. */
export function newsOfContest({ manifestId, billNo, what, reason }: BodyOf<typeof billContested>): News {
  const sentence = texts.contested[what];
  return {
    ...plainNews,
    event: 'bill-contested',
    key: `${billNo} ${what}`,
    mark: `contest/${manifestId}`,
    kind: 'sh-manifest',
    no: billNo,
    ref: manifestId,
    sentence: reason === '' ? sentence : `${sentence}：${reason}`,
    step: texts.contestedStep[what],
    tone: what === 'taken-back' ? 'danger' : what === 'freed' ? 'running' : 'attention',
    isUrgent: what === 'taken-back',
  };
}

/** A shipment overseas that ended without data, and its coins; all of a port that end together are one message. */
export function newsOfReturned({ port, rowId, billNo, line, fen }: BodyOf<typeof coinsReturned>): News {
  return {
    ...plainNews,
    event: 'coins-returned',
    key: String(rowId),
    mark: `coins-returned/${port}`,
    kind: 'overseas',
    no: billNo,
    sentence: texts.coinsReturned(lineOf(line).nameCn, showCoins(fen)),
    step: texts.checkNumber,
    tone: 'attention',
  };
}

/** An address that we push to was switched off. */
export function newsOfWebhook({ webhookId, name, why }: BodyOf<typeof webhookSwitchedOff>): News {
  return {
    ...plainNews,
    event: 'webhook-off',
    key: String(webhookId),
    mark: `webhook/${webhookId}`,
    kind: 'webhook',
    no: name,
    sentence: texts.webhookOff[why],
    step: texts.switchOn,
    tone: 'danger',
  };
}

const isTone = (tone: string | null): tone is NewsTone => (newsTones as readonly (string | null)[]).includes(tone);

/**
 * What waits for somebody on a morning: the bills of a port, soonest first, then the ships that close. One message.
 *
 * @param portNowMs port time: what has closed by then holds nothing back.
 */
export function newsOfMorning({ userId, day, port, bills, count, ships }: BodyOf<typeof morningCame>, portNowMs: number): readonly News[] {
  const ahead = (closesMs: number | null): number | null => (closesMs !== null && closesMs >= portNowMs ? closesMs : null);
  const common = { ...plainNews, event: 'morning', mark: `morning/${day}/${port}/${userId}` } as const;
  const told = [
    ...bills.map(({ billNo, sentence, tone, closesMs }): News => ({
      ...common,
      key: `${day} ${billNo}`,
      kind: 'bill',
      no: billNo,
      // Held back it would tell of another moment.
      sentence: withoutDurations(sentence),
      tone: isTone(tone) ? tone : 'attention',
      closesMs,
      nearestMs: ahead(closesMs),
    })),
    ...ships.map(({ shipInfo, clockName, closesMs, bills: ofShip, boxesOut }): News => ({
      ...common,
      key: `${day} ${shipInfo} ${clockName}`,
      kind: 'closing',
      no: shipInfo,
      sentence: texts.closing(clockName, formatShanghai(closesMs).slice(5, 16), ofShip, boxesOut),
      tone: 'attention',
      closesMs: null,
      nearestMs: ahead(closesMs),
    })),
  ];
  return told.map((news, at) => (at === 0 && count > bills.length ? { ...news, more: count - bills.length } : news));
}
