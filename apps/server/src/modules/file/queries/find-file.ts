import type { FileKind } from '@mastlight/domain/file/file-kind';
import type { Database } from '../../../platform/db/database';

export interface FoundFile {
  readonly digest: string;
  readonly kind: FileKind;
  readonly name: string;
}

/** A kept file for whoever may see it: of his own identity, or somebody's avatar. */
export async function findFile(database: Database, address: string, ownerKey: string): Promise<FoundFile | null> {
  // Avatars are other tenants' rows, so this asks beyond them and says itself who may.
  const { rows } = await database.query<FoundFile>(
    'system',
    `select digest, kind, name from file_stored where address = $1 and is_kept and (owner_key = $2 or used_as = 'avatar')`,
    [address, ownerKey],
    'file-find',
  );
  return rows[0] ?? null;
}
