import { readStoredCall } from '@mastlight/domain/tracking/call-status';
import { readStoredStatus } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import { deriveBills } from './operations/derive-bills';
import { deriveCalls } from './operations/derive-calls';
import type { Parts } from './parts';
import { publishedBills, publishedCalls, type PublishedTable } from './store/subjects';

/** What tracking publishes one row each of. */
export type PublishedKind = 'bill' | 'call';

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
};
