/**
 * Here: reading goods out of texts and sheets, proposing their codes, what an owner accepts and the names he gives codes
 * of his own.
 * Not here: the codes and their ranking (hs-code).
 */
import type { ServerModule } from '../../platform/module';
import { createClassAnalysisRoutes } from './http';
import { ownClassAnalysis } from './own-data';
import type { Parts } from './parts';

/** Builds the module on its parts. */
export function createClassAnalysisModule(parts: Parts): { readonly module: ServerModule } {
  return { module: { name: 'class-analysis', routes: createClassAnalysisRoutes(parts), ownData: ownClassAnalysis } };
}
