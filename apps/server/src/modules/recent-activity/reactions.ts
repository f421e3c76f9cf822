import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { vesselsSubscribed } from '@mastlight/domain/vessel-subscription/events';
import { recentEntriesDropped, recentEntriesMax, recentEntriesPerBatch } from '@mastlight/domain/recent-activity/limits';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { reactTo, type Reaction } from '../../platform/outbox';
import type { AccountModule } from '../account/index';
import { insertEntries, type MaskedEntry } from './store';

/** What the ticker does about others' events. */
export function recentActivityReactions(platform: Platform, findUserName: AccountModule['findUserName']): Reaction[] {
  /** T9: what is stored is masked, so that no later mistake can show more. One big batch does not fill the ticker. */
  async function show<T>(eventId: string, userId: number, things: readonly T[], mask: (thing: T) => Partial<MaskedEntry>): Promise<void> {
    const name = await findUserName(userId);
    if (name === null) return;
    const empty: MaskedEntry = { userName: maskName(name), billNo: null, vesselName: null, voyage: null };
    const entries = things.slice(0, recentEntriesPerBatch).map((thing) => ({ ...empty, ...mask(thing) }));
    await inTransaction(platform.database, 'system', (transaction) =>
      insertEntries(transaction, eventId, entries, new Date(platform.clock.nowMs()), {
        most: recentEntriesMax,
        dropped: recentEntriesDropped,
      }),
    );
  }
  return [
    reactTo(billsSubscribed, 'recent-activity.show-subscribed', ({ userId, billNos }, { id }) =>
      show(id, userId, billNos, (billNo) => ({ billNo: maskName(billNo) })),
    ),
    reactTo(vesselsSubscribed, 'recent-activity.show-calls', ({ userId, calls }, { id }) =>
      show(id, userId, calls, ({ vesselName, voyage }) => ({ vesselName: maskName(vesselName), voyage: maskName(voyage) })),
    ),
  ];
}
