import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { permissionsOf } from '@mastlight/domain/company/index';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { HandOverParts } from '../parts';
import { handOverSubscriptions } from '../store/hand-over';
import { changeRows } from './change-rows';

export interface HandOverWish {
  readonly ids: readonly number[];
  readonly userId: number;
  readonly note: string;
}

/**
 * Hands bills of the caller over to a colleague who may work on them, with a note; Management hands over anybody's
 * (ADR 0028). The colleague stays in the company until it is done.
 *
 * @throws BusinessError 400 when there is no such colleague, 404 when none of the bills is his.
 */
export async function handOver(parts: HandOverParts, own: CompanyScope, { ids, userId, note }: HandOverWish): Promise<void> {
  const isManagement = own.permissions.includes('company.manage');
  await changeRows(parts, own, async (transaction) => {
    const duty = await parts.company.holdDuty(transaction, own.companyId, userId);
    if (!permissionsOf(duty).includes('company.operate')) throw refuse(refusals.noSuccessor, {}, { field: 'userId' });
    return handOverSubscriptions(
      transaction,
      {
        ownerKey: own.ownerKey,
        ids,
        fromId: isManagement ? null : own.userId,
        toId: userId,
        byId: own.userId,
        note: cleanNote(note),
      },
      parts.platform.clock.nowMs(),
    );
  });
}
