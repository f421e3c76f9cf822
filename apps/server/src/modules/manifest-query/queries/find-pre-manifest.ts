import { figuresOf, type StageFigures } from '@mastlight/domain/manifest-query/compare-stages';
import type { Declared } from '@mastlight/domain/manifest-query/statement';
import { isDifferentCall, type VesselCall } from '@mastlight/domain/tracking/index';
import type { Database } from '../../../platform/db/database';
import { findStatements } from './find-statements';

/**
 * What the pre-manifest (预配舱单) of a bill by sea says, all its declarations that stand taken together, without those for another
 * call: a bill that changed its ship is declared anew. null while none stands.
 */
export async function findPreManifest(
  database: Database,
  ownerKey: string,
  { billNo, call }: { readonly billNo: string; readonly call: VesselCall },
): Promise<StageFigures | null> {
  const statements = await findStatements(database, ownerKey, 'sea', [billNo]);
  return figuresOf(
    'pre',
    statements.filter((one): one is typeof one & Declared => one.kind === 'declared' && one.stage === 'pre' && !isDifferentCall(one, call)),
  );
}
