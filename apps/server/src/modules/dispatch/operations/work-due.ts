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

/** Works on what is due: sends what waits, asks for what is unclear or was not judged. One round of it a process at a time. */
export class DueWork {
  #running: Promise<void> | null = null;
  #isWanted = false;
  #stopping = new AbortController();

  constructor(private readonly parts: DispatchParts) {}

  /** Works until nothing is due; what falls due meanwhile is done as well. */
  run(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ends calls that are on: what they were about is unclear, and asked for later. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #work(): Promise<void> {
    while (this.#isWanted && !this.#stopping.signal.aborted) {
      this.#isWanted = false;
      const ended = await Promise.allSettled(Array.from({ length: callsAtOnceMax }, () => this.#lane()));
      for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    }
  }

  async #lane(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const due = await claimNext(this.parts);
      if (due === null) return;
      const timeout = AbortSignal.timeout(Math.ceil(this.parts.quietMs * callShareOfQuiet));
      await workOne(this.parts, due, AbortSignal.any([timeout, this.#stopping.signal]));
    }
  }
}

/** The lease is one quiet time: a call is over before, and the counterpart is asked after it. */
function claimNext({ database, clock, portClock, quietMs }: DispatchParts): Promise<DueSubmission | null> {
  return inTransaction(database, 'system', async (tx) => {
    const nowMs = clock.nowMs();
    const [due] = await takeDue(tx, { nowMs, leaseMs: quietMs, claim: makeToken(12), limit: 1 });
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
