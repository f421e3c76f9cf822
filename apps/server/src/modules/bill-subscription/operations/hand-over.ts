import { billsHandedOver } from '@mastlight/domain/bill-subscription/events';
import { nameInNews, toldToSuccessor } from '@mastlight/domain/bill-subscription/judge-hand-over';
import { handedToldMax } from '@mastlight/domain/bill-subscription/limits';
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
 * (ADR 0028), and he is told. The colleague stays in the company until it is done.
 *
 * @throws BusinessError 400 when there is no such colleague, 404 when none of the bills is his.
 */
export async function handOver(parts: HandOverParts, own: CompanyScope, { ids, userId, note }: HandOverWish): Promise<void> {
  const isManagement = own.permissions.includes('company.manage');
  const by = nameInNews((await parts.company.findNames([own.userId]))(own.userId));
  const nowMs = parts.platform.clock.nowMs();
  await changeRows(parts, own, async (transaction) => {
    const duty = await parts.company.holdDuty(transaction, own.companyId, userId);
    if (!permissionsOf(duty).includes('company.operate')) throw refuse(refusals.noSuccessor, {}, { field: 'userId' });
    const { ownerKey, userId: byId } = own;
    const wish = { ownerKey, ids, fromId: isManagement ? null : byId, toId: userId, byId, note: cleanNote(note) };
    const handed = await handOverSubscriptions(transaction, wish, nowMs);
    for (const [port, billNos] of toldToSuccessor(wish, handed.changed)) {
      await parts.platform.outbox.emit(transaction, billsHandedOver, {
        ownerKey,
        userId,
        port,
        billNos: billNos.slice(0, handedToldMax),
        count: billNos.length,
        by,
        note: wish.note ?? '',
        handedMs: nowMs,
      });
    }
    return handed.ids;
  });
}
