import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { sharesMax } from '@mastlight/domain/truck/limits';
import { truckRefusals as refusals } from '@mastlight/domain/truck/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { TruckPosition } from '@mastlight/domain/truck/contract';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { OwnedScope } from '../../../platform/http/owned';
import { findShared, holdShared, makeShareToken, revokeShared } from '../../../platform/share-token';
import { Consent } from '../../billing/index';
import { truckShares, type TruckParts } from '../parts';
import { locate } from '../queries/find-trucks';
import { isFollowed } from '../store';
import { payLook } from './look-at-truck';

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
  const thing = { ownerKey: own.ownerKey, kind: truckShares, subject: plate };
  const token = await inTransaction(parts.database, own, async (tx) => {
    await findFollowed(parts, tx, own, plate);
    return makeShareToken(tx, thing, { madeBy: own.userId, openMax: sharesMax, nowMs, expireMs });
  });
  if (token === null) throw refuse(refusals.tooManyShares, {});
  return { token, url: `/wxtruckmap?token=${token}`, expireMs };
}

/** @throws BusinessError 404 for a truck that is not followed. */
async function findFollowed({ portClock }: TruckParts, tx: Transaction, own: OwnedScope, plate: string): Promise<void> {
  own.found((await isFollowed(tx, own.ownerKey, plate, shanghaiDay(portClock.nowMs()))) ? plate : null);
}

/** Takes all links to a truck back. @throws BusinessError 404 for a truck that is not followed. */
export async function revokeShares(parts: TruckParts, own: OwnedScope, plate: string): Promise<void> {
  await inTransaction(parts.database, own, async (tx) => {
    await findFollowed(parts, tx, own, plate);
    await revokeShared(tx, own.ownerKey, truckShares, [plate]);
  });
}

/**
 * What a link shows: one truck, as long as its owner follows it and whoever made the link acts for him. The owner pays for
 * the look, once in `seenMs`, whoever opens the link (ADR 0045); what he has paid to see before is shown for nothing.
 *
 * @throws BusinessError 410 for any other link, 402 when the owner has not the money.
 */
export async function showShared(
  parts: TruckParts,
  token: string,
): Promise<{ carNo: string; position: TruckPosition | null; expireMs: number }> {
  const nowMs = parts.clock.nowMs();
  const shared = await findShared(parts.database, truckShares, token, nowMs);
  if (shared === null) throw refuse(refusals.linkDead, {});
  const { ownerKey, subject: plate, madeBy, expireMs } = shared;
  const position = await locate(parts, plate);
  await inTransaction(parts.database, 'system', async (tx) => {
    // Held in the order in which they are deleted: whoever takes the link back waits until the look is paid for, or is first.
    const isAlive =
      (await parts.billing.isOwnAccount(tx, ownerKey, madeBy)) &&
      (await isFollowed(tx, ownerKey, plate, shanghaiDay(parts.portClock.nowMs()))) &&
      (await holdShared(tx, truckShares, token, nowMs));
    if (!isAlive) throw refuse(refusals.linkDead, {});
    if (position !== null)
      await payLook(parts, tx, { ownerKey, userId: madeBy }, { plate, heardMs: position.heardMs, consent: Consent.whole() });
  }).catch((error: unknown) => {
    // What the wallet says is its owner's to read.
    throw error instanceof BusinessError && error.code === 402 ? refuse(refusals.sharerShort, {}) : error;
  });
  return { carNo: plate, position, expireMs };
}
