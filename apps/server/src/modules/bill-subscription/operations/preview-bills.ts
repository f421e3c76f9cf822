import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { guessCarrier } from '@mastlight/domain/vocabulary/carrier';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { repeatedTexts as texts } from '@mastlight/domain/vocabulary/subscribe-outcome';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { findSubscribed } from '../queries/find-bill';

export interface PreviewedBill {
  readonly blno: string;
  readonly result: 'new' | 'duplicate' | 'invalid';
  readonly reason: string | null;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly subscribedTime: string | null;
  /** Another port in which he follows it. */
  readonly followedPort: PortCode | null;
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
  const followed = await findSubscribed(platform.database, session.ownerKey, [...numbers]);
  const subscribed = new Map(followed.filter((row) => row.port === port).map(({ billNo, createdMs }) => [billNo, createdMs]));
  const elsewhere = new Map(followed.filter((row) => row.port !== port).map((row) => [row.billNo, row.port]));
  const seen = new Set<string>();
  return judged.map(({ text, billNo, fault }) => {
    const nothing = { carrierCode: null, carrierName: null, subscribedTime: null, followedPort: null };
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
      followedPort: elsewhere.get(billNo) ?? null,
    };
  });
}
