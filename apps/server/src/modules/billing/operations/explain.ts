import { priceList } from '@mastlight/domain/billing/price-list';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Session } from '../../../platform/http/session';
import type { BillingParts } from '../parts';
import { explainRecord, type RecordStep } from '../queries/explain-record';
import { nameOperators } from './record-operator';
import { seenActor } from './seen-actor';

/**
 * Why a line stands in the record: what became of its thing, the price of then, its postings and its digest; fen.
 *
 * @throws BusinessError 404 for a line that is not there, or that somebody may not see (R-6-20).
 */
export async function explain(parts: BillingParts, session: Session, no: number) {
  const found = await explainRecord(parts.database, session.ownerKey, no, seenActor(session));
  if (!found) throw new BusinessError(404);
  const operatorOf = await nameOperators(parts, found.steps);
  const isOver = found.steps.some(({ kind }) => kind === 'post' || kind === 'void' || kind === 'expire');
  return {
    steps: found.steps.map((step) => ({
      id: step.no,
      kind: step.kind,
      time: formatShanghai(step.madeAtMs),
      amount: step.movedFen,
      operator: operatorOf(step),
      remark: step.reason,
      until: step.expiresAtMs === null || isOver ? '' : formatShanghai(step.expiresAtMs),
    })),
    price: priceThen(found.steps[0]!),
    postings: found.postings.map(({ account, fen }) => ({ account, amount: fen })),
    requestId: found.requestId,
    digest: found.digest,
    digestBefore: found.digestBefore ?? '',
  };
}

/** The price by the list when a thing was first paid for, and since which day it held. */
function priceThen({ fee, madeAtMs }: RecordStep): { readonly fen: number; readonly from: string } | null {
  const price = fee === null ? undefined : priceList[fee].findLast(({ fromMs }) => fromMs <= madeAtMs);
  return price ? { fen: price.fen, from: shanghaiDay(price.fromMs) } : null;
}
