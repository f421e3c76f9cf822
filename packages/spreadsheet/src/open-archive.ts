import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { othersTurn } from './others-turn';
import { UnreadableSheet } from './sheet';

/** An archive with more entries than this was made to be unpacked, not to be read. */
const entriesMax = 1_000;
/** So many packed bytes are unpacked before it is looked how much came out: deflate makes a thousand of one. */
const pieceBytes = 8_192;
/** So much is unpacked, in bytes, before others have their turn. */
const turnBytes = 1_000_000;

/** Gives named parts of an archive, as far as it has them; names are compared whatever their case (ECMA-376, part 2). */
export type ReadParts = (names: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

/**
 * Opens an archive of which nothing is believed: only the parts that are asked for are unpacked, piece by piece, and only
 * until all of them together are too large. What it says of its sizes changes nothing. Others
 * have their turn meanwhile.
 *
 * @throws UnreadableSheet, also when parts are asked for
 */
export function openArchive(bytes: Uint8Array, unpackedBytesMax: number): ReadParts {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new UnreadableSheet('no-archive');
  let left = unpackedBytesMax;
  return async (names) => {
    const wanted = new Set(names.map((name) => name.toLowerCase()));
    const pieces = new Map<string, Uint8Array[]>();
    let entries = 0;
    const archive = new Unzip((file: UnzipFile) => {
      if (++entries > entriesMax) throw new UnreadableSheet('too-large');
      const name = file.name.toLowerCase();
      if (!wanted.has(name)) return;
      if (pieces.has(name)) throw new UnreadableSheet('broken');
      const own: Uint8Array[] = [];
      pieces.set(name, own);
      file.ondata = (error, piece) => {
        if (error) throw error;
        left -= piece.length;
        if (left < 0) throw new UnreadableSheet('too-large');
        own.push(piece);
      };
      file.start();
    });
    archive.register(UnzipInflate);
    let leftAtTurn = left;
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      if (leftAtTurn - left > turnBytes) {
        leftAtTurn = left;
        await othersTurn();
      }
      archive.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    }
    return new Map(names.flatMap((name) => (pieces.has(name.toLowerCase()) ? [[name, join(pieces.get(name.toLowerCase())!)]] : [])));
  };
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
