/**
 * Files that people upload (R-7.3-14, S-10): taken in, looked at, kept in the
 * object store, given to whoever may see them. Not here: what a file is for;
 * whoever takes its address from a request puts it to use (`FileDoor`).
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderStore } from '../../platform/gateways/object-store/folder-store';
import { createS3Store } from '../../platform/gateways/object-store/s3-store';
import type { Platform, ServerModule } from '../../platform/module';
import { FairTurn } from '../../platform/fair-turn';
import type { FileDoor } from './file-door';
import { createRoutes } from './http';
import { ownFiles } from './own-data';
import { defineCleanUp } from './jobs/clean-up';
import { openUsed } from './operations/open-file';
import { keepMade } from './operations/keep-file';
import type { FileParts } from './parts';
import { UploadSlots } from './upload-slots';
import { useFiles } from './use-files';

export { fileHeaders } from './file-headers';
export type { FileDoor } from './file-door';

/** Files that come in at once: each takes a socket and up to 20 MB of disk until it was looked at. */
const uploadsAtOnceMax = 60;
const uploadsOfPersonMax = 10;
/** A file that has come in waits so long for those before it to be looked at. */
const inspectionWaitMs = 60_000;

/** Builds the module on what the platform lends it. */
export function createFileModule(platform: Platform): { readonly module: ServerModule } & FileDoor {
  const { config, clock, database, log } = platform;
  const home = join(config.dataDir, 'files');
  const incomingDir = join(home, 'incoming');
  const parts: FileParts = {
    database,
    clock,
    config,
    incomingDir,
    store: config.s3.endpoint === '' ? createFolderStore(join(home, 'objects'), clock) : createS3Store(config.s3, clock),
    turns: {
      slots: new UploadSlots({ ofPersonMax: uploadsOfPersonMax, ofAllMax: uploadsAtOnceMax }),
      ofInspection: new FairTurn({ waitingMax: uploadsAtOnceMax, waitMs: inspectionWaitMs }, () => performance.now()),
    },
  };
  return {
    module: {
      name: 'file',
      ownData: ownFiles,
      routes: createRoutes(parts),
      jobs: [defineCleanUp(parts, log)],
      async startHttp() {
        mkdirSync(incomingDir, { recursive: true, mode: 0o700 });
        for (const left of readdirSync(incomingDir)) rmSync(join(incomingDir, left), { recursive: true, force: true });
        return { stop: async () => {} };
      },
    },
    ...useFiles,
    open: (ownerKey, url, use) => openUsed(parts, ownerKey, url, use),
    keepMade: (owner, made) => keepMade(parts, owner, made),
  };
}
