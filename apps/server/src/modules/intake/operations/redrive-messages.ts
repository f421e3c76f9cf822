import type { RedriveResult } from '@mastlight/domain/intake/message-state';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { findQuarantinedOf } from '../queries/find-messages';
import type { DecodingRequests } from '../request-decoding';
import { requeueMessages } from '../store/decisions';

/** What became of the wish to drive a message again. */
export interface Redriven {
  readonly messageId: number;
  readonly result: RedriveResult;
}

/**
 * Puts quarantined messages back in line, after a reader was mended; with
 * `force` also those whose interchange reference was used before or whose
 * format is not their source's. One that cannot be driven again holds up no other.
 */
export async function redriveMessages(
  platform: Platform,
  requests: DecodingRequests,
  messageIds: readonly number[],
  force: boolean,
): Promise<Redriven[]> {
  const wanted = [...new Set(messageIds)];
  const inLine = await inTransaction(platform.database, 'system', (transaction) => requeueMessages(transaction, wanted, force));
  if (inLine.size > 0) await requests.ask();
  const left = wanted.filter((id) => !inLine.has(id));
  const expired = await findQuarantinedOf(platform.database, left);
  return wanted.map((messageId) => ({
    messageId,
    result: inLine.has(messageId) ? 'in-line' : expired.has(messageId) ? 'raw-expired' : 'not-quarantined',
  }));
}
