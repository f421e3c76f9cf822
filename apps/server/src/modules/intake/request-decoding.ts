import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import { Rounds } from '../../platform/rounds';

/** The job that decodes what waits. */
export const decodeMessages = defineJob('intake.decode', 1, noBody);

/**
 * Asks for decoding of what has been committed. Requests are one job, and a
 * transaction that adds it keeps all others waiting until its end: so requests
 * have transactions of their own, one at a time, for all who wait.
 *
 * A request that is lost, with its process or with the database, delays and
 * loses nothing: what waits is looked for at every start and every minute.
 */
export class DecodingRequests {
  readonly #rounds: Rounds<void, void>;

  constructor({ database, log }: Pick<Platform, 'database' | 'log'>) {
    this.#rounds = new Rounds<void, void>(async (asked) => {
      await inTransaction(database, 'system', (transaction) => addJob(transaction, decodeMessages, {}, { key: decodeMessages.name })).catch(
        (error: unknown) => log.warn({ err: error }, 'decoding could not be asked for; what waits is decoded within a minute'),
      );
      return asked.map(() => ({ status: 'fulfilled', value: undefined }));
    }, Number.POSITIVE_INFINITY);
  }

  /** Resolves when a request that was begun after this call is through. */
  ask(): Promise<void> {
    return this.#rounds.ask();
  }
}
