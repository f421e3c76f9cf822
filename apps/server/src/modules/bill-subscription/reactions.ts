import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { subjectsBrought } from '@mastlight/domain/follow/events';
import { truckArrived } from '@mastlight/domain/truck/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { endLinksOf } from './operations/open-link';
import { noteTruck } from './operations/note-truck';
import { takeUpBills } from './operations/take-up-bills';
import type { ClientParts } from './parts';

/** What the list of bills does about what other lists bring, and about trucks that arrived, and about who leaves a company or acts for it no more. */
export function billSubscriptionReactions(parts: ClientParts): Reaction[] {
  const endLinks = (left: Parameters<typeof endLinksOf>[1]): Promise<void> =>
    inTransaction(parts.platform.database, 'system', (tx) => endLinksOf(tx, left));
  return [
    reactTo(subjectsBrought, 'bill-subscription.take-up', async ({ kind }) => {
      if (kind === 'bill') await takeUpBills(parts);
    }),
    reactTo(
      truckArrived,
      'bill-subscription.note-truck',
      async ({ ownerKeys, ...arrived }) => {
        for (const ownerKey of ownerKeys) await noteTruck(parts, ownerKey, arrived);
      },
      { line: 'bill-subscription.note-truck' },
    ),
    reactTo(personLeft, 'bill-subscription.end-shares', endLinks),
    reactTo(operatorNoMore, 'bill-subscription.end-shares-of-no-operator', endLinks),
  ];
}
