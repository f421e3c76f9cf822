/**
 * Reports of what is wrong in the events of a bill, and what the desk answers. Not here: the events (tracking), and who is
 * told of an answer (notification).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createFaultReportRoutes } from './http';
import { defineDeleteOld } from './jobs/delete-old';
import { ownReports } from './own-data';
import type { FaultReportParts } from './parts';

/** Builds the module on who follows what, and what accounts and people are called. */
export function createFaultReportModule(
  { database, clock, config, outbox }: Platform,
  given: Pick<FaultReportParts, 'follow' | 'companies'>,
): { readonly module: ServerModule } {
  const parts: FaultReportParts = { database, clock, config, outbox, ...given };
  return {
    module: { name: 'fault-report', routes: createFaultReportRoutes(parts), jobs: [defineDeleteOld(parts)], ownData: ownReports },
  };
}
