import { mayBeSubmitted, type Finding } from '@mastlight/domain/market-order/check-order';
import { filledLines, type OrderContent } from '@mastlight/domain/market-order/fields';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { orderRefusals as refusals } from '@mastlight/domain/market-order/refusals';
import type { OrderAct, OrderState } from '@mastlight/domain/market-order/states';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { MarketOrderParts } from '../parts';
import { findFindings } from '../queries/find-findings';
import { insertEvent, keepStanding, listDeclarations, type HeldOrder, type Standing } from '../store';
import { actorOf, holdOrder, stateAfter } from './save-order';

export interface OrderWish {
  readonly id: number;
  readonly version?: number | null | undefined;
}
export interface Moved {
  readonly version: number;
  readonly state: OrderState;
}

/** Hands an order in to be checked. @throws BusinessError 400 where a rule stops it or the truth table does, 403, 404, 409. */
export function submitOrder(parts: MarketOrderParts, session: Session, wish: OrderWish): Promise<Moved> {
  return move(parts, session, wish, 'submit', async (tx, order, nowMs) => {
    await requireSound(parts, tx, session.ownerKey, order.content, nowMs);
    return { submitterId: session.userId, reason: '' };
  });
}

/** Takes back what nobody has checked. @throws BusinessError as `submitOrder`. */
export function recallOrder(parts: MarketOrderParts, session: Session, wish: OrderWish): Promise<Moved> {
  // What customs have had before stays among what came back.
  return move(parts, session, wish, 'recall', async (tx, order) =>
    (await listDeclarations(tx, order.id)).length > 0 ? { state: 'withdrawn' as const } : {},
  );
}

/** Ends a check; the books may have changed since it was handed in, so that the rules are asked again. @throws as `submitOrder`. */
export function judgeOrder(
  parts: MarketOrderParts,
  session: Session,
  { isApproved, reason, ...wish }: OrderWish & { readonly isApproved: boolean; readonly reason: string },
): Promise<Moved> {
  if (!isApproved) return move(parts, session, wish, 'return', async () => ({ reason: reason.trim() }), reason.trim());
  return move(parts, session, wish, 'approve', async (tx, order, nowMs) => {
    await requireSound(parts, tx, session.ownerKey, order.content, nowMs);
    // Counted once somebody else has looked at them, and not with each handing in.
    await parts.books.noteCodesUsed(tx, session, codesOf(order.content), nowMs);
    return { reason: '' };
  });
}

/** Notes when the money came and in which month it is filed free of tax. @throws as `submitOrder`. */
export function settleOrder(
  parts: MarketOrderParts,
  session: Session,
  { settledDay, filedMonth, ...wish }: OrderWish & { readonly settledDay: string; readonly filedMonth: string },
): Promise<Moved> {
  const note = [settledDay, filedMonth].filter((text) => text !== '').join(' ');
  return move(
    parts,
    session,
    wish,
    'settle',
    async (_tx, _order, nowMs) => {
      const today = formatShanghai(nowMs).slice(0, 10);
      if (settledDay > today) throw refuse(refusals.dayOfTomorrow, {}, { field: 'settledDay' });
      if (filedMonth > today.slice(0, 7)) throw refuse(refusals.dayOfTomorrow, {}, { field: 'filedMonth' });
      return { settledDay, filedMonth };
    },
    note,
  );
}

function move(
  parts: MarketOrderParts,
  session: Session,
  { id, version = null }: OrderWish,
  act: OrderAct,
  change: (
    tx: Transaction,
    order: HeldOrder,
    nowMs: number,
  ) => Promise<Omit<Standing, 'state' | 'nowMs'> & { readonly state?: OrderState }>,
  note = '',
): Promise<Moved> {
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  return inTransaction(parts.platform.database, session, async (tx) => {
    const order = await holdOrder(tx, ownerKey, id, version);
    const after = stateAfter(order.state, act, await actorOf(parts, tx, session, order)) as OrderState;
    const standing = { state: after, ...(await change(tx, order, nowMs)), nowMs };
    const { state } = standing;
    const next = await keepStanding(tx, id, standing);
    await insertEvent(tx, { orderId: id, ownerKey, userId, act, note, nowMs });
    await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [id] });
    return { version: next, state };
  });
}

/** @throws BusinessError 400 with the first thing that stops it. */
export async function requireSound(
  parts: MarketOrderParts,
  tx: Transaction,
  ownerKey: string,
  content: OrderContent,
  nowMs: number,
): Promise<void> {
  const findings = await findFindings(parts, tx, ownerKey, content, nowMs);
  if (mayBeSubmitted(findings)) return;
  const stops = findings.filter(({ level }: Finding) => level === 'stop');
  throw refuse(refusals.faulty, { count: stops.length, first: stops[0]!.text });
}

const codesOf = ({ lines }: OrderContent): { name: string; code: string }[] =>
  filledLines(lines).map(({ texts }) => ({ name: texts['name'] ?? '', code: texts['hsCode'] ?? '' }));
