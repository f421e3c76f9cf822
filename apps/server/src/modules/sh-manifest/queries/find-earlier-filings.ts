import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { Database } from '../../../platform/db/database';
import { readStoredFiling } from '../read-stored-filing';

/** What was left blank in the newest may stand in the ones before; further back nobody looks. */
const filingsMax = 5;

/** What an owner filed of a bill before: what went to customs first, then drafts, each the newest first; not what is in the bin. */
export async function findEarlierFilings(database: Database, ownerKey: string, billNo: string): Promise<ManifestFiling[]> {
  const { rows } = await database.query<{ filing: unknown }>(
    { ownerKey },
    `select filing from sh_manifest_filing where owner_key = $1 and upper(trim(bill_no)) = $2 and status <> -2
     order by sent_at desc nulls last, updated_at desc, id desc limit $3`,
    [ownerKey, billNo, filingsMax],
    'sh-manifest-earlier',
  );
  return rows.map(({ filing }) => readStoredFiling(filing));
}
