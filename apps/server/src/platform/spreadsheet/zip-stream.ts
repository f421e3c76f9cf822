import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its content is taken piece by piece. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly plainBytes: number;
}

/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** Version 2.0 of the format: deflate. */
const versionNeeded = 20;
/** 1980-01-01: the same content gives the same bytes. */
const dosDate = 0x0021;

/**
 * Writes a ZIP archive as a stream (APPNOTE 6.3.3, without ZIP64): nothing is
 * held but the pieces under way, however large the entries are.
 */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.from(zipChunks(entries), { objectMode: false });
}

async function* zipChunks(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = offset;
    const header = localHeader(name);
    yield header;
    offset += header.length;
    const counted = { crc: 0, plainBytes: 0 };
    let packedBytes = 0;
    const deflate = createDeflateRaw({ level: 6 });
    // Both ends fall together: a failing source ends the archive, a consumer who leaves ends the source.
    pipeline(Readable.from(count(entry.content, counted), { objectMode: false }), deflate, () => {});
    for await (const chunk of deflate) {
      packedBytes += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    const descriptor = words([0x08074b50, counted.crc, packedBytes, counted.plainBytes]);
    yield descriptor;
    offset += packedBytes + descriptor.length;
    written.push({ name, offset: start, crc: counted.crc, packedBytes, plainBytes: counted.plainBytes });
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}

async function* count(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  counted: { crc: number; plainBytes: number },
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    counted.crc = crc32(piece, counted.crc);
    counted.plainBytes += piece.length;
    yield piece;
  }
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry(entry: WrittenEntry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(versionNeeded, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(deflated, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(entry.packedBytes, 20);
  header.writeUInt32LE(entry.plainBytes, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

function directoryEnd(entries: number, directoryBytes: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32LE(value >>> 0, index * 4));
  return buffer;
}
