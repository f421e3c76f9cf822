/**
 * Here: saved views (视图), named addresses of lists, a person's own and a company's.
 * Not here: what the lists are; they are known by their keys alone.
 */
import type { ServerModule } from '../../platform/module';
import { createSavedViewRoutes } from './http';
import { ownSavedViews } from './own-data';
import type { Parts } from './parts';
import { savedViewReactions } from './reactions';

/** Builds the module on its parts. */
export function createSavedViewModule(parts: Parts): { readonly module: ServerModule } {
  return {
    module: { name: 'saved-view', routes: createSavedViewRoutes(parts), reactions: savedViewReactions(parts), ownData: ownSavedViews },
  };
}
