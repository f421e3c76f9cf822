/**
 * Reference: ports, terminals and carriers as lists for forms. Not here: data
 * that anybody changes; these lists are part of the product.
 */
import type { ServerModule } from '../../platform/module';
import { referenceRoutes } from './http';

export function createReferenceModule(): { module: ServerModule } {
  return { module: { name: 'reference', routes: referenceRoutes() } };
}
