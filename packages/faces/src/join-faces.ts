/** Tables that pieces of one design share, as the first has them. */
const shared = ['OS/2', 'hhea', 'name', 'post'];

/**
 * Joins TrueType faces that are pieces of one design to one face. A sign that several draw is drawn as the last does.
 * What the pieces know of their layout (kerning, forms of other regions) is left behind.
 *
 * @throws Error when a piece is no TrueType face with a map of Unicode, or makes a glyph of others
 */
export function joinFaces(pieces: readonly Buffer[]): Buffer {
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  const glyphOf = new Map<number, number>();
  const all = pieces.map(readPiece);
  for (const piece of all) {
    const base = outlines.length;
    // Each begins with the glyph of what is missing, and one of these is enough.
    const renumber = (glyph: number): number => (glyph === 0 ? 0 : base === 0 ? glyph : base + glyph - 1);
    for (let glyph = base === 0 ? 0 : 1; glyph < piece.count; glyph += 1) {
      outlines.push(padded(piece.outlineOf(glyph)));
      metrics.push(piece.metricsOf(glyph));
    }
    for (const [sign, glyph] of piece.glyphOf) glyphOf.set(sign, renumber(glyph));
  }
  const [first] = all;
  const tables = new Map<string, Buffer>(shared.map((tag) => [tag, Buffer.from(first!.table(tag))]));
  tables.get('hhea')!.writeUInt16BE(metrics.length, 34);
  const head = Buffer.from(first!.table('head'));
  // The box around all glyphs; then offsets of four bytes.
  for (const [at, widest] of [
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ] as const) {
    head.writeInt16BE(widest(...all.map((piece) => piece.table('head').readInt16BE(at))), at);
  }
  head.writeInt16BE(1, 50);
  const most = Buffer.from(first!.table('maxp'));
  for (let at = 6; at < most.length; at += 2) most.writeUInt16BE(Math.max(...all.map((piece) => piece.table('maxp').readUInt16BE(at))), at);
  most.writeUInt16BE(outlines.length, 4);
  const offsets = Buffer.alloc(4 * (outlines.length + 1));
  let end = 0;
  for (const [glyph, { length }] of outlines.entries()) offsets.writeUInt32BE((end += length), 4 * (glyph + 1));
  tables.set('head', head).set('maxp', most).set('loca', offsets);
  tables.set('glyf', Buffer.concat(outlines)).set('hmtx', Buffer.concat(metrics)).set('cmap', writeMap(glyphOf));
  return writeFace(tables);
}

function readPiece(face: Buffer) {
  const table = (tag: string): Buffer => {
    for (let at = 12; at < 12 + 16 * face.readUInt16BE(4); at += 16) {
      const start = face.readUInt32BE(at + 8);
      if (face.toString('latin1', at, at + 4) === tag) return face.subarray(start, start + face.readUInt32BE(at + 12));
    }
    throw new Error(`A piece of the face has no table ${tag}`);
  };
  const [loca, glyf, hmtx] = [table('loca'), table('glyf'), table('hmtx')];
  const isLong = table('head').readInt16BE(50) === 1;
  const offsetOf = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const full = table('hhea').readUInt16BE(34);
  return {
    table,
    count: table('maxp').readUInt16BE(4),
    glyphOf: readMap(table('cmap')),
    outlineOf: (glyph: number): Buffer => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
    /** Width and left edge; glyphs at the end may share the last width. */
    metricsOf(glyph: number): Buffer {
      if (glyph < full) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
      const edge = 4 * full + 2 * (glyph - full);
      return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(edge, edge + 2)]);
    },
  };
}

/** An outline that ends where the next may begin. A glyph made of others would name them by their numbers: none here is. */
function padded(outline: Buffer): Buffer {
  if (outline.length > 0 && outline.readInt16BE(0) < 0) throw new Error('A piece of the face makes a glyph of others');
  return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
}

/** The signs that a TrueType face draws. @throws Error when it is none. */
export function signsOf(face: Buffer): ReadonlySet<number> {
  return new Set(readPiece(face).glyphOf.keys());
}

/** Which glyph draws a sign, of the maps that HarfBuzz writes: by segments (4), or by groups (12). */
function readMap(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(record + 4));
    const format = map.readUInt16BE(0);
    if (format === 12) {
      for (let at = 16; at < 16 + 12 * map.readUInt32BE(12); at += 12) {
        const [from, to, glyph] = [map.readUInt32BE(at), map.readUInt32BE(at + 4), map.readUInt32BE(at + 8)];
        for (let sign = from; sign <= to; sign += 1) found.set(sign, glyph + sign - from);
      }
    }
    if (format === 4) {
      const length = map.readUInt16BE(6);
      for (let at = 14; at < 14 + length; at += 2) {
        const to = map.readUInt16BE(at);
        const [from, delta, offset] = [1, 2, 3].map((part) => map.readUInt16BE(at + part * length + 2));
        for (let sign = from!; sign <= to && sign !== 0xffff; sign += 1) {
          const listed = offset === 0 ? sign : map.readUInt16BE(at + 3 * length + 2 + offset! + 2 * (sign - from!));
          if (listed !== 0) found.set(sign, (listed + delta!) & 0xffff);
        }
      }
    }
  }
  return found;
}

/** One map, by groups: of each sign alone, for HarfBuzz joins them. */
function writeMap(glyphOf: ReadonlyMap<number, number>): Buffer {
  const signs = [...glyphOf].toSorted(([a], [b]) => a - b);
  const cmap = Buffer.alloc(12 + 16 + 12 * signs.length);
  cmap.writeUInt16BE(1, 2);
  // Windows, all of Unicode.
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + 12 * signs.length, 16);
  cmap.writeUInt32BE(signs.length, 24);
  for (const [index, [sign, glyph]] of signs.entries()) {
    const at = 28 + 12 * index;
    cmap.writeUInt32BE(sign, at);
    cmap.writeUInt32BE(sign, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
  }
  return cmap;
}

/** A face of its tables, without the sums that check them: whoever compresses it writes them. */
function writeFace(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(at, 12 + 16 * index + 8);
    directory.writeUInt32BE(table.length, 12 + 16 * index + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
