/**
 * Here: long exports (R-7.6-22), lists that are made into files outside their request, with their progress and their end; and
 * lists that people have sent to their own mailboxes at times of the week.
 * Not here: what a list's file holds; each list's module says it (`longExports`).
 */
import type { LongExport } from '../../platform/list/long-export';
import { createMailServer } from '../../platform/gateways/mail/mail-server';
import type { ServerModule } from '../../platform/module';
import { createExportTaskRoutes } from './http';
import { defineCleanUp } from './jobs/clean-up';
import { defineMailDue } from './jobs/mail-due';
import { defineRunTask } from './jobs/run-task';
import { ownExportTasks } from './own-data';
import type { Parts } from './parts';
import { exportTaskReactions } from './reactions';

export interface ExportTaskModule {
  readonly module: ServerModule;
  /** Takes the lists that modules above let be exported so; done once, at the wiring. */
  keepExports(exports: readonly LongExport[]): void;
}

/** Builds the module on its parts. */
export function createExportTaskModule(lent: Omit<Parts, 'exports' | 'mail'>): ExportTaskModule {
  const exports: LongExport[] = [];
  const parts: Parts = { ...lent, mail: createMailServer(lent.platform.config.mail), exports: () => exports };
  const stopping = new AbortController();
  return {
    module: {
      name: 'export-task',
      routes: createExportTaskRoutes(parts),
      jobs: [defineRunTask(parts, stopping.signal), defineMailDue(parts, stopping.signal), defineCleanUp(parts)],
      reactions: exportTaskReactions(parts),
      ownData: ownExportTasks(parts.files),
      // A server that stops waits for no long export: the next one takes it up.
      startWork: async () => ({ stop: async () => stopping.abort() }),
    },
    keepExports: (given) => void exports.push(...given),
  };
}
