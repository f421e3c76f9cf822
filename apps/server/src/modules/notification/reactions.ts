import { enquiryCame, enquiryPassedOn } from '@mastlight/domain/ad/events';
import { billsHandedOver, morningCame, truckNoted } from '@mastlight/domain/bill-subscription/events';
import { personLeft } from '@mastlight/domain/company/events';
import { reportAnswered } from '@mastlight/domain/fault-report/events';
import { manifestCame } from '@mastlight/domain/manifest-query/events';
import {
  newsOfContest,
  newsOfEnquiry,
  newsOfFollowUps,
  newsOfHandOver,
  newsOfManifest,
  newsOfMorning,
  newsOfPassedOn,
  newsOfReport,
  newsOfReturned,
  newsOfSearch,
  newsOfShipment,
  newsOfTruck,
  newsOfWebhook,
} from '@mastlight/domain/notification/news-of-events';
import { billContested } from '@mastlight/domain/sh-manifest/events';
import { coinsReturned, shipmentChanged } from '@mastlight/domain/overseas/events';
import { webhookSwitchedOff } from '@mastlight/domain/open-api/events';
import { companiesNew, followUpsDue } from '@mastlight/domain/toker/events';
import { ownerOfPerson } from '../../platform/http/session';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { tellNews } from './operations/tell-news';
import type { NotificationParts } from './parts';
import { deletePerson } from './store';

/** What others' events are told as; and whoever left a company is sent nothing of it any more. */
export function notificationReactions(parts: Pick<NotificationParts, 'platform' | 'billing' | 'people'>): Reaction[] {
  return [
    reactTo(personLeft, 'notification.forget-person', ({ companyId, userId }) =>
      inTransaction(parts.platform.database, { ownerKey: `c:${companyId}` }, (tx) => deletePerson(tx, `c:${companyId}`, userId)),
    ),
    reactTo(manifestCame, 'notification.tell-manifest', (came, { id }) => tellNews(parts, id, came, [newsOfManifest(came)])),
    reactTo(morningCame, 'notification.tell-morning', (came, { id }) =>
      tellNews(parts, id, came, newsOfMorning(came, parts.platform.portClock.nowMs()), came.port),
    ),
    reactTo(billsHandedOver, 'notification.tell-hand-over', (handed, { id }) =>
      tellNews(parts, id, handed, newsOfHandOver(handed), handed.port),
    ),
    reactTo(enquiryCame, 'notification.tell-enquiry', async (came, { id }) => {
      for (const userId of await parts.people.findWithRole('admin')) {
        await tellNews(parts, `${id}/${userId}`, { ownerKey: ownerOfPerson(userId) }, [newsOfEnquiry(came)]);
      }
    }),
    reactTo(enquiryPassedOn, 'notification.tell-passed-on', (passed, { id }) => tellNews(parts, id, passed, [newsOfPassedOn(passed)])),
    reactTo(reportAnswered, 'notification.tell-report', (told, { id }) => tellNews(parts, id, told, [newsOfReport(told)], told.port)),
    reactTo(followUpsDue, 'notification.tell-follow-ups', (due, { id }) =>
      tellNews(parts, id, { ownerKey: due.ownerKey }, [newsOfFollowUps(due)]),
    ),
    reactTo(billContested, 'notification.tell-contest', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfContest(told)]),
    ),
    reactTo(companiesNew, 'notification.tell-companies', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfSearch(told)]),
    ),
    reactTo(coinsReturned, 'notification.tell-coins-returned', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfReturned(told)], told.port),
    ),
    reactTo(shipmentChanged, 'notification.tell-shipment', (changed, { id }) => {
      const { ownerKey, port, notify, notifyUserId } = changed;
      const chosen = notify.length === 0 ? null : { userId: notifyUserId, kinds: notify };
      return tellNews(parts, id, { ownerKey }, newsOfShipment(changed), port, chosen);
    }),
    reactTo(truckNoted, 'notification.tell-truck', (noted, { id }) =>
      tellNews(parts, id, { ownerKey: noted.ownerKey }, newsOfTruck(noted), noted.port),
    ),
    reactTo(webhookSwitchedOff, 'notification.tell-webhook-off', (told, { id }) =>
      tellNews(parts, id, { ownerKey: told.ownerKey }, [newsOfWebhook(told)]),
    ),
  ];
}
