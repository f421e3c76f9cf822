import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { archiveEntriesMax, unpackedBytesMax, unpackedRatioMax } from '@mastlight/domain/file/limits';
import { readPieces } from './read-pieces';
import { refuseFile } from './refuse-file';

/** An entry as the central directory tells of it (APPNOTE 4.3.12). */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its local header begins. */
  readonly at: number;
}

const [endMark, directoryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const [endBytes, directoryBytes, localBytes] = [22, 46, 30];
const commentBytesMax = 65_535;
const [stored, deflated] = [0, 8];
/** The upper half of the attributes is a Unix mode; this is a symbolic link. */
const [modeMask, symlinkMode] = [0xf000, 0xa000];
const encryptedFlag = 1;
/** Entries beyond 4 GB say so by this; none of ours comes near. */
const beyond32 = 0xffffffff;

/** What makes a package a table or a text (ECMA-376): its main part. */
const mainParts = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' } as const;

/**
 * Whether an archive is a table or a text of Office: by its parts, all of
 * which are unpacked, counted and thrown away. One with macros is neither.
 *
 * @throws BusinessError 400 when it holds too much, or lies about itself (S-10, U 1 to 3).
 */
export async function findDocument(handle: FileHandle, bytes: number): Promise<'xlsx' | 'docx' | null> {
  const entries = await readDirectory(handle, bytes);
  await unpackAll(handle, entries, bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return null;
  if (names.has(mainParts.xlsx)) return 'xlsx';
  return names.has(mainParts.docx) ? 'docx' : null;
}

const unsafe = () => refuseFile('archiveUnsafe');

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw unsafe();
  return buffer;
}

async function readDirectory(handle: FileHandle, bytes: number): Promise<Entry[]> {
  if (bytes < endBytes) throw unsafe();
  const tail = await readBytes(handle, Math.max(0, bytes - endBytes - commentBytesMax), Math.min(bytes, endBytes + commentBytesMax));
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endMark) end--;
  if (end < 0) throw unsafe();
  const count = tail.readUInt16LE(end + 10);
  const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const endAt = bytes - tail.length + end;
  if (count > archiveEntriesMax || start + size > endAt) throw unsafe();
  const directory = await readBytes(handle, start, size);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + directoryBytes > size || directory.readUInt32LE(at) !== directoryMark) throw unsafe();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = directory.toString('utf8', at + directoryBytes, at + directoryBytes + nameLength);
    const isSymlink = ((directory.readUInt32LE(at + 38) >>> 16) & modeMask) === symlinkMode;
    const isEncrypted = (directory.readUInt16LE(at + 8) & encryptedFlag) !== 0;
    if (isSymlink || isEncrypted || leadsOut(name)) throw unsafe();
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += directoryBytes + nameLength + extraLength + commentLength;
  }
  requireBounds(entries, start, bytes);
  return entries;
}

/** Whether a name leads out of the folder that the archive would be unpacked into. */
function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');
}

/** @throws BusinessError 400 when the entries say of themselves that they are too much, lie upon each other, or reach into the directory. */
function requireBounds(entries: readonly Entry[], directoryAt: number, bytes: number): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > Math.min(unpackedBytesMax, bytes * unpackedRatioMax)) throw unsafe();
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw unsafe();
  let free = 0;
  for (const { at, packed } of [...entries].sort((a, b) => a.at - b.at)) {
    if (at < free || packed === beyond32) throw unsafe();
    free = at + localBytes + packed;
  }
  if (free > directoryAt) throw unsafe();
}

/** Unpacks every entry into nothing: what it holds must be what the directory says. */
async function unpackAll(handle: FileHandle, entries: readonly Entry[], bytes: number): Promise<void> {
  for (const { at, method, packed, unpacked } of entries) {
    const header = await readBytes(handle, at, localBytes);
    if (header.readUInt32LE(0) !== localMark) throw unsafe();
    const dataAt = at + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (dataAt + packed > bytes) throw unsafe();
    if (method === stored ? packed !== unpacked : method !== deflated) throw unsafe();
    if (method === deflated && (await inflatedSize(handle, dataAt, dataAt + packed, unpacked)) !== unpacked) throw unsafe();
  }
}

/** Bytes that a deflated span holds, `most` + 1 when it holds more; -1 when it cannot be inflated. */
async function inflatedSize(handle: FileHandle, start: number, end: number, most: number): Promise<number> {
  let size = 0;
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      size += piece.length;
      done(size > most ? new Error('more than was said') : null);
    },
  });
  try {
    await pipeline(copyPieces(handle, start, end), createInflateRaw(), count);
    return size;
  } catch {
    return size > most ? most + 1 : -1;
  }
}

/** Pieces that stay as they are while a stream holds on to them. */
async function* copyPieces(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for await (const piece of readPieces(handle, start, end)) yield Buffer.from(piece);
}
