/**
 * Here: long exports (R-7.6-22), lists that are made into files outside their request, with their progress and their end.
 * Not here: what a list's file holds; each list's module says it (`longExports`).
 */
import type { LongExport } from '../../platform/list/long-export';
import type { ServerModule } from '../../platform/module';
import { createExportTaskRoutes } from './http';
import { defineCleanUp } from './jobs/clean-up';
import { defineRunTask } from './jobs/run-task';
import { ownExportTasks } from './own-data';
import type { Parts } from './parts';

export interface ExportTaskModule {
  readonly module: ServerModule;
  /** Takes the lists that modules above let be exported so; done once, at the wiring. */
  keepExports(exports: readonly LongExport[]): void;
}

/** Builds the module on its parts. */
export function createExportTaskModule(lent: Omit<Parts, 'exports'>): ExportTaskModule {
  const exports: LongExport[] = [];
  const parts: Parts = { ...lent, exports: () => exports };
  const stopping = new AbortController();
  return {
    module: {
      name: 'export-task',
      routes: createExportTaskRoutes(parts),
      jobs: [defineRunTask(parts, stopping.signal), defineCleanUp(parts)],
      ownData: ownExportTasks(parts.files),
      // A server that stops waits for no long export: the next one takes it up.
      startWork: async () => ({ stop: async () => stopping.abort() }),
    },
    keepExports: (given) => void exports.push(...given),
  };
}
