import type { Database } from '../../../platform/db/database';

/** Something that does not fit together in the ledger. */
export interface LedgerFault {
  readonly ownerKey: string;
  readonly no: number;
  readonly fault: string;
}

/** Everything in the ledger that does not fit together (L-09); nothing when all is well. */
export async function verifyLedger(database: Database): Promise<readonly LedgerFault[]> {
  const { rows } = await database.query<{ owner_key: string; no: number; fault: string }>(
    'system',
    'select owner_key, no, fault from billing_verify() order by owner_key, no, fault',
    [],
    'billing-verify',
  );
  return rows.map((row) => ({ ownerKey: row.owner_key, no: row.no, fault: row.fault }));
}
