import { isToneSent, usualMode } from '@mastlight/domain/notification/news-events';
import { latestMs, usualQuietHours, whenDue, type Due } from '@mastlight/domain/notification/when-due';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { NotificationParts } from '../parts';
import {
  addDelivery,
  deletePerson,
  findOpenChannels,
  holdHeld,
  keepDue,
  takeGathered,
  type GatheredMessage,
  type OpenChannel,
} from '../store';

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
        if (message.notFor.includes(channel.userId)) continue;
        const due = dueOf(platform, channel, message, nowMs);
        if (due !== null) await addDelivery(tx, channel, message, due, nowMs);
      }
    }
    return messages.length;
  });
}

/** When a message is handed to a channel as its person wants it now, first of all just this one; null: not at all. */
function dueOf(
  { portClock }: Pick<NotificationParts['platform'], 'portClock'>,
  { userId, kind, modes, quiet }: Pick<OpenChannel, 'userId' | 'kind' | 'modes' | 'quiet'>,
  message: Pick<GatheredMessage, 'event' | 'isUrgent' | 'tone' | 'closesMs' | 'chosenUserId' | 'chosenChannels'>,
  nowMs: number,
): Due | null {
  const { event, isUrgent, tone, closesMs } = message;
  if (!isToneSent(kind, event, tone)) return null;
  const usual = modes[event]?.[kind] ?? usualMode(event, kind);
  const mode = message.chosenUserId !== userId ? usual : message.chosenChannels.includes(kind) ? 'now' : 'off';
  const latest = latestMs(closesMs, { nowMs, portNowMs: portClock.nowMs(), portRate: portClock.rate() });
  return whenDue(mode, isUrgent, quiet ?? usualQuietHours, nowMs, latest);
}

/**
 * Decides anew when what is held back goes out: whoever shortens his quiet hours has it by the new ones, and the port's clock may
 * have been moved. What goes together stays together, and goes when the first of it is due.
 *
 * @param whose null: of everybody
 */
export async function decideDueAnew(
  { platform }: Pick<NotificationParts, 'platform'>,
  tx: Transaction,
  whose: { readonly ownerKey: string; readonly userId: number } | null,
): Promise<void> {
  const nowMs = Math.trunc(platform.clock.nowMs());
  for (const { id, messages, ...channel } of await holdHeld(tx, whose)) {
    const dues = (messages ?? []).map((message) => dueOf(platform, channel, message, nowMs)).filter((due) => due !== null);
    // What he wants no more of is not given; what was given before he said so comes.
    if (dues.length > 0)
      await keepDue(
        tx,
        id,
        dues.reduce((first, due) => (due.atMs < first.atMs ? due : first)),
      );
  }
}
