import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { Database } from '../../../platform/db/database';
import { readStoredFiling } from '../read-stored-filing';

/** A filing as it is stored. */
export interface FoundFiling {
  readonly filing: ManifestFiling;
  readonly version: number;
}

/** A filing of an owner; null when there is none of his. */
export async function findFiling(database: Database, ownerKey: string, id: number): Promise<FoundFiling | null> {
  const { rows } = await database.query<{ filing: unknown; version: number }>(
    { ownerKey },
    'select filing, version from sh_manifest_filing where owner_key = $1 and id = $2',
    [ownerKey, id],
    'sh-manifest-find',
  );
  return rows[0] === undefined ? null : { filing: readStoredFiling(rows[0].filing), version: rows[0].version };
}
