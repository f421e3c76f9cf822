import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { findOutcome } from '../queries/find-messages';
import { requestDecoding } from '../request-decoding';
import { requeueMessage } from '../store';

/**
 * Puts a quarantined message back in line, after a reader was mended; with
 * `force` also one whose interchange reference was used before.
 *
 * @throws BusinessError 404 when the message is not in quarantine, 410 when its bytes are kept no longer.
 */
export async function redriveMessage(platform: Platform, messageId: number, force: boolean): Promise<void> {
  const isInLine = await inTransaction(platform.database, 'system', async (transaction) => {
    const isRequeued = await requeueMessage(transaction, messageId, force);
    if (isRequeued) await requestDecoding(transaction);
    return isRequeued;
  });
  if (isInLine) return;
  const isExpired = (await findOutcome(platform.database, messageId))?.state === 'quarantined';
  throw isExpired ? new BusinessError(410, intakeTexts.rawExpired) : new BusinessError(404);
}
