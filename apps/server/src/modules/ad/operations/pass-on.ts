import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { enquiryPassedOn } from '@mastlight/domain/ad/events';
import { inTransaction } from '../../../platform/db/transaction';
import type { AdParts } from '../parts';
import { markPassedOn } from '../store';

/**
 * Notes that an enquiry was passed on to its supplier, and tells who asked; a second time changes and tells nothing.
 *
 * @throws BusinessError 404 for none.
 */
export async function passOn({ database, clock, outbox }: AdParts, id: number): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    const passed = await markPassedOn(tx, id, clock.nowMs());
    if (passed === null) throw new BusinessError(404);
    const { ownerKey, supplier, isFirst } = passed;
    if (isFirst) await outbox.emit(tx, enquiryPassedOn, { enquiryId: id, ownerKey, supplier });
  });
}
