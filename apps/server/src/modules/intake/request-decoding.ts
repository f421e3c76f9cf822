import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';

/** The job that decodes what waits. */
export const decodeMessages = defineJob('intake.decode', 1, noBody);

/**
 * Asks for decoding of what has been committed. Requests are one job, and a
 * transaction that adds it keeps all others waiting until its end: so each
 * request is a transaction of its own, one at a time in a process, and those
 * that come meanwhile share the next.
 *
 * A request that is lost, with its process or with the database, delays and
 * loses nothing: what waits is looked for at every start and every minute.
 */
export class DecodingRequests {
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(readonly platform: Pick<Platform, 'database' | 'log'>) {}

  /** Resolves when a request that was begun after this call is through. */
  ask(): Promise<void> {
    if (this.#underWay === null) return this.#begin();
    this.#next ??= this.#underWay.then(() => {
      this.#next = null;
      return this.#begin();
    });
    return this.#next;
  }

  #begin(): Promise<void> {
    const { database, log } = this.platform;
    this.#underWay = inTransaction(database, 'system', (transaction) =>
      addJob(transaction, decodeMessages, {}, { key: decodeMessages.name }),
    )
      .catch((error: unknown) => log.warn({ err: error }, 'decoding could not be asked for; what waits is decoded within a minute'))
      .finally(() => (this.#underWay = null));
    return this.#underWay;
  }
}
