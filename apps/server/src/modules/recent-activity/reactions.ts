import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { truckAdded } from '@mastlight/domain/truck/events';
import { vesselsSubscribed } from '@mastlight/domain/vessel-subscription/events';
import {
  recentEntriesDropped,
  recentEntriesMax,
  recentEntriesPerBatch,
  recentEntriesPerPersonDay,
} from '@mastlight/domain/recent-activity/limits';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { reactTo, type Reaction } from '../../platform/outbox';
import { addToPersonDay, holdPersonDay } from '../../platform/person-day';
import type { AccountModule } from '../account/index';
import { insertEntries, type MaskedEntry } from './store';

/** What the ticker does about others' events. */
export function recentActivityReactions(platform: Platform, findUserName: AccountModule['findUserName']): Reaction[] {
  /** T9: what is stored is masked, so that no later mistake can show more. Neither one big batch nor one person fills the ticker. */
  async function show<T>(eventId: string, userId: number, things: readonly T[], mask: (thing: T) => Partial<MaskedEntry>): Promise<void> {
    const name = await findUserName(userId);
    if (name === null) return;
    const empty: MaskedEntry = { userName: maskName(name), billNo: null, plateNo: null, vesselName: null, voyage: null };
    const nowMs = platform.clock.nowMs();
    const day = shanghaiDay(nowMs);
    await inTransaction(platform.database, 'system', async (transaction) => {
      const { 'recent-activity.shown': shown } = await holdPersonDay(transaction, userId, day, ['recent-activity.shown']);
      const entries = things
        .slice(0, Math.min(recentEntriesPerBatch, recentEntriesPerPersonDay - shown))
        .map((thing) => ({ ...empty, ...mask(thing) }));
      const keep = { most: recentEntriesMax, dropped: recentEntriesDropped };
      const added = await insertEntries(transaction, eventId, entries, new Date(nowMs), keep);
      await addToPersonDay(transaction, userId, day, { 'recent-activity.shown': added });
    });
  }
  return [
    reactTo(billsSubscribed, 'recent-activity.show-subscribed', ({ userId, billNos }, { id }) =>
      show(id, userId, billNos, (billNo) => ({ billNo: maskName(billNo) })),
    ),
    reactTo(vesselsSubscribed, 'recent-activity.show-calls', ({ userId, calls }, { id }) =>
      show(id, userId, calls, ({ vesselName, voyage }) => ({ vesselName: maskName(vesselName), voyage: maskName(voyage) })),
    ),
    reactTo(truckAdded, 'recent-activity.show-truck', ({ userId, plate }, { id }) =>
      show(id, userId, [plate], (plateNo) => ({ plateNo: maskName(plateNo) })),
    ),
  ];
}
