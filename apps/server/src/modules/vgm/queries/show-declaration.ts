import type { ReceiptHeard, VgmStatus } from '@mastlight/domain/vgm/status';
import type { Database } from '../../../platform/db/database';
import type { DeclarationNotes } from '../declaration-notes';

/** A declaration, and how far its filing is by now. */
export interface ShownDeclaration {
  readonly content: object;
  readonly notes: DeclarationNotes;
  readonly feeFen: number;
  readonly declaredMs: number;
  readonly status: VgmStatus;
  readonly receipt: ReceiptHeard;
  /** What the terminal said, where it refused. */
  readonly reason: string;
  /** When a terminal accepted it; null: none did. */
  readonly sentMs: number | null;
  /** What its container weighs by now, in kg; null: the page has taken it out. */
  readonly grossKg: number | null;
}

/** What an owner has declared by a reference; null: nothing. */
export async function showDeclaration(database: Database, ownerKey: string, reference: string): Promise<ShownDeclaration | null> {
  const { rows } = await database.query<Omit<ShownDeclaration, 'declaredMs'> & { declaredAt: Date }>(
    { ownerKey },
    `select d.content, d.notes, d.fee_fen as "feeFen", d.declared_at as "declaredAt", f.status, f.receipt, f.reason, f.sent_ms as "sentMs",
       c.gross_kg as "grossKg"
     from vgm_declaration d join vgm_filing f on f.id = d.filing_id and f.owner_key = d.owner_key
     left join vgm_container c on c.filing_id = f.id and c.container_no = d.container_no
     where d.owner_key = $1 and d.reference = $2 order by c.place limit 1`,
    [ownerKey, reference],
    'vgm-show-declaration',
  );
  const row = rows[0];
  if (!row) return null;
  const { declaredAt, ...rest } = row;
  return { ...rest, declaredMs: declaredAt.getTime() };
}
