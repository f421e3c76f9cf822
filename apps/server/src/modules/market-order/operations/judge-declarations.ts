import { declarationTitles, orderTexts as texts } from '@mastlight/domain/market-order/messages';
import { judgeDeclaration, type CustomsStep, type KeptByHand } from '@mastlight/domain/market-order/declaration';
import { customsAnswers, stateByDeclarations, type OrderState } from '@mastlight/domain/market-order/states';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { MarketOrderParts } from '../parts';
import { findOrderOf, holdOrders, insertEvent, keepDeclaration, keepHeard, listDeclarations, type HeldDeclaration } from '../store';

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
    await judgeOrderDeclarations(parts, tx, found.ownerKey, found.orderId, { isAbout: (one) => one.reference === reference });
  });
}

/** Which declarations are judged anew, and what somebody has entered for some of them. */
export interface Judging {
  readonly isAbout: (declaration: HeldDeclaration) => boolean;
  /** By the number of its declaration; with who entered it. */
  readonly entered?: ReadonlyMap<number, KeptByHand>;
  readonly userId?: number;
}

/** Judges declarations of an order anew; of the others stands what was judged before. */
export async function judgeOrderDeclarations(
  parts: MarketOrderParts,
  tx: Transaction,
  ownerKey: string,
  orderId: number,
  { isAbout, entered, userId }: Judging,
): Promise<void> {
  const [order] = await holdOrders(tx, ownerKey, [orderId]);
  if (!order) return;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  const declarations = await listDeclarations(tx, orderId);
  const news: string[] = [];
  const judged: Pick<HeldDeclaration, 'part' | 'state' | 'reason' | 'isCurrent' | 'isContradicted'>[] = [];
  for (const one of declarations) judged.push(isAbout(one) ? await judgeOne(parts, tx, one, entered?.get(one.id), news) : one);
  const current = judged.filter(({ isCurrent }) => isCurrent);
  if (followsCustoms.has(order.state) && current.length > 0) {
    const state = stateByDeclarations(current.map((one) => one.state));
    const told = judged.filter((one) => one.reason !== '' && (one.isCurrent || one.isContradicted));
    const reasons = told.map((one) => `${order.orderNo}-${one.part} ${one.reason}`);
    await keepHeard(tx, orderId, { state, reason: [...new Set(reasons)].join('；'), nowMs });
  }
  for (const note of news) {
    const by = userId === undefined ? ({ userId: null, act: 'hear' } as const) : ({ userId, act: 'enter' } as const);
    await insertEvent(tx, { orderId, ownerKey, ...by, note: `${order.orderNo}-${note}`, nowMs });
  }
  await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [orderId] });
}

async function judgeOne(
  { dispatch }: MarketOrderParts,
  tx: Transaction,
  declaration: HeldDeclaration,
  entered: KeptByHand | undefined,
  news: string[],
) {
  const { id, part, reference, isCurrent } = declaration;
  const submission = await dispatch.hold(tx, reference);
  const told = await dispatch.readSteps(tx, reference);
  const steps = told.flatMap(({ code, note, atMs }): CustomsStep[] => (isAnswer(code) ? [{ answer: code, note, atMs }] : []));
  const accepted = steps.filter(({ answer }) => answer === 'accepted');
  // What stands already was entered when it was first entered.
  const isEntered = entered !== undefined && !isSameEntry(entered, declaration.byHand);
  const byHand = isEntered ? entered : declaration.byHand;
  const sending = submission?.state ?? 'dead';
  const now = judgeDeclaration(sending, submission?.reason ?? '', steps, byHand);
  const declarationNo = numberIn(accepted) ?? byHand.declarationNo;
  await keepDeclaration(tx, id, { ...now, sending, declarationNo, declaredMs: accepted[0]?.atMs ?? null, byHand });
  const prefix = [part, ...(isCurrent ? [] : [texts.retired])].join(' ');
  if (now.isContradicted && !declaration.isContradicted) news.push(`${prefix} ${now.reason}`);
  if (isEntered) news.push([part, ...enteredWords(entered)].join(' '));
  else if (now.state !== declaration.state) {
    const why = now.reason === texts.withdrawnByCustoms ? '' : now.reason;
    news.push([part, declarationTitles[now.state], why].filter((text) => text !== '').join(' '));
  }
  return { ...now, part, isCurrent };
}

const isAnswer = (code: string): code is CustomsStep['answer'] => (customsAnswers as readonly string[]).includes(code);

/** The number of 18 digits that customs gave it; undefined: none. */
function numberIn(accepted: readonly CustomsStep[]): string | undefined {
  return accepted.flatMap(({ note }) => /(?<!\d)\d{18}(?!\d)/.exec(note)?.[0] ?? [])[0];
}

const entries = ['declarationNo', 'declaredDay', 'releasedDay', 'closedDay'] as const;
const isSameEntry = (a: KeptByHand, b: KeptByHand): boolean => entries.every((entry) => a[entry] === b[entry]);

/** What was entered, as the history tells it. */
function enteredWords({ declarationNo, declaredDay, releasedDay, closedDay }: KeptByHand): string[] {
  const words = [
    declarationNo,
    declaredDay && `${declarationTitles.declared} ${declaredDay}`,
    releasedDay && `${declarationTitles.released} ${releasedDay}`,
    closedDay && `${declarationTitles.closed} ${closedDay}`,
  ].filter((text) => text !== '');
  return words.length > 0 ? words : [texts.cleared];
}
