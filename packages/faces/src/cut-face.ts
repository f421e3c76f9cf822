import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { joinFaces, signsOf } from './join-faces.ts';

const require = createRequire(import.meta.url);
/** The Chinese face of all weights, which npm brings in pieces. */
export const sans = '@fontsource-variable/noto-sans-sc';

/** Joined pieces know nothing of their layout. */
export const pieceOptions = { targetFormat: 'truetype', keepFeatures: [] } as const;

/** Which code points a piece draws. */
interface Piece {
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

let known: Promise<readonly Piece[]> | null = null;

async function readPieces(): Promise<readonly Piece[]> {
  const rangesOf = JSON.parse(await readFile(require.resolve(`${sans}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(rangesOf).map(([name, ranges]) => ({
    file: require.resolve(`${sans}/files/noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges
      .split(',')
      .map((range) => {
        const [from, to = from] = range
          .slice(2)
          .split('-')
          .map((point) => Number.parseInt(point, 16));
        return [from!, to!] as const;
      })
      .toSorted(([a], [b]) => a - b),
  }));
}

/** Of the pieces those that draw any of the signs, and of each only these: TrueType, of all weights or of one. */
export async function cutPieces(signs: string, wght?: number): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  const points = [...new Set(Array.from(signs, (sign) => sign.codePointAt(0)!))];
  for (const { file, ranges } of await (known ??= readPieces())) {
    const own = points.filter((point) => isWithin(ranges, point));
    if (own.length === 0) continue;
    const options = wght === undefined ? pieceOptions : { ...pieceOptions, variationAxes: { wght } };
    pieces.push(await subsetFont(await readFile(file), String.fromCodePoint(...own), options));
  }
  return pieces;
}

/** Stands for a sign that the design does not draw. */
export const undrawn = '□';

/** Where the package names what it draws and nothing else: plain letters and digits, and the Chinese signs. */
const truthful: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0x4e00, 0x9eff],
];
/** All that the pieces name, each point once, in order. */
let named: Promise<readonly (readonly [number, number])[]> | null = null;

async function readNamed(): Promise<readonly (readonly [number, number])[]> {
  const all = (await (known ??= readPieces())).flatMap(({ ranges }) => ranges).toSorted(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of all) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What else was met: elsewhere the package names some two thousand signs that no piece draws. */
const isDrawn = new Map<number, boolean>();

async function learnDrawn(points: readonly number[]): Promise<void> {
  const ranges = await (named ??= readNamed());
  const fresh = points.filter((point) => isWithin(ranges, point));
  const looked = fresh.filter((point) => !isWithin(truthful, point));
  const drawn = new Set((await cutPieces(String.fromCodePoint(...looked))).flatMap((piece) => [...signsOf(piece)]));
  // What is not named is not kept: anybody could send a million of those.
  for (const point of fresh) isDrawn.set(point, isWithin(truthful, point) || drawn.has(point));
}

/** Whether a code point lies in one of the ranges, by halves. */
function isWithin(ranges: readonly (readonly [number, number])[], point: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle]!;
    if (point < from) high = middle;
    else if (point > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** A text as the face can draw it: a box for each sign that it does not. */
export async function drawable(text: string): Promise<string> {
  const signs = new Map(Array.from(text, (sign) => [sign, sign.codePointAt(0)!]));
  await learnDrawn([...signs.values()].filter((point) => !isDrawn.has(point)));
  return Array.from(text, (sign) => (isDrawn.get(signs.get(sign)!) ? sign : undrawn)).join('');
}

/** A TrueType face of one weight that draws the signs of a text that is `drawable`. */
export async function cutFace(text: string, wght: number): Promise<Buffer> {
  return joinFaces(await cutPieces(`${text} `, wght));
}
