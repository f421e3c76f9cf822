import { usualMode } from '@mastlight/domain/notification/news-events';
import { usualQuietHours, whenDue } from '@mastlight/domain/notification/when-due';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import type { NotificationParts } from '../parts';
import { addDelivery, deletePerson, findOpenChannels, takeGathered, type OpenChannel } from '../store';

const messagesPerRound = 200;

/**
 * Gives messages whose time to gather is over to the channels of whoever wants them, each for when he wants it. Who acts for
 * the identity no more is given nothing, and forgotten.
 *
 * @returns how many messages were given.
 */
export async function dispatchMessages({ platform, billing }: Pick<NotificationParts, 'platform' | 'billing'>): Promise<number> {
  const nowMs = Math.trunc(platform.clock.nowMs());
  return inTransaction(platform.database, 'system', async (tx) => {
    const messages = await takeGathered(tx, nowMs, messagesPerRound);
    if (messages.length === 0) return 0;
    const channels = await findOpenChannels(tx, [...new Set(messages.map(({ ownerKey }) => ownerKey))]);
    const own: OpenChannel[] = [];
    for (const of of groupBy(channels, ({ ownerKey, userId }) => `${ownerKey} ${userId}`).values()) {
      const { ownerKey, userId } = of[0]!;
      if (await billing.isOwnAccount(tx, ownerKey, userId)) own.push(...of);
      else await deletePerson(tx, ownerKey, userId);
    }
    for (const message of messages) {
      for (const channel of own) {
        if (channel.ownerKey !== message.ownerKey || (message.userId ?? channel.userId) !== channel.userId) continue;
        const mode = channel.modes[message.event]?.[channel.kind] ?? usualMode(message.event, channel.kind);
        const dueMs = whenDue(mode, message.isUrgent, channel.quiet ?? usualQuietHours, nowMs);
        if (dueMs !== null) await addDelivery(tx, channel, message.id, dueMs, nowMs);
      }
    }
    return messages.length;
  });
}
