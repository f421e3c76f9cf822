import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { subjectsBrought } from '@mastlight/domain/follow/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { endKeysOf } from './operations/client-keys';
import { endSharesOf } from './operations/share-bill';
import { takeUpBills } from './operations/take-up-bills';
import type { Parts } from './parts';

/** What the list of bills does about what other lists bring, and about who leaves a company or acts for it no more. */
export function billSubscriptionReactions(parts: Parts): Reaction[] {
  type Left = Parameters<typeof endSharesOf>[1];
  const endShares = (left: Left): Promise<void> => inTransaction(parts.platform.database, 'system', (tx) => endSharesOf(tx, left));
  return [
    reactTo(subjectsBrought, 'bill-subscription.take-up', async ({ kind }) => {
      if (kind === 'bill') await takeUpBills(parts);
    }),
    reactTo(personLeft, 'bill-subscription.end-keys', (left) => endKeysOf(parts, left)),
    reactTo(operatorNoMore, 'bill-subscription.end-keys-of-no-operator', (person) => endKeysOf(parts, person)),
    reactTo(personLeft, 'bill-subscription.end-shares', endShares),
    reactTo(operatorNoMore, 'bill-subscription.end-shares-of-no-operator', endShares),
  ];
}
