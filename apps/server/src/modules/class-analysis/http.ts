import { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { addEntry } from './operations/add-entry';
import { listEntries } from './queries/list-entries';

/** Binds the contract to operations and queries. */
export function createClassAnalysisRoutes(platform: Pick<Platform, 'database' | 'clock'>): Route[] {
  return implement('class-analysis', classAnalysis, {
    listEntries: async (_request, { session }) => ({ list: await listEntries(platform.database, session.ownerKey) }),
    addEntry: async ({ title }, { session }) => ({ id: await addEntry(platform, session.ownerKey, title) }),
  });
}
