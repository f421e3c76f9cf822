/** What others' events are as news: what somebody waited for, has put down for a day, or has saved. Pure. */
import type { enquiryCame, enquiryPassedOn } from '../ad/events';
import type { billsHandedOver, morningCame, truckNoted } from '../bill-subscription/events';
import type { BodyOf } from '../contract-kit/message';
import type { reportAnswered } from '../fault-report/events';
import type { billContested } from '../sh-manifest/events';
import { sayCame } from '../manifest-query/index';
import type { manifestCame } from '../manifest-query/events';
import { showCoins } from '../billing/index';
import { lineOf, localTime, offsetText } from '../line-tracking/index';
import type { coinsReturned, shipmentChanged } from '../overseas/events';
import type { webhookSwitchedOff } from '../open-api/events';
import type { companiesNew, followUpsDue } from '../toker/events';
import { withoutDurations } from '../vocabulary/without-durations';
import { newsTexts as texts, overseasNewsTexts as overseas, truckNewsTexts } from './messages';
import { formatShanghai } from '../vocabulary/shanghai-time';
import type { News } from './news';
import { newsTones, type NewsEvent, type NewsTone } from './news-events';

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
export function newsOfSearch({ editionId, searchId, name, count, isMore = false }: BodyOf<typeof companiesNew>): News {
  return {
    ...plainNews,
    event: 'companies-new',
    key: `${editionId} ${searchId}`,
    mark: `edition/${editionId}`,
    kind: 'search',
    no: name,
    ref: searchId,
    edition: editionId,
    sentence: texts.companiesNew(count, isMore),
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

type Changed = BodyOf<typeof shipmentChanged>;
type Change = Changed['changes'][number];

/** `11-02 06:00 UTC+1`, by the clock of the place. */
const placeTime = (at: { readonly ms: number; readonly offsetMinutes: number | null }): string => {
  const time = { ...at, classifier: 'estimated' } as const;
  return `${localTime(time).slice(5, 16)} ${offsetText(time)}`;
};
const shanghaiTime = (ms: number): string => formatShanghai(ms).slice(5, 16);

/** What a change is told as: its kind, the sentence, what to do and how bad it is. */
function sayChange(
  change: Change,
  line: string,
  heardMs: number,
): { readonly event: NewsEvent; readonly sentence: string; readonly step: string | null; readonly tone: NewsTone } {
  const told = (what: string, saidMs: number | null): string =>
    saidMs === null ? overseas.heard(line, what, shanghaiTime(heardMs)) : overseas.of(line, what, shanghaiTime(saidMs));
  const at = (what: string, time: Parameters<typeof placeTime>[0] | null): string =>
    time === null ? overseas.heard(line, what, shanghaiTime(heardMs)) : overseas.of(line, overseas.at(what, placeTime(time)), null);
  switch (change.what) {
    case 'eta-moved': {
      const { place, from, to, saidMs } = change;
      const days = daysBetween(from, to);
      const what = overseas.etaMoved(place, placeTime(from), placeTime(to), overseas.days(days));
      return { event: 'overseas-moved', sentence: told(what, saidMs), step: overseas.replan, tone: days > 0 ? 'attention' : 'running' };
    }
    case 'eta-withdrawn': {
      const what = overseas.etaWithdrawn(change.place, placeTime(change.from));
      return { event: 'overseas-moved', sentence: told(what, change.saidMs), step: overseas.askNewEta, tone: 'attention' };
    }
    case 'eta-again': {
      const { place, from, to } = change;
      const what = overseas.etaAgain(place, placeTime(from), placeTime(to), overseas.days(daysBetween(from, to)));
      return { event: 'overseas-moved', sentence: told(what, change.saidMs), step: overseas.replan, tone: 'running' };
    }
    case 'arrival-withdrawn': {
      const what = overseas.arrivalWithdrawn(change.place, change.to && placeTime(change.to));
      return { event: 'overseas-moved', sentence: told(what, null), step: overseas.askNewEta, tone: 'attention' };
    }
    case 'ship-changed': {
      const what = overseas.shipChanged(change.place, change.from, change.to);
      return { event: 'overseas-moved', sentence: told(what, null), step: overseas.replan, tone: 'attention' };
    }
    case 'held':
      return { event: 'overseas-held', sentence: at(overseas.held[change.who], change.at), step: overseas.askHold, tone: 'customs' };
    case 'released':
      return { event: 'overseas-held', sentence: at(overseas.released[change.who], change.at), step: overseas.pickUp, tone: 'running' };
    case 'arrived': {
      const what = overseas.arrived(change.place, placeTime(change.at));
      return { event: 'overseas-came', sentence: overseas.of(line, what, null), step: null, tone: 'running' };
    }
    case 'returned':
      return { event: 'overseas-came', sentence: told(overseas.returned(change.boxes), null), step: null, tone: 'done' };
    case 'free-soon': {
      const what = overseas.freeSoon(change.day.slice(5), boxesOut(change.boxesOut));
      return { event: 'free-days', sentence: overseas.of(line, what, null), step: overseas.returnEmpty, tone: 'attention' };
    }
    case 'free-passed': {
      const { cost } = change;
      const told = cost && overseas.cost(cost.until.slice(5), cost.amount, cost.perDay, cost.uncounted);
      const what = overseas.freePassed(change.day.slice(5), told, boxesOut(change.boxesOut));
      return { event: 'free-days', sentence: overseas.of(line, what, null), step: overseas.returnEmpty, tone: 'danger' };
    }
  }
}

const dayMs = 86_400_000;
const daysBetween = (from: { readonly ms: number }, to: { readonly ms: number }): number => Math.round((to.ms - from.ms) / dayMs);
const boxesOut = (boxes: number): string => (boxes === 0 ? '' : overseas.boxesOut(boxes));

/**
 * What is otherwise of a shipment overseas; of one port all that comes together, and goes the same ways, is one message of its kind.
 */
export function newsOfShipment({ port, billNo, line, heardMs, notify, notifyUserId, changes }: Changed): readonly News[] {
  const ways = notify.length === 0 ? '' : `/${notifyUserId} ${notify.toSorted().join('+')}`;
  return changes.map((change) => ({
    ...plainNews,
    ...sayChange(change, lineOf(line).nameCn, heardMs),
    key: `${billNo} ${change.what}`,
    mark: `overseas/${port}${ways}`,
    kind: 'shipment',
    no: billNo,
  }));
}

/** A truck that has come to a terminal, bill by bill; one arrival is one message. */
export function newsOfTruck({ port, plate, place, atMs, bills }: BodyOf<typeof truckNoted>): readonly News[] {
  return bills.map(({ billNo, containerNos }) => ({
    ...plainNews,
    event: 'truck-arrived',
    key: `${plate} ${atMs} ${billNo}`,
    mark: `trucks/${port}`,
    kind: 'bill',
    no: billNo,
    sentence: truckNewsTexts.arrived(plate, shanghaiTime(atMs), place, containerNos),
    tone: 'running',
  }));
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
