import type { Transaction } from './db/transaction';
import { addJob, type JobDefinition } from './queue/queue';

/** Something that happened, past tense: `bill-subscription.added`. Shapes live in `domain/<capability>/events.ts`. */
export interface DomainEvent<Body extends object = object> {
  readonly name: string;
  readonly body: Body;
}

/** What a module does about another's event. Runs at least once; it must bear being run again. */
export interface Reaction<Body extends object = object> {
  readonly event: string;
  /** `<capability>.<what-it-does>`; also the name of its job. */
  readonly name: string;
  handle(body: Body): Promise<void>;
}

/**
 * The outbox: an event and the state change that caused it are committed
 * together, as one queue job per reaction, so that one failing reaction
 * neither loses the event nor holds the others up.
 */
export class Outbox {
  readonly #reactions: Reaction<never>[] = [];

  /** Wires modules' reactions in; done once, before anything is emitted. */
  register(reactions: readonly Reaction<never>[]): void {
    this.#reactions.push(...reactions);
  }

  /** Records `event` in the caller's transaction. */
  async emit<Body extends object>(transaction: Transaction, event: DomainEvent<Body>): Promise<void> {
    for (const reaction of this.#reactions) {
      if (reaction.event === event.name) await addJob(transaction, reaction, event.body);
    }
  }

  /** The reactions as jobs, for the queue. */
  jobs(): JobDefinition<never>[] {
    return this.#reactions.map((reaction) => ({ name: reaction.name, handle: (body) => reaction.handle(body) }));
  }
}
