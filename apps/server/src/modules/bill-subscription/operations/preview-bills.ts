import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { guessCarrier } from '@mastlight/domain/vocabulary/carrier';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { repeatedTexts as texts } from '@mastlight/domain/vocabulary/subscribe-outcome';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { findSubscribedTimes } from '../queries/find-bill';

export interface PreviewedBill {
  readonly blno: string;
  readonly result: 'new' | 'duplicate' | 'invalid';
  readonly reason: string | null;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly subscribedTime: string | null;
}

/** Says of each pasted number whether it would be new, with the line it seems to belong to (R-5.3-22, R-9-34). Changes nothing. */
export async function previewBills(
  { platform }: Parts,
  session: Session,
  port: PortCode,
  blnos: readonly string[],
): Promise<PreviewedBill[]> {
  const judged = blnos.map(judgeBillNo);
  const numbers = new Set(judged.filter(({ fault }) => fault === null).map(({ billNo }) => billNo));
  const subscribed = await findSubscribedTimes(platform.database, session.ownerKey, port, [...numbers]);
  const seen = new Set<string>();
  return judged.map(({ text, billNo, fault }) => {
    const nothing = { carrierCode: null, carrierName: null, subscribedTime: null };
    if (fault !== null) return { blno: text, result: 'invalid', reason: fault, ...nothing };
    const carrier = guessCarrier(billNo);
    const isRepeated = seen.has(billNo);
    seen.add(billNo);
    const subscribedMs = subscribed.get(billNo);
    return {
      blno: billNo,
      result: subscribedMs !== undefined || isRepeated ? 'duplicate' : 'new',
      reason: subscribedMs !== undefined ? texts.alreadySubscribed : isRepeated ? texts.inBatch : null,
      carrierCode: carrier?.code ?? null,
      carrierName: carrier?.nameCn ?? null,
      subscribedTime: subscribedMs === undefined ? null : formatShanghai(subscribedMs),
    };
  });
}
