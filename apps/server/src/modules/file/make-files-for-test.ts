import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, crc32 as zlibCrc32 } from 'node:zlib';
import sharp from 'sharp';

/** An entry of a zip archive that a test makes; what is told may differ from what is there. */
export interface TestEntry {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly toldSize?: number;
  /** Unix mode, such as that of a link. */
  readonly mode?: number;
  /** Where the directory says that it begins; elsewhere than it does. */
  readonly toldAt?: number;
}

/** A zip archive, written by hand so that it can lie. */
export function makeZip(entries: readonly TestEntry[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, toldSize, mode = 0, toldAt } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(toldSize ?? raw.length, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(toldSize ?? raw.length, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(toldAt ?? at, 42);
    bodies.push(local, nameBytes, packed);
    directory.push(central, nameBytes);
    at += 30 + nameBytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const types: TestEntry = { name: '[Content_Types].xml', content: '<Types/>' };
const workbook: TestEntry = { name: 'xl/workbook.xml', content: '<workbook/>' };

/** A table of Office with further entries. */
export const makeXlsx = (...more: readonly TestEntry[]): Buffer => makeZip([types, workbook, ...more]);
export const makeDocx = (): Buffer => makeZip([types, { name: 'word/document.xml', content: '<document/>' }]);

/** A compound file with one directory entry of a name. */
export function makeOle(streamName: string): Buffer {
  const file = Buffer.alloc(1_536);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.write('Root Entry\0', 512, 'utf16le');
  file.write(`${streamName}\0`, 640, 'utf16le');
  return file;
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A picture of one colour. */
export function makePicture(format: 'png' | 'jpeg', width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG that cannot be worked on row by row: in several passes, or lying on its side. */
export function makeHeldPicture(width: number, height: number, how: 'progressive' | 'turned'): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#246' } });
  return (how === 'turned' ? picture.withMetadata({ orientation: 6 }) : picture).jpeg({ progressive: how === 'progressive' }).toBuffer();
}

/** A photo of 40 by 20 pixels with what cameras write into it. */
export function makePhoto(exif: Readonly<Record<string, string>>, orientation: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
    .withExif({ IFD0: exif })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Width and height of a picture; read from a file, as the product does. */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'mastlight-picture-'));
  try {
    await writeFile(join(folder, 'picture'), bytes);
    const { width, height } = await sharp(join(folder, 'picture')).metadata();
    return { width, height };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The head of a PNG that says it is so large, and next to no pixels. */
export function makePngHead(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', header),
    makeChunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG, with its length and check sum. */
export function makeChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(zlibCrc32(named));
  return Buffer.concat([length, named, check]);
}
