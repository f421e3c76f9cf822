import type { OwnData } from '../../platform/own-data';
import { deleteOwner, type OwnerFollowed } from './store';
import type { Transaction } from '../../platform/db/transaction';

/** What the personal identity follows ends with it; the keepers of the subjects hear of that (S-16). */
export function ownFollowing(tellEnded: (tx: Transaction, rows: readonly OwnerFollowed[]) => Promise<void>): OwnData {
  return {
    tables: [
      { name: 'follow_subject', key: 'kind, subject, port, product, row_id', told: { not: 'the subscriptions say it' }, going: 'module' },
      {
        name: 'follow_brought',
        key: 'id',
        told: { as: 'subscribedByItself', columns: 'port, kind, spelt as "number", remark' },
        going: 'delete',
      },
      { name: 'follow_day', key: 'day', told: { not: 'counts of a day, no data of his' }, going: 'delete' },
    ],
    leave: async (tx, { ownerKey }) => tellEnded(tx, await deleteOwner(tx, ownerKey)),
  };
}
