import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { NotificationParts } from '../parts';
import { markRead, replayDeliveries } from '../store';

type Parts = Pick<NotificationParts, 'platform'>;

/** Somebody has read some messages of his identity, or all up to one. */
export function readMessages({ platform }: Parts, session: Session, ids: readonly number[], untilId: number | null): Promise<void> {
  return inTransaction(platform.database, session, (tx) => markRead(tx, session, { ids, untilId }));
}

/** Has what did not arrive at somebody's channels sent again, by number or of a span; gives how many. What arrived stays. */
export function replay(
  { platform }: Parts,
  session: Session,
  which: { readonly ids: readonly number[] | null; readonly fromMs: number; readonly toMs: number },
): Promise<number> {
  return inTransaction(platform.database, session, (tx) => replayDeliveries(tx, session, which, platform.clock.nowMs()));
}
