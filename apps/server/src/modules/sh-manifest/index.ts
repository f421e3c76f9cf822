/**
 * Shanghai manifests: drafts, their checks, the bin, party books, dictionaries, and their way to customs
 * and back (R-7.4-59 to -63, R-7.6-12 to -14).
 * Not here: what is known of bills and calls (tracking) and how messages go out once (dispatch).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createShManifestRoutes } from './http';
import { definePurgeBin } from './jobs/purge-bin';
import { ownShManifests } from './own-data';
import type { Parts } from './parts';
import { findDeclared, type DeclaredBill } from './queries/find-declared';
import { shManifestReactions } from './reactions';

/** What others may ask of what stands at customs. */
interface DeclaredDoor {
  /** An owner's own manifest of a bill as customs have it; null: none stands there. */
  findDeclared(ownerKey: string, billNo: string): Promise<DeclaredBill | null>;
}

export { createManifestGateway } from './manifest-gateway';

/** Builds the module on the doors of tracking, customs' lists, billing and dispatch, and on account's for the names of who wrote what. */
export function createShManifestModule(
  platform: Platform,
  doors: Pick<Parts, 'tracking' | 'manifests' | 'billing' | 'dispatch' | 'people'>,
): { readonly module: ServerModule; readonly declared: DeclaredDoor } {
  const parts: Parts = { platform, ...doors };
  return {
    module: {
      name: 'sh-manifest',
      routes: createShManifestRoutes(parts),
      jobs: [definePurgeBin(parts)],
      reactions: shManifestReactions(parts),
      ownData: ownShManifests,
    },
    declared: { findDeclared: (ownerKey, billNo) => findDeclared(platform.database, ownerKey, billNo) },
  };
}
