import { inTransaction } from '../../../platform/db/transaction';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { AdParts } from '../parts';
import { markPassedOn } from '../store';

/** Notes that an enquiry was passed on to its supplier; a second time changes nothing. @throws BusinessError 404 for none. */
export async function passOn({ database, clock }: AdParts, id: number): Promise<void> {
  if (!(await inTransaction(database, 'system', (tx) => markPassedOn(tx, id, clock.nowMs())))) throw new BusinessError(404);
}
