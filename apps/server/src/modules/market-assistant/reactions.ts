import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { reactTo, type Reaction } from '../../platform/outbox';
import { deleteMembers } from './store/members';

/** Whoever left a company, or only looks there now, has no duty for its orders any more; who comes back is given some again. */
export function marketReactions({ database }: Pick<Platform, 'database'>): Reaction[] {
  const end = ({ companyId, userId }: { readonly companyId: number; readonly userId: number }): Promise<void> =>
    inTransaction(database, 'system', (tx) => deleteMembers(tx, `c:${companyId}`, [userId]));
  return [reactTo(personLeft, 'market-assistant.end-duties-of-left', end), reactTo(operatorNoMore, 'market-assistant.end-duties', end)];
}
