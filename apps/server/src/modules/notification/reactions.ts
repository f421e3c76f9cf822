import { personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { NotificationParts } from './parts';
import { deletePerson } from './store';

/** Whoever left a company is sent nothing of it any more. */
export function notificationReactions({ platform }: Pick<NotificationParts, 'platform'>): Reaction[] {
  return [
    reactTo(personLeft, 'notification.forget-person', ({ companyId, userId }) =>
      inTransaction(platform.database, 'system', (tx) => deletePerson(tx, `c:${companyId}`, userId)),
    ),
  ];
}
