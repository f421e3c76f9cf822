import { inTransaction } from '../../../platform/db/transaction';
import type { JobDefinition } from '../../../platform/queue/queue';
import type { AccountParts } from '../parts';
import { deleteExpired } from '../store';

/** Deletes sessions, tickets and codes that have ended, once an hour. */
export function defineDeleteExpired(parts: Pick<AccountParts, 'database' | 'clock'>): JobDefinition<never> {
  return {
    name: 'account.delete-expired',
    cron: '17 * * * *',
    handle: () => inTransaction(parts.database, 'system', (tx) => deleteExpired(tx, parts.clock.nowMs())),
  };
}
