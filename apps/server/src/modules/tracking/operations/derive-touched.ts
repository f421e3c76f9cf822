import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { findTouchedBills } from '../store/bills';
import { findTouchedBookings } from '../store/bookings';
import { findTouchedCalls } from '../store/calls';
import { deriveBills } from './derive-bills';
import { deriveBookings } from './derive-bookings';
import { deriveCalls } from './derive-calls';

/**
 * Derives the followed bills, calls and bookings that the facts staged in this transaction concern.
 *
 * @param ports those whose turn it is.
 * @param sinceMs the oldest hearing among these facts.
 */
export async function deriveTouched(parts: Parts, transaction: Transaction, ports: ReadonlySet<PortCode>, sinceMs: number): Promise<void> {
  // A box's number may stand under bills of several ports; what was said of one port is no news in another.
  for (const [port, bills] of groupBy(await findTouchedBills(transaction), (bill) => bill.port)) {
    if (ports.has(port))
      await deriveBills(
        parts,
        transaction,
        port,
        bills.map(({ billNo }) => billNo),
        sinceMs,
      );
  }
  for (const [port, calls] of groupBy(await findTouchedCalls(transaction), (call) => call.port)) {
    if (ports.has(port))
      await deriveCalls(
        parts,
        transaction,
        port,
        calls.map(({ call }) => call),
      );
  }
  for (const [port, bookings] of groupBy(await findTouchedBookings(transaction), (booking) => booking.port)) {
    if (ports.has(port))
      await deriveBookings(
        parts,
        transaction,
        port,
        bookings.map(({ bookingNo }) => bookingNo),
      );
  }
}
