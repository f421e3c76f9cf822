import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { fileBytesMax, formBytesMax } from '@mastlight/domain/file/limits';
import { openForm } from '../../platform/http/open-form';
import { refuseStore } from './refuse-store';
import { refuseFile } from './inspect/refuse-file';

/** R-7.3-14: the one field of the form. */
const fieldName = 'file';
/** A file that has come in whole. */
export interface ReceivedFile {
  readonly path: string;
  /** As it was sent; not to be believed. */
  readonly sentName: string;
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly digest: string;
}

/** What ends a form before it has come in whole, and what is said then. */
interface Ending {
  readonly signal: AbortSignal;
  readonly reason: Error;
}

/**
 * Writes the file of a form to `path` as it comes in: nothing of it stays in
 * memory. The request is left open when it is refused, so that it can be answered.
 *
 * @throws BusinessError 400, 413 when the form is not one whole file of the right size, the reason of `ending`; then nothing is left at `path`.
 */
export async function receiveForm(request: IncomingMessage, path: string, ending: Ending): Promise<ReceivedFile> {
  if (Number(request.headers['content-length'] ?? 0) > fileBytesMax + formBytesMax) throw refuseFile('tooLarge');
  try {
    // A byte more than the largest file may have, by which one that is larger is told from it.
    const form = openForm(request.headers, fileBytesMax + 1);
    if (form === null) throw refuseFile('brokenOff');
    const received = await readForm(request, form, path, ending);
    if (received === null) throw refuseFile('noFile');
    if (received.bytes === 0) throw refuseFile('empty');
    return received;
  } catch (error) {
    await rm(path, { force: true });
    throw refuseStore(error);
  }
}

/** @returns the file; null when the form has none. */
async function readForm(request: IncomingMessage, form: BusboyInstance, path: string, ending: Ending): Promise<ReceivedFile | null> {
  let keeping: Promise<ReceivedFile> | null = null;
  let coming: BusboyFileStream | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('file', (field, stream, sentName: string | undefined) => {
        // Whatever ends the form ends its file; without a listener that would end the process.
        stream.on('error', () => {});
        if (field !== fieldName) return reject(refuseFile('noFile'));
        coming = stream;
        keeping = keepFile(stream, path, sentName ?? '');
        keeping.catch(reject);
      });
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit']) form.once(event, () => reject(refuseFile('oneFile')));
      form.once('error', () => reject(refuseFile('brokenOff')));
      form.once('finish', resolve);
      ending.signal.addEventListener('abort', () => reject(ending.reason));
      request.once('close', () => {
        if (!request.complete) reject(refuseFile('brokenOff'));
      });
      request.pipe(form);
    });
    // The type only tells that it was null: the listener above sets it.
    return await (keeping as Promise<ReceivedFile> | null);
  } catch (error) {
    request.unpipe(form);
    // Waited for: what is still being written would be there again after it was removed.
    (coming as BusboyFileStream | null)?.destroy(error as Error);
    await (keeping as Promise<ReceivedFile> | null)?.catch(() => {});
    throw error;
  }
}

/** @throws BusinessError 413 when it is too large. */
async function keepFile(stream: BusboyFileStream, path: string, sentName: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      hash.update(piece);
      done(bytes > fileBytesMax ? refuseFile('tooLarge') : null, piece);
    },
  });
  await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, sentName, bytes, digest: hash.digest('hex') };
}
