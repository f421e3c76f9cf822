import type { BodyOf, EventDefinition, Message } from '@mastlight/domain/contract-kit/message';
import type { Transaction } from './db/transaction';
import { makeToken } from './ids';
import { enqueue, type JobOptions } from './queue/enqueue';
import type { JobHandler } from './queue/queue';

/** What a module does about another's event. Runs at least once; it must bear being run again. */
export interface Reaction extends Pick<JobOptions, 'line'> {
  readonly event: EventDefinition;
  /** `<capability>.<what-it-does>`; also the name of its task in the queue. */
  readonly name: string;
  handle(message: Message<never>): Promise<void>;
}

/**
 * Binds an event to what a module does about it; a handler that reads another
 * body does not compile. The message's `id` tells one event from another, for
 * whoever must not do a thing twice. Events that strangers can bring about in any number go in a line.
 */
export function reactTo<D extends EventDefinition>(
  event: D,
  name: string,
  handle: (body: BodyOf<D>, message: Message<BodyOf<D>>) => Promise<void>,
  options: Pick<Reaction, 'line'> = {},
): Reaction {
  return { event, name, ...options, handle: (message) => handle(message.body, message) };
}

/**
 * The outbox: an event and the state change that caused it are committed
 * together, as one queue job per reaction, so that one failing reaction
 * neither loses the event nor holds the others up.
 */
export class Outbox {
  readonly #reactions: Reaction[] = [];

  /** Wires modules' reactions in; done once, before anything is emitted. */
  register(reactions: readonly Reaction[]): void {
    this.#reactions.push(...reactions);
  }

  /**
   * Records an event in the caller's transaction: under one id for all that react to it, the caller's
   * own where it may come to emit the same event twice. A wrong body does not compile.
   */
  async emit<D extends EventDefinition>(transaction: Transaction, event: D, body: BodyOf<D>, id = makeToken(16)): Promise<void> {
    const message = { id, name: event.name, version: event.version, body };
    for (const reaction of this.#reactions) {
      if (reaction.event.name === event.name) await enqueue(transaction, reaction.name, message, reaction);
    }
  }

  /** The reactions as jobs, for the queue. */
  jobs(): JobHandler[] {
    return this.#reactions.map((reaction) => ({
      task: reaction.name,
      reads: reaction.event,
      handle: (message) => reaction.handle(message),
    }));
  }
}
