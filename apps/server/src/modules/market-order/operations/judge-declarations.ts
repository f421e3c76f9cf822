import { declarationTitles, orderTexts as texts } from '@mastlight/domain/market-order/messages';
import { judgeDeclaration, type ByHand, type CustomsStep } from '@mastlight/domain/market-order/declaration';
import { stateByDeclarations, type OrderState } from '@mastlight/domain/market-order/states';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { MarketOrderParts } from '../parts';
import { findOrderOf, holdOrders, insertEvent, keepDeclaration, keepStanding, listDeclarations, type HeldDeclaration } from '../store';

/** While it stands so, what customs say makes the state of the order; otherwise somebody is at it again. */
const followsCustoms: ReadonlySet<OrderState> = new Set(['declared', 'inspected', 'withdrawn', 'released', 'closed']);

/**
 * Makes of a declaration, and of its order, what its submission has come to. It goes by all that was heard, so that hearing
 * twice, late or out of order comes to the same.
 */
export function settleHeard(parts: MarketOrderParts, reference: string): Promise<void> {
  return inTransaction(parts.platform.database, 'system', async (tx) => {
    const found = await findOrderOf(tx, reference);
    if (!found) return;
    await judgeOrderDeclarations(parts, tx, found.ownerKey, found.orderId);
  });
}

/** What is to be kept as entered by hand, by the number of its declaration. */
export type Entered = ReadonlyMap<number, ByHand>;

/** Judges the declarations of an order anew, with what was entered by hand for some of them. */
export async function judgeOrderDeclarations(
  parts: MarketOrderParts,
  tx: Transaction,
  ownerKey: string,
  orderId: number,
  entered: Entered = new Map(),
): Promise<void> {
  const [order] = await holdOrders(tx, ownerKey, [orderId]);
  if (!order) return;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  const declarations = await listDeclarations(tx, orderId);
  const news: string[] = [];
  const judged = [];
  for (const declaration of declarations) judged.push(await judgeOne(parts, tx, declaration, entered.get(declaration.id), news));
  const current = judged.filter(({ isCurrent }) => isCurrent);
  if (followsCustoms.has(order.state) && current.length > 0) {
    const state = stateByDeclarations(current.map((one) => one.state));
    const reasons = current.filter((one) => one.reason !== '').map((one) => `${order.orderNo}-${one.part} ${one.reason}`);
    await keepStanding(tx, orderId, { state, reason: [...new Set(reasons)].join('；'), nowMs });
  }
  for (const note of news) await insertEvent(tx, { orderId, ownerKey, userId: null, act: 'hear', note: `${order.orderNo}-${note}`, nowMs });
  await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [orderId] });
}

async function judgeOne(
  { dispatch }: MarketOrderParts,
  tx: Transaction,
  declaration: HeldDeclaration,
  entered: ByHand | undefined,
  news: string[],
) {
  const { id, part, reference, isCurrent } = declaration;
  const submission = await dispatch.hold(tx, reference);
  const told = await dispatch.readSteps(tx, reference);
  const accepted = told.find(({ code }) => code === 'accepted');
  const steps = told.flatMap(({ code, note, atMs }): CustomsStep[] =>
    code === 'inspected' || code === 'released' || code === 'closed' || code === 'refused' ? [{ answer: code, note, atMs }] : [],
  );
  const byHand = entered ?? declaration.byHand;
  const sending = submission?.state ?? 'dead';
  const now = judgeDeclaration(sending, submission?.reason ?? '', steps, byHand);
  const declarationNo = /\d{18}/.exec(accepted?.note ?? '')?.[0] ?? byHand.declarationNo;
  await keepDeclaration(tx, id, { ...now, sending, declarationNo, declaredMs: accepted?.atMs ?? null, byHand });
  if (now.state !== declaration.state) {
    const why = now.reason === texts.withdrawnByCustoms ? '' : now.reason;
    news.push([part, declarationTitles[now.state], why].filter((text) => text !== '').join(' '));
  }
  return { ...now, part, isCurrent };
}
