import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { requestDecoding } from '../request-decoding';
import { requeueMessage } from '../store';

/**
 * Puts a quarantined message back in line, after a reader was mended; with
 * `force` also one whose interchange reference was used before.
 *
 * @throws BusinessError 404 when the message is not in quarantine.
 */
export function redriveMessage(platform: Platform, messageId: number, force: boolean): Promise<void> {
  return inTransaction(platform.database, 'system', async (transaction) => {
    if (!(await requeueMessage(transaction, messageId, force))) throw new BusinessError(404);
    await requestDecoding(transaction);
  });
}
