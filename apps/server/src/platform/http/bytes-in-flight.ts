import type { FastifyRequest } from 'fastify';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { Tally } from '../tally';

const retryAfterSeconds = 2;

/** So much counts before it has come: a small file takes its place once. */
const advanceBytes = 262_144;
const tickMs = 1_000;
/** Ticks without a byte after which a sender loses his place. */
const silentTicksMax = 3;
/** From this tick on a sender must have kept up the least pace. */
const firstTicks = 5;
const leastBytesPerTick = 65_536;

/** A body that is coming in. */
interface Reading {
  readonly sender: string;
  /** Gives its place back and lets its call fail. */
  fail(error: BusinessError): void;
  arrived: number;
  ticks: number;
  silentTicks: number;
}

/** What a call holds. */
interface Held {
  readonly sender: string;
  /** Grows as bytes arrive and is cut to nothing at the end: its memory comes back at once, not when it is collected. */
  readonly memory: ArrayBuffer;
  bytes: number;
}

/**
 * Bodies of files that are being read or worked on, bounded over all calls:
 * memory follows the bound and not the number of senders. What has arrived
 * counts and not what was announced; one sender has at most half of it, so that
 * the others always get through. When there is no room the youngest body gives
 * way, so that the oldest is always completed; who sends nothing, or too slowly,
 * gives way as well.
 */
export class BytesInFlight {
  readonly #held = new Map<FastifyRequest, Held>();
  readonly #bytesOf = new Tally();
  /** In the order of their beginning. */
  readonly #readings = new Set<Reading>();
  #bytes = 0;
  #pace: NodeJS.Timeout | null = null;

  constructor(readonly bytesMax: number) {}

  /**
   * Reads the body of `sender` into memory. It counts until `release`.
   *
   * @throws BusinessError 413 when it is larger than the route takes, 503 when
   * too much is in flight, 408 when it comes too slowly, 400 when it breaks off.
   */
  async read(request: FastifyRequest, sender: string): Promise<Buffer> {
    try {
      return await this.#gather(request, sender);
    } catch (error) {
      this.release(request);
      throw error;
    }
  }

  /** The call has been worked on: its bytes count no more, and are no more. */
  release(request: FastifyRequest): void {
    const held = this.#held.get(request);
    if (!held) return;
    this.#held.delete(request);
    this.#count(held, -held.bytes);
    held.memory.resize(0);
  }

  #gather(request: FastifyRequest, sender: string): Promise<Buffer> {
    const { raw } = request;
    const limit = request.routeOptions.bodyLimit;
    const announced = request.headers['content-length'] === undefined ? null : Number(request.headers['content-length']);
    if (announced !== null && announced > limit) throw new BusinessError(413, requestTexts.bodyTooLarge);
    const bodyMax = announced ?? limit;
    const held: Held = { sender, memory: new ArrayBuffer(0, { maxByteLength: bodyMax }), bytes: 0 };
    this.#held.set(request, held);
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        raw.off('data', take).off('end', finish).off('close', breakOff).off('error', breakOff).pause();
        this.#readings.delete(reading);
        this.#watchPace();
      };
      const fail = (error: BusinessError): void => {
        stop();
        this.release(request);
        reject(error);
      };
      const reading: Reading = { sender, fail, arrived: 0, ticks: 0, silentTicks: 0 };
      const take = (piece: Buffer): void => {
        const at = reading.arrived;
        reading.arrived += piece.length;
        reading.silentTicks = 0;
        if (reading.arrived > limit) return fail(new BusinessError(413, requestTexts.bodyTooLarge));
        if (!this.#makeRoom(reading, held, Math.min(reading.arrived + advanceBytes, bodyMax))) return;
        if (held.memory.byteLength < reading.arrived) held.memory.resize(held.bytes);
        new Uint8Array(held.memory).set(piece, at);
      };
      const finish = (): void => {
        stop();
        // What was taken in advance and did not come.
        this.#count(held, reading.arrived - held.bytes);
        resolve(Buffer.from(held.memory, 0, reading.arrived));
      };
      const breakOff = (): void => fail(new BusinessError(400, requestTexts.badRequest));
      this.#readings.add(reading);
      this.#watchPace();
      if (this.#makeRoom(reading, held, Math.min(advanceBytes, bodyMax))) {
        raw.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
      }
    });
  }

  /** Lets a call hold `bytes`; false when it had to give way itself. */
  #makeRoom(reading: Reading, held: Held, bytes: number): boolean {
    const more = bytes - held.bytes;
    if (more <= 0) return true;
    for (;;) {
      const isOverHalf = this.#bytesOf.of(held.sender) + more > this.bytesMax / 2;
      if (!isOverHalf && this.#bytes + more <= this.bytesMax) break;
      const youngest = [...this.#readings].findLast(({ sender }) => !isOverHalf || sender === held.sender) ?? reading;
      youngest.fail(new BusinessError(503, requestTexts.busyWithBytes, { retryAfterSeconds }));
      if (youngest === reading) return false;
    }
    this.#count(held, more);
    return true;
  }

  #count(held: Held, more: number): void {
    held.bytes += more;
    this.#bytes += more;
    this.#bytesOf.add(held.sender, more);
  }

  #watchPace(): void {
    if (this.#readings.size === 0) {
      if (this.#pace) clearInterval(this.#pace);
      this.#pace = null;
    } else {
      this.#pace ??= setInterval(() => this.#tick(), tickMs);
    }
  }

  /** Counted in ticks and not by the clock: a moment in which this process stood still is nobody's silence. */
  #tick(): void {
    for (const reading of this.#readings) {
      reading.ticks++;
      reading.silentTicks++;
      const isSlow = reading.ticks > firstTicks && reading.arrived < reading.ticks * leastBytesPerTick;
      if (reading.silentTicks > silentTicksMax || isSlow) reading.fail(new BusinessError(408, requestTexts.bodyTooSlow));
    }
  }
}
