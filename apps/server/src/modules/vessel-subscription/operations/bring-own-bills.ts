import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { findOwnBillsToBring, type BillOfOwnBooking } from '../queries/find-own-bills-to-bring';

const rowsPerRound = 200;

/** Brings their owners the bills of their own bookings on switched-on calls, a bounded number in a transaction (ADR 0027). Asking again changes nothing. */
export async function bringOwnBills(parts: Parts): Promise<void> {
  for (let count = rowsPerRound; count === rowsPerRound;) {
    count = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const bills = await findOwnBillsToBring(transaction, rowsPerRound);
      await bring(parts, transaction, bills);
      return bills.length;
    });
  }
}

/** The same for rows that were just switched on; the others of them wait for the next look. */
export async function bringOwnBillsOf(parts: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  await bring(parts, transaction, await findOwnBillsToBring(transaction, rowsPerRound, ids));
}

function bring({ follow }: Parts, transaction: Transaction, bills: readonly BillOfOwnBooking[]): Promise<void> {
  return follow.bring(
    transaction,
    'bill',
    bills.map(({ billNo, vesselName, voyage, ...asker }) => ({
      ...asker,
      subject: billNo,
      spelt: billNo,
      // A call has no client.
      clientName: null,
      remark: texts.broughtByShip(`${vesselName}/${voyage}`),
    })),
  );
}
