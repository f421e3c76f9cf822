/**
 * Manifests as customs messages tell them: what was declared of a bill, what customs answered, where the messages differ and who
 * still owes which; who waits for a bill is told. Not here: how messages come in (intake), the way of the boxes (tracking), and
 * filing a manifest (sh-manifest).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import { createManifestQueryRoutes } from './http';
import type { ManifestDoor } from './manifest-door';
import { defineLook } from './jobs/look';
import { hearMessages } from './operations/hear-messages';
import { ownManifestQuery } from './own-data';
import { findPreManifest } from './queries/find-pre-manifest';

export type { ManifestDoor, PreManifest } from './manifest-door';

/** Builds the module on tracking's door and on follow's. */
export function createManifestQueryModule(
  platform: Platform,
  tracking: TrackingDoor,
  follow: FollowDoor,
): { readonly module: ServerModule } & ManifestDoor {
  const parts = { platform, tracking, follow };
  return {
    module: { name: 'manifest-query', routes: createManifestQueryRoutes(parts), jobs: [defineLook(parts)], ownData: ownManifestQuery },
    hear: (tx, heard) => hearMessages(platform, tx, heard),
    findPreManifest: (ownerKey, of) => findPreManifest(platform.database, ownerKey, of),
  };
}
