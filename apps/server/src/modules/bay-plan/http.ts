import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { implement, type Route } from '../../platform/http/route';
import { listStops } from './operations/replay';
import { signLink } from './operations/sign-link';
import { showVessel } from './operations/show-vessel';
import type { Parts } from './parts';
import { findChoices } from './queries/find-own-boxes';

/** Nobody's look at a ship by links: so many from one network. */
const looks = { calls: 60, perMs: 60_000 };

/** Binds the contract to operations and queries. */
export function createBayPlanRoutes(parts: Parts): Route[] {
  return implement('bay-plan', bayPlan, {
    queryVessel: (wish, { session, limitNetwork }) => {
      if (session === null) limitNetwork('bay-plan-link', looks);
      return showVessel(parts, session, wish);
    },
    listStops: (wish, { session, limitNetwork }) => {
      if (session === null) limitNetwork('bay-plan-link', looks);
      return listStops(parts, session, wish);
    },
    signVessel: (wish) => signLink(parts, wish),
    listChoices: async ({ number }, { session }) => ({
      list: await findChoices(parts.platform.database, session.ownerKey, number, parts.platform.portClock.nowMs()),
    }),
  });
}
