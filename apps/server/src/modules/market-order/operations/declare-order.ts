import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { nothingByHand } from '@mastlight/domain/market-order/declaration';
import { linesOfPart, partsOf } from '@mastlight/domain/market-order/fields';
import { orderRefusals as refusals } from '@mastlight/domain/market-order/refusals';
import { stateByDeclarations } from '@mastlight/domain/market-order/states';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { marketCustomsName } from '../customs-gateway';
import type { MarketOrderParts } from '../parts';
import { insertDeclaration, insertEvent, keepStanding, listDeclarations, retireDeclarations } from '../store';
import { usdCentsOf, writeDeclaration } from '../customs-declaration';
import { requireSound, type Moved, type OrderWish } from './move-order';
import { actorOf, holdOrder, stateAfter } from './save-order';

/**
 * Sends each declaration of an order that customs do not have, once; nothing leaves before that is committed.
 *
 * @throws BusinessError 400 by the truth table or the rules, which are asked again, 403, 404, 409.
 */
export function declareOrder(parts: MarketOrderParts, session: Session, { id, version = null }: OrderWish): Promise<Moved> {
  const { platform, dispatch } = parts;
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(platform.portClock.nowMs());
  return parts.billing.once(session, async (tx): Promise<Moved> => {
    const order = await holdOrder(tx, ownerKey, id, version);
    stateAfter(order.state, 'declare', await actorOf(parts, tx, session, order));
    const { orderNo, content } = order;
    await requireSound(parts, tx, ownerKey, content, nowMs);
    const before = await listDeclarations(tx, id);
    const live = before.filter(({ isCurrent, state }) => isCurrent && state !== 'withdrawn');
    const wanted = partsOf(content.lines).filter((part) => !live.some((one) => one.part === part));
    if (wanted.length === 0 && live.length === 0) throw refuse(refusals.nothingToDeclare, {});
    // Customs have it, whatever they said first: a second one would be one too many.
    if (before.some((one) => one.isContradicted && wanted.includes(one.part))) throw refuse(refusals.contradicted, {});
    for (const part of wanted) {
      const round = before.filter((one) => one.part === part).length + 1;
      const lines = linesOfPart(content.lines, part);
      const reference = await dispatch.submit(tx, {
        ownerKey,
        userId,
        product: 'market-order',
        businessKey: `market-order/${id}/${part}/${round}`,
        gateway: marketCustomsName,
        fileName: `CUSTOM_${orderNo}_${part}_${round}.xml`,
        write: (ours, preparedMs) => writeDeclaration({ orderNo, content, part }, platform.config.marketCustoms, ours, preparedMs),
      });
      const usdCents = usdCentsOf(content, lines);
      await insertDeclaration(tx, {
        ownerKey,
        orderId: id,
        part,
        round,
        reference,
        lineCount: lines.length,
        usdCents,
        byHand: nothingByHand,
        nowMs,
      });
    }
    await retireDeclarations(tx, id, partsOf(content.lines));
    const state = stateByDeclarations([...live.map((one) => one.state), ...wanted.map(() => 'sending' as const)]);
    const next = await keepStanding(tx, id, { state, reason: '', nowMs });
    await insertEvent(tx, {
      orderId: id,
      ownerKey,
      userId,
      act: 'declare',
      note: wanted.map((part) => `${orderNo}-${part}`).join(' '),
      nowMs,
    });
    await publishChange(tx, { ownerKey, topic: marketOrderTopic, ids: [id] });
    return { version: next, state };
  });
}
