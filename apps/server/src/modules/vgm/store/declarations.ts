/** What programs have declared by a reference of their own, as it is written. */
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { DeclarationNotes } from '../declaration-notes';

/** Has declarations by one reference be made one after the other from here to the end of the transaction. */
export async function holdReference(tx: Transaction, ownerKey: string, reference: string): Promise<void> {
  await connectionOf(tx).query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`vgm declaration ${ownerKey} ${reference}`],
    'vgm-hold-reference',
  );
}

/** SHA-256 of what was declared by a reference; null: nothing was. The reference is held. */
export async function findDigest(tx: Transaction, ownerKey: string, reference: string): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ digest: string }>(
    'select digest from vgm_declaration where owner_key = $1 and reference = $2',
    [ownerKey, reference],
    'vgm-find-digest',
  );
  return rows[0]?.digest ?? null;
}

/** The reference by which a filing was declared; null: by a person, on the page. */
export async function findReference(tx: Transaction, ownerKey: string, filingId: number): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ reference: string }>(
    'select reference from vgm_declaration where owner_key = $1 and filing_id = $2',
    [ownerKey, filingId],
    'vgm-find-reference',
  );
  return rows[0]?.reference ?? null;
}

/** A declaration as it is made. */
export interface NewDeclaration {
  readonly ownerKey: string;
  readonly reference: string;
  readonly digest: string;
  readonly content: object;
  readonly notes: DeclarationNotes;
  readonly filingId: number;
  readonly containerNo: string;
  readonly feeFen: number;
  /** By the clock of the port. */
  readonly declaredMs: number;
}

export async function insertDeclaration(tx: Transaction, fresh: NewDeclaration): Promise<void> {
  await connectionOf(tx).query(
    `insert into vgm_declaration (owner_key, reference, digest, content, notes, filing_id, container_no, fee_fen, declared_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      fresh.ownerKey,
      fresh.reference,
      fresh.digest,
      JSON.stringify(fresh.content),
      JSON.stringify(fresh.notes),
      fresh.filingId,
      fresh.containerNo,
      fresh.feeFen,
      new Date(fresh.declaredMs),
    ],
    'vgm-insert-declaration',
  );
}
