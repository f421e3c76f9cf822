import { remarkLengthMax } from '@mastlight/domain/booking-subscription/limits';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { bookingList } from '@mastlight/domain/booking-subscription/contract';
import type { Transaction } from '../../../platform/db/transaction';
import type { Leader } from '../../follow/index';
import type { Parts } from '../parts';
import { findBillsToBring } from '../queries/find-bills-to-bring';
import { findLapsedBills } from '../queries/find-lapsed-bills';

/** Switched-on bookings lead to the bills that they have become (ADR 0027). */
const toBills: Leader = {
  kind: 'bill',
  findLapsed: findLapsedBills,
  async find(transaction, wanted) {
    const bills = await findBillsToBring(transaction, wanted);
    return bills.map(({ billNo, soNo, remark, ...asker }) => ({
      ...asker,
      product: bookingList.topic.name,
      subject: billNo,
      spelt: billNo,
      // Bookings have no client of their own.
      remark: inherited(remark, texts.broughtByBooking(soNo)),
    }));
  },
};

/** A remark and where the row comes from, within what a remark may be: where the row comes from is told whole. */
export function inherited(remark: string | null, origin: string): string {
  const separator = ' · ';
  return remark === null ? origin : `${remark.slice(0, remarkLengthMax - separator.length - origin.length)}${separator}${origin}`;
}

/** Brings their owners the bills that switched-on bookings have become. */
export function bringBills({ follow }: Parts): Promise<void> {
  return follow.look(toBills);
}

/** The same for rows that were just switched on. */
export function bringBillsOf({ follow }: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  return follow.lookAmong(transaction, toBills, ids);
}
