import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { joinFaces } from './join-faces.ts';

const require = createRequire(import.meta.url);
const sans = '@fontsource-variable/noto-sans-sc';
const mono = '@expo-google-fonts/ibm-plex-mono';

/** The signs of the mono face: Latin, punctuation, arrows and comparisons. */
const monoSigns = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”•…‰€←↑→↓−∕≠≤≥`;
/** Of the features the slashed zero alone, which ready-made Latin subsets drop. */
const monoOptions = { targetFormat: 'woff2', keepFeatures: ['zero'], noHinting: true } as const;
/** Joined pieces know nothing of their layout. */
const pieceOptions = { targetFormat: 'truetype', keepFeatures: [] } as const;
const monoFiles = {
  400: '400Regular/IBMPlexMono_400Regular.ttf',
  500: '500Medium/IBMPlexMono_500Medium.ttf',
  600: '600SemiBold/IBMPlexMono_600SemiBold.ttf',
};

/**
 * Cuts the product's own faces into `folder`, from what npm brings. Takes about 4 s; nothing when the folder holds faces
 * of the same signs and packages already.
 *
 * @param signs what the Chinese faces draw
 * @returns whether anything was cut
 */
export async function cutFaces(folder: string, signs: string): Promise<boolean> {
  const recipe = ['cut-faces.ts', 'join-faces.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const versions = [sans, mono, 'subset-font'].map((name) => (require(`${name}/package.json`) as { version: string }).version);
  const digest = createHash('sha256')
    .update(JSON.stringify([recipe, versions, signs]))
    .digest('hex');
  const stamp = join(folder, 'cut.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  mkdirSync(folder, { recursive: true });
  const pieces = await cutPieces(signs);
  for (const wght of [400, 600]) {
    const ofWeight: Buffer[] = [];
    for (const piece of pieces) ofWeight.push(await subsetFont(piece, signs, { ...pieceOptions, variationAxes: { wght } }));
    // One file instead of twenty on a first visit.
    const face = await subsetFont(joinFaces(ofWeight), signs, { targetFormat: 'woff2' });
    replaceFile(join(folder, `mastlight-sans-sc-${wght}.woff2`), face);
  }
  for (const [weight, file] of Object.entries(monoFiles)) {
    const whole = readFileSync(require.resolve(`${mono}/${file}`));
    rename(whole);
    replaceFile(join(folder, `mastlight-mono-${weight}.woff2`), await subsetFont(whole, monoSigns, monoOptions));
  }
  replaceFile(stamp, digest);
  return true;
}

/** Of the pieces in which npm brings the face of all weights those that draw any of the signs, and of each only these. */
async function cutPieces(signs: string): Promise<Buffer[]> {
  const rangesOf = JSON.parse(readFileSync(require.resolve(`${sans}/unicode.json`), 'utf8')) as Record<string, string>;
  const pieces: Buffer[] = [];
  for (const [name, ranges] of Object.entries(rangesOf)) {
    const inRanges = ranges.split(',').map((each) =>
      each
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16)),
    );
    const isInside = (point: number): boolean => inRanges.some(([from, to = from]) => point >= from! && point <= to!);
    const own = Array.from(signs).filter((sign) => isInside(sign.codePointAt(0)!));
    if (own.length === 0) continue;
    const piece = readFileSync(require.resolve(`${sans}/files/noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`));
    pieces.push(await subsetFont(piece, own.join(''), pieceOptions));
  }
  return pieces;
}

/** The licence reserves a name for the whole face: puts another in its place, as long as it, so that nothing else moves. */
function rename(face: Buffer): void {
  for (const [from, to] of [
    ['IBM Plex', 'Own Face'],
    ['IBMPlex', 'OwnFace'],
  ] as const) {
    // Big-endian: the name table keeps its names so.
    const [sought, given] = [from, to].map((name) => Buffer.from(name, 'utf16le').swap16());
    for (let at = face.indexOf(sought!); at >= 0; at = face.indexOf(sought!, at)) given!.copy(face, at);
  }
}

/** At once, so that a build beside this one never reads half a face. */
function replaceFile(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

/** Every sign from one code point to another, both included. */
export function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
