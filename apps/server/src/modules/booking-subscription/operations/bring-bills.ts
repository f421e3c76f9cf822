import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { findBillsToBring, type BillOfBooking } from '../queries/find-bills-to-bring';

const rowsPerRound = 200;

/** Brings their owners the bills that switched-on bookings have become, a bounded number in a transaction (ADR 0027). Asking again changes nothing. */
export async function bringBills(parts: Parts): Promise<void> {
  for (let count = rowsPerRound; count === rowsPerRound;) {
    count = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const bills = await findBillsToBring(transaction, rowsPerRound);
      await bring(parts, transaction, bills);
      return bills.length;
    });
  }
}

/** The same for rows that were just switched on; the others of them wait for the next look. */
export async function bringBillsOf(parts: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  await bring(parts, transaction, await findBillsToBring(transaction, rowsPerRound, ids));
}

function bring({ follow }: Parts, transaction: Transaction, bills: readonly BillOfBooking[]): Promise<void> {
  return follow.bring(
    transaction,
    'bill',
    bills.map(({ billNo, soNo, remark, ...asker }) => ({
      ...asker,
      subject: billNo,
      spelt: billNo,
      // Bookings have no client of their own.
      clientName: null,
      remark: [remark, texts.broughtByBooking(soNo)].filter((part) => part !== null).join(' · '),
    })),
  );
}
