import { originOf } from '@mastlight/domain/billing/index';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Truck } from '@mastlight/domain/truck/contract';
import { seenMs } from '@mastlight/domain/truck/limits';
import { truckRefusals as refusals } from '@mastlight/domain/truck/refusals';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Consent, Payer } from '../../billing/index';
import type { TruckParts } from '../parts';
import { findTruck, locate } from '../queries/find-trucks';
import { isFollowed, openLook } from '../store';

/**
 * Opens the place of a truck for whoever pays, for `seenMs` and a price (R-4.9-11): his colleagues and those who have his
 * links see it meanwhile for nothing. The row decides between two at once. Where nothing was heard since he looked last
 * there is nothing to sell.
 *
 * @returns what it cost, in fen; null when nothing was sold. @throws BusinessError 402, 409 as money is refused; nothing is taken then.
 */
export async function payLook(
  { billing, portClock }: TruckParts,
  tx: Transaction,
  payer: Payer,
  { plate, heardMs, consent }: { readonly plate: string; readonly heardMs: number; readonly consent: Consent },
): Promise<number | null> {
  const nowMs = portClock.nowMs();
  const untilMs = nowMs + seenMs;
  const look = await openLook(tx, { ownerKey: payer.ownerKey, plate, userId: payer.userId, untilMs, heardMs }, nowMs);
  if (look !== 'opened') return look === 'open' ? 0 : null;
  return billing.charge(tx, payer, {
    fee: 'FEE_TRUCK',
    origin: originOf(defaultPort),
    consent,
    things: [{ key: `truck/${plate}/${untilMs}`, subject: plate }],
  });
}

/**
 * Where a truck is now, for its price.
 *
 * @throws BusinessError 404 for a truck that is not followed, 400 where nothing is known, or nothing new, that could be sold, 409 and 402 as
 * money is refused; nothing is taken then.
 */
export async function locateTruck(
  parts: TruckParts,
  session: Session,
  { carNo, consent }: { readonly carNo: string; readonly consent: Consent },
): Promise<{ truck: Truck; coins: number }> {
  // Nothing in the transaction asks for a second connection.
  const position = await locate(parts, carNo);
  const { coins } = await parts.billing.once(session, async (tx) => {
    if (!(await isFollowed(tx, session.ownerKey, carNo, shanghaiDay(parts.portClock.nowMs())))) throw refuse(refusals.notFollowed, {});
    if (position === null) throw refuse(refusals.noPosition, {});
    const coins = await payLook(parts, tx, session, { plate: carNo, heardMs: position.heardMs, consent });
    if (coins === null) throw refuse(refusals.nothingNew, {});
    return { coins };
  });
  const truck = await findTruck(parts, session.ownerKey, carNo);
  if (truck === null) throw refuse(refusals.notFollowed, {});
  return { truck, coins };
}
