import { readStoredBooking } from '@mastlight/domain/tracking/booking-status';
import { readStoredCall } from '@mastlight/domain/tracking/call-status';
import { readStoredStatus } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import { deriveBills } from './operations/derive-bills';
import { deriveBillsOnCalls } from './operations/derive-bills-on-calls';
import { deriveBookings } from './operations/derive-bookings';
import { deriveCalls } from './operations/derive-calls';
import type { Parts } from './parts';
import { publishedBills, publishedBillsOnCalls, publishedBookings, publishedCalls, type PublishedTable } from './store/subjects';

/** What tracking publishes one row each of. */
export type PublishedKind = 'bill' | 'call' | 'bill-on-call' | 'booking';

/** How subjects of a kind are kept and derived. */
interface Rules {
  readonly table: PublishedTable;
  /** Whether a stored status is one of today's rules. */
  canRead(status: unknown): boolean;
  /** Derives subjects of a port anew from all their facts and publishes them; the caller has taken its turn. */
  derive(parts: Parts, transaction: Transaction, port: PortCode, subjects: readonly string[]): Promise<void>;
}

export const publishedKinds: Readonly<Record<PublishedKind, Rules>> = {
  bill: { table: publishedBills, canRead: (status) => readStoredStatus(status) !== null, derive: deriveBills },
  call: { table: publishedCalls, canRead: (status) => readStoredCall(status) !== null, derive: deriveCalls },
  // After both that it is made of.
  'bill-on-call': {
    table: publishedBillsOnCalls,
    canRead: (status) => readStoredStatus(status) !== null,
    derive: (parts, transaction, port, subjects) => deriveBillsOnCalls(parts, transaction, port, { subjects }),
  },
  booking: { table: publishedBookings, canRead: (status) => readStoredBooking(status) !== null, derive: deriveBookings },
};
