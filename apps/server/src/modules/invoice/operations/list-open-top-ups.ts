import { topUpsOfferedMax } from '@mastlight/domain/invoice/limits';
import type { PaidTopUp } from '../paid-top-ups';
import type { InvoiceParts } from '../parts';
import { listHeld } from '../queries/find-records';

/** An owner's paid top-ups that are on no invoice, the newest first: however many are on one, the others are found. */
export async function listOpenTopUps({ database, topUps }: InvoiceParts, ownerKey: string): Promise<readonly PaidTopUp[]> {
  const paid = await topUps.list(ownerKey, topUpsOfferedMax, await listHeld(database, ownerKey));
  return paid.filter(({ amountFen }) => amountFen > 0);
}
