import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { linesOfPart, type OrderContent } from '@mastlight/domain/market-order/fields';
import { orderMegabytesPerDay, ordersMax } from '@mastlight/domain/market-order/limits';
import { orderRefusals as refusals } from '@mastlight/domain/market-order/refusals';
import { actOnOrder, type Actor, type OrderAct, type OrderState } from '@mastlight/domain/market-order/states';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { takeGrowth } from '../../../platform/person-day';
import type { MarketOrderParts } from '../parts';
import { isAuthorOf } from '../queries/find-author';
import { countOrders, holdOrders, insertEvent, insertOrder, listDeclarations, replaceOrder, type HeldOrder } from '../store';
import { writtenOf } from '../written-order';

/** Who acts on an order; without one, on a new one. */
export async function actorOf(parts: MarketOrderParts, tx: Transaction, session: Session, order: HeldOrder | null): Promise<Actor> {
  const duties = await parts.books.readDuties(tx, session);
  return { duties, isAuthor: order !== null && (await isAuthorOf(tx, order.id, session.userId)) };
}

/** The state after an act of the truth table. @throws BusinessError 400 or 403 where it may not be taken. */
export function stateAfter(state: OrderState, act: OrderAct, actor: Actor): OrderState | 'gone' {
  const outcome = actOnOrder(state, act, actor);
  if ('refusal' in outcome) throw refuse(refusals[outcome.refusal], {});
  return outcome.next;
}

/** The one order that a call is about, held. @throws BusinessError 404, and 409 when it is another version than the caller saw. */
export async function holdOrder(tx: Transaction, ownerKey: string, id: number, version: number | null = null): Promise<HeldOrder> {
  const [order] = await holdOrders(tx, ownerKey, [id]);
  if (!order) throw new BusinessError(404);
  if (version !== null && version !== order.version) throw refuse(refusals.changedMeanwhile, {});
  return order;
}

export interface SaveWish {
  readonly id?: number | null | undefined;
  readonly version?: number | null | undefined;
  readonly content: OrderContent;
}

/** Keeps an order half written or whole, as one of its own or in the place of one. @throws BusinessError 400, 403, 404, 409, 429. */
export function saveOrder(parts: MarketOrderParts, session: Session, { id = null, version = null, content }: SaveWish) {
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  const savedTime = formatShanghai(nowMs);
  return parts.billing.once(session, async (tx) => {
    const order = id === null ? null : await holdOrder(tx, ownerKey, id, version);
    stateAfter(order?.state ?? 'draft', 'save', await actorOf(parts, tx, session, order));
    await countKept(parts, tx, userId, bytesOf(content) - (order ? bytesOf(order.content) : 0));
    if (order === null) {
      const begun = await beginOrder(tx, session, content, nowMs);
      await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [begun.id] });
      return { ...begun, savedTime };
    }
    await requireUntouched(tx, order, content);
    const next = await replaceOrder(tx, order.id, writtenOf(content, order.orderNo), nowMs);
    await insertEvent(tx, { orderId: order.id, ownerKey, userId, act: 'save', nowMs });
    await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [order.id] });
    return { id: order.id, orderNo: order.orderNo, version: next, savedTime };
  });
}

const bytesOf = (content: OrderContent): number => Buffer.byteLength(JSON.stringify(content));

async function countKept({ platform }: MarketOrderParts, tx: Transaction, userId: number, bytes: number): Promise<void> {
  const growth = { userId, name: 'market-order.kilobytes', bytes, megabytesMax: orderMegabytesPerDay } as const;
  if (!(await takeGrowth(tx, platform, growth))) throw refuse(refusals.keptEnough, {});
}

/** `YW261128` and a number that no order of the owner's had on that day. */
async function beginOrder(tx: Transaction, { ownerKey, userId }: Session, content: OrderContent, nowMs: number) {
  const prefix = `YW${formatShanghai(nowMs).slice(2, 10).replaceAll('-', '')}`;
  const { count, last } = await countOrders(tx, ownerKey, prefix);
  if (count >= ordersMax) throw refuse(refusals.tooMany, {});
  const orderNo = prefix + String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(4, '0');
  const id = await insertOrder(tx, { ownerKey, userId, orderNo, written: writtenOf(content, orderNo), nowMs });
  await insertEvent(tx, { orderId: id, ownerKey, userId, act: 'create', nowMs });
  return { id, orderNo, version: 1 };
}

/** The goods of what customs have stay as they have them. @throws BusinessError 400. */
async function requireUntouched(tx: Transaction, order: HeldOrder, content: OrderContent): Promise<void> {
  const live = (await listDeclarations(tx, order.id)).filter(({ isCurrent, state }) => isCurrent && state !== 'withdrawn');
  for (const { part } of live) {
    if (goodsOf(order.content, part) !== goodsOf(content, part)) throw refuse(refusals.linesAtCustoms, { part });
    if (aroundOf(order.content, part) !== aroundOf(content, part)) throw refuse(refusals.headAtCustoms, {});
  }
}

/** Texts by their names: the database gives them back in an order of its own. */
const inOrder = (texts: Readonly<Record<string, string>>) => Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));

function goodsOf({ lines }: OrderContent, part: number): string {
  return JSON.stringify(linesOfPart(lines, part).map(({ texts }) => inOrder(texts)));
}

/** What a declaration says beside its goods: the head, but for the remark, and the boxes that its goods are in. */
function aroundOf({ head, lines, boxes }: OrderContent, part: number): string {
  const { remark: _, ...told } = head;
  const used = new Set(linesOfPart(lines, part).map(({ texts }) => texts['boxNo'] ?? ''));
  return JSON.stringify([inOrder(told), boxes.filter(({ boxNo }) => used.has(boxNo)).map((box) => inOrder({ ...box }))]);
}
