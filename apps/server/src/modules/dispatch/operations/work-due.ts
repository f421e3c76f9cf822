import { callShareOfQuiet } from '@mastlight/domain/dispatch/schedule';
import { inTransaction } from '../../../platform/db/transaction';
import { makeToken } from '../../../platform/ids';
import type { DispatchParts } from '../parts';
import { holdById, holdCall, insertEvent, readSubmission, takeDue, type DueSubmission } from '../store';
import { askFor, type FoundReceipt } from './ask-for';
import { layAside } from './lay-aside';
import { sendOnce } from './send-once';

/** Calls that one process has on at once; each holds a connection. */
const callsAtOnceMax = 6;

/**
 * Works on what is due: sends what waits, asks for what is unclear or was not judged. No counterpart that is slow takes the
 * last lane from another: for each that has no call on, one is left.
 */
export class DueWork {
  readonly #lanes = new Set<Promise<void>>();
  /** Calls that are on, by gateway. */
  readonly #callsOn = new Map<string, number>();
  #claiming: Promise<unknown> = Promise.resolve();
  readonly #stopping = new AbortController();

  constructor(private readonly parts: DispatchParts) {}

  /** Begins to work on what is due and waits for none of it; what fails is told in the log. */
  begin(): void {
    if (this.#stopping.signal.aborted || this.#lanes.size >= callsAtOnceMax) return;
    const lane = this.#lane().finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
    lane.catch((error: unknown) => this.parts.log.warn({ err: error }, 'working on submissions failed'));
  }

  /** Works until nothing is due, and no call is on. @throws Error when the database does not take what became of a call. */
  async run(): Promise<void> {
    this.begin();
    while (this.#lanes.size > 0) {
      const ended = await Promise.allSettled(this.#lanes);
      for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    }
  }

  /** Ends calls that are on: what they were about is unclear, and asked for later. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#lanes);
  }

  async #lane(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const due = await this.#claim();
      if (due === null) return;
      // There may be more.
      this.begin();
      const timeout = AbortSignal.timeout(Math.ceil(this.parts.quietMs * callShareOfQuiet));
      try {
        await workOne(this.parts, due, AbortSignal.any([timeout, this.#stopping.signal]));
      } finally {
        this.#count(due.gateway, -1);
      }
    }
  }

  /** One after the other: each counts the calls of those before it. */
  #claim(): Promise<DueSubmission | null> {
    const claimed = this.#claiming.then(async () => {
      const due = await claimNext(this.parts, this.#full());
      if (due) this.#count(due.gateway, 1);
      return due;
    });
    this.#claiming = claimed.catch(() => {});
    return claimed;
  }

  #count(gateway: string, more: number): void {
    this.#callsOn.set(gateway, this.#on(gateway) + more);
  }

  #on(gateway: string): number {
    return this.#callsOn.get(gateway) ?? 0;
  }

  /** Gateways that get no further call: what is free is left to those that have none. */
  #full(): string[] {
    const on = [...this.#callsOn].filter(([, calls]) => calls > 0);
    const free = callsAtOnceMax - on.reduce((sum, [, calls]) => sum + calls, 0);
    const idle = [...this.parts.gateways.keys()].filter((gateway) => this.#on(gateway) === 0).length;
    return free > idle ? [] : on.map(([gateway]) => gateway);
  }
}

/** The lease is one quiet time: a call is over before, and the counterpart is asked after it. */
function claimNext({ database, clock, portClock, quietMs }: DispatchParts, full: readonly string[]): Promise<DueSubmission | null> {
  return inTransaction(database, 'system', async (tx) => {
    const nowMs = clock.nowMs();
    const [due] = await takeDue(tx, { nowMs, leaseMs: quietMs, claim: makeToken(12), full, limit: 1 });
    if (!due) return null;
    if (due.was === 'waiting') await insertEvent(tx, due, 'sending', { atMs: portClock.nowMs() });
    return due;
  });
}

async function workOne(parts: DispatchParts, due: DueSubmission, signal: AbortSignal): Promise<void> {
  for (const receipt of await callFor(parts, due, signal))
    // One that cannot be stored is found again when this submission is asked for next.
    await parts
      .receive(receipt)
      .catch((error: unknown) => parts.log.warn({ err: error, fileName: receipt.fileName }, 'a receipt that was found was not stored'));
}

function callFor(parts: DispatchParts, due: DueSubmission, signal: AbortSignal): Promise<FoundReceipt[]> {
  return inTransaction(parts.database, 'system', async (tx) => {
    // Who was frozen past his lease finds another at it, or another claim.
    if (!(await holdCall(tx, due.id))) return [];
    const found = await readSubmission(tx, due.id);
    if (found?.claim !== due.claim) return [];
    const gateway = parts.gateways.get(found.gateway);
    const call = gateway && { gateway, submission: found, signal };
    if (call && due.was !== 'waiting') return found.state === 'unclear' || found.state === 'delivered' ? askFor(parts, tx, call) : [];
    if (call) await sendOnce(parts, tx, call);
    else {
      const held = await holdById(tx, due.id);
      if (held) await layAside(parts, tx, held, 'no-way');
    }
    return [];
  });
}
