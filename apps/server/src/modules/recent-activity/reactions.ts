import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { recentEntriesDropped, recentEntriesMax, recentEntriesPerBatch } from '@mastlight/domain/recent-activity/limits';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { AccountModule } from '../account/index';
import { insertEntries } from './store';

/** What the ticker does about others' events. */
export function recentActivityReactions(platform: Platform, findUserName: AccountModule['findUserName']): Reaction[] {
  const showSubscribed = reactTo(billsSubscribed, 'recent-activity.show-subscribed', async ({ userId, billNos }, { id }) => {
    const userName = await findUserName(userId);
    if (userName === null) return;
    // T9: what is stored is masked, so that no later mistake can show more.
    const entries = billNos.slice(0, recentEntriesPerBatch).map((billNo) => ({ userName: maskName(userName), billNo: maskName(billNo) }));
    await inTransaction(platform.database, 'system', (transaction) =>
      insertEntries(transaction, id, entries, new Date(platform.clock.nowMs()), {
        most: recentEntriesMax,
        dropped: recentEntriesDropped,
      }),
    );
  });
  return [showSubscribed];
}
