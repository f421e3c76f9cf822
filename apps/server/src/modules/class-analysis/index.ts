/**
 * Here: what class-analysis does.
 * Not here: what it leaves to its neighbours.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createClassAnalysisRoutes } from './http';
import { ownClassAnalysis } from './own-data';

/** Builds the module on what the platform lends it. */
export function createClassAnalysisModule(platform: Platform): { readonly module: ServerModule } {
  return { module: { name: 'class-analysis', routes: createClassAnalysisRoutes(platform), ownData: ownClassAnalysis } };
}
