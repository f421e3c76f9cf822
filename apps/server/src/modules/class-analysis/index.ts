/**
 * Here: reading goods out of texts and sheets, proposing their codes, what an owner accepts and the names he gives codes
 * of his own.
 * Not here: the codes and their ranking (hs-code).
 */
import type { ServerModule } from '../../platform/module';
import { createClassAnalysisRoutes } from './http';
import { ownClassAnalysis } from './own-data';
import type { Parts } from './parts';
import { countHeadings, type HeadingCount } from './queries/count-headings';

/** What others may ask of what an owner has classified. */
interface ClassifiedDoor {
  /** The headings below which he has accepted codes, most often first. */
  countHeadings(ownerKey: string, most: number): Promise<readonly HeadingCount[]>;
}

/** Builds the module on its parts. */
export function createClassAnalysisModule(parts: Parts): { readonly module: ServerModule; readonly goods: ClassifiedDoor } {
  return {
    module: { name: 'class-analysis', routes: createClassAnalysisRoutes(parts), ownData: ownClassAnalysis },
    goods: { countHeadings: (ownerKey, most) => countHeadings(parts.platform.database, parts.hsCodes, ownerKey, most) },
  };
}
