import { personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { Parts } from './parts';
import { deleteMailedOf } from './store/mailed';

/** Whoever leaves a company is sent its lists no more. */
export function exportTaskReactions({ platform }: Pick<Parts, 'platform'>): Reaction[] {
  return [
    reactTo(personLeft, 'export-task.end-mailed-of-left', ({ companyId, userId }) =>
      inTransaction(platform.database, { ownerKey: `c:${companyId}` }, (tx) => deleteMailedOf(tx, { ownerKey: `c:${companyId}`, userId })),
    ),
  ];
}
