import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { revokeMadeBy } from '../../platform/share-token';
import { truckShares, type TruckParts } from './parts';

/** Whoever acts for a company no more, or left it, spends nothing of its money by links that he gave away. */
export function truckReactions({ database }: Pick<TruckParts, 'database'>): Reaction[] {
  const end = ({ companyId, userId }: { readonly companyId: number; readonly userId: number }): Promise<void> =>
    inTransaction(database, 'system', (tx) => revokeMadeBy(tx, `c:${companyId}`, truckShares, userId));
  return [reactTo(personLeft, 'truck.end-links-of-left', end), reactTo(operatorNoMore, 'truck.end-links-of-no-operator', end)];
}
