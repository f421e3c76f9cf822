import { morningCame } from '@mastlight/domain/bill-subscription/events';
import { personLeft } from '@mastlight/domain/company/events';
import { manifestCame } from '@mastlight/domain/manifest-query/events';
import { newsOfFollowUps, newsOfManifest, newsOfMorning, newsOfSearch, newsOfWebhook } from '@mastlight/domain/notification/news-of-events';
import { webhookSwitchedOff } from '@mastlight/domain/open-api/events';
import { companiesNew, followUpsDue } from '@mastlight/domain/toker/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { tellNews } from './operations/tell-news';
import type { NotificationParts } from './parts';
import { deletePerson } from './store';

/** What others' events are told as; and whoever left a company is sent nothing of it any more. */
export function notificationReactions(parts: Pick<NotificationParts, 'platform' | 'billing'>): Reaction[] {
  return [
    reactTo(personLeft, 'notification.forget-person', ({ companyId, userId }) =>
      inTransaction(parts.platform.database, { ownerKey: `c:${companyId}` }, (tx) => deletePerson(tx, `c:${companyId}`, userId)),
    ),
    reactTo(manifestCame, 'notification.tell-manifest', (came, { id }) => tellNews(parts, id, came, [newsOfManifest(came)])),
    reactTo(morningCame, 'notification.tell-morning', (came, { id }) =>
      tellNews(parts, id, came, newsOfMorning(came, parts.platform.portClock.nowMs()), came.port),
    ),
    reactTo(followUpsDue, 'notification.tell-follow-ups', (due, { id }) =>
      tellNews(parts, id, { ownerKey: due.ownerKey }, [newsOfFollowUps(due)]),
    ),
    reactTo(companiesNew, 'notification.tell-companies', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfSearch(told)]),
    ),
    reactTo(webhookSwitchedOff, 'notification.tell-webhook-off', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfWebhook(told)]),
    ),
  ];
}
