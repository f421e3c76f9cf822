import { createHash } from 'node:crypto';
import type { MonthParts } from '../../../platform/db/month-parts';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { Rounds } from '../../../platform/rounds';
import type { TrackingDoor } from '../../tracking/index';
import type { RawMessage, Receipt } from '../intake-door';
import { isMessageAtFault } from '../message-fault';
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
    readonly tracking: Pick<TrackingDoor, 'noteRepeats'>,
    readonly months: MonthParts,
    readonly requests: DecodingRequests,
  ) {
    this.#rounds = new Rounds((messages) => this.#storeRound(messages), roundMessagesMax);
  }

  /** Stores one message; those of other senders that come at the same time share its transaction, as long as all are well. */
  async receiveOne(message: RawMessage): Promise<Receipt> {
    const [receipt] = message.bytes.length <= sharingBytesMax ? [await this.#rounds.ask(message)] : await this.#store([message]);
    await this.#askFor([receipt!]);
    return receipt!;
  }

  /** Stores messages of one sender in one transaction: all of them or none. */
  async receiveAll(messages: readonly RawMessage[]): Promise<Receipt[]> {
    const receipts = await this.#store(messages);
    await this.#askFor(receipts);
    return receipts;
  }

  async #askFor(receipts: readonly Receipt[]): Promise<void> {
    if (receipts.some((receipt) => receipt.state === 'received')) await this.requests.ask();
  }

  async #store(messages: readonly RawMessage[]): Promise<Receipt[]> {
    const receivedMs = this.platform.clock.nowMs();
    const heardMs = this.platform.portClock.nowMs();
    await this.months.ensure([receivedMs]);
    return inTransaction(this.platform.database, 'system', async (transaction) => {
      const receipts: Receipt[] = [];
      for (const { source, fileName, bytes, inbox = null, claim = null, sentBy = null } of messages) {
        const sha256 = createHash('sha256').update(bytes).digest();
        const raw = { source, fileName, bytes, inbox, claim, sentBy, sha256, receivedMs, heardMs };
        receipts.push(await insertMessage(transaction, { ...raw, isRepeatable: isRepeatable(bytes) }));
      }
      const repeats = messages.filter((_, at) => receipts[at]!.state === 'duplicate');
      await this.tracking.noteRepeats(
        transaction,
        repeats.map(({ source }) => ({ source, heardMs })),
      );
      return receipts;
    });
  }

  /** One message that cannot be stored is refused alone: its neighbours are stored one after the other. */
  async #storeRound(messages: readonly RawMessage[]): Promise<PromiseSettledResult<Receipt>[]> {
    try {
      return (await this.#store(messages)).map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      if (messages.length === 1 || !isMessageAtFault(error)) throw error;
    }
    const results: PromiseSettledResult<Receipt>[] = [];
    for (const message of messages) results.push(...(await Promise.allSettled([this.#store([message]).then(([receipt]) => receipt!)])));
    return results;
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
