// Guarantee (U-19): a face that is joined of pieces draws each sign as its piece does.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { beforeAll, expect, it } from 'vitest';
import { joinFaces } from './join-faces';

const require = createRequire(import.meta.url);
const options = { targetFormat: 'truetype', keepFeatures: [], variationAxes: { wght: 600 } } as const;
/** Pieces, and signs that they draw: letters, with marks and without, and Chinese. */
const pieces = [
  ['latin', 'Aaé'],
  ['119', '的中'],
  ['118', '提'],
  ['vietnamese', 'ẤỘ'],
] as const;
let cut: Buffer[];
let joined: Buffer;

beforeAll(async () => {
  cut = await Promise.all(
    pieces.map(([name, signs]) =>
      subsetFont(
        readFileSync(require.resolve(`@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${name}-wght-normal.woff2`)),
        signs,
        options,
      ),
    ),
  );
  joined = joinFaces(cut);
});

/** What a face draws of one sign: outlines and widths. */
async function drawn(face: Buffer, sign: string): Promise<string[]> {
  const one = await subsetFont(face, sign, { targetFormat: 'truetype' });
  return ['glyf', 'hmtx'].map((tag) => {
    const at = one.indexOf(tag);
    const start = one.readUInt32BE(at + 8);
    return one.toString('hex', start, start + one.readUInt32BE(at + 12));
  });
}

it.each(pieces.flatMap(([, signs], piece) => Array.from(signs, (sign) => ({ sign, piece }))))(
  'U-19 a joined face draws $sign as its piece does',
  async ({ sign, piece }) => {
    const [outline, width] = await drawn(joined, sign);
    expect(outline!.length).toBeGreaterThan(100);
    expect([outline, width]).toEqual(await drawn(cut[piece]!, sign));
  },
);

it('says which table a broken piece lacks', () => {
  expect(() => joinFaces([Buffer.alloc(12)])).toThrow('no table loca');
});
