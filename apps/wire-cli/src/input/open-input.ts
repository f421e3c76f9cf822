import { open, type FileHandle } from 'node:fs/promises';

/** Why an input could not be read; `failed` when the system says something else, in `detail`. */
export class InputError extends Error {
  constructor(
    readonly fault: 'missing' | 'folder' | 'forbidden' | 'failed',
    readonly detail: string,
  ) {
    super(fault);
  }
}

/**
 * The bytes of the file at `path`, piece by piece.
 *
 * @throws InputError for a path that is no readable file, also in the middle of reading
 */
export async function* openInput(path: string): AsyncGenerator<Uint8Array> {
  let file: FileHandle | null = null;
  try {
    file = await open(path, 'r');
    if ((await file.stat()).isDirectory()) throw new InputError('folder', '');
    yield* file.createReadStream({ highWaterMark: 1 << 20, autoClose: false });
  } catch (error) {
    throw error instanceof InputError ? error : inputErrorOf(error);
  } finally {
    await file?.close();
  }
}

const faultsByCode: Readonly<Record<string, InputError['fault']>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
};

function inputErrorOf(error: unknown): InputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = Object.hasOwn(faultsByCode, code) ? faultsByCode[code] : undefined;
  return new InputError(fault ?? 'failed', code || String(error));
}
