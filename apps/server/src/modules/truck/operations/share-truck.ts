import { sharesMax } from '@mastlight/domain/truck/limits';
import { truckRefusals as refusals } from '@mastlight/domain/truck/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { TruckPosition } from '@mastlight/domain/truck/contract';
import { inTransaction } from '../../../platform/db/transaction';
import type { OwnedScope } from '../../../platform/http/owned';
import { findShared, makeShareToken, revokeShared } from '../../../platform/share-token';
import { truckShares, type TruckParts } from '../parts';
import { findTruck, locate } from '../queries/find-trucks';

/**
 * Makes a link to one truck for some hours; its token is told this once.
 *
 * @throws BusinessError 404 for a truck that is not followed, 400 when too many links to it are open.
 */
export async function shareTruck(
  parts: TruckParts,
  own: OwnedScope,
  plate: string,
  hours: number,
): Promise<{ token: string; url: string; expireMs: number }> {
  const nowMs = parts.clock.nowMs();
  const expireMs = nowMs + hours * 3_600_000;
  own.found(await findTruck(parts, own.ownerKey, plate));
  const thing = { ownerKey: own.ownerKey, kind: truckShares, subject: plate };
  const token = await inTransaction(parts.database, own, (tx) =>
    makeShareToken(tx, thing, { madeBy: own.userId, openMax: sharesMax, nowMs, expireMs }),
  );
  if (token === null) throw refuse(refusals.tooManyShares, {});
  return { token, url: `/wxtruckmap?token=${token}`, expireMs };
}

/** Takes all links to a truck back. @throws BusinessError 404 for a truck that is not followed. */
export async function revokeShares(parts: TruckParts, own: OwnedScope, plate: string): Promise<void> {
  own.found(await findTruck(parts, own.ownerKey, plate));
  await inTransaction(parts.database, own, (tx) => revokeShared(tx, own.ownerKey, truckShares, [plate]));
}

/** What a link shows: one truck, as long as whoever made the link follows it. @throws BusinessError 410 for any other link. */
export async function showShared(
  parts: TruckParts,
  token: string,
): Promise<{ carNo: string; position: TruckPosition | null; expireMs: number }> {
  const shared = await findShared(parts.database, truckShares, token, parts.clock.nowMs());
  const isFollowed = shared !== null && (await findTruck(parts, shared.ownerKey, shared.subject)) !== null;
  if (!isFollowed) throw refuse(refusals.linkDead, {});
  return { carNo: shared.subject, position: await locate(parts, shared.subject), expireMs: shared.expireMs };
}
