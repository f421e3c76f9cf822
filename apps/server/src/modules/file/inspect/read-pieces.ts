import type { FileHandle } from 'node:fs/promises';

const pieceBytes = 65_536;

/** The bytes of an open file from `start` to before `end`, piece by piece; each is overwritten by the next one. */
export async function* readPieces(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(Math.min(pieceBytes, Math.max(0, end - start)));
  for (let at = start; at < end;) {
    const { bytesRead } = await handle.read(memory, 0, Math.min(memory.length, end - at), at);
    if (bytesRead === 0) return;
    yield memory.subarray(0, bytesRead);
    at += bytesRead;
  }
}
