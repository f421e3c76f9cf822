import { clientMoved } from '@mastlight/domain/bill-subscription/events';
import { personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { Parts } from './parts';
import { followClient } from './operations/follow-client';
import { deleteMailedOf } from './store/mailed';

/** Whoever leaves a company is sent its lists no more; a list of one client goes on under the client's new name, and is paused once it is gone. */
export function exportTaskReactions({ platform }: Pick<Parts, 'platform'>): Reaction[] {
  return [
    reactTo(personLeft, 'export-task.end-mailed-of-left', ({ companyId, userId }) =>
      inTransaction(platform.database, { ownerKey: `c:${companyId}` }, (tx) => deleteMailedOf(tx, { ownerKey: `c:${companyId}`, userId })),
    ),
    // One after the other: what was renamed twice stands under its last name.
    reactTo(clientMoved, 'export-task.follow-client', (moved) => followClient(platform, moved), { line: 'export-task.follow-client' }),
  ];
}
