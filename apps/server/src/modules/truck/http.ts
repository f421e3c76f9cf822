import { trucks } from '@mastlight/domain/truck/contract';
import { shareHours, trackPointsMax } from '@mastlight/domain/truck/limits';
import { implement, type Route } from '../../platform/http/route';
import { countShared } from '../../platform/share-token';
import { Consent } from '../billing/index';
import { followTruck, leaveTrucks } from './operations/follow-trucks';
import { locateTruck } from './operations/look-at-truck';
import { revokeShares, shareTruck, showShared } from './operations/share-truck';
import { truckShares, type TruckParts } from './parts';
import { listBoxes } from './queries/list-boxes';
import { findFollowedTruck, listTrucks } from './queries/find-trucks';

/** Binds the contract to operations and queries. */
export function createTruckRoutes(parts: TruckParts): Route[] {
  const { database, clock, positions, billing } = parts;
  return implement('truck', trucks, {
    subscribe: (wish, { session }) => followTruck(parts, session, wish),
    list: async (_request, { session }) => ({
      list: await listTrucks(parts, session.ownerKey),
      priceFen: await billing.findPrice(session.ownerKey, 'FEE_TRUCK'),
    }),
    listBoxes: (_request, { own }) => own.answer(listBoxes(parts, own.ownerKey)),
    deleteTrucks: async ({ ids }, { session }) => (await leaveTrucks(parts, session, ids), true as const),
    locate: ({ carNo, ...agreed }, { session }) => locateTruck(parts, session, { carNo, consent: Consent.of(agreed) }),
    async track({ carNo, from, to }, { own }) {
      const { seenUntilMs } = own.found(await findFollowedTruck(parts, own.ownerKey, carNo));
      const span = { fromMs: from, untilMs: Math.min(to, seenUntilMs ?? 0) };
      const points = await positions.track(carNo, span, trackPointsMax);
      return own.answer({ points: points.map(({ courseDegrees: _course, ...point }) => point) });
    },
    share: ({ carNo, hours }, { own }) => own.answer(shareTruck(parts, own, carNo, hours ?? shareHours[0])),
    async listShares({ carNo }, { own }) {
      own.found(await findFollowedTruck(parts, own.ownerKey, carNo));
      return own.answer(countShared(database, { ownerKey: own.ownerKey, kind: truckShares, subject: carNo }, clock.nowMs()));
    },
    revokeShares: ({ carNo }, { own }) => own.done(revokeShares(parts, own, carNo)),
    showShared: ({ token }) => showShared(parts, token),
  });
}
