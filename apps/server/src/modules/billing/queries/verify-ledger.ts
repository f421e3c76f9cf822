import type { ledgerTexts } from '@mastlight/domain/billing/messages';
import type { Database } from '../../../platform/db/database';

/** Something that does not fit together in the ledger. */
export interface LedgerFault {
  readonly ownerKey: string;
  readonly no: number;
  readonly fault: keyof typeof ledgerTexts.fault;
}

/** Everything in the ledger that does not fit together (L-09); nothing when all is well. */
export async function verifyLedger(database: Database): Promise<readonly LedgerFault[]> {
  const { rows } = await database.query<{ owner_key: string; no: number; fault: LedgerFault['fault'] }>(
    'system',
    'select owner_key, no, fault from billing_verify() order by owner_key, no, fault',
    [],
    'billing-verify',
  );
  return rows.map((row) => ({ ownerKey: row.owner_key, no: row.no, fault: row.fault }));
}

/** How much there is to verify. */
export async function countLedger(database: Database): Promise<{ readonly transfers: number; readonly postings: number }> {
  const { rows } = await database.query<{ transfers: number; postings: number }>(
    'system',
    'select (select count(*)::int from billing_transfer) as transfers, (select count(*)::int from billing_posting) as postings',
    [],
    'billing-count',
  );
  return rows[0]!;
}
