import { bookDeletedDays } from '@mastlight/domain/contract-kit/book-product';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { ordersMax } from '@mastlight/domain/market-order/limits';
import { orderRefusals as refusals } from '@mastlight/domain/market-order/refusals';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows } from '../../../platform/list/change-rows';
import { publishChange } from '../../../platform/live';
import type { MarketOrderParts } from '../parts';
import { countOrders, holdOrders, insertEvent, listDeclarations, markDeleted, restoreDeleted } from '../store';
import { actorOf, stateAfter } from './save-order';

const dayMs = 86_400_000;
/** Since when what was deleted is kept, at an instant; both ms. */
export const keptDeletedSince = (nowMs: number): number => nowMs - bookDeletedDays * dayMs;

/** Deletes orders that customs know nothing of: all of them or none. @throws BusinessError 400, 403, 404. */
export function deleteOrders(parts: MarketOrderParts, session: Session, ids: readonly number[]): Promise<void> {
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  return changeRows(parts.platform.database, marketOrderTopic, session, async (tx) => {
    const orders = await holdOrders(tx, ownerKey, ids);
    for (const order of orders) {
      stateAfter(order.state, 'delete', await actorOf(parts, tx, session, order));
      // One that came back and was recalled reads as a draft; customs have their record of it all the same.
      if ((await listDeclarations(tx, order.id)).length > 0) throw refuse(refusals.atCustoms, {});
      await insertEvent(tx, { orderId: order.id, ownerKey, userId, act: 'delete', nowMs });
    }
    const gone = orders.map(({ id }) => id);
    await markDeleted(tx, gone, nowMs);
    return gone;
  });
}

/** Takes deleted orders back. @throws BusinessError 400 when there are too many, 403, 404. */
export function restoreOrders(parts: MarketOrderParts, session: Session, ids: readonly number[]): Promise<{ restored: number }> {
  const { ownerKey } = session;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  return inTransaction(parts.platform.database, session, async (tx) => {
    stateAfter('draft', 'delete', await actorOf(parts, tx, session, null));
    const { count } = await countOrders(tx, ownerKey, '-');
    const { found, restored } = await restoreDeleted(tx, ownerKey, ids, keptDeletedSince(nowMs));
    if (found.length === 0) throw new BusinessError(404);
    if (count + restored.length > ordersMax) throw refuse(refusals.tooMany, {});
    if (restored.length > 0) await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: restored });
    return { restored: restored.length };
  });
}
