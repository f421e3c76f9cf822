import type { News } from '@mastlight/domain/notification/news';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson } from '../../../platform/http/session';
import type { NotificationParts } from '../parts';
import { addNews, noteEvent, type ChosenChannels } from '../store';

/**
 * Tells an identity, or one of its people alone, what an event is as news; an event that is heard again tells nothing. Who acts
 * for the identity no more is told as himself what he asked for; what is of a port is the identity's, and told to all of it.
 *
 * @param chosen where one of its people wants just these news to go
 */
export function tellNews(
  { platform, billing }: Pick<NotificationParts, 'platform' | 'billing'>,
  eventId: string,
  { ownerKey, userId = null }: { readonly ownerKey: string; readonly userId?: number | null },
  news: readonly News[],
  port: PortCode | null = null,
  chosen: ChosenChannels | null = null,
): Promise<void> {
  const { database, clock, config } = platform;
  return inTransaction(database, 'system', async (tx) => {
    const nowMs = clock.nowMs();
    if (!(await noteEvent(tx, eventId, nowMs))) return;
    const hasLeft = userId !== null && !(await billing.isOwnAccount(tx, ownerKey, userId));
    const told = !hasLeft ? { ownerKey, userId } : port === null ? { ownerKey: ownerOfPerson(userId), userId } : { ownerKey };
    await addNews(tx, { ...told, chosen }, port, news, nowMs + config.notifyGatherMs, nowMs);
  });
}
