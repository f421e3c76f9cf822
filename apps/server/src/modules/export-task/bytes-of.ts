import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { FileAnswer } from '../../platform/http/route';

/** A file as a whole. @throws BusinessError 413 that says `tooLarge` when it is larger than `bytesMax`. */
export async function bytesOf(body: FileAnswer['body'], bytesMax: number, tooLarge: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of (Buffer.isBuffer(body) || typeof body === 'string' ? [Buffer.from(body)] : body) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > bytesMax) throw new BusinessError(413, tooLarge);
  }
  return Buffer.concat(pieces);
}
