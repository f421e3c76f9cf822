import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { Database } from '../../../platform/db/database';
import { readStoredFiling } from '../read-stored-filing';

/** A filing as it is stored. */
export interface FoundFiling {
  readonly filing: ManifestFiling;
  readonly version: number;
  /** How often it has been handed in, as it was first and changed since. */
  readonly submissions: number;
}

/** A filing of an owner; null when there is none of his. */
export async function findFiling(database: Database, ownerKey: string, id: number): Promise<FoundFiling | null> {
  const { rows } = await database.query<{ filing: unknown; version: number; submissions: number }>(
    { ownerKey },
    `select filing, version, (select count(*)::int from sh_manifest_submission s where s.filing_id = f.id) as submissions
     from sh_manifest_filing f where owner_key = $1 and id = $2`,
    [ownerKey, id],
    'sh-manifest-find',
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, filing: readStoredFiling(row.filing) };
}
