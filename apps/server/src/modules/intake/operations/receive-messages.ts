import { createHash } from 'node:crypto';
import { inTransaction } from '../../../platform/db/transaction';
import type { MonthParts } from '../../../platform/db/month-parts';
import type { Platform } from '../../../platform/module';
import type { RawMessage, Receipt } from '../intake-door';
import type { DecodingRequests } from '../request-decoding';
import { insertMessage } from '../store/insert-message';

/**
 * Stores raw messages as they came in one transaction, then asks for their
 * decoding: what is answered for is on disk, and nothing is looked at before
 * (R-01).
 */
export async function receiveMessages(
  platform: Platform,
  months: MonthParts,
  requests: DecodingRequests,
  messages: readonly RawMessage[],
): Promise<Receipt[]> {
  const receivedMs = platform.clock.nowMs();
  const heardMs = platform.portClock.nowMs();
  await months.ensure([receivedMs]);
  const stored = await inTransaction(platform.database, 'system', async (transaction) => {
    const receipts: Receipt[] = [];
    for (const { source, fileName, bytes, inbox = null, claim = null, sentBy = null } of messages) {
      const sha256 = createHash('sha256').update(bytes).digest();
      receipts.push(
        await insertMessage(transaction, {
          source,
          fileName,
          bytes,
          inbox,
          claim,
          sentBy,
          sha256,
          receivedMs,
          heardMs,
          isRepeatable: isRepeatable(bytes),
        }),
      );
    }
    return receipts;
  });
  if (stored.some((receipt) => receipt.state === 'received')) await requests.ask();
  return stored;
}

/**
 * Whether the same bytes may be news again: answers of the port's query
 * service (JSON) tell a state without saying when, and a cut-off that is moved
 * and moved back sends the first answer a second time.
 */
function isRepeatable(bytes: Uint8Array): boolean {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length && bytes[at]! <= 0x20) at++;
  return bytes[at] === 0x7b || bytes[at] === 0x5b;
}
