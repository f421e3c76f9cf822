import { dispatch } from '@mastlight/domain/dispatch/contract';
import { deadShownMax } from '@mastlight/domain/dispatch/limits';
import { implement, type Route } from '../../platform/http/route';
import { judgeDead } from './operations/judge-dead';
import type { DispatchParts } from './parts';
import { findTimeline, listDead } from './queries/find-submissions';

/** Binds the contract to operations and queries. */
export function createDispatchRoutes(parts: DispatchParts): Route[] {
  const { database } = parts;
  return implement('dispatch', dispatch, {
    showTimeline: async ({ reference }, { own }) => own.answer(own.found(await findTimeline(database, own.ownerKey, reference))),
    listDead: async () => ({ list: await listDead(database, deadShownMax) }),
    async redrive({ reference, note }, { tell }) {
      await judgeDead(parts, reference, 'redriven', note);
      tell('admin-act');
      return true as const;
    },
    async abandon({ reference, note }, { tell }) {
      await judgeDead(parts, reference, 'abandoned', note);
      tell('admin-act');
      return true as const;
    },
  });
}
