import type { bayPlan } from '@mastlight/domain/bay-plan/contract';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction } from '../../../platform/db/transaction';
import { signCall } from '../link-sign';
import type { Parts } from '../parts';
import { findLinkKey, makeFirstLinkKey, sumViews } from '../store';

const dayMs = 86_400_000;

/** Signs a link to a call; the first makes the key. What it shows is the same for whoever makes it. */
export async function signLink(
  { platform: { database, clock }, pepper }: Parts,
  { vessel, voyage, days }: RequestOf<typeof bayPlan.signVessel>,
): Promise<ResponseOf<typeof bayPlan.signVessel>> {
  const nowMs = clock.nowMs();
  if ((await findLinkKey(database)) === null) await inTransaction(database, 'system', (tx) => makeFirstLinkKey(tx, nowMs));
  const key = (await findLinkKey(database))!;
  const expireS = Math.floor((nowMs + days * dayMs) / 1_000);
  const sign = signCall(pepper, key, { vessel, voyage }, expireS);
  return {
    sign,
    path: `/boxquery?${new URLSearchParams({ vessel, voyage, sign }).toString()}`,
    expireTime: formatShanghai(expireS * 1_000),
    views: await sumViews(database, { vesselKey: vesselKey(vessel), voyageKey: voyageKey(voyage) }, nowMs),
  };
}
