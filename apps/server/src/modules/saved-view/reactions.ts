import { clientMoved } from '@mastlight/domain/bill-subscription/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { Parts } from './parts';
import { renameClient } from './store';

/** Views of one client go on under its new name; one of a client that is gone shows nothing, as it says. */
export function savedViewReactions({ platform }: Pick<Parts, 'platform'>): Reaction[] {
  return [
    reactTo(clientMoved, 'saved-view.follow-client', ({ ownerKey, from, to }) =>
      inTransaction(platform.database, { ownerKey }, async (tx) => {
        if (to !== null) await renameClient(tx, ownerKey, from, to);
      }),
    ),
  ];
}
