import { inTransaction } from '../../../platform/db/transaction';
import type { OwnedScope } from '../../../platform/http/owned';
import type { AdParts } from '../parts';
import { updateStay } from '../store';

/**
 * Notes how long an owner stayed with an ad (R-7.3-12); what he told first stays.
 *
 * @throws BusinessError 404 for a view that is not his, as for none.
 */
export async function closeView({ database, clock }: AdParts, scope: OwnedScope, id: number, staySeconds: number): Promise<void> {
  scope.found(await inTransaction(database, scope, (tx) => updateStay(tx, scope.ownerKey, { id, seconds: staySeconds }, clock.nowMs())));
}
