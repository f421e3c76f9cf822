import type { FileKind } from '@mastlight/domain/file/file-kind';
import type { FileUse } from '../file-door';
import type { Database } from '../../../platform/db/database';

export interface FoundFile {
  readonly digest: string;
  readonly kind: FileKind;
  readonly name: string;
  /** What it is there for; null: nothing yet. */
  readonly use: FileUse | null;
}

/** A kept file for whoever may see it: of his own identity, or somebody's avatar. */
export async function findFile(database: Database, address: string, ownerKey: string): Promise<FoundFile | null> {
  // Avatars are other tenants' rows, so this asks beyond them and says itself who may.
  const { rows } = await database.query<FoundFile>(
    'system',
    `select digest, kind, name, used_as as use from file_stored where address = $1 and is_kept and (owner_key = $2 or used_as = 'avatar')`,
    [address, ownerKey],
    'file-find',
  );
  return rows[0] ?? null;
}

/** A kept file of an owner that serves a use. */
export async function findUsed(database: Database, address: string, ownerKey: string, use: FileUse): Promise<FoundFile | null> {
  const { rows } = await database.query<FoundFile>(
    { ownerKey },
    'select digest, kind, name, used_as as use from file_stored where address = $1 and is_kept and owner_key = $2 and used_as = $3',
    [address, ownerKey, use],
    'file-find-used',
  );
  return rows[0] ?? null;
}
