import { moneyMovedTopic } from '@mastlight/domain/billing/topics';
import type { Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { namedAccount } from '../account-key';
import { creditReal, type Credit, type Said } from '../store';

/**
 * Brings real money in or takes it out, and tells open pages of its owner: none of them has asked for it, and what they show
 * of the balance is over. `short`: so much is not there to be taken.
 */
export async function moveReal(tx: Transaction, ownerKey: string, said: Said, booking: Credit): ReturnType<typeof creditReal> {
  const outcome = await creditReal(tx, ownerKey, said, booking);
  if (outcome === 'taken') await publishChange(tx, { ownerKey, topic: moneyMovedTopic, ids: [namedAccount(ownerKey).accountType] });
  return outcome;
}
