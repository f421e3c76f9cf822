import { vehicleArrived } from '@mastlight/domain/position/events';
import { truckArrived } from '@mastlight/domain/truck/events';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { revokeMadeBy } from '../../platform/share-token';
import { truckShares, type TruckParts } from './parts';
import { findFollowers } from './store';

/**
 * Whoever follows a truck is told that it came to a terminal, for nothing (ADR 0058). Whoever acts for a company no more, or left it,
 * spends nothing of its money by links that he gave away.
 */
export function truckReactions({ database, outbox }: Pick<TruckParts, 'database' | 'outbox'>): Reaction[] {
  const end = ({ companyId, userId }: { readonly companyId: number; readonly userId: number }): Promise<void> =>
    inTransaction(database, 'system', (tx) => revokeMadeBy(tx, `c:${companyId}`, truckShares, userId));
  return [
    reactTo(
      vehicleArrived,
      'truck.tell-arrived',
      (arrived, { id }) =>
        inTransaction(database, 'system', async (tx) => {
          const ownerKeys = await findFollowers(tx, arrived.plate, shanghaiDay(arrived.atMs));
          if (ownerKeys.length > 0) await outbox.emit(tx, truckArrived, { ownerKeys, ...arrived }, id);
        }),
      { line: 'truck.tell-arrived' },
    ),
    reactTo(personLeft, 'truck.end-links-of-left', end),
    reactTo(operatorNoMore, 'truck.end-links-of-no-operator', end),
  ];
}
