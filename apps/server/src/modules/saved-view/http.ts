import { savedView } from '@mastlight/domain/saved-view/contract';
import { implement, type Route } from '../../platform/http/route';
import { deleteView } from './operations/delete-view';
import { saveView } from './operations/save-view';
import type { Parts } from './parts';
import { listViews } from './queries/list-views';

/** Binds the contract to operations and queries. */
export function createSavedViewRoutes(parts: Parts): Route[] {
  return implement('saved-view', savedView, {
    listViews: async ({ list }, { own }) => own.answer({ list: await listViews(parts, own, list) }),
    saveView: async (wish, { own }) => own.answer({ id: own.found(await saveView(parts, own, wish)) }),
    deleteView: ({ id }, { own }) => own.done(deleteView(parts, own, id)),
  });
}
