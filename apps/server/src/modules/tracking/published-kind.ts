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
  /** Derives subjects of a port anew from all their facts and publishes them; the caller has taken its turn. */
  derive(parts: Parts, transaction: Transaction, port: PortCode, subjects: readonly string[]): Promise<void>;
}

export const publishedKinds: Readonly<Record<PublishedKind, Rules>> = {
  bill: { table: publishedBills, derive: deriveBills },
  call: { table: publishedCalls, derive: deriveCalls },
};
