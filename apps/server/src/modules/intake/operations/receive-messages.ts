import { createHash } from 'node:crypto';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import type { MonthParts } from '../../../platform/db/month-parts';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { Rounds } from '../../../platform/rounds';
import type { RawMessage, Receipt } from '../intake-door';
import type { DecodingRequests } from '../request-decoding';
import { insertMessage } from '../store/insert-message';

/** So many messages share a transaction, each of this size at most: 3 MB, some hundredths of a second. */
const roundMessagesMax = 50;
const sharingBytesMax = 65_536;

/**
 * Stores raw messages as they came, then asks for their decoding: what is
 * answered for is on disk, and nothing is looked at before.
 */
export class Receiving {
  readonly #rounds: Rounds<RawMessage, Receipt>;

  constructor(
    readonly platform: Platform,
    readonly months: MonthParts,
    readonly requests: DecodingRequests,
  ) {
    this.#rounds = new Rounds((messages) => this.#receiveRound(messages), roundMessagesMax);
  }

  /** Stores one message; those of other senders that come at the same time share its transaction, as long as all are well. */
  async receiveOne(message: RawMessage): Promise<Receipt> {
    if (message.bytes.length <= sharingBytesMax) return this.#rounds.ask(message);
    const [receipt] = await this.receiveAll([message]);
    return receipt!;
  }

  /** Stores messages of one sender in one transaction: all of them or none. */
  async receiveAll(messages: readonly RawMessage[]): Promise<Receipt[]> {
    const receivedMs = this.platform.clock.nowMs();
    const heardMs = this.platform.portClock.nowMs();
    await this.months.ensure([receivedMs]);
    const receipts = await inTransaction(this.platform.database, 'system', async (transaction) => {
      const stored: Receipt[] = [];
      for (const { source, fileName, bytes, inbox = null, claim = null, sentBy = null } of messages) {
        const sha256 = createHash('sha256').update(bytes).digest();
        const raw = { source, fileName, bytes, inbox, claim, sentBy, sha256, receivedMs, heardMs };
        stored.push(await insertMessage(transaction, { ...raw, isRepeatable: isRepeatable(bytes) }));
      }
      return stored;
    });
    if (receipts.some((receipt) => receipt.state === 'received')) await this.requests.ask();
    return receipts;
  }

  /** What one message does wrong, or one that cannot be stored, is nothing to its neighbours. */
  async #receiveRound(messages: readonly RawMessage[]): Promise<PromiseSettledResult<Receipt>[]> {
    try {
      return (await this.receiveAll(messages)).map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      if (messages.length === 1 || isDatabaseGone(error)) throw error;
      return Promise.allSettled(messages.map(async (message) => (await this.receiveAll([message]))[0]!));
    }
  }
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
