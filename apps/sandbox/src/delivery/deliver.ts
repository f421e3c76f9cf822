import { setMaxListeners } from 'node:events';
import { portOfSource } from '@mastlight/domain/ports/index';
import { createRandom } from '../world/random';
import { intakeSources, type IntakeSource } from './announcement';
import type { Faults } from './faults';
import type { Outbox, Post } from './outbox';
import { turnClock } from './turn-clock';

/** What the deliverer needs; times are passed in so that tests do not wait. */
export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly faults: () => Faults;
  /** Base address of the platform; empty while it is not known. */
  readonly platformUrl: () => string;
  readonly intakeKeys: Readonly<Partial<Record<IntakeSource, string>>>;
  readonly seed: string;
  /** First and longest wait between attempts, ms. */
  readonly retryMs?: readonly [first: number, longest: number];
  /** Called after a message has changed its state. */
  readonly onChange: () => void;
}

/** A running delivery. */
export interface Delivery {
  /** Whether the platform answered the last time it was asked. */
  isReachable(): boolean;
  stop(): Promise<void>;
}

/** Statuses that say "this message, never": sending it again would only fill both logs. */
const finalStatuses = new Set([400, 413, 415, 422]);
/** How often it is looked whether a silent port may speak again, ms. */
const silenceLookMs = 200;
/** How far a message can be overtaken when `reorder` is on. */
const reorderWindow = 8;

/**
 * Hands the outbox in at the platform's intake, each source in its own order
 * and each message until it is acknowledged with 2xx. Nothing is sent before
 * the platform answers `/readyz`.
 */
export function startDelivery(options: DeliveryOptions): Delivery {
  const [firstMs, longestMs] = options.retryMs ?? [250, 5_000];
  const random = createRandom(`${options.seed}:delivery`);
  const stopping = new AbortController();
  const wakers = new Set<() => void>();
  let isReachable = false;

  const stopListening = options.outbox.onAdd(() => {
    for (const wake of wakers) wake();
  });

  /** Waits at most `ms`, shorter when stopped or, if asked, when something is added. */
  const pause = (ms: number, wakesOnAdd = false): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        wakers.delete(done);
        stopping.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      if (wakesOnAdd) wakers.add(done);
      stopping.signal.addEventListener('abort', done, { once: true });
      if (stopping.signal.aborted) done();
    });

  const knock = async (): Promise<boolean> => {
    const base = options.platformUrl();
    if (base === '') return false;
    try {
      const response = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  };

  const post = async (message: Post, bytes: Uint8Array): Promise<number> => {
    const response = await fetch(`${options.platformUrl()}/intake/${message.source}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${options.intakeKeys[message.source] ?? ''}`,
        'content-type': 'application/octet-stream',
        'x-file-name': message.name,
      },
      body: bytes,
      signal: AbortSignal.timeout(15_000),
    });
    await response.body?.cancel();
    return response.status;
  };

  /** One attempt; true when the message needs no other. */
  const attempt = async (message: Post): Promise<boolean> => {
    const faults = options.faults();
    if (faults.delayMs > 0) await pause(faults.delayMs);
    if (stopping.signal.aborted) return false;
    if (random.chance(faults.dropRate)) {
      message.state = 'dropped';
      return true;
    }
    let bytes: Uint8Array = Buffer.from(message.base64, 'base64');
    if (portOfSource(message.source) === faults.skewedPort) bytes = turnClock(bytes, faults.skewWay === 'ahead' ? 1 : -1);
    if (random.chance(faults.corruptRate)) bytes = damage(bytes, random.next());
    message.attempts++;
    try {
      const status = await post(message, bytes);
      if (status >= 200 && status < 300) {
        if (random.chance(faults.duplicateRate)) await post(message, bytes);
        message.state = 'sent';
        message.lastError = null;
        return true;
      }
      message.lastError = `平台回答 ${status}`;
      if (!finalStatuses.has(status)) return false;
      message.state = 'refused';
      return true;
    } catch (error) {
      message.lastError = `平台连不上：${error instanceof Error ? error.message : String(error)}`;
      isReachable = false;
      return false;
    }
  };

  // Every source waits on it.
  setMaxListeners(intakeSources.length + 1, stopping.signal);

  const serve = async (source: IntakeSource): Promise<void> => {
    let waitMs = firstMs;
    while (!stopping.signal.aborted) {
      const { reorder: isShuffled, silentPort } = options.faults();
      if (portOfSource(source) === silentPort) {
        await pause(silenceLookMs, true);
        continue;
      }
      const waiting = options.outbox.pendingOf(source, isShuffled ? reorderWindow : 1);
      const message = isShuffled && waiting.length > 0 ? random.pick(waiting) : waiting[0];
      if (!message) {
        await pause(1_000, true);
        continue;
      }
      if (!isReachable) {
        isReachable = await knock();
        if (!isReachable) {
          await pause(waitMs);
          waitMs = Math.min(waitMs * 2, longestMs);
          continue;
        }
      }
      const isDone = await attempt(message);
      options.onChange();
      if (isDone) waitMs = firstMs;
      else {
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, longestMs);
      }
    }
  };

  const running = intakeSources.map(serve);
  return {
    isReachable: () => isReachable,
    async stop() {
      stopping.abort();
      stopListening();
      await Promise.all(running);
    },
  };
}

/** Turns one byte over, at a place given by `share` from 0 to 1. */
function damage(bytes: Uint8Array, share: number): Uint8Array {
  const damaged = Uint8Array.from(bytes);
  const at = Math.floor(share * damaged.length);
  damaged[at] = (damaged[at] ?? 0) ^ 0x55;
  return damaged;
}
