import type { FastifyRequest } from 'fastify';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';

const retryAfterSeconds = 2;

/**
 * Bodies of files that are being read or worked on, bounded over all calls:
 * memory follows the bound and not the number of senders. What a sender
 * declares counts at once, so that half-read files never wait for one another;
 * a body without a length counts as it comes.
 */
export class BytesInFlight {
  readonly #taken = new WeakMap<FastifyRequest, number>();
  #bytes = 0;

  constructor(readonly bytesMax: number) {}

  /**
   * Reads a body into memory. It counts until `release`.
   *
   * @throws BusinessError 413 when it is larger than the route takes, 503 when
   * too much is in flight, 400 when it breaks off.
   */
  async read(request: FastifyRequest): Promise<Buffer> {
    const { bodyLimit } = request.routeOptions;
    const declared = request.headers['content-length'];
    try {
      return declared === undefined ? await this.#readPieces(request, bodyLimit) : await this.#readDeclared(request, Number(declared), bodyLimit);
    } catch (error) {
      this.release(request);
      throw error;
    }
  }

  /** The call has been worked on: its bytes count no more. */
  release(request: FastifyRequest): void {
    this.#bytes -= this.#taken.get(request) ?? 0;
    this.#taken.delete(request);
  }

  #take(request: FastifyRequest, bytes: number): void {
    if (this.#bytes + bytes > this.bytesMax) throw new BusinessError(503, requestTexts.busyWithBytes, { retryAfterSeconds });
    this.#bytes += bytes;
    this.#taken.set(request, (this.#taken.get(request) ?? 0) + bytes);
  }

  async #readDeclared(request: FastifyRequest, length: number, limit: number): Promise<Buffer> {
    if (length > limit) throw new BusinessError(413, requestTexts.bodyTooLarge);
    this.#take(request, length);
    const body = Buffer.allocUnsafeSlow(length);
    let filled = 0;
    for await (const piece of piecesOf(request)) filled += piece.copy(body, filled);
    return body;
  }

  async #readPieces(request: FastifyRequest, limit: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of piecesOf(request)) {
      length += piece.length;
      if (length > limit) throw new BusinessError(413, requestTexts.bodyTooLarge);
      this.#take(request, piece.length);
      pieces.push(piece);
    }
    return Buffer.concat(pieces, length);
  }
}

/** A body piece by piece. Leaving it early keeps the socket: the refusal goes out on it. */
async function* piecesOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    throw new BusinessError(400, requestTexts.badRequest);
  }
}
