/**
 * Notices and release notes: written by the desk, read by everybody once they are published. The release notes
 * of the product itself come with it. Not here: which of them somebody has seen; that is a setting of his
 * (`preferences`).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createRoutes } from './http';
import { bringReleaseNotes } from './operations/bring-release-notes';

/** Builds the module on what the platform lends it. */
export function createNoticeModule(platform: Platform): { readonly module: ServerModule } {
  const { database, clock, config } = platform;
  return {
    module: {
      name: 'notice',
      routes: createRoutes({ database, clock }, config.site),
      async startWork() {
        await bringReleaseNotes(database);
        return { stop: async () => undefined };
      },
    },
  };
}
