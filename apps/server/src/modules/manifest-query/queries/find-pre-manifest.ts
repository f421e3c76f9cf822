import { figuresOf, type StageFigures } from '@mastlight/domain/manifest-query/compare-stages';
import type { Declared } from '@mastlight/domain/manifest-query/statement';
import type { Database } from '../../../platform/db/database';
import { findStatements } from './find-statements';

/** What the pre-manifest (预配舱单) of a bill by sea says, all its declarations that stand taken together; null while none stands. */
export async function findPreManifest(database: Database, ownerKey: string, billNo: string): Promise<StageFigures | null> {
  const statements = await findStatements(database, ownerKey, 'sea', [billNo]);
  return figuresOf(
    'pre',
    statements.filter((one): one is typeof one & Declared => one.kind === 'declared' && one.stage === 'pre'),
  );
}
