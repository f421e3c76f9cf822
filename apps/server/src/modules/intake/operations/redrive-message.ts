import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { intakeRefusals as refusals } from '@mastlight/domain/intake/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { findOutcome } from '../queries/find-messages';
import type { DecodingRequests } from '../request-decoding';
import { requeueMessage } from '../store/decisions';

/**
 * Puts a quarantined message back in line, after a reader was mended; with
 * `force` also one whose interchange reference was used before.
 *
 * @throws BusinessError 404 when the message is not in quarantine, 410 when its bytes are kept no longer.
 */
export async function redriveMessage(platform: Platform, requests: DecodingRequests, messageId: number, force: boolean): Promise<void> {
  const isInLine = await inTransaction(platform.database, 'system', (transaction) => requeueMessage(transaction, messageId, force));
  if (isInLine) return requests.ask();
  const isExpired = (await findOutcome(platform.database, messageId))?.state === 'quarantined';
  throw isExpired ? refuse(refusals.rawExpired, {}) : new BusinessError(404);
}
