/** What others' events are as news: what somebody waited for, has put down for a day, or has saved. Pure. */
import type { BodyOf } from '../contract-kit/message';
import { sayCame } from '../manifest-query/index';
import type { manifestCame } from '../manifest-query/events';
import type { companiesNew, followUpsDue } from '../toker/events';
import { newsTexts as texts } from './messages';
import type { News } from './news';

const plainNews = { about: null, step: null, closesMs: null, isUrgent: false } as const;

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
