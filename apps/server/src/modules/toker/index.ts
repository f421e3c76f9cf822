/**
 * Here: companies by what they ship, out of editions that are imported; their contacts, opened once for a price; what an
 * owner marks and saves, and when he is told of it.
 * Not here: whoever is a client already, which is asked of those who keep clients.
 */
import type { ServerModule } from '../../platform/module';
import { createTokerRoutes } from './http';
import { defineTellDue, defineTellNew } from './jobs/tell';
import { ownToker } from './own-data';
import type { TokerParts } from './parts';

export { importEdition } from './operations/import-edition';

/** Builds the module on its parts. */
export function createTokerModule(parts: TokerParts): { readonly module: ServerModule } {
  return {
    module: { name: 'toker', routes: createTokerRoutes(parts), jobs: [defineTellDue(parts), defineTellNew(parts)], ownData: ownToker },
  };
}
